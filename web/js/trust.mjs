// Trusted Types: whatever wants to become HTML or code passes here, and next to nothing may. No HTML
// at all; as code the one function that PyScript builds when it starts; scripts from this site only.
const PYSCRIPTS_HOOK = `function anonymous(
) {
return(w,x)=>(async(e,t,...n)=>{for(const r of n)await r(e,t)})(w,x,...[({interpreter:e})=>{e.registerJsModule("_pyscript",{fs:{ERROR:"storage permissions not granted",NAMESPACE:"@pyscript.fs"},interpreter:e})}])
}`;
const base = new URL("./", document.baseURI).href;

const allow = (allowed) => (text) => {
  if (allowed(text)) return text;
  throw new TypeError(`Not allowed here: ${text.slice(0, 80)}`);
};

globalThis.trustedTypes?.createPolicy("default", {
  createHTML: allow(() => false),
  createScript: allow((text) => [PYSCRIPTS_HOOK, `(${PYSCRIPTS_HOOK})`].includes(text)), // by engine
  createScriptURL: allow((address) => new URL(address, base).href.startsWith(base)),
});

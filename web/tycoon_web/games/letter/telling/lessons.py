"""The lessons of Letter Tycoon: real games, as far as each lesson needs one. The lists hold the
everyday words that can be laid."""

from __future__ import annotations

from tycoon_web.telling.lesson import read_lessons

#: As `games.lesson` tells.
TEXT = """
lesson word
deal word20 2 {"challenge": "automatic", "word_list": "own"}
words aft alb albs alms ash bah baht bahts balm balms bash bast bat bath baths bats blab blabs
words blah blahs blast fab fast fat fats flab flash flat flats haft hafts half halt halts ham
words hams has hash hast hat hath hats lab labs lam lamb lambs lams lash last lath laths lats
words malt malts mas mash mast mat math mats salt sat shaft shah shalt sham shh slab slam slat
words stab tab tabs tam tams
task
accept [{"do": "play_word", "word": ["BAHTS", "BALMS", "BATHS", "BLABS", "BLAHS", "BLAST"]}]
accept [{"do": "play_word", "word": ["FLASH", "FLATS", "HAFTS", "HALTS", "LAMBS", "LATHS"]}]
accept [{"do": "play_word", "word": ["MALTS", "SHAFT", "SHALT"]}]
way hand-1 hand-4 hand-0 hand-6 pool-2 commit
lesson vowels
deal k81 2 {"challenge": "automatic", "word_list": "own"}
words act acts acuity attic attics autistic cast casts casuist cat cats catsuit catsuits catty
words cay cays city cuss cut cuts cyst cystitis cysts ictus icy its keeps sac sacs sat saucy say
words says sic sics sis sit sits static statics stats status stay stays sty suit suits tacit
words tact tasty tat tats tau taus taut tic tics tut tuts
{"do": "play_word", "word": "KEEPS", "places": "hhphp", "vowels": []}
{"do": "buy_patent", "letter": "K"}
{"do": "end_turn"}
{"do": "discard_cards", "cards": []}
{"do": "end_turn"}
task
accept [{"do": "play_word", "word": ["CASTS", "STATS"]}]
accept [{"do": "play_word", "word": ["CATTY", "STAYS", "TASTY"], "vowels": [[]]}]
accept [{"do": "play_word", "word": "CYSTS", "vowels": [[1]]}]
way pool-1 pool-0 hand-2 hand-3 pool-2 commit
lesson q
deal q234 2 {"challenge": "automatic", "word_list": "own"}
words eek eel eke elite elk ilk keel kilo kilt kit kite lee leek lei let lie lieu like lit lite
words lot lout lute oik oil ole out quiet quilt quit quite quo quoit quote tee tie til tile toe
words toil toke tole toque
task
accept [{"do": "play_word", "word": ["QUIET", "QUILT", "QUITE", "QUOIT", "QUOTE", "TOQUE"]}]
way hand-5 pool-1 hand-2 hand-0 hand-6 commit
lesson patents
deal r35 2 {"challenge": "automatic", "word_list": "own"}
words defog deft dew die diet dig doe dog doge dogie dot dote edge edit ego ewe fed fee feed
words feet fete feted fetid few fidget fie fig fit foe fog forged gee geed geode get gift gifted
words git gite god got ode oft owe owed ted tee teed tide tie tied toe toed tog tow towed twee
words tweed twig two wed wedge wedgie wee weed weft wet wide widget widow wife wig wit wodge woe
words wot wow wowed
{"do": "discard_cards", "cards": []}
{"do": "end_turn"}
{"do": "play_word", "word": "FORGED", "places": "hhpphh", "vowels": []}
{"do": "buy_patent", "letter": "D"}
{"do": "end_turn"}
task
accept [{"do": "play_word", "word": ["DEFOG", "DOGIE", "FETED", "FETID", "FIDGET", "GEODE"]}]
accept [{"do": "play_word", "word": ["GIFTED", "TOWED", "TWEED", "WEDGE", "WEDGIE", "WIDGET"]}]
accept [{"do": "play_word", "word": ["WIDOW", "WODGE", "WOWED"]}]
way pool-2 pool-0 hand-2 hand-4 hand-1 hand-0 commit
task
accept [{"do": "buy_patent"}]
way buy-G buy-F buy-W
lesson ability
deal z23 2 {"challenge": "automatic", "word_list": "own"}
words floor floors flour flours flout flouts flu fool fools foot foots for fort forts foul fouls
words four fours fro fur furl furls furor furors furs lazier loft lofts loo loos loot loots lot
words lots lotus lour lours lout louts oft our ours out outs roof roofs root roots rot rotor
words rotors rots rout routs rut ruts tofu too tool tools tor tors torus tour tours turf turfs
{"do": "play_word", "word": "LAZIER", "places": "hphhhh", "vowels": []}
{"do": "buy_patent", "letter": "Z"}
{"do": "end_turn"}
{"do": "discard_cards", "cards": []}
{"do": "end_turn"}
task
accept [{"do": "play_word", "word": ["FLOORS", "FLOURS", "FLOUTS", "FURORS", "ROTORS"]}]
way hand-0 hand-1 hand-2 hand-3 hand-4 final-s commit
lesson challenge
deal c0 2 {"challenge": "table", "word_list": "own"}
words afire ail air ale alien are deli die diet dig dire direr dirge dirt drier ear earl earn
words edit elan elf elfin era erg err fail fain fainer fair fairer fan far fare fear fen fer
words feral fern fie file filer fin final finale fine finer fir fire firer flair flan flare flea
words flier frail frailer friar gel geld gelid get gild gilder gilt gird girder girdle girl girt
words girted git gite glide glider grid grit idle idler ilea infer infra ire jail jailer jar
words jean jet jig jilt jilted lain lair lane lea leaf lean learn led leg legit lei let liar lid
words lie lied lief lien life lifer line linear liner lira lire lit lite liter litre nae naif
words nail near nil rail rain ran rare real rear red ref refrain rein rejig renal reran rial rid
words ride rider ridge rife rifer rifle rifler rig rile riled rite ted tide tie tied tier tiger
words til tilde tile tiled tiler tire tired tried trier trig
{"do": "discard_cards", "cards": []}
{"do": "end_turn"}
{"do": "play_word", "word": "GRIDLET", "places": "hhhphhh", "vowels": []}
task
accept [{"do": "challenge"}]
way object-0 settle
then
{"do": "discard_cards", "cards": ["Q"]}
{"do": "discard_cards", "cards": []}
{"do": "end_turn"}
{"do": "play_word", "word": "GLIDER", "places": "hhhphh", "vowels": []}
task
accept [{"do": "accept"}]
way go-on settle
lesson discard
deal d211 2 {"challenge": "automatic", "word_list": "own"}
words hie hoe hue oho ooh
task
accept [{"do": "discard_cards", "cards": {"least": 3}}]
way discard hand-3 hand-4 hand-5 hand-6 commit
task
accept [{"do": "end_turn"}]
way end-turn
then
{"do": "discard_cards", "cards": []}
{"do": "end_turn"}
lesson last
deal l36 3 {"challenge": "automatic", "word_list": "own"}
words broach deism den denim denims dens dew die dies dim dime dimes dims din dine dines dins
words dis dish dive dives emfs ems end ends enemy ens fashion fed feds fen fend fends fens few
words fie fiend fiends fin find finds fine fined fines fins fish fished five fives hem hems hen
words hens hes hew hews hid hide hides hie hied hies him hims hind hinds his hive hived hives
words idem ides ids ifs ins ism meh men mend mends mes mesh mew mews mid mien miens mind minds
words mine mined mines nevi new news oriole semi send sew sewn she shed shew shewn shied shim
words shin shine shined shiv side sim sin sine sinew snide swim swine torqued unveil vein veins
words vend vends vie vied vies view views vim vine vines vise vised wed weds wen wend wends wens
words when whens whim whims whine whined whines wide widen widens wife win wind winds wine wined
words wines wins wise wised wish wished wive wived wives
{"do": "play_word", "word": "ORIOLE", "places": "hphhhh", "vowels": []}
{"do": "buy_patent", "letter": "L"}
{"do": "end_turn"}
{"do": "discard_cards", "cards": []}
{"do": "end_turn"}
{"do": "discard_cards", "cards": []}
{"do": "end_turn"}
{"do": "play_word", "word": "UNVEIL", "places": "hhhhph", "vowels": []}
{"do": "buy_patent", "letter": "U"}
{"do": "end_turn"}
{"do": "discard_cards", "cards": []}
{"do": "end_turn"}
{"do": "discard_cards", "cards": []}
{"do": "end_turn"}
{"do": "play_word", "word": "TORQUED", "places": "hphphhh", "vowels": []}
{"do": "buy_patent", "letter": "E"}
{"do": "end_turn"}
{"do": "discard_cards", "cards": []}
{"do": "end_turn"}
{"do": "discard_cards", "cards": []}
{"do": "end_turn"}
{"do": "play_word", "word": "ENEMY", "places": "phphh", "vowels": []}
{"do": "buy_patent", "letter": "M"}
{"do": "end_turn"}
{"do": "discard_cards", "cards": []}
{"do": "end_turn"}
{"do": "discard_cards", "cards": []}
{"do": "end_turn"}
{"do": "play_word", "word": "FASHION", "places": "hhhhpph", "vowels": []}
{"do": "buy_patent", "letter": "A"}
{"do": "end_turn"}
{"do": "discard_cards", "cards": []}
{"do": "end_turn"}
{"do": "discard_cards", "cards": []}
{"do": "end_turn"}
{"do": "play_word", "word": "BROACH", "places": "phphhh", "vowels": []}
{"do": "buy_patent", "letter": "H"}
{"do": "end_turn"}
{"do": "discard_cards", "cards": []}
{"do": "end_turn"}
{"do": "discard_cards", "cards": []}
{"do": "end_turn"}
task
accept [{"do": "play_word", "word": ["DENIMS", "FIENDS", "FISHED", "SHINED", "WHINED", "WHINES"]}]
accept [{"do": "play_word", "word": ["WIDENS", "WISHED"]}]
way pool-1 hand-3 hand-5 pool-0 hand-1 hand-0 commit
task
accept [{"do": "buy_patent"}]
way buy-W buy-D buy-F
"""
LESSONS = read_lessons("letter", TEXT)

"""The command line's English for refusals; nothing else in the engine has sentences."""

from __future__ import annotations

from typing import Any

from tycoon.kernel.refusals import Refusal

#: By code. Those of single actions are met inside ``save_impossible`` only, and in short.
SENTENCES = {
    "bad_effort": "The effort is a number above 0 and at most 1000, not {effort}.",
    "bad_seed": "The seed must be printable text of at most {longest} characters.",
    "bot_twice": "The bot {bot} is there twice.",
    "cluster_empty": "The scheduler at {address} had no worker within {seconds} seconds.",
    "cluster_lost": "The cluster is lost: its scheduler has gone or its workers die.",
    "emblem_taken": "Two players have the emblem {emblem}.",
    "engine_differs": "The cluster has another engine than this one, or none.",
    "export_differs": "The folder holds another export or something else: it differs in {field}.",
    "extra_missing": "This needs more than the engine: install tycoon-table[{extra}].",
    "file_unusable": "The file {file} cannot be used: {reason}.",
    "game_not_over": "The game is not over yet, so there is nothing to analyse.",
    "impossible_parameter": "The parameter {parameter} cannot have this value.",
    "impossible_option": "The option {option} cannot have this value.",
    "judge_unfit": "Only a tycoon judges a game, tycoon or tycoon:FILE.json, not {bot}.",
    "lexicon_damaged": "The word list {id} is damaged.",
    "lexicon_differs": "The word list is {id}, but the game is played with {wanted}.",
    "lexicon_missing": "The word list {id} that this needs is not here.",
    "list_empty": "The word list has no word of three to twelve letters.",
    "list_not_text": "The word list is not a text file.",
    "list_too_large": "The word list is larger than {largest} bytes.",
    "list_too_many": "The word list has more than {most} words.",
    "malformed_bot": "A bot is given as a level and a character.",
    "malformed_options": "The options are not a table of names and values.",
    "malformed_player": "Player {seat} is neither a name nor a record of name and emblem.",
    "malformed_setting": "An option is given as name=value, not as {text}.",
    "malformed_shard": "A shard is given as 3/16, not as {text}.",
    "malformed_until": "A test is given as sprt:0,20, not as {text}.",
    "name_missing": "Player {seat} has no name.",
    "no_such_chance": "Chance is explicit or sampled, not {chance}.",
    "no_such_form": "The game has no actions in the form {form}, only {forms}.",
    "no_such_format": "There is no format {format}, only {formats}.",
    "no_such_moment": "The save names a moment that its game does not have.",
    "no_such_render_mode": "The table cannot be rendered as {mode}.",
    "no_such_returns": "Games can end with no returns called {returns}.",
    "no_such_seat": "There is no seat {seat}.",
    "option_twice": "The option {option} is given twice.",
    "report_in_the_way": "The file {file} is there already and is no report of a league.",
    "results_contradict": "The file {file} has a game that ended otherwise in another one.",
    "results_damaged": "The file of results is damaged in line {line}.",
    "results_differ": "The file of results is of another league: it differs in {field}.",
    "results_not_ours": "The file is not one of results of a league.",
    "save_damaged": "The file is a damaged save: its checksum does not fit what it holds.",
    "save_differs": "The save contradicts itself: its actions lead to another position.",
    "save_impossible": "The save holds something that the rules do not allow: {reason}.",
    "save_malformed": "The save is incomplete or has the wrong form: {field}.",
    "no_numbers": "The actions of {game} are no numbers yet.",
    "save_newer": "The save comes from a newer version ({app_version}).",
    "save_not_json": "The file is not a save: it is not JSON.",
    "save_not_ours": "The file is not a save of Tycoon Table.",
    "save_not_text": "The file is not text.",
    "save_too_slow": "Reading the save takes longer than {seconds} s.",
    "save_too_large": "The file is larger than {largest} characters, far more than any save.",
    "scheduler_silent": "No scheduler at {address} has answered within {seconds} seconds.",
    "shard_alone": "A shard needs a file for its games, and neither a test nor a report.",
    "training_differs": "The file {file} is there, and of another training: take it away first.",
    "too_few_games": "At least one game must be played, not {games}.",
    "unknown_character": "There is no bot {character}, only {characters}.",
    "unknown_emblem": "There is no emblem {emblem}.",
    "unknown_game": "There is no game {game}.",
    "unknown_level": "There is no level {level}, only {levels}.",
    "unknown_parameter": "There is no parameter {parameter}, only {known}.",
    "unknown_option": "There is no option {option}.",
    "until_needs_pair": "A sequential test needs two bots, two seats and nothing that varies.",
    "weights_changed": "The file {file} of weights has changed since it was named.",
    "weights_differ": "The file {file} does not hold what this version learns.",
    "weights_in_the_way": "The file {file} is there already and is not one of weights.",
    "weights_not_ours": "The file {file} is not one of weights that train has written.",
    "weights_of_another": "The file {file} holds weights of the game {game}.",
    "weights_unused": "The level {level} has learned nothing, so it takes no weights.",
    "worker_lost": "A process that played games has died.",
    "wrong_number_of_players": "The game is for {least} to {most} players, not for {players}.",
}


def complaint(refusal: Refusal) -> str:
    """The refusal as one English sentence; one without a sentence in the words of its code."""
    params = {name: _readable(name, value) for name, value in refusal.params.items()}
    sentence = SENTENCES.get(refusal.code)
    if sentence is not None:
        return sentence.format_map(_Named(params))
    details = ", ".join(f"{_words(name)}: {value}" for name, value in params.items())
    return _words(refusal.code).capitalize() + (f" ({details})." if details else ".")


class _Named(dict[str, Any]):
    """Parameters of which one may be missing."""

    def __missing__(self, name: str) -> str:
        return f"unknown {_words(name)}"


def _readable(name: str, value: Any) -> Any:
    """A code inside a refusal as words; seats count from 1 as people do."""
    if name == "reason":
        return _words(str(value))
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return value + 1 if name == "seat" and isinstance(value, int) else value


def _words(code: str) -> str:
    return code.replace("_", " ")

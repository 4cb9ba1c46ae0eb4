"""A game in words: sentences, log, labels, legend, rules, lessons."""

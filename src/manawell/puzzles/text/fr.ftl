# Erreurs des énigmes : chacune dit que faire
fault-no-puzzles = Il n’y a pas encore d’énigmes pour { $game }. Jeux avec des énigmes : { $known }.
fault-no-puzzles-yet = Aucune énigme n’a encore été trouvée pour { $game }. Cherchez-en avec : manawell puzzles make { $game }
fault-no-puzzle = { $game } n’a pas d’énigme « { $puzzle } ». manawell puzzles list { $game } en donne la liste.

# Fautes des leçons : chacune dit que faire
fault-no-course = Il n’y a pas encore de leçons pour { $game }. Jeux avec leçons : { $known }.
fault-no-lesson = { $game } n’a pas de leçon « { $lesson } ». Ses leçons : { $known }.
fault-no-step = La leçon « { $lesson } » n’a pas d’étape { $step } ; ses étapes vont de 1 à { $steps }.
fault-lesson-wait =
    { $phase ->
        [right] Cette étape est résolue. Passez à la suivante.
        [wrong] Reprenez d’abord votre coup.
        [done] Cette leçon est terminée. Recommencez-la ou choisissez-en une autre.
       *[task] Résolvez d’abord cette étape, ou demandez la solution.
    }

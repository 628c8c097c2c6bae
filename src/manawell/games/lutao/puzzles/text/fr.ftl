# Buts des énigmes
goal-land = Complète un pays avec un seul mouvement.
goal-income = Avec un seul mouvement, fais passer ton décompte de { $now } à { $value }.
goal-form = Avec un seul déplacement de formation, fais passer ton décompte de { $now } à { $value }.
goal-city = La cité de Lutao est en jeu. Trouve le coup qui décide.
goal-artefact = Trouve le coup qui te rapproche de la victoire : une tête de pont, un artefact, une voie libre.
goal-spell = Un sort est en jeu. Trouve la bonne réponse.

# Thèmes
theme-city = Cité de Lutao
theme-land = Pays entiers
theme-income = Décompte
theme-battle = Batailles
theme-walk = Sans combat
theme-voyage = Voyages
theme-guard = Garde

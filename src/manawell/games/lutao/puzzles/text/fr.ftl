# Buts des énigmes
goal-land = Complétez un pays avec un seul mouvement.
goal-income = Avec un seul mouvement, faites passer votre décompte de { $now } à { $value }.
goal-form = Avec un seul déplacement de formation, faites passer votre décompte de { $now } à { $value }.
goal-city = La cité de Lutao est en jeu. Trouvez le coup qui décide.
goal-artefact = Trouvez le coup qui vous rapproche de la victoire : une tête de pont, un artefact, une voie libre.
goal-spell = Un sort est en jeu. Trouvez la bonne réponse.

# Thèmes
theme-city = Cité de Lutao
theme-land = Pays entiers
theme-income = Décompte
theme-battle = Batailles
theme-walk = Sans combat
theme-voyage = Voyages
theme-guard = Garde

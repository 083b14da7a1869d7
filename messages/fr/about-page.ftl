### À propos : ce que dit sa page.

about-title = À propos de Flibuste
about-lead = Flibuste fait tourner des jeux de pirates de l’espace sur une seule machine : les règles complètes, des robots qui ne trichent pas, et une page pour jouer avec un simple lien.
about-cards = D’où viennent les cartes
about-cards-text = Les livrets de règles n’impriment pas toutes les cartes. Ce qui manque est « reconstitué » : nous l’avons inventé d’après ce que les livrets en disent. Une marque le signale toujours.
about-thing = Cartes
source-rulebook = du livret
source-inferred = déduites
source-reconstructed = reconstituées
source-owner = relevées sur la boîte
about-owner = Tu possèdes la boîte ?
about-owner-text = Prends le fichier de cartes livré avec le programme, remplace les valeurs par celles de tes cartes, fais-le vérifier, puis lance le serveur avec. Les erreurs sont signalées ligne par ligne.
about-fair = Des tirages vérifiables
about-fair-text = Chaque partie terminée peut être téléchargée. Cette commande la rejoue et contrôle que chaque dé et chaque carte vient du secret scellé avant la donne.
about-api = Pour les programmes
about-api-text = Tout ce que fait cette page passe par une interface documentée, ouverte aux robots et aux outils.
about-api-link = Documentation de l’interface
about-rights = Droits
about-rights-text = Les règles sont dites avec nos mots et tout est dessiné par nous. Les jeux, leurs noms et leurs univers appartiennent à leurs auteurs et éditeurs : soutiens-les, achète les boîtes.

about-me = Ce que ce serveur garde de toi
about-me-text = Une place est tenue par une clé dans ce navigateur ; il n’y a pas de compte. Le serveur garde les noms que tu as donnés, ce que tu as dit à tes places, et tes parties avec leurs résultats. Tu peux en prendre une copie, ou tout faire retirer : tes places sont rendues, tes noms et tes paroles disparaissent, et les parties restent, sans ton nom. Ce navigateur oublie sa clé, ton surnom et tes réglages. Deux choses restent. Ce que tu as écrit en spectateur, ou à une place que quelqu’un d’autre a reprise, reste là jusqu’à ce que le serveur efface la conversation de cette table. Et pour une donne du jour que tu as eue, une marque qui ne nomme personne reste sur le serveur jusqu’à la fin du lendemain, et dans ce navigateur un cookie qui dit seulement pour quels jeux, jusqu’à minuit, heure universelle : chacun n’a qu’un essai.
about-me-export = Télécharger une copie
about-me-erase = Tout retirer
about-me-sure = Vraiment tout retirer ? Tes places sont perdues pour de bon, ici et dans ce navigateur.
about-me-sure-yes = Oui, tout retirer
about-me-sure-no = Non, tout garder
about-me-erased = C’est fait. Tes noms et tes paroles ne sont plus à tes places ; ce navigateur a oublié sa clé, ton surnom, tes réglages et ses notes : tu es quelqu’un de nouveau. Une donne du jour déjà eue le reste jusqu’à minuit, heure universelle.

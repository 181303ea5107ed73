import type { Texts } from '../../../translated-texts.ts'

export const texts: Texts = {
  'Count people, not SIM cards': 'Comptez les personnes, pas les cartes SIM',
  'Kenya has more mobile lines than inhabitants. A market model built on subscriptions will find customers who do not exist, and some who must not be served.':
    'Le Kenya compte plus de lignes mobiles que d’habitants. Un modèle de marché bâti sur les abonnements trouvera des clients qui n’existent pas, et d’autres qu’il est interdit de servir.',
  'The Communications Authority of Kenya counted 84.1 million active mobile subscriptions at the end of March 2026, or 157.7 for every hundred people.[^ke-communications-authority-2026] The figure is correct, and it is the wrong place to begin a market model. This article does the subtraction, step by step, and says how far each step can be trusted.':
    'L’Autorité des communications du Kenya a compté 84,1 millions d’abonnements mobiles actifs à la fin de mars 2026, soit 157,7 par centaine d’habitants.[^ke-communications-authority-2026] Le chiffre est exact, et c’est le mauvais point de départ d’un modèle de marché. Cet article fait la soustraction, étape par étape, et dit jusqu’à quel point on peut se fier à chacune.',
  '# Three counts that are not people': '# Trois décomptes qui ne sont pas des personnes',
  'A subscription is a line. One trader may hold two personal lines, a till number and a tracker in a van. The same report counted 53.4 million mobile money subscriptions,[^ke-communications-authority-2026] which looks like a count of adults who pay by phone and is not: there are not that many adults.':
    'Un abonnement est une ligne. Un même commerçant peut détenir deux lignes personnelles, un numéro de caisse et un traceur dans une camionnette. Le même rapport compte 53,4 millions d’abonnements d’argent mobile,[^ke-communications-authority-2026] ce qui ressemble au nombre d’adultes qui paient par téléphone, mais ne l’est pas : il n’y a pas autant d’adultes.',
  'Registered accounts overstate use everywhere. Ghana had 80.5 million mobile money accounts at the end of 2025, for a population of 35.1 million,[^gh-un-world-population-prospects-2024] and 26.7 million of them were active.[^gh-graphic-mobile-money-2025]':
    'Les comptes enregistrés surestiment l’usage partout. Le Ghana avait 80,5 millions de comptes d’argent mobile à la fin de 2025, pour une population de 35,1 millions,[^gh-un-world-population-prospects-2024] et 26,7 millions d’entre eux étaient actifs.[^gh-graphic-mobile-money-2025]',
  '# The subtraction': '# La soustraction',
  '| Step | People in Kenya | Basis |': '| Étape | Personnes au Kenya | Base |',
  '| Lines | 84.1 million | Active subscriptions, March 2026 |':
    '| Lignes | 84,1 millions | Abonnements actifs, mars 2026 |',
  '| Wallets | 53.4 million | Mobile money subscriptions, March 2026 |':
    '| Portefeuilles | 53,4 millions | Abonnements d’argent mobile, mars 2026 |',
  '| Everybody | 53.3 million | National projection for 2025;[^ke-standard-population-policy-2024] the United Nations give 57.5 million[^ke-un-population-2024] |':
    '| Toute la population | 53,3 millions | Projection nationale pour 2025 ;[^ke-standard-population-policy-2024] les Nations unies donnent 57,5 millions[^ke-un-population-2024] |',
  '| Aged 18 and over | 28.2 million | The adults with whom the FinAccess survey of 2024 reckons[^ke-finaccess-2024] |':
    '| 18 ans et plus | 28,2 millions | Les adultes que retient l’enquête FinAccess de 2024[^ke-finaccess-2024] |',
  '| Who use mobile money | 23.2 million | The same survey: 82.3 per cent of adults |':
    '| Utilisateurs de l’argent mobile | 23,2 millions | La même enquête : 82,3 % des adultes |',
  '| Who use it daily | about half of them | The same survey: 52.6 per cent |':
    '| Utilisateurs quotidiens | environ la moitié d’entre eux | La même enquête : 52,6 % |',
  'The third line is the one to argue about, since two serious sources are four million people apart. The fourth can be tested. In the census of August 2019, 35.7 million of 47.6 million people were younger than 35, and 13.8 million were aged 18 to 34.[^ke-census-ages-2019] So 21.9 million were below 18 and about 25.6 million were adults, or 54 in a hundred. The same share of 53.3 million is 28.8 million, close to the survey’s 28.2.':
    'La troisième ligne est celle qui se discute, puisque deux sources sérieuses s’écartent de quatre millions de personnes. La quatrième se vérifie. Au recensement d’août 2019, 35,7 millions de personnes sur 47,6 millions avaient moins de 35 ans, et 13,8 millions avaient de 18 à 34 ans.[^ke-census-ages-2019] Ainsi, 21,9 millions avaient moins de 18 ans et quelque 25,6 millions étaient adultes, soit 54 sur cent. La même part de 53,3 millions donne 28,8 millions, proche des 28,2 de l’enquête.',
  'So the slide that says 84.1 million has become 23.2 million before anybody has asked who bets.':
    'La diapositive qui dit 84,1 millions est ainsi devenue 23,2 millions avant que personne n’ait demandé qui parie.',
  '# The last step: income': '# La dernière étape : le revenu',
  'In 2022, 39.8 per cent of Kenyans lived below the national poverty line, 42.9 per cent in the country and 33.2 in towns.[^ke-poverty-report-2022] The share cannot simply be taken off the 23.2 million, because it counts children as well, and people with a wallet are less often poor than people without one. But the direction is plain, and a model that leaves it out assumes that two in five people have money to spare which they do not have.':
    'En 2022, 39,8 % des Kényans vivaient sous le seuil national de pauvreté, 42,9 % à la campagne et 33,2 % en ville.[^ke-poverty-report-2022] Cette part ne peut pas être simplement retranchée des 23,2 millions, car elle compte aussi les enfants, et ceux qui ont un portefeuille sont moins souvent pauvres que ceux qui n’en ont pas. Mais le sens est clair, et un modèle qui l’omet prête à deux personnes sur cinq un superflu qu’elles n’ont pas.',
  'We take this step for two reasons. The revenue is not there: small stakes from many poor players cost more in payments and support than their margin brings. And where it is there, it is money for food. A regulator who reads such a model will ask what the operator does about it, and in our opinion should.':
    'Nous franchissons cette étape pour deux raisons. Le revenu n’y est pas : de petites mises de nombreux joueurs pauvres coûtent plus en paiements et en assistance que ne rapporte leur marge. Et là où il existe, c’est l’argent de la nourriture. Un régulateur qui lit un tel modèle demandera ce que l’opérateur fait à ce sujet et, à notre avis, il aura raison.',
  '# Other markets': '# Autres marchés',
  '*Nigeria* needs the age step most. Roughly four people in ten are under fifteen.[^ng-cia-world-factbook-2025] Of 237.5 million people[^ng-un-world-population-prospects-2024] two in five are therefore younger than that, before the years to eighteen are counted, and 179.64 million subscriptions[^ng-tnt-news-ncc-december-2025] exceed the number of people who are older. The state matters too: a share of the adults live where betting is unlawful.':
    'C’est au *Nigeria* que l’étape de l’âge importe le plus. Environ quatre personnes sur dix ont moins de quinze ans.[^ng-cia-world-factbook-2025] Sur 237,5 millions d’habitants,[^ng-un-world-population-prospects-2024] deux sur cinq sont donc plus jeunes, avant même de compter les années jusqu’à dix-huit, et 179,64 millions d’abonnements[^ng-tnt-news-ncc-december-2025] dépassent le nombre de ceux qui sont plus âgés. L’État fédéré importe aussi : une partie des adultes vit là où parier est illicite.',
  '*Uganda* needs another age. Betting and casino games are for people of 25 and over,[^ug-lotteries-and-gaming-act-2016] so a model with the usual eighteen counts seven years of people who may not be served.':
    'L’*Ouganda* retient un autre âge. Les paris et les jeux de casino y sont réservés aux personnes de 25 ans et plus,[^ug-lotteries-and-gaming-act-2016] si bien qu’un modèle avec les dix-huit ans habituels compte sept années de personnes qui n’y ont pas accès.',
  '# What to write into the model': '# Ce qu’il faut écrire dans le modèle',
  '1. One line for each step above, with its source and date. Replace no step by a percentage from another country.':
    '1. Une ligne pour chacune des étapes ci-dessus, avec sa source et sa date. Ne remplacez aucune étape par un pourcentage d’un autre pays.',
  '2. The legal age of the product, not of the country.':
    '2. L’âge légal du produit, non celui du pays.',
  '3. Active wallets, defined: used within 30 or 90 days, and by whose count.':
    '3. Les portefeuilles actifs, avec leur définition : utilisés au cours des 30 ou 90 derniers jours, et selon quel décompte.',
  '4. Two versions of the population where sources conflict, and the result for both.':
    '4. Deux versions de la population là où les sources divergent, et le résultat pour les deux.',
  '5. The share of players with more than one account. Ask the payment provider; nobody publishes it.':
    '5. La part des joueurs qui ont plus d’un compte. Demandez au prestataire de paiement ; personne ne la publie.',
  '6. What the operator does when the step on income is wrong: limits, checks of affordability, exclusion.':
    '6. Ce que fait l’opérateur quand l’étape du revenu est fausse : plafonds, contrôles de la capacité financière, exclusion.',
  'Check the first four again each quarter. The Communications Authority reports by quarter, the survey every three years.':
    'Vérifiez les quatre premiers points chaque trimestre. L’Autorité des communications publie chaque trimestre, l’enquête paraît tous les trois ans.',
  'The article described a subtraction without doing it. It now does it for Kenya, with the source of each step, and gives both of the figures for the population that conflict.':
    'L’article décrivait une soustraction sans la faire. Il la fait désormais pour le Kenya, avec la source de chaque étape, et donne les deux chiffres de population qui divergent.',
  'Sector statistics, January to March 2026': 'Statistiques du secteur, janvier à mars 2026',
  'Ghana, rounded': 'Ghana, arrondi',
  'Registered and active accounts, quoting the Bank of Ghana':
    'Comptes enregistrés et actifs, citant la Banque du Ghana',
  'National projection for 2025': 'Projection nationale pour 2025',
  'Mid-2025': 'Mi-2025',
  'FinAccess household survey, 2024': 'Enquête FinAccess auprès des ménages, 2024',
  'Census of August 2019': 'Recensement d’août 2019',
  'Kenya Poverty Report 2022': 'Rapport sur la pauvreté au Kenya 2022',
  'Age structure (2024 estimates)': 'Structure par âge (estimations de 2024)',
  'December 2025': 'Décembre 2025',
  'Ss. 1 and 57': 'Art. 1 et 57',
}

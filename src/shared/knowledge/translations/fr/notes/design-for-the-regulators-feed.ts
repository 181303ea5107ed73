import type { Texts } from '../../../translated-texts.ts'

export const texts: Texts = {
  'Design for the regulator’s feed': 'Concevoir pour le flux du régulateur',
  'Live monitoring is becoming a condition of trading in East Africa. Platforms that treat it as an export at the end of the month will struggle.':
    'La surveillance en temps réel devient une condition d’exploitation en Afrique de l’Est. Les plateformes qui la traitent comme un export de fin de mois seront en difficulté.',
  'For a long time a regulator saw a betting business once a year, through returns. That is changing: several authorities now ask for a connection, and others for a return each week or month. This article sets out who asks for what, and the design that answers all of them.':
    'Longtemps, un régulateur n’a vu une entreprise de paris qu’une fois par an, par ses déclarations. Cela change : plusieurs autorités demandent désormais une connexion, et d’autres une déclaration chaque semaine ou chaque mois. Cet article dit qui demande quoi, et présente une conception qui répond à toutes.',
  '# What seven markets ask for': '# Ce que demandent sept marchés',
  '| Market | Connection | Returns |': '| Marché | Connexion | Déclarations |',
  '| Kenya | Transactions open to the authority’s real-time monitoring; proceeds run through an account in Kenya[^ke-cm-advocates-act-2025] | Dates not found |':
    '| Kenya | Opérations ouvertes à la surveillance en temps réel de l’autorité ; les recettes passent par un compte au Kenya[^ke-cm-advocates-act-2025] | Dates non trouvées |',
  '| Uganda | A national central electronic monitoring system (section 61)[^ug-lotteries-and-gaming-act-2016] | Audited accounts and annual returns at renewal[^ug-flexi-news-renewals-2026] |':
    '| Ouganda | Un système national central de surveillance électronique (article 61)[^ug-lotteries-and-gaming-act-2016] | Comptes audités et déclarations annuelles au renouvellement[^ug-flexi-news-renewals-2026] |',
  '| Malawi | All operators integrated into the authority’s electronic monitoring[^mw-malawi-voice-2025] | Dates not verified |':
    '| Malawi | Tous les opérateurs intégrés à la surveillance électronique de l’autorité[^mw-malawi-voice-2025] | Dates non vérifiées |',
  '| Namibia | All operators connect to a central system[^na-vixio-2022] | Dates not found |':
    '| Namibie | Tous les opérateurs se connectent à un système central[^na-vixio-2022] | Dates non trouvées |',
  '| Tanzania | Bets recorded in a betting management system that the board approves[^tz-sports-betting-rules-2016] | Tax: weekly for casinos, monthly for betting, lotteries and machines[^tz-revenue-authority-gaming-tax] |':
    '| Tanzanie | Paris enregistrés dans un système de gestion des paris approuvé par l’autorité[^tz-sports-betting-rules-2016] | Taxe : chaque semaine pour les casinos, chaque mois pour les paris, les loteries et les machines[^tz-revenue-authority-gaming-tax] |',
  '| Zambia | None found | Betting levy: within ten days after each month, with records of all deposits and withdrawals for six years[^zm-betting-levy-act-2025] |':
    '| Zambie | Aucune trouvée | Prélèvement sur les paris : dans les dix jours qui suivent chaque mois, avec six ans de traces de tous les dépôts et retraits[^zm-betting-levy-act-2025] |',
  '| Zimbabwe | None found | A return for each winning customer by the fifth day of the month[^zw-observer-finance-act] |':
    '| Zimbabwe | Aucune trouvée | Une déclaration par client gagnant, au plus tard le cinquième jour du mois[^zw-observer-finance-act] |',
  'We have found no public specification of any of these systems. That is a reason to design for the strictest reading, not to wait: a connection that is announced in spring is a condition of renewal in autumn.':
    'Nous n’avons trouvé de spécification publique d’aucun de ces systèmes. C’est une raison de prévoir l’interprétation la plus stricte, non d’attendre : une connexion annoncée au printemps est une condition de renouvellement à l’automne.',
  '# Why it is architecture': '# Pourquoi c’est une question d’architecture',
  'If stakes, results, deposits and withdrawals live in separate systems that agree only after a nightly job, a live feed publishes the disagreements as they happen. An inspector who sees a payout before the bet that it belongs to does not ask about queues. He asks where the bet is.':
    'Si les mises, les résultats, les dépôts et les retraits résident dans des systèmes séparés qui ne s’accordent qu’après un traitement de nuit, un flux en temps réel publie les désaccords à mesure qu’ils surviennent. Un inspecteur qui voit un paiement avant le pari auquel il se rapporte ne s’enquiert pas des files d’attente. Il demande où est le pari.',
  'Four habits remove the problem.': 'Quatre habitudes suppriment le problème.',
  '1. **One append-only ledger.** Every movement of a player’s money has a single identifier, and every report, internal or official, is a view of it. Zambia’s six years of deposits and withdrawals are then a query.':
    '1. **Un registre unique, en ajout seul.** Chaque mouvement de l’argent d’un joueur a un identifiant unique, et chaque rapport, interne ou officiel, en est une vue. Les six années de dépôts et de retraits de la Zambie ne sont alors qu’une requête.',
  '2. **Two times in each entry.** When it happened, and when you learned of it. A confirmation of the wallet that arrives a minute late belongs to the minute before, and a feed that has one time only will be wrong either way.':
    '2. **Deux horodatages par écriture.** Celui du fait, et celui du moment où vous l’avez appris. Une confirmation du portefeuille qui arrive une minute plus tard appartient à la minute précédente, et un flux qui n’en porte qu’un seul sera faux dans les deux cas.',
  '3. **Corrections are entries.** A new one that points to the old one, with a reason and a person. A record that changes after it was sent cannot be told from a record that was falsified.':
    '3. **Les corrections sont des écritures.** Une nouvelle qui renvoie à l’ancienne, avec un motif et une personne. Un enregistrement qui change après son envoi ne se distingue pas d’un enregistrement falsifié.',
  '4. **The feed is a consumer, not the source.** It reads the ledger from a position that it remembers. When the authority’s side is down for six hours, it goes on from there; nothing is sent twice and nothing is lost.':
    '4. **Le flux consomme, il n’est pas la source.** Il lit le registre à partir d’une position qu’il mémorise. Si le système de l’autorité tombe en panne pendant six heures, il reprend à cet endroit ; rien n’est envoyé deux fois et rien n’est perdu.',
  '# A worked example': '# Un exemple détaillé',
  'A player sends 1,000.00 at 20:59:58, bets 400.00 at 21:00:10 on a match that has begun, and the wallet confirms the deposit at 21:00:40.':
    'Un joueur envoie 1 000,00 à 20:59:58, parie 400,00 à 21:00:10 sur un match commencé, et le portefeuille confirme le dépôt à 21:00:40.',
  '| Entry | Happened | Known | Amount | Refers to |':
    '| Écriture | Survenu | Connu | Montant | Renvoie à |',
  '| 1 deposit | 20:59:58 | 21:00:40 | + 1,000.00 | provider’s code |':
    '| 1 dépôt | 20:59:58 | 21:00:40 | + 1 000,00 | code du prestataire |',
  '| 2 stake | 21:00:10 | 21:00:10 | − 400.00 | 1, pending |':
    '| 2 mise | 21:00:10 | 21:00:10 | − 400,00 | 1, en attente |',
  '| 3 confirmation | 21:00:40 | 21:00:40 | | 1 |':
    '| 3 confirmation | 21:00:40 | 21:00:40 | | 1 |',
  '| 4 void of 2 | 21:03:00 | 21:03:00 | + 400.00 | 2, rule of the house |':
    '| 4 annulation de 2 | 21:03:00 | 21:03:00 | + 400,00 | 2, règlement de l’opérateur |',
  'A feed of this kind shows that the bet was accepted against a pending deposit, and that it was voided, when, and why. A system that stores balances shows a balance of 1,000.00, and a player who says that his bet has vanished.':
    'Un flux de ce genre montre que le pari a été accepté sur un dépôt en attente, et qu’il a été annulé, quand, et pourquoi. Un système qui conserve des soldes montre un solde de 1 000,00, et un joueur qui affirme que son pari a disparu.',
  '# The player in the data': '# Le joueur dans les données',
  'A feed that carries names and numbers is personal data. Kenya’s act is of 2019,[^ke-data-protection-act-2019] and businesses that process such data for gambling register whatever their turnover.[^ke-aln-data-protection-2022] Zambia asks that personal data be stored on a server in the country unless the minister prescribes otherwise.[^zm-data-protection-act-2021] So the design needs three more decisions:':
    'Un flux qui porte des noms et des numéros contient des données personnelles. La loi du Kenya date de 2019,[^ke-data-protection-act-2019] et les entreprises qui traitent de telles données pour les jeux s’enregistrent quel que soit leur chiffre d’affaires.[^ke-aln-data-protection-2022] La Zambie exige que les données personnelles soient stockées sur un serveur dans le pays, sauf disposition contraire du ministre.[^zm-data-protection-act-2021] La conception demande donc trois décisions de plus :',
  '- *What is sent.* The fields that the rule names and no more; a key in place of the name wherever the authority accepts one.':
    '- *Ce qui est envoyé.* Les champs que la règle nomme et pas davantage ; une clé à la place du nom partout où l’autorité l’accepte.',
  '- *Where it lies.* One ledger for each country, with the group’s reports reading across them, is easier to move than one ledger for all with a filter.':
    '- *Où cela se trouve.* Un registre par pays, avec des rapports de groupe qui les lisent tous, est plus facile à déplacer qu’un registre pour tous avec un filtre.',
  '- *Who reads it.* The feed’s account can read and cannot write; its requests are logged, and the log is kept with the ledger.':
    '- *Qui le lit.* Le compte du flux peut lire et ne peut pas écrire ; ses requêtes sont consignées, et le journal est conservé avec le registre.',
  '# Who does what by when': '# Qui fait quoi, et pour quand',
  '| When | Who | What |': '| Quand | Qui | Quoi |',
  '| Before the platform contract is signed | Buyer of the platform | Ask to see entry 4 of the example in the vendor’s system |':
    '| Avant la signature du contrat de plateforme | Acheteur de la plateforme | Demander à voir l’écriture 4 de l’exemple dans le système du fournisseur |',
  '| Before launch | Vendor | Replay a day into an empty ledger; every report must be equal to the cent |':
    '| Avant le lancement | Fournisseur | Rejouer une journée dans un registre vide ; chaque rapport doit être égal au centime |',
  '| Each month | Finance | Compare the tax return with the ledger’s own sum; file the difference with its reason |':
    '| Chaque mois | Finances | Comparer la déclaration fiscale à la somme du registre ; classer l’écart avec son motif |',
  '| When the authority announces a connection | Compliance | Ask for the specification, the test system and the date from which it binds, in writing |':
    '| Quand l’autorité annonce une connexion | Conformité | Demander la spécification, le système de test et la date à partir de laquelle elle s’impose, par écrit |',
  '| When a feed fails | Operations | Write to the authority the same day, with the position at which it stopped |':
    '| Quand un flux s’interrompt | Exploitation | Écrire à l’autorité le jour même, avec la position à laquelle il s’est arrêté |',
  '# A second use': '# Un second usage',
  'The ledger that satisfies a supervisor also shows which players lose more than they used to, and how fast. That is a report of a few lines. It costs nothing to run each night, and in our opinion an operator who has the data and does not look will find it hard to explain.':
    'Le registre qui satisfait l’autorité montre aussi quels joueurs perdent plus qu’avant, et à quelle vitesse. C’est un rapport de quelques lignes. Il ne coûte rien de le produire chaque nuit et, à notre avis, un opérateur qui a les données et ne regarde pas aura du mal à l’expliquer.',
  'The article named two markets and gave no example. It now sets out what seven ask for, with a worked entry of a ledger.':
    'L’article nommait deux marchés et ne donnait pas d’exemple. Il expose désormais ce que sept demandent, avec une écriture de registre détaillée.',
  'Establishment of a new regulator; licensing requirements':
    'Création d’un nouveau régulateur ; conditions d’agrément',
  'Section 61': 'Article 61',
  'Rules 4, 15 and 21': 'Règles 4, 15 et 21',
  'Filing of returns': 'Dépôt des déclarations',
  'Sections 5(3), 6(1) and 7': 'Articles 5(3), 6(1) et 7',
  'Section 70': 'Article 70',
}

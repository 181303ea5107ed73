import type { Texts } from '../../translated-texts.ts'

export const texts: Texts = {
  'Licensing & Compliance': 'Agréments et conformité',
  'We find the authority that governs your product, prepare the application it expects and keep the licence in good standing afterwards.':
    'Nous identifions l’autorité dont relève votre produit, préparons la demande qu’elle attend et veillons ensuite à ce que l’agrément reste en règle.',
  'Licence mapping by product, channel and state or province':
    'Cartographie des agréments par produit, par canal et par État ou province',
  'Application files, fit-and-proper papers and filing':
    'Dossiers de demande, pièces d’honorabilité et dépôt',
  'Anti-money-laundering, data protection and player protection policies':
    'Politiques de lutte contre le blanchiment de capitaux, de protection des données et de protection des joueurs',
  'Renewal calendar with fees, returns and deadlines':
    'Calendrier des renouvellements avec droits, déclarations et échéances',
  'Preparation for inspections and regulator questions':
    'Préparation aux contrôles et aux questions de l’autorité',
  'A complete application file with a dated requirements matrix, and a compliance calendar for the first year.':
    'Un dossier de demande complet avec une matrice datée des exigences, et un calendrier de conformité pour la première année.',
  'Market Entry Strategy': 'Stratégie d’entrée sur le marché',
  'We compare markets on law, tax, payments and competition, then set out the route, the order and the cost of entering one.':
    'Nous comparons les marchés sous l’angle du droit, de la fiscalité, des paiements et de la concurrence, puis nous décrivons la voie, l’ordre et le coût d’une entrée.',
  'Market comparison against your product and appetite for risk':
    'Comparaison des marchés au regard de votre produit et de votre appétence pour le risque',
  'Entity, ownership and local partner options':
    'Options de société, d’actionnariat et de partenaire local',
  'Tax model from stake to dividend': 'Modèle fiscal de la mise au dividende',
  'Payment and identity-check routes': 'Circuits de paiement et de vérification d’identité',
  'Launch plan with points at which to stop': 'Plan de lancement avec des points d’arrêt',
  'An entry paper for your board: the recommendation, the budget, the timetable and the reasons against.':
    'Une note d’entrée pour votre conseil d’administration : la recommandation, le budget, le calendrier et les raisons de s’abstenir.',
  'Marketing & Affiliates': 'Marketing et affiliation',
  'We help you reach adults who want to play, through channels the law permits and partners you can answer for.':
    'Nous vous aidons à atteindre les adultes qui souhaitent jouer, par des canaux que la loi autorise et avec des partenaires dont vous pouvez répondre.',
  'Advertising rules by market, medium and hour':
    'Règles de publicité par marché, par support et par horaire',
  'Affiliate selection, contracts and monitoring': 'Sélection, contrats et suivi des affiliés',
  'Bonus and promotion terms in plain language':
    'Conditions des bonus et des promotions en langage clair',
  'Safer-gambling messages that meet the local wording':
    'Messages de jeu responsable conformes aux mentions locales',
  'A marketing code for each market, an affiliate contract and a checklist your team can apply without us.':
    'Un code de marketing par marché, un contrat d’affiliation et une liste de contrôle que votre équipe applique sans nous.',
  'Investor Advisory': 'Conseil aux investisseurs',
  'We test the licence, the tax position and the operating reality of a target, and say plainly what the price should reflect.':
    'Nous vérifions l’agrément, la situation fiscale et l’exploitation réelle d’une cible, et disons clairement ce que le prix doit refléter.',
  'Regulatory and licence diligence': 'Audit réglementaire et audit de l’agrément',
  'Review of tax exposure and open assessments':
    'Revue de l’exposition fiscale et des redressements en cours',
  'Ownership, source-of-funds and counterparty checks':
    'Vérification de l’actionnariat, de l’origine des fonds et des contreparties',
  'Market sizing from public figures, with the method shown':
    'Estimation du marché à partir de chiffres publics, méthode à l’appui',
  'Conditions, warranties and a plan for the first 100 days':
    'Conditions, garanties et plan des 100 premiers jours',
  'A diligence report with each finding rated, priced where it can be priced, and sourced.':
    'Un rapport d’audit dont chaque constat est noté, chiffré lorsqu’il peut l’être, et sourcé.',
  'Legal & Documentation': 'Droit et documentation',
  'We draft and assemble the papers a gaming company needs, and bring in local counsel where an advocate must sign.':
    'Nous rédigeons et réunissons les documents dont une société de jeux a besoin, et faisons intervenir un conseil local lorsqu’un avocat doit signer.',
  'Player terms, bonus rules and privacy notices':
    'Conditions de jeu, règles de bonus et politiques de confidentialité',
  'Platform, content and payment agreements': 'Contrats de plateforme, de contenu et de paiement',
  'Corporate papers and beneficial-ownership records':
    'Documents sociaux et registres des bénéficiaires effectifs',
  'Coordination of local counsel and certified translation':
    'Coordination des conseils locaux et des traductions certifiées',
  'A numbered document set, signed or ready to sign, with an index of what each paper satisfies.':
    'Un jeu de documents numérotés, signés ou prêts à l’être, avec un index de ce à quoi chacun répond.',
  'Operational Excellence': 'Excellence opérationnelle',
  'We set up the routines that keep a licensed business licensed: payments, support, reporting and care for players at risk.':
    'Nous mettons en place les routines qui permettent à un opérateur agréé de le rester : paiements, assistance, déclarations et attention aux joueurs vulnérables.',
  'Settlement and reconciliation of mobile money and bank payments':
    'Règlement et rapprochement de l’argent mobile et des paiements bancaires',
  'Tax and regulator reporting from a single ledger':
    'Déclarations fiscales et réglementaires à partir d’un registre unique',
  'Support and complaint handling with measured times':
    'Assistance et traitement des réclamations avec délais mesurés',
  'Self-exclusion, limits and staff training': 'Auto-exclusion, limites et formation du personnel',
  'Supplier and incident management': 'Gestion des fournisseurs et des incidents',
  'An operating manual with named owners, tested once with your team before we leave.':
    'Un manuel d’exploitation avec des responsables désignés, mis à l’essai une fois avec votre équipe avant notre départ.',
  'Custom Research': 'Recherche sur mesure',
}

import type { Texts } from '../../../translated-texts.ts'

export const texts: Texts = {
  'Players pay 20 per cent of what they win': 'Les joueurs paient 20 % de leurs gains',
  'LONASE announced that 20 per cent of the whole amount won is withheld, from 1 November 2025 in shops and from mid-November on digital platforms. Several pages report the announcement.':
    'La LONASE a annoncé une retenue de 20 % sur la totalité des gains, à compter du 1er novembre 2025 dans les points de vente et de la mi-novembre sur les plateformes numériques. Plusieurs médias rapportent cette annonce.',
  'A win of CFA 100,000 pays out CFA 80,000.': 'Un gain de 100 000 FCFA est payé 80 000 FCFA.',
  'General Tax Code, art. 212 quater, as reported':
    'Code général des impôts, art. 212 quater, selon la presse',
  Senegal: 'Sénégal',
  'holder of the exclusive right to lotteries, games of chance and betting; no separate regulator was found':
    'titulaire du droit exclusif sur les loteries, les jeux de hasard et les paris ; aucun régulateur distinct n’a été trouvé',
  'gaming houses, under the law of 1966': 'maisons de jeux, au titre de la loi de 1966',
  'Law 87-43 gives LONASE, a state company, the exclusive right to all forms of lottery, games of chance and pools; a decree of 2018 sets its terms. Gaming houses fall under a law of 1966 and the Ministry of the Interior. Online, LONASE works with technical partners on platforms that it calls its own: it signed three such agreements on 4 February 2026. Since November 2025 players pay 20 per cent of what they win.':
    'La loi 87-43 confère à la LONASE, société d’État, le droit exclusif sur toutes les formes de loteries, de jeux de hasard et de pronostics ; un décret de 2018 en fixe le cahier des charges. Les maisons de jeux relèvent d’une loi de 1966 et du ministère de l’Intérieur. En ligne, la LONASE travaille avec des partenaires techniques sur des plateformes qu’elle dit siennes : elle a signé trois accords de ce type le 4 février 2026. Depuis novembre 2025, les joueurs paient 20 % de leurs gains.',
  'Only as a partner on a platform of LONASE, as 22Bet and two others since February 2026. Since February 2025 LONASE grants no licences for online games, as its head said.':
    'Seulement comme partenaire sur une plateforme de la LONASE, comme 22Bet et deux autres depuis février 2026. Depuis février 2025, la LONASE n’accorde plus de licences pour les jeux en ligne, a déclaré son dirigeant.',
  'Not verified: the law of 1966 speaks of gaming houses, and no rule on casino games online was found apart from the monopoly of LONASE.':
    'Non vérifié : la loi de 1966 parle de maisons de jeux, et aucune règle sur les jeux de casino en ligne n’a été trouvée en dehors du monopole de la LONASE.',
  'All forms of lottery belong to LONASE.':
    'Toutes les formes de loterie appartiennent à la LONASE.',
  'LONASE signs technical partnerships for its online platforms and names suppliers of its horse betting and lotto. No licence for suppliers was found.':
    'La LONASE signe des partenariats techniques pour ses plateformes en ligne et nomme des fournisseurs pour ses paris hippiques et son loto. Aucun agrément de fournisseur n’a été trouvé.',
  'Tax on winnings': 'Taxe sur les gains',
  'LONASE, as holder of the exclusive right.': 'La LONASE, titulaire du droit exclusif.',
  'LONASE looks for technical partners and signed three for online platforms in February 2026':
    'La LONASE cherche des partenaires techniques et a signé avec trois d’entre eux pour des plateformes en ligne en février 2026',
  '23.3 million mobile lines in September 2024, more than one a head':
    '23,3 millions de lignes mobiles en septembre 2024, plus d’une par habitant',
  'One counterpart for betting and lottery alike':
    'Un seul interlocuteur pour les paris comme pour la loterie',
  'A tax of 20 per cent on what players win, since November 2025':
    'Une taxe de 20 % sur les gains des joueurs, depuis novembre 2025',
  'Sources conflict on the base of a second tax of 20 per cent, on operators (article 212 ter): their revenue, their share of winnings, profit or gross turnover':
    'Les sources divergent sur l’assiette d’une seconde taxe de 20 %, à la charge des opérateurs (article 212 ter) : leurs recettes, leur part des gains, le bénéfice ou le chiffre d’affaires brut',
  'The platforms stay with LONASE, so a partner builds a brand it does not own':
    'Les plateformes restent à la LONASE : un partenaire y bâtit une marque qui ne lui appartient pas',
  'A state company holds the right and keeps the platforms; there is room for a technical partner, and heavy tax on both sides of the bet.':
    'Une société d’État détient le droit et garde les plateformes ; il y a place pour un partenaire technique, et une lourde fiscalité des deux côtés du pari.',
  '18, for all games of LONASE, as its director of marketing and its secretary general said':
    '18 ans, pour tous les jeux de la LONASE, selon son directeur du marketing et son secrétaire général',
  'LONASE online: an account takes name, date and place of birth, address, telephone and an electronic wallet, one account a person, adults only. A check against a document is not named.':
    'LONASE en ligne : l’ouverture d’un compte demande nom, date et lieu de naissance, adresse, téléphone et portefeuille électronique, un compte par personne, réservé aux majeurs. Une vérification sur pièce d’identité n’est pas mentionnée.',
  'Casinos are subject to the law against money laundering; a decree that the cabinet adopted on 22 October 2025 sets who checks and supervises them and other businesses outside finance. One paper counts gaming and betting among these. Its text was not seen.':
    'Les casinos sont soumis à la loi contre le blanchiment ; un décret adopté en Conseil des ministres le 22 octobre 2025 désigne qui les contrôle et les supervise, ainsi que d’autres entreprises non financières. Un journal compte les jeux et les paris parmi elles. Le texte du décret n’a pas été vu.',
  'Those subject to the law declare cash paid in or out from CFA 15 million, in one or several linked transactions, to the financial intelligence unit (CENTIF), as its report for 2023 says. Casinos are subject; that betting is, or that the law of 2024 keeps the amount, is not verified.':
    'Les assujettis déclarent les versements ou retraits d’espèces à partir de 15 millions de FCFA, en une ou plusieurs opérations liées, à la cellule de renseignement financier (CENTIF), selon son rapport pour 2023. Les casinos sont assujettis ; que les paris le soient, ou que la loi de 2024 maintienne ce montant, n’est pas vérifié.',
  'Processing of personal data is declared to the data protection commission (CDP), also from abroad if it concerns people in Senegal, as two advisers’ pages say.':
    'Le traitement de données personnelles est déclaré à la Commission de protection des données personnelles (CDP), y compris depuis l’étranger s’il concerne des personnes au Sénégal, selon les pages de deux cabinets.',
  'The right belongs to LONASE, a state company, alone; an outside operator works as technical partner on a platform of LONASE. A share rule for partners was not found.':
    'Le droit appartient à la seule LONASE, société d’État ; un opérateur extérieur travaille comme partenaire technique sur une plateforme de la LONASE. Aucune règle de participation pour les partenaires n’a été trouvée.',
  'LONASE pays the state a share of the net turnover of each game; what a technical partner pays to LONASE was not found.':
    'La LONASE verse à l’État une part du chiffre d’affaires net de chaque jeu ; ce qu’un partenaire technique verse à la LONASE n’a pas été trouvé.',
  'No licence of one’s own, so no term: the law gives lotteries and betting to LONASE alone. How long a partnership with LONASE runs is not published.':
    'Pas d’agrément propre, donc pas de durée : la loi attribue les loteries et les paris à la seule LONASE. La durée d’un partenariat avec elle n’est pas publiée.',
  'No licence of one’s own is applied for: the law gives lotteries and betting to LONASE alone, and no time is published in which LONASE decides on a partner.':
    'Aucun agrément propre n’est demandé : la loi attribue les loteries et les paris à la seule LONASE, et le délai dans lequel elle se prononce sur un partenaire n’est pas publié.',
  'The 20 per cent on operators is withheld by the holder of the monopoly and paid in the first fifteen days of the next month, by the bill of September 2025; the promulgated text was not seen.':
    'Les 20 % à la charge des opérateurs sont retenus par le titulaire du monopole et versés dans les quinze premiers jours du mois suivant, selon le projet de loi de septembre 2025 ; le texte promulgué n’a pas été vu.',
  'Whoever runs a clandestine gaming room is reported to the prosecutors and arrested with the police, the secretary general of LONASE said in 2021; the amounts of fines are not verified.':
    'Quiconque exploite une salle de jeux clandestine est signalé au parquet et arrêté avec le concours de la police, a déclaré le secrétaire général de la LONASE en 2021 ; le montant des amendes n’est pas vérifié.',
  'No list of licensees, since LONASE alone holds the right; its partner platforms are LONASE Way, LONASE 22BET and LONASE Partner, as APS and Sud Quotidien report.':
    'Pas de liste des titulaires, puisque la LONASE détient seule le droit ; ses plateformes partenaires sont LONASE Way, LONASE 22BET et LONASE Partner, selon APS et Sud Quotidien.',
  'A self-exclusion rule was looked for in pages on LONASE and its certificate for responsible gaming; none was found.':
    'Une règle d’auto-exclusion a été cherchée dans des pages sur la LONASE et sur son certificat de jeu responsable ; aucune n’a été trouvée.',
  'Limits of stakes, deposits or losses were looked for in pages on LONASE and its partner platforms; none was found.':
    'Des plafonds de mises, de dépôts ou de pertes ont été cherchés dans des pages sur la LONASE et ses plateformes partenaires ; aucun n’a été trouvé.',
  'A rule on bonuses was looked for in pages on LONASE and its partner platforms; none was found.':
    'Une règle sur les bonus a été cherchée dans des pages sur la LONASE et ses plateformes partenaires ; aucune n’a été trouvée.',
  'A rule on credit to players was looked for in pages on LONASE, the decree of 2018 and the decree of 1967 on gaming houses; none was found.':
    'Une règle sur le crédit aux joueurs a été cherchée dans des pages sur la LONASE, le décret de 2018 et le décret de 1967 sur les maisons de jeux ; aucune n’a été trouvée.',
  'Hours for advertising were looked for in pages on LONASE and on a code of gaming; none was found.':
    'Des horaires de publicité ont été cherchés dans des pages sur la LONASE et sur un code des jeux ; aucun n’a été trouvé.',
  'Approval of advertising was looked for in pages on LONASE and on a code of gaming; none was found.':
    'Une approbation de la publicité a été cherchée dans des pages sur la LONASE et sur un code des jeux ; aucune n’a été trouvée.',
  'A rule on where servers stand was looked for in press on the partner platforms of 2026; it says that the platforms belong to LONASE and not where they stand.':
    'Une règle sur l’emplacement des serveurs a été cherchée dans la presse sur les plateformes partenaires de 2026 ; celle-ci dit que les plateformes appartiennent à la LONASE, et non où elles se trouvent.',
  'Resident or Senegalese directors were looked for in pages on LONASE, its partners and the law of 1966; none names a rule.':
    'Une exigence de dirigeants résidents ou sénégalais a été cherchée dans des pages sur la LONASE, ses partenaires et la loi de 1966 ; aucune ne mentionne de règle.',
  'Capital of partners was looked for in press on LONASE and its agreements of 2026; none was found.':
    'Une exigence de capital des partenaires a été cherchée dans la presse sur la LONASE et ses accords de 2026 ; aucune n’a été trouvée.',
  'A deposit or guarantee of partners was looked for in press on LONASE and its agreements of 2026; none was found.':
    'Un dépôt ou une garantie des partenaires ont été cherchés dans la presse sur la LONASE et ses accords de 2026 ; rien n’a été trouvé.',
  'LONASE signs three technical partners for online gaming':
    'La LONASE signe trois partenariats techniques pour les jeux en ligne',
  'LONASE signed agreements for the platforms LONASE Way, LONASE 22BET and LONASE Partner, which it says belong to it. APS and Sud Quotidien report it independently. Four pages say that it no longer grants licences to operators, one speaks of licences still.':
    'La LONASE a signé des accords pour les plateformes LONASE Way, LONASE 22BET et LONASE Partner, qu’elle dit lui appartenir. APS et Sud Quotidien le rapportent indépendamment. Quatre pages disent qu’elle n’accorde plus de licences aux opérateurs, une parle encore de licences.',
  'One platform with a partner, LONASE Bet.': 'Une plateforme avec un partenaire, LONASE Bet.',
  'Four platforms under the name of LONASE.': 'Quatre plateformes sous le nom de la LONASE.',
  'National Assembly adopts two taxes of 20 per cent on gambling':
    'L’Assemblée nationale adopte deux taxes de 20 % sur les jeux',
  'The amended General Tax Code puts 20 per cent on operators and 20 per cent on players’ winnings (bill 17/2025). Several papers report the vote; they conflict on the base of the tax on operators, and the number of the law as promulgated is not verified.':
    'Le Code général des impôts modifié met 20 % à la charge des opérateurs et 20 % sur les gains des joueurs (projet de loi 17/2025). Plusieurs journaux rapportent le vote ; ils divergent sur l’assiette de la taxe des opérateurs, et le numéro de la loi promulguée n’est pas vérifié.',
  '20 per cent on operators (base not verified) and 20 per cent on winnings.':
    '20 % à la charge des opérateurs (assiette non vérifiée) et 20 % sur les gains.',
  'LONASE grants no more licences for online games':
    'La LONASE n’accorde plus de licences de jeux en ligne',
  'The head of LONASE said during a visit to Thiès that no company would be given a licence for online games any more, since licensees would outgrow a lottery that only collects royalties. Several papers report it; the day is that of the report.':
    'Le dirigeant de la LONASE a déclaré lors d’une visite à Thiès qu’aucune société ne recevrait plus de licence de jeux en ligne, car les titulaires finiraient par dépasser une loterie qui ne perçoit que des redevances. Plusieurs journaux le rapportent ; le jour est celui de l’article.',
  'LONASE licensed private companies online against a royalty.':
    'La LONASE accordait des licences en ligne à des sociétés privées contre une redevance.',
  'No new licences; technical partners work on platforms of LONASE.':
    'Plus de nouvelles licences ; des partenaires techniques travaillent sur des plateformes de la LONASE.',
  'Decree 2018-489 sets new terms for LONASE':
    'Le décret 2018-489 fixe un nouveau cahier des charges pour la LONASE',
  'The decree approves the terms of LONASE’s concession and replaces those of 1989. LONASE pays the state a share of the net turnover of each game.':
    'Le décret approuve le cahier des charges de la concession de la LONASE et remplace celui de 1989. La LONASE verse à l’État une part du chiffre d’affaires net de chaque jeu.',
  'Decree 89-062 of 17 January 1989.': 'Décret 89-062 du 17 janvier 1989.',
  'Decree 2018-489.': 'Décret 2018-489.',
  'Ministry of the Interior': 'Ministère de l’Intérieur',
  'Law 87-43 of 28 December 1987 on LONASE': 'Loi 87-43 du 28 décembre 1987 relative à la LONASE',
  'Decree 2018-489 of 26 February 2018, terms of LONASE’s concession':
    'Décret 2018-489 du 26 février 2018, cahier des charges de la concession de la LONASE',
  'Law 66-58 of 30 June 1966 on gaming houses':
    'Loi 66-58 du 30 juin 1966 relative aux maisons de jeux',
  'art. 3, as quoted in the report on the decree': 'art. 3, cité dans le rapport sur le décret',
  'J.O. 7128 of 6 October 2018': 'J.O. 7128 du 6 octobre 2018',
  'Law 87-43; agreements of 4 February 2026, as reported; no licences: DirectActu':
    'Loi 87-43 ; accords du 4 février 2026, selon la presse ; pas de licences : DirectActu',
  'Law 87-43': 'Loi 87-43',
  'agreements of 4 February 2026, as reported': 'accords du 4 février 2026, selon la presse',
  'General Tax Code, art. 212 quater, as reported: the whole amount won':
    'Code général des impôts, art. 212 quater, selon la presse : la totalité du gain',
  'Also: Xalima, the secretary general': 'Aussi : Xalima, le secrétaire général',
  'General terms of PMU Online, undated': 'Conditions générales de PMU Online, sans date',
  'Decree adopted on 22 October 2025; also Le Quotidien and allAfrica (casinos), Nettali (gaming and betting), and, on 2014, Sans Limites':
    'Décret adopté le 22 octobre 2025 ; aussi Le Quotidien et allAfrica (casinos), Nettali (jeux et paris) et, sur 2014, Sans Limites',
  'Law 2018-03, art. 15; BCEAO instruction 10-09-2017; Pulse and Xibaaru give the same amount for 2024':
    'Loi 2018-03, art. 15 ; instruction BCEAO 10-09-2017 ; Pulse et Xibaaru donnent le même montant pour 2024',
  'Law 2008-12 of 25 January 2008; also: TDR Groupe':
    'Loi 2008-12 du 25 janvier 2008 ; aussi : TDR Groupe',
  'Law 87-43, as the report on the decree quotes it; partners: APS, 5 February 2026':
    'Loi 87-43, citée dans le rapport sur le décret ; partenaires : APS, 5 février 2026',
  'Law 87-43, as the report on the decree quotes it':
    'Loi 87-43, citée dans le rapport sur le décret',
  'Bill 17/2025, art. 212 ter; that LONASE collects it also: Les Enjeux':
    'Projet de loi 17/2025, art. 212 ter ; perception par la LONASE : aussi Les Enjeux',
  'Also: Sud Quotidien, 5 February 2026': 'Aussi : Sud Quotidien, 5 février 2026',
  'census, quoting the statistics agency ANSD; other papers give the same figure':
    'recensement, citant l’agence de statistique ANSD ; d’autres journaux donnent le même chiffre',
  'quoting the regulator, ARTP; Dakaractu gives the same figure':
    'citant le régulateur, l’ARTP ; Dakaractu donne le même chiffre',
  'arts. 212 ter and 212 quater, as reported': 'art. 212 ter et 212 quater, selon la presse',
  'The change also: Senego, February 2026': 'Sur le changement, aussi : Senego, février 2026',
}

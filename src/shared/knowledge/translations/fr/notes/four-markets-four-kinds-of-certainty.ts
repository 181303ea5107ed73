import type { Texts } from '../../../translated-texts.ts'

export const texts: Texts = {
  'Four markets, four kinds of certainty': 'Quatre marchés, quatre sortes de certitude',
  'South Africa, Nigeria, Kenya and Ghana are often ranked by size. Ranking them by what you can know in advance gives a different order, and a more useful one.':
    'L’Afrique du Sud, le Nigeria, le Kenya et le Ghana sont souvent classés par taille. Les classer selon ce que l’on peut savoir d’avance donne un autre ordre, et plus utile.',
  'A market can be large and still be a poor first choice, if nobody can say in advance what is lawful, what it costs and how long a licence takes. This article puts four markets in order by those questions. The facts have their sources; the order is our opinion.':
    'Un marché peut être grand et rester un mauvais premier choix, si personne ne peut dire d’avance ce qui est licite, ce que cela coûte et combien de temps il faut pour un agrément. Cet article classe quatre marchés selon ces questions. Les faits ont leurs sources ; l’ordre est notre avis.',
  '# The order': '# L’ordre',
  '| Rank | Market | What you can know in advance | What you cannot |':
    '| Rang | Marché | Ce que l’on peut savoir d’avance | Ce que l’on ne peut pas savoir |',
  '| 1 | Ghana | Authority, term, renewal fee, longest time for a decision, tax | How an act of 2006 treats a new online product |':
    '| 1 | Ghana | Autorité, durée, coût du renouvellement, délai maximal de décision, impôt | Comment une loi de 2006 traite un nouveau produit en ligne |',
  '| 2 | South Africa | What a bookmaker may offer, and how licences work in practice | The tax next year, and casino content sold as bets |':
    '| 2 | Afrique du Sud | Ce qu’un bookmaker peut proposer, et comment fonctionnent les agréments en pratique | L’impôt de l’an prochain, et les contenus de casino vendus comme des paris |',
  '| 3 | Nigeria | Who may license, in principle | Which states recognise your certificate today, and its price |':
    '| 3 | Nigeria | Qui peut délivrer un agrément, en principe | Quels États reconnaissent votre certificat aujourd’hui, et son prix |',
  '| 4 | Kenya | What the act asks of a licensee | When an application will be processed |':
    '| 4 | Kenya | Ce que la loi demande à un titulaire | Quand une demande sera traitée |',
  '# Ghana: certainty of address': '# Ghana : la certitude de l’interlocuteur',
  'One commission licenses casinos, betting and other games of chance; lotteries are apart.[^gh-gaming-act-2006] The act answers more questions before you file than any other of the four. A licence runs for one year (section 21). The Commission has up to twelve months from receipt of the application (section 16). Renewal costs one per cent of the minimum capital each year, and that capital is USD 2 million for sports betting.[^gh-clinton-consultancy-2024] The tax is 20 per cent of gross gaming revenue, which a practice note defines as stakes less prizes.[^gh-ey-practice-note-2023]':
    'Une seule commission agrée les casinos, les paris et les autres jeux de hasard ; les loteries sont à part.[^gh-gaming-act-2006] La loi répond, avant tout dépôt, à plus de questions qu’aucune autre des quatre. Un agrément dure un an (article 21). La Commission dispose de douze mois au plus à compter de la réception de la demande (article 16). Le renouvellement coûte chaque année un pour cent du capital minimal, lequel est de 2 millions de dollars US pour les paris sportifs.[^gh-clinton-consultancy-2024] L’impôt est de 20 % du produit brut des jeux, qu’une note de pratique définit comme les mises moins les gains.[^gh-ey-practice-note-2023]',
  'What is missing is equally plain. The act says little about the internet, so the Commission’s licence classes carry the distinction between shops and sites. None of the five classes that law firms list is for suppliers. And twelve months is a limit, not an estimate: plan with all of it.':
    'Ce qui manque est tout aussi clair. La loi dit peu de chose d’internet, si bien que ce sont les catégories d’agrément de la Commission qui distinguent points de vente et sites. Aucune des cinq catégories que les cabinets d’avocats énumèrent n’est destinée aux fournisseurs. Et douze mois sont une limite, non une estimation : prévoyez-les en entier.',
  '# South Africa: certainty of practice': '# Afrique du Sud : la certitude de la pratique',
  'The National Gambling Act dates from 2004, and the provinces have licensed under it since.[^za-national-gambling-act-2004] A provincial bookmaker licence covers shops and sites, and licensed bookmakers work in all nine provinces.[^za-ngb-racing-and-betting] The difficulty is to obtain one: in November 2024 the Western Cape’s authority was described as the only significant one that grants online bookmaker licences on application.[^za-chambers-2024] What the other eight do for a newcomer is not verified; ask each before you plan on it.':
    'La loi nationale sur les jeux date de 2004, et les provinces délivrent depuis lors des agréments en vertu de celle-ci.[^za-national-gambling-act-2004] Un agrément provincial de bookmaker couvre points de vente et sites, et des bookmakers agréés travaillent dans les neuf provinces.[^za-ngb-racing-and-betting] La difficulté est d’en obtenir un : en novembre 2024, l’autorité du Cap-Occidental était décrite comme la seule d’importance à délivrer sur demande des agréments de bookmaker en ligne.[^za-chambers-2024] Ce que font les huit autres pour un nouveau venu n’est pas vérifié ; interrogez chacune avant de compter dessus.',
  'Two things are open, and both touch the price of a company that you would buy. The first is content: the appeal court held in October 2025 that a Gauteng bookmaker may not take bets on roulette, and whether that reaches other provinces depends on the words of each act.[^za-werksmans-portapa] The second is tax: the Treasury put forward a national tax of 20 per cent of online revenue in November 2025, in addition to the provincial tax.[^za-moonstone-online-gambling-tax] The Budget of February 2026 set neither a rate nor a date.[^za-cdh-budget-2026]':
    'Deux points sont ouverts, et tous deux touchent au prix d’une société que vous achèteriez. Le premier est le contenu : la cour d’appel a jugé en octobre 2025 qu’un bookmaker du Gauteng ne peut prendre de paris sur la roulette, et la portée de cet arrêt dans d’autres provinces dépend des termes de chaque loi.[^za-werksmans-portapa] Le second est l’impôt : le Trésor a proposé en novembre 2025 un impôt national de 20 % des recettes en ligne, en plus de l’impôt provincial.[^za-moonstone-online-gambling-tax] Le budget de février 2026 n’a fixé ni taux ni date.[^za-cdh-budget-2026]',
  '# Nigeria: certainty of principle': '# Nigeria : la certitude du principe',
  'Since the Supreme Court’s judgment of 22 November 2024 there is no doubt that the states decide, and that the National Lottery Act binds in the Federal Capital Territory only.[^ng-afriwise-lottery-act] The President’s refusal of the Central Gaming Bill in December 2025 confirmed it.[^ng-thisday-central-gaming-bill]':
    'Depuis l’arrêt de la Cour suprême du 22 novembre 2024, il ne fait pas de doute que les États décident, et que la loi sur la loterie nationale n’oblige que dans le Territoire de la capitale fédérale.[^ng-afriwise-lottery-act] Le refus du Central Gaming Bill par le Président, en décembre 2025, l’a confirmé.[^ng-thisday-central-gaming-bill]',
  'The principle does not say what one paper opens. In May 2025 state regulators agreed to recognise one certificate for online betting, online casino, public online lottery and promotional competitions.[^ng-vixio-reciprocity] It binds those who signed. We have found no public list of the signatories, and no published price. So the first step in Nigeria is a letter to each state in the plan, and the answer is dated and filed.':
    'Le principe ne dit pas ce qu’ouvre un seul document. En mai 2025, des régulateurs d’États sont convenus de reconnaître un même certificat pour les paris en ligne, le casino en ligne, la loterie publique en ligne et les concours promotionnels.[^ng-vixio-reciprocity] Il oblige ceux qui ont signé. Nous n’avons trouvé ni liste publique des signataires, ni prix publié. Le premier pas au Nigeria est donc une lettre à chaque État du plan, et la réponse est datée et classée.',
  '# Kenya: certainty of text': '# Kenya : la certitude du texte',
  'The act of 2025 is recent and names online gambling. It asks that Kenyan citizens hold at least 30 per cent of the shares,[^ke-cm-advocates-act-2025] and the term of a licence rises from 12 to 36 months.[^ke-mckay-final-bill] Online operators give security of KES 100 million, by one law firm’s reading; others still print the Bill’s 200 million.[^ke-masibo-licence-2025]':
    'La loi de 2025 est récente et nomme les jeux d’argent en ligne. Elle demande que des citoyens kényans détiennent au moins 30 % des actions,[^ke-cm-advocates-act-2025] et la durée d’un agrément passe de 12 à 36 mois.[^ke-mckay-final-bill] Les opérateurs en ligne fournissent une sûreté de 100 millions de KES, selon la lecture d’un cabinet d’avocats ; d’autres donnent encore les 200 millions du projet de loi.[^ke-masibo-licence-2025]',
  'None of this helps an applicant who cannot apply. A public notice suspended the processing of applications on 2 October 2025 until the handover to the new authority was complete.[^ke-cm-advocates-transition] That it has resumed is not verified. The regulations on conduct[^ke-conduct-regulations-2026] and on advertising[^ke-advertising-regulations-2026] were made in June 2026, and the days on which they bind are not verified either.':
    'Rien de cela n’aide un demandeur qui ne peut pas déposer de demande. Un avis public a suspendu le traitement des demandes le 2 octobre 2025 jusqu’à la fin de la passation à la nouvelle autorité.[^ke-cm-advocates-transition] Sa reprise n’est pas vérifiée. Les règlements sur la conduite[^ke-conduct-regulations-2026] et sur la publicité[^ke-advertising-regulations-2026] ont été pris en juin 2026, et la date de leur entrée en vigueur n’est pas vérifiée non plus.',
  '# What to do with the order': '# Que faire de cet ordre',
  'The ranking is for a newcomer with one sportsbook and no licence in any of the four. It changes with the company.':
    'Le classement vaut pour un nouveau venu avec un produit de paris sportifs et sans agrément dans aucun des quatre. Il change avec la société.',
  '- *A holder of an old Kenyan licence* trades on until it expires, and for that company Kenya comes first: the task is to be ready to renew under the new act.':
    '- *Le titulaire d’un ancien agrément kényan* poursuit son activité jusqu’à l’expiration de celui-ci, et pour lui le Kenya vient en premier : la tâche est d’être prêt au renouvellement sous la nouvelle loi.',
  '- *A supplier* starts in South Africa, the only one of the four where supply is licensed and certified by statute; in Ghana no class exists and in Lagos the licence had only been announced in January 2025.':
    '- *Un fournisseur* commence en Afrique du Sud, le seul des quatre marchés où la loi soumet la fourniture à agrément et à certification ; au Ghana aucune catégorie n’existe, et à Lagos l’agrément n’était qu’annoncé en janvier 2025.',
  '- *An online casino* cannot start in South Africa at all, where no law authorises interactive games; Nigeria’s certificate and Ghana’s licence name it.':
    '- *Un casino en ligne* ne peut pas du tout commencer en Afrique du Sud, où aucune loi n’autorise les jeux interactifs ; le certificat du Nigeria et l’agrément du Ghana le nomment.',
  '- *A buyer of shares* asks first about the South African tax, because it decides what the revenue is worth.':
    '- *Un acheteur d’actions* s’enquiert d’abord de l’impôt sud-africain, car il décide de ce que valent les recettes.',
  '# Dates to watch': '# Dates à surveiller',
  '| When | What | Who acts |': '| Quand | Quoi | Qui agit |',
  '| Since 1 January 2026 | Nigeria: holders of former federal licences renew and pay for the certificate[^ng-thisday-fee-waiver-2025] | Operators that were excused the fees of 2025 |':
    '| Depuis le 1er janvier 2026 | Nigeria : les titulaires d’anciens agréments fédéraux renouvellent et paient le certificat[^ng-thisday-fee-waiver-2025] | Opérateurs dispensés des droits de 2025 |',
  '| Open | Kenya: notice that applications are processed again | Applicants; ask the authority in writing |':
    '| En attente | Kenya : avis de reprise du traitement des demandes | Demandeurs ; interrogez l’autorité par écrit |',
  '| Open | South Africa: a bill on the tax | Holders and buyers; model both results |':
    '| En attente | Afrique du Sud : un projet de loi sur l’impôt | Titulaires et acheteurs ; modélisez les deux issues |',
  '| Each year | Ghana: renewal, with the fee on the minimum capital | Licensees |':
    '| Chaque année | Ghana : renouvellement, avec le droit sur le capital minimal | Titulaires |',
  'The article promised an order and gave none. It now has one, with the facts that it rests on, and names the sections.':
    'L’article promettait un ordre et n’en donnait aucun. Il en a désormais un, avec les faits sur lesquels il repose, et cite les articles.',
  'The list of sources gave the number of the Nigerian case as SC/01/2008. It is SC/1/2008.':
    'La liste des sources donnait à l’affaire nigériane le numéro SC/01/2008. C’est SC/1/2008.',
  'Act 721, ss. 13, 16 and 21': 'Act 721, art. 13, 16 et 21',
  'Act 721, s. 21(2)': 'Act 721, art. 21(2)',
  'Gauteng Gambling Act 4 of 1995, section 55': 'Loi 4 de 1995 du Gauteng sur les jeux, article 55',
  'Licensing requirements': 'Conditions d’agrément',
  'Gambling security requirements': 'Sûretés exigées pour les jeux',
  'Suspension of licence processing': 'Suspension du traitement des demandes',
}

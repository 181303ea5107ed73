import type { Texts } from '../../../translated-texts.ts'

export const texts: Texts = {
  Mozambique: 'Mozambique',
  'Supervision of all gambling; licences for social and amusement games, which include betting':
    'Contrôle de tous les jeux ; agréments des jeux sociaux et de divertissement, dont les paris',
  'Public tenders for casino concessions':
    'Appels d’offres publics pour les concessions de casinos',
  'Two laws divide the market: casinos need a concession won by public tender under Law 1/2010, while bingo, lotteries, betting and virtual games are social games under Law 9/2012, which the finance minister authorises and the gaming inspectorate licenses. No rules are written for online gambling; a law firm says it may be practised under the general regime. Sources conflict on the regulation of social games: the inspectorate names Decree 33/2018, the law firm Decree 17/2012.':
    'Deux lois régissent le marché : les casinos ont besoin d’une concession obtenue par appel d’offres public au titre de la loi 1/2010, tandis que le bingo, les loteries, les paris et les jeux virtuels sont des jeux sociaux au titre de la loi 9/2012, que le ministre des Finances autorise et que l’inspection des jeux agrée. Aucune règle n’est écrite pour les jeux en ligne ; un cabinet d’avocats dit qu’ils peuvent être pratiqués sous le régime général. Les sources divergent sur la réglementation des jeux sociaux : l’inspection cite le décret 33/2018, le cabinet le décret 17/2012.',
  'Sports betting is a social game. A company with its seat in Mozambique applies to the gaming inspectorate.':
    'Les paris sportifs sont un jeu social. Une société ayant son siège au Mozambique présente sa demande à l’inspection des jeux.',
  'Not verified: how an online casino is licensed. There are no specific rules; it may be practised under the general regime, which is that of concessions.':
    'Non vérifié : la manière dont un casino en ligne est agréé. Il n’y a pas de règles propres ; il peut être pratiqué sous le régime général, qui est celui des concessions.',
  'Lotteries, lotto and totoloto are social games, licensed by the gaming inspectorate.':
    'Les loteries, le loto et le totoloto sont des jeux sociaux, agréés par l’inspection des jeux.',
  'Not verified: whether suppliers need a licence. An applicant shows a hosting agreement and the certificate of its system.':
    'Non vérifié : si les fournisseurs ont besoin d’un agrément. Le demandeur présente un contrat d’hébergement et le certificat de son système.',
  'Special gambling tax on casinos, concession up to 14 years':
    'Impôt spécial sur les jeux des casinos, concession jusqu’à 14 ans',
  'Special gambling tax on casinos, concession up to 19 years':
    'Impôt spécial sur les jeux des casinos, concession jusqu’à 19 ans',
  'Special gambling tax on casinos, concession of 20 to 24 years':
    'Impôt spécial sur les jeux des casinos, concession de 20 à 24 ans',
  'Special gambling tax on casinos, concession of 25 to 30 years':
    'Impôt spécial sur les jeux des casinos, concession de 25 à 30 ans',
  'Social games and betting: the minister of finance authorises, the Inspecção-Geral de Jogos licenses':
    'Jeux sociaux et paris : le ministre des Finances autorise, l’Inspecção-Geral de Jogos agrée',
  'Social games: a bank guarantee of MZN 3,000,000 for each kind of game, in favour of the inspectorate. The fee itself is not verified.':
    'Jeux sociaux : une garantie bancaire de 3 000 000 MZN par type de jeu, en faveur de l’inspection. Les droits eux-mêmes ne sont pas vérifiés.',
  'Social games, betting among them: a company with share capital of at least 10 per cent of the planned investment, “with Mozambicans”; their share is not stated':
    'Jeux sociaux, dont les paris : une société au capital d’au moins 10 % de l’investissement prévu, « avec des Mozambicains » ; leur part n’est pas précisée',
  'Hosting agreement, system certificate and continuity plan are part of the file':
    'Le contrat d’hébergement, le certificat du système et le plan de continuité font partie du dossier',
  'Betting is open to application, without a tender':
    'Les paris sont ouverts sur demande, sans appel d’offres',
  'The inspectorate publishes what an application must contain':
    'L’inspection publie ce que doit contenir une demande',
  'A population of about 34 million, by projection':
    'Une population d’environ 34 millions d’habitants, par projection',
  'Not verified: the tax on betting companies and on prizes of social games':
    'Non vérifié : l’impôt des sociétés de paris et celui sur les gains des jeux sociaux',
  'A bank guarantee of 3 million meticais for each type of game, and Mozambican partners':
    'Une garantie bancaire de 3 millions de meticais par type de jeu, et des associés mozambicains',
  'Sources conflict on online gambling: legal since 2010, or without rules of its own':
    'Les sources divergent sur les jeux en ligne : légaux depuis 2010, ou sans règles propres',
  'Filings in Portuguese and a civil-law system':
    'Des dossiers en portugais et un droit de tradition civiliste',
  'Betting has a route in, but tax and online practice could not be read from public pages; start with local counsel.':
    'Les paris ont une voie d’accès, mais l’impôt et la pratique en ligne n’ont pu être lus dans des pages publiques ; commencez par un conseil local.',
  '18, for Totoloto: its rules define a bettor as a person of 18 or more; another lottery operator’s terms say the same':
    '18 ans, pour le Totoloto : son règlement définit le parieur comme une personne de 18 ans ou plus ; les conditions d’un autre opérateur de loterie disent de même',
  '18, for casinos, which under-18s may not enter, as an official of the economic inspectorate said':
    '18 ans, pour les casinos, où les moins de 18 ans ne peuvent entrer, selon un responsable de l’inspection économique',
  'Bodies bound by the law against money laundering identify their customers and check identity by valid documents, as a rewritten law firm’s note says; casinos and operators of social games are bound. The article, and from which amount, were not read':
    'Les entités soumises à la loi contre le blanchiment identifient leurs clients et vérifient leur identité par des documents valides, selon la note remaniée d’un cabinet d’avocats ; les casinos et les opérateurs de jeux sociaux y sont soumis. L’article, et le montant à partir duquel, n’ont pas été lus',
  'Casinos and operators of social games report suspicious and large transactions to GIFiM; failure is punished under articles 79 and 81':
    'Les casinos et les opérateurs de jeux sociaux déclarent au GIFiM les opérations suspectes et celles de montant élevé ; le manquement est puni aux articles 79 et 81',
  'Cash above MZN 250,000 and other transactions of MZN 750,000 or more, reported to GIFiM; Lusa has the same amounts from its legal director':
    'Les espèces au-delà de 250 000 MZN et les autres opérations de 750 000 MZN ou plus, déclarées au GIFiM ; Lusa donne les mêmes montants d’après sa direction juridique',
  'No general data protection law and no authority; article 71 of the Constitution and the Electronic Transactions Law apply. A draft law is public':
    'Ni loi générale sur la protection des données ni autorité ; l’article 71 de la Constitution et la loi sur les transactions électroniques s’appliquent. Un projet de loi est public',
  'Social games, betting among them: share capital “with Mozambicans”; their share is not stated':
    'Jeux sociaux, dont les paris : capital social « avec des Mozambicains » ; leur part n’est pas précisée',
  'Social games: share capital of at least 10 per cent of the planned investment':
    'Jeux sociaux : un capital social d’au moins 10 % de l’investissement prévu',
  'Social games: a bank guarantee of MZN 3,000,000 for each kind of game, in favour of the inspectorate':
    'Jeux sociaux : une garantie bancaire de 3 000 000 MZN par type de jeu, en faveur de l’inspection',
  'Casinos: concessions of up to 30 years, by the bands of the gambling tax. For social games not verified':
    'Casinos : concessions de 30 ans au plus, par les tranches de l’impôt sur les jeux. Pour les jeux sociaux, non vérifié',
  'Breach of duties against money laundering: MZN 1 to 5 million for non-financial bodies, the justice minister told Parliament; casinos and social games are bound. Fines of the gambling laws were not seen':
    'Manquement aux obligations contre le blanchiment : 1 à 5 millions de MZN pour les entités non financières, a déclaré au Parlement le ministre de la Justice ; les casinos et les jeux sociaux y sont soumis. Les amendes des lois sur les jeux n’ont pas été vues',
  'Looked for by search in Portuguese and English; only operators’ terms found.':
    'Cherché en portugais et en anglais ; seules des conditions d’opérateurs ont été trouvées.',
  'Looked for by search in Portuguese and English; nothing found.':
    'Cherché en portugais et en anglais ; rien n’a été trouvé.',
  'The gaming inspectorate’s page asks for a hosting agreement in the file, but does not say where the server must stand.':
    'La page de l’inspection des jeux demande un contrat d’hébergement dans le dossier, mais ne dit pas où le serveur doit se trouver.',
  'Looked for on the inspectorate’s page, at CMS and by search; nothing found.':
    'Cherché sur la page de l’inspection, chez CMS et par recherche ; rien n’a été trouvé.',
  'Looked for on the inspectorate’s page and by search; only the guarantee is named.':
    'Cherché sur la page de l’inspection et par recherche ; seule la garantie est mentionnée.',
  'Looked for on the inspectorate’s page, at CMS and by search; not found.':
    'Cherché sur la page de l’inspection, chez CMS et par recherche ; non trouvé.',
  'A list of the gaming inspectorate was looked for by search; one page counts five casinos, none lists betting licences.':
    'Une liste de l’inspection des jeux a été cherchée ; une page compte cinq casinos, aucune n’énumère les agréments de paris.',
  'Decree 65/2022 amends the regulation of games of chance':
    'Le décret 65/2022 modifie le règlement des jeux de hasard',
  'The regulation of casinos and machine rooms of 2010 is amended for the second time. What changed in detail, and the day on which it binds, are not verified.':
    'Le règlement des casinos et des salles de machines de 2010 est modifié pour la deuxième fois. Le détail des modifications et le jour de leur entrée en vigueur ne sont pas vérifiés.',
  'Decree 64/2010, as amended by Decree 4/2017.': 'Décret 64/2010, modifié par le décret 4/2017.',
  'Decree 33/2018 regulates social and amusement games':
    'Le décret 33/2018 réglemente les jeux sociaux et de divertissement',
  'The gaming inspectorate names this decree as the regulation of Law 9/2012. An applicant gives a bank guarantee for each type of game, and capital with Mozambicans. The day on which it binds is not verified.':
    'L’inspection des jeux cite ce décret comme règlement de la loi 9/2012. Le demandeur fournit une garantie bancaire par type de jeu, et un capital avec des Mozambicains. Le jour de son entrée en vigueur n’est pas vérifié.',
  'Guarantee of 3 million meticais for each game; capital of at least 10 per cent of the investment.':
    'Garantie de 3 millions de meticais par jeu ; capital d’au moins 10 % de l’investissement.',
  'Law 9/2012 on social and amusement games':
    'Loi 9/2012 sur les jeux sociaux et de divertissement',
  'Bingo, lotteries, totobola, mutual betting, contests and virtual games are authorised by the minister of finance and licensed by the gaming inspectorate. The day on which it binds is not verified.':
    'Le bingo, les loteries, le totobola, les paris mutuels, les concours et les jeux virtuels sont autorisés par le ministre des Finances et agréés par l’inspection des jeux. Le jour de son entrée en vigueur n’est pas vérifié.',
  'A licence by application for betting and other social games.':
    'Un agrément sur demande pour les paris et les autres jeux sociaux.',
  'Law 1/2010 on games of chance': 'Loi 1/2010 sur les jeux de hasard',
  'Casinos and machine rooms are run under concessions of the State, awarded by public tender. The regulation followed as Decree 64/2010 of 31 December. The day on which the law binds is not verified.':
    'Les casinos et les salles de machines sont exploités sous concession de l’État, attribuée par appel d’offres public. Le règlement a suivi avec le décret 64/2010 du 31 décembre. Le jour de l’entrée en vigueur de la loi n’est pas vérifié.',
  'The law of 1994.': 'La loi de 1994.',
  'Concessions by public tender.': 'Concessions par appel d’offres public.',
  'Minister of Tourism with the National Gaming Commission':
    'ministre du Tourisme, avec la Commission nationale des jeux',
  'Law 1/2010 of 10 February, on games of chance':
    'Loi 1/2010 du 10 février, sur les jeux de hasard',
  'Law 9/2012 of 8 February, on social and amusement games':
    'Loi 9/2012 du 8 février, sur les jeux sociaux et de divertissement',
  'Decree 33/2018 of 28 May, regulation of social and amusement games':
    'Décret 33/2018 du 28 mai, règlement des jeux sociaux et de divertissement',
  'social games: totobola and mutual bets': 'jeux sociaux : totobola et paris mutuels',
  'questions 1 and 3': 'questions 1 et 3',
  'as the national directorate for games of chance states it. The first day is not verified; concessions rest on Law 1/2010':
    'selon la direction nationale des jeux de hasard. Le premier jour n’est pas vérifié ; les concessions reposent sur la loi 1/2010',
  'papers to attach, point 7; Law 9/2012 and Decree 33/2018':
    'pièces à joindre, point 7 ; loi 9/2012 et décret 33/2018',
  'papers to attach, point 4': 'pièces à joindre, point 4',
  'article 1; terms of Olá Lotto': 'article 1 ; conditions d’Olá Lotto',
  'Law 14/2023 of 28 August, with Decree 53/2023; the duty: Financial Crime World; who is bound: Integrity Magazine':
    'Loi 14/2023 du 28 août, avec le décret 53/2023 ; l’obligation : Financial Crime World ; qui y est soumis : Integrity Magazine',
  'Law 14/2023 of 28 August, amended by Law 3/2024':
    'Loi 14/2023 du 28 août, modifiée par la loi 3/2024',
  'Law 14/2023; Lusa by SAPO, March 2024': 'Loi 14/2023 ; Lusa par SAPO, mars 2024',
  'Law 3/2017 of 9 January; on the draft: Afriwise':
    'Loi 3/2017 du 9 janvier ; sur le projet : Afriwise',
  'papers to attach, point 7': 'pièces à joindre, point 7',
  'as the national directorate for games of chance states the bands':
    'selon les tranches de la direction nationale des jeux de hasard',
  'Law 14/2023 of 28 August; also Financial Crime World, who adds suspension of the authorisation':
    'Loi 14/2023 du 28 août ; aussi Financial Crime World, qui ajoute la suspension de l’autorisation',
  'projection from the census of 2017': 'projection à partir du recensement de 2017',
  'special gambling tax, casinos only': 'impôt spécial sur les jeux, casinos seulement',
}

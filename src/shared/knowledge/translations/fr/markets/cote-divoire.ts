import type { Texts } from '../../../translated-texts.ts'

export const texts: Texts = {
  'Côte d’Ivoire': 'Côte d’Ivoire',
  'games of chance; it authorises promotional and charity lotteries':
    'jeux de hasard ; elle autorise les loteries promotionnelles et de bienfaisance',
  'holder of the concession for lotteries and betting; admits partners':
    'titulaire de la concession des loteries et des paris ; agrée des partenaires',
  'Law 2020-480 sets up an authority for games of chance and lets the state concede them. Two decrees of 6 December 2023 give LONACI alone the lotteries, horse betting, sports betting and virtual betting, on premises and on a segment of the internet, and leave promotional and charity lotteries to the authority. LONACI says that it may admit partners of its own. The decrees were read through press reports only.':
    'La loi 2020-480 institue une autorité des jeux de hasard et permet à l’État de les concéder. Deux décrets du 6 décembre 2023 attribuent à la seule LONACI les loteries, les paris hippiques, les paris sportifs et les paris virtuels, en points de vente et sur un segment d’internet, et laissent à l’autorité les loteries promotionnelles et de bienfaisance. La LONACI dit pouvoir agréer ses propres partenaires. Les décrets n’ont été lus qu’à travers la presse.',
  'Only with the agreement of LONACI, which holds the right alone. In December 2023 it named 1xBet, Betclic and Premier Bet as admitted; in March 2024 it switched 1xBet off over a dispute.':
    'Seulement avec l’agrément de la LONACI, qui détient seule le droit. En décembre 2023, elle a cité 1xBet, Betclic et Premier Bet parmi les opérateurs agréés ; en mars 2024, elle a coupé l’accès à 1xBet à la suite d’un différend.',
  'Not verified: online casino is not among the games that press reports of the decree list, and no rule on it was found.':
    'Non vérifié : les jeux de casino en ligne ne figurent pas parmi les jeux du décret que la presse énumère, et aucune règle à leur sujet n’a été trouvée.',
  'Lotteries of all kinds are conceded to LONACI; the authority may only authorise promotional and charity lotteries.':
    'Les loteries de toute nature sont concédées à la LONACI ; l’autorité ne peut autoriser que les loteries promotionnelles et de bienfaisance.',
  'Not verified: no rule on suppliers was found. The nearest is the power of LONACI to admit partners.':
    'Non vérifié : aucune règle applicable aux fournisseurs n’a été trouvée. La plus proche est le pouvoir de la LONACI d’agréer des partenaires.',
  'LONACI admits partners by its own agreement (agrément).':
    'La LONACI agrée elle-même ses partenaires (agrément).',
  'LONACI reports a turnover of CFA 657.6 billion in 2025, up 14 per cent, and CFA 413.9 billion paid to players':
    'La LONACI annonce un chiffre d’affaires de 657,6 milliards de FCFA en 2025, en hausse de 14 %, et 413,9 milliards de FCFA versés aux joueurs',
  'More mobile subscriptions than people, and 27.7 million mobile money accounts in March 2025':
    'Plus d’abonnements mobiles que d’habitants, et 27,7 millions de comptes d’argent mobile en mars 2025',
  'One partner to convince, and a precedent for partnership in betting':
    'Un seul partenaire à convaincre, et un précédent de partenariat dans les paris',
  'LONACI can end a partnership: it switched off the site of 1xBet on 13 March 2024':
    'La LONACI peut mettre fin à un partenariat : elle a coupé l’accès au site de 1xBet le 13 mars 2024',
  'Sources conflict on the tax: the tax authority’s undated booklet names 5 per cent of net proceeds, press reports 5 per cent of receipts for online games since 2 January 2024, and one page 7 per cent of turnover from 2025':
    'Les sources divergent sur la taxe : la brochure non datée de l’administration fiscale indique 5 % du produit net, la presse 5 % des recettes des jeux en ligne depuis le 2 janvier 2024, et une page 7 % du chiffre d’affaires à partir de 2025',
  'Terms, fees and length of a partnership are not published':
    'Les conditions, le coût et la durée d’un partenariat ne sont pas publiés',
  'A large market with one door: the law says clearly who holds the right, and little about how to share it.':
    'Un grand marché à une seule porte : la loi dit clairement qui détient le droit, et peu de chose sur la manière de le partager.',
  '18 for games of chance, 21 to enter casinos and slot machine halls, as the regulator states the law of 2020.':
    '18 ans pour les jeux de hasard, 21 ans pour entrer dans les casinos et les salles de machines à sous, d’après l’exposé que fait le régulateur de la loi de 2020.',
  'Any player may ask the regulator (ARJH) for a ban of his own; the regulator or a court may also impose one. How long it lasts was not found.':
    'Tout joueur peut demander au régulateur (ARJH) sa propre interdiction de jeu ; le régulateur ou un tribunal peut aussi la prononcer. Sa durée n’a pas été trouvée.',
  'Only promotional lotteries: one needs the regulator’s express authorisation, asked for at least two months before it begins and decided within 40 clear days. A rule on bonuses of betting or casinos was not found.':
    'Loteries promotionnelles seulement : il faut l’autorisation expresse du régulateur, demandée au moins deux mois avant le début et tranchée sous 40 jours francs. Aucune règle sur les bonus des paris ou des casinos n’a été trouvée.',
  'Processing of personal data is declared to the regulator ARTCI or authorised by it.':
    'Le traitement de données personnelles est déclaré au régulateur ARTCI ou autorisé par lui.',
  'Conceded games belong to LONACI, a company with a state majority, alone; other brands work by its agreement. A share rule for them was not found.':
    'Les jeux concédés appartiennent à la seule LONACI, société à participation majoritaire de l’État ; les autres marques travaillent avec son agrément. Aucune règle de participation applicable à celles-ci n’a été trouvée.',
  'Promotional lotteries: a stamp of CFA 20,000 on the first application in a year.':
    'Loteries promotionnelles : un timbre de 20 000 FCFA sur la première demande de l’année.',
  'No licence of one’s own, so no term: conceded games are forbidden to all but LONACI. How long its agreements run is not published.':
    'Pas d’agrément propre, donc pas de durée : les jeux concédés sont interdits à tous sauf à la LONACI. La durée de ses accords n’est pas publiée.',
  'Promotional lotteries: the authorisation itself says how long and in which area the game may run.':
    'Loteries promotionnelles : l’autorisation elle-même précise pour combien de temps et dans quelle zone le jeu peut se dérouler.',
  'No licence of one’s own is applied for: conceded games are forbidden to all but LONACI, and no time is published in which it decides on a partner.':
    'Aucun agrément propre n’est demandé : les jeux concédés sont interdits à tous sauf à la LONACI, et le délai dans lequel elle se prononce sur un partenaire n’est pas publié.',
  'Promotional lotteries: the application is filed two months ahead and decided within 40 clear days.':
    'Loteries promotionnelles : la demande est déposée deux mois à l’avance et tranchée sous 40 jours francs.',
  'The tax on games of chance is declared and paid for the month before by the fifteenth, by the twentieth for large and medium firms; LONACI collects it from operators settled in the country.':
    'La taxe sur les jeux de hasard est déclarée et payée pour le mois précédent au plus tard le quinze, le vingt pour les grandes et moyennes entreprises ; la LONACI la perçoit auprès des opérateurs établis dans le pays.',
  'After a formal notice: up to 3 per cent of the highest turnover of three years, 5 per cent if repeated; confiscation, suspension, or a ban from the sector for one to five years.':
    'Après mise en demeure : jusqu’à 3 % du chiffre d’affaires le plus élevé de trois années, 5 % en cas de récidive ; confiscation, suspension ou interdiction d’exercer dans le secteur pendant un à cinq ans.',
  'No list of licensees, since LONACI alone holds the right; in December 2023 it named 1xBet, Betclic and Premier Bet as admitted, as JDA reports, and in March 2024 it switched 1xBet off.':
    'Pas de liste des titulaires, puisque la LONACI détient seule le droit ; en décembre 2023, elle a cité 1xBet, Betclic et Premier Bet parmi les opérateurs agréés, selon JDA, et en mars 2024 elle a coupé l’accès à 1xBet.',
  'A check of players’ identity was looked for in the articles of Law 2020-480 that are stored; a law of 2005 asked casinos for it from CFA 1 million, and the laws that replaced it were not seen.':
    'Une vérification de l’identité des joueurs a été cherchée dans les articles conservés de la loi 2020-480 ; une loi de 2005 l’exigeait des casinos à partir de 1 million de FCFA, et les lois qui l’ont remplacée n’ont pas été vues.',
  'The law of 2016 and the ordinance of 2023 against money laundering were looked for and not seen; only the law of 2005, since replaced, was found with duties for casinos and gaming houses.':
    'La loi de 2016 et l’ordonnance de 2023 contre le blanchiment ont été cherchées et n’ont pas été vues ; seule la loi de 2005, remplacée depuis, a été trouvée avec des obligations pour les casinos et les établissements de jeux.',
  'The amount was looked for; CFA 1 million for the identification of casino players stands in the law of 2005, since replaced, and no later text was seen.':
    'Le montant a été cherché ; 1 million de FCFA pour l’identification des joueurs de casino figure dans la loi de 2005, remplacée depuis, et aucun texte ultérieur n’a été vu.',
  'Limits of stakes, deposits or losses were looked for in the stored articles of Law 2020-480 and in pages on LONACI; none was found.':
    'Des plafonds de mises, de dépôts ou de pertes ont été cherchés dans les articles conservés de la loi 2020-480 et dans des pages sur la LONACI ; aucun n’a été trouvé.',
  'A rule on credit to players was looked for in the stored articles of Law 2020-480; none was found.':
    'Une règle sur le crédit aux joueurs a été cherchée dans les articles conservés de la loi 2020-480 ; aucune n’a été trouvée.',
  'Hours for advertising were looked for in the stored articles of Law 2020-480 and in press; none was found.':
    'Des horaires de publicité ont été cherchés dans les articles conservés de la loi 2020-480 et dans la presse ; aucun n’a été trouvé.',
  'Approval was looked for; press on the bill of 2019 names fines of CFA 1 to 10 million for advertising against the rules, and the rules themselves were not seen.':
    'Une approbation a été cherchée ; la presse sur le projet de loi de 2019 mentionne des amendes de 1 à 10 millions de FCFA pour une publicité contraire aux règles, et les règles elles-mêmes n’ont pas été vues.',
  'A rule on where servers stand was looked for in the stored articles of Law 2020-480 and in press on the decrees of 2023; none was found.':
    'Une règle sur l’emplacement des serveurs a été cherchée dans les articles conservés de la loi 2020-480 et dans la presse sur les décrets de 2023 ; aucune n’a été trouvée.',
  'Resident or Ivorian directors were looked for in the stored articles of Law 2020-480 and of the decree on authorised games; none was found.':
    'Une exigence de dirigeants résidents ou ivoiriens a été cherchée dans les articles conservés de la loi 2020-480 et du décret sur les jeux autorisés ; aucune n’a été trouvée.',
  'Capital was looked for in the stored articles of Law 2020-480 and in press on LONACI’s partners; none was found.':
    'Une exigence de capital a été cherchée dans les articles conservés de la loi 2020-480 et dans la presse sur les partenaires de la LONACI ; aucune n’a été trouvée.',
  'A deposit or guarantee was looked for in the stored articles of Law 2020-480 and in press on LONACI’s partners; none was found.':
    'Un dépôt ou une garantie ont été cherchés dans les articles conservés de la loi 2020-480 et dans la presse sur les partenaires de la LONACI ; rien n’a été trouvé.',
  'LONACI switches off the site of 1xBet': 'La LONACI coupe l’accès au site de 1xBet',
  'LONACI announced that the site of 1xBet, run by the company Ludus, was switched off at midnight because of a dispute between them, and sent players to admitted sites. Two pages quote the announcement.':
    'La LONACI a annoncé que le site de 1xBet, exploité par la société Ludus, était coupé à minuit en raison d’un différend entre elles, et a renvoyé les joueurs vers les sites agréés. Deux pages citent l’annonce.',
  'Admitted by LONACI in 2023.': 'Agréé par la LONACI en 2023.',
  'Switched off.': 'Accès coupé.',
  'The tax on games of chance reaches online operators':
    'La taxe sur les jeux de hasard atteint les opérateurs en ligne',
  'Article 4 of the tax annex 2024 extends the tax of 5 per cent to games of chance offered online, wherever the operator sits. Two sources report it; they conflict on the base: net proceeds or receipts. A rise to 7 per cent of turnover in 2025 stands on one page only and is not verified.':
    'L’article 4 de l’annexe fiscale 2024 étend la taxe de 5 % aux jeux de hasard proposés en ligne, où que siège l’opérateur. Deux sources le rapportent ; elles divergent sur l’assiette : produit net ou recettes. Un relèvement à 7 % du chiffre d’affaires en 2025 ne figure que sur une seule page et n’est pas vérifié.',
  'Due on games offered on the territory only.':
    'Due seulement sur les jeux proposés sur le territoire.',
  'Due on online games as well.': 'Due aussi sur les jeux en ligne.',
  'LONACI says it may admit other operators': 'La LONACI dit pouvoir agréer d’autres opérateurs',
  'The head of LONACI told the press that the company may now admit new operators by its own agreement. According to JDA he named 1xBet, Betclic and Premier Bet as admitted; AIP reports the power to admit.':
    'Le directeur général de la LONACI a déclaré à la presse que la société peut désormais agréer elle-même de nouveaux opérateurs. Selon JDA, il a cité 1xBet, Betclic et Premier Bet parmi les opérateurs agréés ; AIP rapporte le pouvoir d’agréer.',
  'Outside brands work by agreement with LONACI.':
    'Les marques extérieures travaillent en vertu d’un accord avec la LONACI.',
  'Two decrees: LONACI’s concession and authorised lotteries':
    'Deux décrets : la concession de la LONACI et les loteries autorisées',
  'The council of ministers adopted a decree that concedes lotteries, horse, sports and virtual betting to LONACI alone, and a second on promotional and charity lotteries, which the authority for games of chance now authorises. Several papers report them; one misprints the month.':
    'Le Conseil des ministres a adopté un décret qui concède à la seule LONACI les loteries, les paris hippiques, sportifs et virtuels, et un second sur les loteries promotionnelles et de bienfaisance, que l’autorité des jeux de hasard autorise désormais. Plusieurs journaux les rapportent ; l’un se trompe de mois.',
  'Two ministers together authorised promotional and charity lotteries, by older decrees.':
    'Deux ministres autorisaient ensemble les loteries promotionnelles et de bienfaisance, selon des décrets antérieurs.',
  'LONACI alone for conceded games; the authority for the rest.':
    'La LONACI seule pour les jeux concédés ; l’autorité pour le reste.',
  'Law 2020-480 on games of chance': 'Loi 2020-480 sur les jeux de hasard',
  'The law defines games of chance, sorts them into conceded and authorised ones and creates the Autorité de Régulation des Jeux de Hasard. It is quoted by the head of that authority.':
    'La loi définit les jeux de hasard, les répartit entre jeux concédés et jeux autorisés et crée l’Autorité de Régulation des Jeux de Hasard. Elle est citée par le dirigeant de cette autorité.',
  'Two laws of 1970 on the national lottery and on the prohibition of lotteries.':
    'Deux lois de 1970, sur la loterie nationale et sur la prohibition des loteries.',
  'One law for games of chance and an authority of their own.':
    'Une loi unique pour les jeux de hasard et une autorité qui leur est propre.',
  'Law 2020-480 of 27 May 2020 on games of chance':
    'Loi 2020-480 du 27 mai 2020 relative aux jeux de hasard',
  'Decrees of 6 December 2023 on conceded games and on authorised games':
    'Décrets du 6 décembre 2023 sur les jeux concédés et sur les jeux autorisés',
  'numbers not verified': 'numéros non vérifiés',
  'decree of 6 December 2023, as reported': 'décret du 6 décembre 2023, selon la presse',
  'decrees of 6 December 2023, as reported': 'décrets du 6 décembre 2023, selon la presse',
  'Law 2020-480, art. 59; 18 also: Le Banco and Gambling-Age':
    'Loi 2020-480, art. 59 ; 18 ans aussi : Le Banco et Gambling-Age',
  'On Law 2020-480': 'Sur la loi 2020-480',
  'Decree on authorised games, arts. 2 and 4': 'Décret sur les jeux autorisés, art. 2 et 4',
  'Law 2013-450 of 19 June 2013 and Decree 2015-79; also: African Legal Factory, 8 January 2024':
    'Loi 2013-450 du 19 juin 2013 et décret 2015-79 ; aussi : African Legal Factory, 8 janvier 2024',
  'Decree of 6 December 2023, as the government’s spokesman told it':
    'Décret du 6 décembre 2023, selon le porte-parole du gouvernement',
  'P. 68; LONACI’s part: Ivoire Matin, on art. 4 of the fiscal annex of 2024':
    'P. 68 ; la part de la LONACI : Ivoire Matin, sur l’art. 4 de l’annexe fiscale 2024',
  'Law 2020-480, arts. 35 and 36; art. 43: two months to a year in prison and CFA 1 to 10 million for running games without a right':
    'Loi 2020-480, art. 35 et 36 ; art. 43 : deux mois à un an d’emprisonnement et 1 à 10 millions de FCFA pour l’exploitation de jeux sans droit',
  'The end of 1xBet: Digital Mag, 15 March 2024': 'La fin de 1xBet : Digital Mag, 15 mars 2024',
  'census of November and December 2021; other papers give the same figure':
    'recensement de novembre et décembre 2021 ; d’autres journaux donnent le même chiffre',
  'quoting the regulator, ARTCI, which was still checking some data':
    'citant le régulateur, l’ARTCI, qui vérifiait encore certaines données',
  'quoting the regulator, ARTCI': 'citant le régulateur, l’ARTCI',
  'tax annex 2024, art. 4': 'annexe fiscale 2024, art. 4',
}

import type { Texts } from '../../../translated-texts.ts'

export const texts: Texts = {
  'Tax is a product decision': 'L’impôt est une décision de produit',
  'Where a tax falls, on stake, revenue, deposit or payout, decides what the player sees and what the investor owns. Four recent changes show how.':
    'L’endroit où tombe un impôt, mise, recettes, dépôt ou paiement, décide de ce que voit le joueur et de ce que possède l’investisseur. Quatre changements récents le montrent.',
  'Where a tax falls, on the deposit, the stake, the revenue or the payout, decides who notices it and what is left of a bet. Four governments have moved a gambling tax since 2025 or proposed to. This article follows one sum through all four, and says which lines are certain.':
    'L’endroit où tombe un impôt, le dépôt, la mise, les recettes ou le paiement, décide de qui le remarque et de ce qui reste d’un pari. Quatre gouvernements ont déplacé un impôt sur le jeu depuis 2025, ou proposé de le faire. Cet article suit une même somme à travers les quatre, et dit quelles lignes sont certaines.',
  '# One stake through four markets': '# Une mise dans quatre marchés',
  'Players bet 100.00. The margin is 10.00, so 90.00 goes back as winnings and gross gaming revenue is 10.00. To place these bets they pay in 40.00 of new money and later draw out 30.00; the rest of the stakes is winnings that were bet again.':
    'Les joueurs parient 100,00. La marge est de 10,00 : 90,00 reviennent donc en gains et le produit brut des jeux est de 10,00. Pour placer ces paris, ils versent 40,00 d’argent frais et en retirent plus tard 30,00 ; le reste des mises est fait de gains rejoués.',
  '| Of 100.00 staked | South Africa | Nigeria | Kenya | Ghana |':
    '| Sur 100,00 misés | Afrique du Sud | Nigeria | Kenya | Ghana |',
  '| Taken from the player | none | at most 4.50 | 3.50 | none |':
    '| Pris au joueur | rien | au plus 4,50 | 3,50 | rien |',
  '| Tax on revenue | 0.60 to 0.90 | none found | 1.50, not certain | 2.00 |':
    '| Impôt sur les recettes | 0,60 à 0,90 | aucun trouvé | 1,50, non certain | 2,00 |',
  '| Value-added tax | about 1.20 to 1.30 | not verified | not verified | not verified |':
    '| Taxe sur la valeur ajoutée | environ 1,20 à 1,30 | non vérifié | non vérifié | non vérifié |',
  '| Left of 10.00 before costs | about 7.80 to 8.20 | 10.00, before profit tax | 8.50, if the tax stands | 8.00 |':
    '| Reste de 10,00 avant coûts | environ 7,80 à 8,20 | 10,00, avant impôt sur le bénéfice | 8,50, si l’impôt demeure | 8,00 |',
  '| If the proposal is enacted | about 5.80 to 6.20 | | | |':
    '| Si la proposition est adoptée | environ 5,80 à 6,20 | | | |',
  'The last lines are the reason to draw such a table. By headline rate Ghana looks dearer than South Africa, 20 per cent against 6 to 9; once value-added tax is counted the two lie close together, and the Treasury’s proposal would reverse the order.':
    'Les dernières lignes sont la raison de dresser un tel tableau. Au taux affiché, le Ghana paraît plus cher que l’Afrique du Sud, 20 % contre 6 à 9 ; une fois comptée la taxe sur la valeur ajoutée, les deux sont proches, et la proposition du Trésor renverserait l’ordre.',
  '# Ghana took a tax away': '# Le Ghana a supprimé un impôt',
  'On 26 March 2025 Parliament voted to end the 10 per cent withholding on winnings,[^gh-business-news-repeal] with effect from 2 April 2025.[^gh-ey-act-1129] It had been collected on betting since August 2023.[^gh-bft-winnings-tax]':
    'Le 26 mars 2025, le Parlement a voté la fin de la retenue de 10 % sur les gains,[^gh-business-news-repeal] avec effet au 2 avril 2025.[^gh-ey-act-1129] Elle était perçue sur les paris depuis août 2023.[^gh-bft-winnings-tax]',
  'What stays is 20 per cent of gross gaming revenue, and its nature is often misread. It is not an excise that comes before the tax on companies. The practice note calls gross gaming revenue the chargeable income from these operations and taxes it at 20 per cent; only other income of the same company is taxed separately.[^gh-ey-practice-note-2023] So a Ghanaian model has one tax where a Kenyan one has two, but it falls on revenue before wages, marketing and platform fees: a company that makes a loss pays it too.':
    'Ce qui reste est 20 % du produit brut des jeux, et sa nature est souvent mal lue. Ce n’est pas une accise qui précède l’impôt des sociétés. La note de pratique appelle le produit brut des jeux le revenu imposable de ces opérations et l’impose à 20 % ; seuls les autres revenus de la même société sont imposés à part.[^gh-ey-practice-note-2023] Un modèle ghanéen a donc un impôt là où un modèle kényan en a deux, mais il porte sur les recettes avant salaires, marketing et frais de plateforme : une société en perte le paie aussi.',
  '# Kenya moved the point of collection': '# Le Kenya a déplacé le point de perception',
  'Until 30 June 2025 an excise duty of 15 per cent was due on each stake, and 20 per cent of net winnings was withheld. Since 1 July 2025 the player pays 5 per cent when money enters a betting wallet and 5 per cent when it leaves, whether or not a bet was placed.[^ke-yogonet-finance-act-2025] Of our sum that is 2.00 on the way in and 1.50 on the way out. On 100.00 of stakes the old duty alone was 15.00.':
    'Jusqu’au 30 juin 2025, une accise de 15 % était due sur chaque mise, et 20 % des gains nets étaient retenus. Depuis le 1er juillet 2025, le joueur paie 5 % quand l’argent entre dans un portefeuille de paris et 5 % quand il en sort, qu’un pari ait été placé ou non.[^ke-yogonet-finance-act-2025] Sur notre somme, cela fait 2,00 à l’entrée et 1,50 à la sortie. Sur 100,00 de mises, l’ancienne accise seule était de 15,00.',
  'That is why receipts and rates must not be compared. Parliament’s budget office expected the new taxes to bring more than twice as much at lower rates; the two figures that it compares are not those of the revenue authority, whose own count of excise on betting for 2024/25 was KES 13.233 billion.[^ke-revenue-authority-2025]':
    'C’est pourquoi recettes et taux ne doivent pas être comparés. Le bureau du budget du Parlement attendait des nouveaux impôts plus du double à des taux plus bas ; les deux chiffres qu’il compare ne sont pas ceux de l’administration fiscale, dont le propre compte de l’accise sur les paris pour 2024/25 était de 13,233 milliards de KES.[^ke-revenue-authority-2025]',
  'The 15 per cent of gross gaming revenue in the table rests on publications that list it as in force;[^ke-mga-group-compliance] the act that contained it was repealed in August 2025, and its new place is not verified. Ask the target for its last three returns instead of its opinion.':
    'Les 15 % du produit brut des jeux du tableau reposent sur des publications qui les donnent pour en vigueur ;[^ke-mga-group-compliance] la loi qui les contenait a été abrogée en août 2025, et leur nouvelle place n’est pas vérifiée. Demandez à la cible ses trois dernières déclarations plutôt que son opinion.',
  '# Nigeria collects from the payout': '# Le Nigeria perçoit sur le paiement',
  'The Withholding Regulations of 2024 put 5 per cent on net winnings of residents and 15 per cent on those of others, from 1 January 2025.[^ng-vixio-withholding-confirmed] A winning is the net payout over a session of at most a calendar month, so 4.50 is the most that the tax can take of 90.00, and the true figure is lower. Since 20 February 2026 operators in Lagos deduct it and remit it to the state, against the player’s identity number.[^ng-okay-news-lagos-withholding]':
    'Le règlement sur les retenues de 2024 met 5 % sur les gains nets des résidents et 15 % sur ceux des autres, depuis le 1er janvier 2025.[^ng-vixio-withholding-confirmed] Un gain est le paiement net d’une session d’un mois civil au plus : 4,50 est donc le plus que l’impôt puisse prendre sur 90,00, et le chiffre réel est moindre. Depuis le 20 février 2026, les opérateurs de Lagos le déduisent et le reversent à l’État, sous le numéro d’identité du joueur.[^ng-okay-news-lagos-withholding]',
  'The operator’s own tax is on profit. The Nigeria Tax Act lets a gaming business deduct winnings, agents’ commission and regulators’ levies before it is taxed.[^ng-nigeria-tax-act-2025-s62] The levies of the states are not in our table, because we have not found them published.':
    'L’impôt propre de l’opérateur porte sur le bénéfice. La loi fiscale du Nigeria permet à une entreprise de jeu de déduire les gains, les commissions des agents et les prélèvements des régulateurs avant d’être imposée.[^ng-nigeria-tax-act-2025-s62] Les prélèvements des États ne figurent pas dans notre tableau, car nous ne les avons pas trouvés publiés.',
  '# South Africa is considering one': '# L’Afrique du Sud en envisage un',
  'Provinces tax bookmakers at 6 to 9 per cent of gross revenue, by the Treasury’s reckoning; it proposes 20 per cent of online revenue in addition.[^za-moonstone-online-gambling-tax] Comments closed on 27 February 2026,[^za-cdh-budget-2026] and no bill has followed that we know of.':
    'Les provinces imposent les bookmakers à 6 à 9 % des recettes brutes, selon le calcul du Trésor ; celui-ci propose en plus 20 % des recettes en ligne.[^za-moonstone-online-gambling-tax] Les commentaires ont été clos le 27 février 2026,[^za-cdh-budget-2026] et aucun projet de loi n’a suivi à notre connaissance.',
  'Value-added tax is usually left out of such comparisons and should not be. It is 15/115 of stakes less winnings, less input tax and the provincial tax.[^za-sars-note-84] Of 10.00 that is about 1.20 to 1.30 before input tax. The bookmakers’ association reckons provincial tax and value-added tax together at 18 to 19 per cent of gross revenue, and up to 39 with the Treasury’s tax on top.[^za-business-day-bookmakers-2026]':
    'La taxe sur la valeur ajoutée est d’ordinaire omise de ces comparaisons et ne devrait pas l’être. Elle est de 15/115 des mises moins les gains, moins la taxe en amont et l’impôt provincial.[^za-sars-note-84] Sur 10,00, cela fait environ 1,20 à 1,30 avant la taxe en amont. L’association des bookmakers estime l’impôt provincial et la taxe sur la valeur ajoutée ensemble à 18 à 19 % des recettes brutes, et jusqu’à 39 avec l’impôt du Trésor en sus.[^za-business-day-bookmakers-2026]',
  '# What each base does to the product': '# Ce que chaque assiette fait au produit',
  '- *Deposits and withdrawals* (Kenya): the tax shows in the cashier. Show gross, tax and net before the player agrees. We expect fewer and larger deposits. It takes nothing of the operator’s revenue and can take much of its volume.':
    '- *Dépôts et retraits* (Kenya) : l’impôt se voit à la caisse. Montrez le brut, l’impôt et le net avant que le joueur n’accepte. Nous attendons des dépôts moins nombreux et plus gros. Il ne prend rien des recettes de l’opérateur et peut prendre beaucoup de son volume.',
  '- *Winnings* (Nigeria, formerly Ghana): the tax shows in the payout. A player can avoid it on a site that does not withhold.':
    '- *Gains* (Nigeria, autrefois Ghana) : l’impôt se voit au paiement. Un joueur peut l’éviter sur un site qui ne retient rien.',
  '- *Revenue* (Ghana, South Africa): the player sees nothing. The margin pays, so the tax favours products with high margins over the single bet at short odds.':
    '- *Recettes* (Ghana, Afrique du Sud) : le joueur ne voit rien. La marge paie, si bien que l’impôt favorise les produits à forte marge plutôt que le pari simple à faible cote.',
  '# What an investor asks for': '# Ce que demande un investisseur',
  '1. The last four returns of each tax, with proof of payment, not the rate that the company believes it pays.':
    '1. Les quatre dernières déclarations de chaque impôt, avec la preuve du paiement, et non le taux que la société croit payer.',
  '2. The treatment of bonuses: are they stakes, or deducted from revenue?':
    '2. Le traitement des bonus : sont-ils des mises, ou déduits des recettes ?',
  '3. The model with two of these taxes changed in the same year. In Kenya the duty on stakes stood at 7.5 per cent in 2021, 12.5 in 2023, 15 in December 2024, and was gone in July 2025.':
    '3. Le modèle où deux de ces impôts changent la même année. Au Kenya, l’accise sur les mises était de 7,5 % en 2021, 12,5 en 2023, 15 en décembre 2024, et avait disparu en juillet 2025.',
  '4. The line for input tax in South Africa, which the table leaves out.':
    '4. La ligne de la taxe en amont en Afrique du Sud, que le tableau omet.',
  'The article left out South Africa’s value-added tax, and called Ghana’s tax one that falls before costs without saying that it is the income tax itself. Both are put right, with one stake followed through the four markets.':
    'L’article omettait la taxe sur la valeur ajoutée de l’Afrique du Sud, et disait l’impôt du Ghana antérieur aux coûts sans dire qu’il est l’impôt sur le revenu lui-même. Les deux sont rectifiés, avec une mise suivie dans les quatre marchés.',
  'On Kenya the note said that receipts were expected to more than double, without the sums, and left out the revenue authority’s own count for 2024/25, which is higher than the sum forecast. On South Africa it cited Treasury’s statement, which names no rate; the 20 per cent is in Moonstone’s report on the paper.':
    'Sur le Kenya, la note disait que les recettes devaient plus que doubler, sans les montants, et omettait le propre compte de l’administration fiscale pour 2024/25, qui dépasse le montant prévu. Sur l’Afrique du Sud, elle citait la déclaration du Trésor, qui ne donne aucun taux ; les 20 % figurent dans l’article de Moonstone sur le document.',
  'Two statements are more exact. Ghana’s Parliament voted in March 2025 to end the tax on winnings, and the repeal took effect on 2 April 2025; the note had it repealed in March. Lagos did not add a tax in February 2026: it began to collect one whose rate the national regulations of 2024 had named.':
    'Deux énoncés sont plus exacts. Le Parlement du Ghana a voté en mars 2025 la fin de l’impôt sur les gains, et l’abrogation a pris effet le 2 avril 2025 ; la note le disait abrogé en mars. Lagos n’a pas ajouté d’impôt en février 2026 : l’État a commencé à en percevoir un dont le règlement national de 2024 avait fixé le taux.',
  'S. 62': 'Art. 62',
  'Sections 8(13), 10(17) and 16(3)(d) of Act 89 of 1991':
    'Articles 8(13), 10(17) et 16(3)(d) de la loi 89 de 1991',
}

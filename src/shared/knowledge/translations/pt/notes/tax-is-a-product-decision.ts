import type { Texts } from '../../../translated-texts.ts'

export const texts: Texts = {
  'Tax is a product decision': 'O imposto é uma decisão de produto',
  'Where a tax falls, on stake, revenue, deposit or payout, decides what the player sees and what the investor owns. Four recent changes show how.':
    'Onde recai um imposto, na aposta, na receita, no depósito ou no pagamento, decide o que o jogador vê e o que o investidor possui. Quatro mudanças recentes mostram como.',
  'Where a tax falls, on the deposit, the stake, the revenue or the payout, decides who notices it and what is left of a bet. Four governments have moved a gambling tax since 2025 or proposed to. This article follows one sum through all four, and says which lines are certain.':
    'Onde recai um imposto, no depósito, na aposta, na receita ou no pagamento, decide quem dá por ele e o que resta de uma aposta. Quatro governos mudaram um imposto sobre o jogo desde 2025, ou propuseram fazê-lo. Este artigo segue uma mesma quantia pelos quatro, e diz que linhas são certas.',
  '# One stake through four markets': '# Uma aposta em quatro mercados',
  'Players bet 100.00. The margin is 10.00, so 90.00 goes back as winnings and gross gaming revenue is 10.00. To place these bets they pay in 40.00 of new money and later draw out 30.00; the rest of the stakes is winnings that were bet again.':
    'Os jogadores apostam 100,00. A margem é de 10,00, pelo que 90,00 voltam como prémios e a receita bruta de jogo é de 10,00. Para fazer estas apostas depositam 40,00 de dinheiro novo e levantam mais tarde 30,00; o resto das apostas são prémios apostados de novo.',
  '| Of 100.00 staked | South Africa | Nigeria | Kenya | Ghana |':
    '| De 100,00 apostados | África do Sul | Nigéria | Quénia | Gana |',
  '| Taken from the player | none | at most 4.50 | 3.50 | none |':
    '| Retirado ao jogador | nada | no máximo 4,50 | 3,50 | nada |',
  '| Tax on revenue | 0.60 to 0.90 | none found | 1.50, not certain | 2.00 |':
    '| Imposto sobre a receita | 0,60 a 0,90 | nenhum encontrado | 1,50, não certo | 2,00 |',
  '| Value-added tax | about 1.20 to 1.30 | not verified | not verified | not verified |':
    '| Imposto sobre o valor acrescentado | cerca de 1,20 a 1,30 | não verificado | não verificado | não verificado |',
  '| Left of 10.00 before costs | about 7.80 to 8.20 | 10.00, before profit tax | 8.50, if the tax stands | 8.00 |':
    '| Resta de 10,00 antes de custos | cerca de 7,80 a 8,20 | 10,00, antes do imposto sobre o lucro | 8,50, se o imposto se mantiver | 8,00 |',
  '| If the proposal is enacted | about 5.80 to 6.20 | | | |':
    '| Se a proposta for aprovada | cerca de 5,80 a 6,20 | | | |',
  'The last lines are the reason to draw such a table. By headline rate Ghana looks dearer than South Africa, 20 per cent against 6 to 9; once value-added tax is counted the two lie close together, and the Treasury’s proposal would reverse the order.':
    'As últimas linhas são a razão para fazer uma tabela destas. Pela taxa nominal o Gana parece mais caro do que a África do Sul, 20% contra 6 a 9%; contado o imposto sobre o valor acrescentado, os dois ficam próximos, e a proposta do Tesouro inverteria a ordem.',
  '# Ghana took a tax away': '# O Gana retirou um imposto',
  'On 26 March 2025 Parliament voted to end the 10 per cent withholding on winnings,[^gh-business-news-repeal] with effect from 2 April 2025.[^gh-ey-act-1129] It had been collected on betting since August 2023.[^gh-bft-winnings-tax]':
    'Em 26 de março de 2025 o Parlamento votou o fim da retenção de 10% sobre os prémios,[^gh-business-news-repeal] com efeitos desde 2 de abril de 2025.[^gh-ey-act-1129] Era cobrada nas apostas desde agosto de 2023.[^gh-bft-winnings-tax]',
  'What stays is 20 per cent of gross gaming revenue, and its nature is often misread. It is not an excise that comes before the tax on companies. The practice note calls gross gaming revenue the chargeable income from these operations and taxes it at 20 per cent; only other income of the same company is taxed separately.[^gh-ey-practice-note-2023] So a Ghanaian model has one tax where a Kenyan one has two, but it falls on revenue before wages, marketing and platform fees: a company that makes a loss pays it too.':
    'O que fica são 20% da receita bruta de jogo, e a sua natureza é muitas vezes mal compreendida. Não é um imposto especial de consumo que preceda o imposto sobre as sociedades. A nota de orientação chama à receita bruta de jogo o rendimento tributável destas operações e tributa-o a 20%; só outros rendimentos da mesma empresa são tributados à parte.[^gh-ey-practice-note-2023] Um modelo ganês tem assim um imposto onde um queniano tem dois, mas recai sobre a receita antes de salários, marketing e custos de plataforma: uma empresa com prejuízo também o paga.',
  '# Kenya moved the point of collection': '# O Quénia mudou o ponto de cobrança',
  'Until 30 June 2025 an excise duty of 15 per cent was due on each stake, and 20 per cent of net winnings was withheld. Since 1 July 2025 the player pays 5 per cent when money enters a betting wallet and 5 per cent when it leaves, whether or not a bet was placed.[^ke-yogonet-finance-act-2025] Of our sum that is 2.00 on the way in and 1.50 on the way out. On 100.00 of stakes the old duty alone was 15.00.':
    'Até 30 de junho de 2025 era devido um imposto especial de consumo de 15% sobre cada aposta, e retinham-se 20% dos prémios líquidos. Desde 1 de julho de 2025 o jogador paga 5% quando o dinheiro entra numa carteira de apostas e 5% quando sai, quer tenha apostado quer não.[^ke-yogonet-finance-act-2025] Da nossa quantia são 2,00 à entrada e 1,50 à saída. Sobre 100,00 de apostas, só o antigo imposto era de 15,00.',
  'That is why receipts and rates must not be compared. Parliament’s budget office expected the new taxes to bring more than twice as much at lower rates; the two figures that it compares are not those of the revenue authority, whose own count of excise on betting for 2024/25 was KES 13.233 billion.[^ke-revenue-authority-2025]':
    'É por isso que não se devem comparar receitas fiscais e taxas. O gabinete do orçamento do Parlamento previa que os novos impostos rendessem mais do dobro, a taxas mais baixas; os dois números que compara não são os da autoridade tributária, cuja própria contagem do imposto especial sobre apostas para 2024/25 foi de 13,233 mil milhões de KES.[^ke-revenue-authority-2025]',
  'The 15 per cent of gross gaming revenue in the table rests on publications that list it as in force;[^ke-mga-group-compliance] the act that contained it was repealed in August 2025, and its new place is not verified. Ask the target for its last three returns instead of its opinion.':
    'Os 15% da receita bruta de jogo na tabela assentam em publicações que os dão como em vigor;[^ke-mga-group-compliance] a lei que os continha foi revogada em agosto de 2025, e o seu novo lugar não está verificado. Peça à empresa-alvo as três últimas declarações, e não a sua opinião.',
  '# Nigeria collects from the payout': '# A Nigéria cobra no pagamento',
  'The Withholding Regulations of 2024 put 5 per cent on net winnings of residents and 15 per cent on those of others, from 1 January 2025.[^ng-vixio-withholding-confirmed] A winning is the net payout over a session of at most a calendar month, so 4.50 is the most that the tax can take of 90.00, and the true figure is lower. Since 20 February 2026 operators in Lagos deduct it and remit it to the state, against the player’s identity number.[^ng-okay-news-lagos-withholding]':
    'O regulamento das retenções de 2024 fixa 5% sobre os prémios líquidos dos residentes e 15% sobre os dos outros, desde 1 de janeiro de 2025.[^ng-vixio-withholding-confirmed] Um prémio é o pagamento líquido numa sessão de, no máximo, um mês civil, pelo que 4,50 é o máximo que o imposto pode retirar de 90,00, e o valor real é menor. Desde 20 de fevereiro de 2026 os operadores de Lagos deduzem-no e entregam-no ao estado, com o número de identificação do jogador.[^ng-okay-news-lagos-withholding]',
  'The operator’s own tax is on profit. The Nigeria Tax Act lets a gaming business deduct winnings, agents’ commission and regulators’ levies before it is taxed.[^ng-nigeria-tax-act-2025-s62] The levies of the states are not in our table, because we have not found them published.':
    'O imposto do próprio operador é sobre o lucro. A lei fiscal da Nigéria permite a uma empresa de jogo deduzir prémios, comissões de agentes e contribuições dos reguladores antes de ser tributada.[^ng-nigeria-tax-act-2025-s62] As contribuições dos estados não estão na nossa tabela, porque não as encontrámos publicadas.',
  '# South Africa is considering one': '# A África do Sul está a ponderar um',
  'Provinces tax bookmakers at 6 to 9 per cent of gross revenue, by the Treasury’s reckoning; it proposes 20 per cent of online revenue in addition.[^za-moonstone-online-gambling-tax] Comments closed on 27 February 2026,[^za-cdh-budget-2026] and no bill has followed that we know of.':
    'As províncias tributam as casas de apostas em 6 a 9% da receita bruta, pelas contas do Tesouro; este propõe, além disso, 20% da receita online.[^za-moonstone-online-gambling-tax] A consulta pública encerrou em 27 de fevereiro de 2026,[^za-cdh-budget-2026] e não se seguiu nenhum projeto de lei de que tenhamos conhecimento.',
  'Value-added tax is usually left out of such comparisons and should not be. It is 15/115 of stakes less winnings, less input tax and the provincial tax.[^za-sars-note-84] Of 10.00 that is about 1.20 to 1.30 before input tax. The bookmakers’ association reckons provincial tax and value-added tax together at 18 to 19 per cent of gross revenue, and up to 39 with the Treasury’s tax on top.[^za-business-day-bookmakers-2026]':
    'O imposto sobre o valor acrescentado (IVA) costuma ficar fora destas comparações e não devia ficar. É 15/115 das apostas menos os prémios, menos o IVA suportado e o imposto provincial.[^za-sars-note-84] De 10,00 são cerca de 1,20 a 1,30 antes do IVA suportado. A associação das casas de apostas calcula o imposto provincial e o IVA, juntos, em 18 a 19% da receita bruta, e em até 39% se acrescer o imposto do Tesouro.[^za-business-day-bookmakers-2026]',
  '# What each base does to the product': '# O que cada base faz ao produto',
  '- *Deposits and withdrawals* (Kenya): the tax shows in the cashier. Show gross, tax and net before the player agrees. We expect fewer and larger deposits. It takes nothing of the operator’s revenue and can take much of its volume.':
    '- *Depósitos e levantamentos* (Quénia): o imposto vê-se na caixa. Mostre bruto, imposto e líquido antes de o jogador aceitar. Prevemos depósitos menos numerosos e maiores. Nada tira à receita do operador e pode tirar muito ao seu volume.',
  '- *Winnings* (Nigeria, formerly Ghana): the tax shows in the payout. A player can avoid it on a site that does not withhold.':
    '- *Prémios* (Nigéria, antes o Gana): o imposto vê-se no pagamento. Um jogador pode evitá-lo num sítio que não retenha.',
  '- *Revenue* (Ghana, South Africa): the player sees nothing. The margin pays, so the tax favours products with high margins over the single bet at short odds.':
    '- *Receita* (Gana, África do Sul): o jogador não vê nada. É a margem que paga, pelo que o imposto favorece produtos de margem alta em vez da aposta simples de cota baixa.',
  '# What an investor asks for': '# O que pede um investidor',
  '1. The last four returns of each tax, with proof of payment, not the rate that the company believes it pays.':
    '1. As últimas quatro declarações de cada imposto, com comprovativos de pagamento, e não a taxa que a empresa julga pagar.',
  '2. The treatment of bonuses: are they stakes, or deducted from revenue?':
    '2. O tratamento dos bónus: são apostas, ou deduzidos da receita?',
  '3. The model with two of these taxes changed in the same year. In Kenya the duty on stakes stood at 7.5 per cent in 2021, 12.5 in 2023, 15 in December 2024, and was gone in July 2025.':
    '3. O modelo com dois destes impostos alterados no mesmo ano. No Quénia, o imposto sobre as apostas era de 7,5% em 2021, 12,5% em 2023 e 15% em dezembro de 2024, e tinha desaparecido em julho de 2025.',
  '4. The line for input tax in South Africa, which the table leaves out.':
    '4. A linha do IVA suportado na África do Sul, que a tabela omite.',
  'The article left out South Africa’s value-added tax, and called Ghana’s tax one that falls before costs without saying that it is the income tax itself. Both are put right, with one stake followed through the four markets.':
    'O artigo omitia o imposto sobre o valor acrescentado da África do Sul, e dizia que o imposto do Gana recai antes dos custos sem dizer que é o próprio imposto sobre o rendimento. Ambos foram corrigidos, com uma aposta seguida pelos quatro mercados.',
  'On Kenya the note said that receipts were expected to more than double, without the sums, and left out the revenue authority’s own count for 2024/25, which is higher than the sum forecast. On South Africa it cited Treasury’s statement, which names no rate; the 20 per cent is in Moonstone’s report on the paper.':
    'Sobre o Quénia, a nota dizia que se esperava mais do dobro das receitas, sem os montantes, e omitia a própria contagem da autoridade tributária para 2024/25, que é superior à quantia prevista. Sobre a África do Sul, citava a declaração do Tesouro, que não indica taxa; os 20% estão no artigo da Moonstone sobre o documento.',
  'Two statements are more exact. Ghana’s Parliament voted in March 2025 to end the tax on winnings, and the repeal took effect on 2 April 2025; the note had it repealed in March. Lagos did not add a tax in February 2026: it began to collect one whose rate the national regulations of 2024 had named.':
    'Duas afirmações são mais exatas. O Parlamento do Gana votou em março de 2025 o fim do imposto sobre os prémios, e a revogação produziu efeitos em 2 de abril de 2025; a nota dava-o como revogado em março. Lagos não acrescentou um imposto em fevereiro de 2026: começou a cobrar um cuja taxa o regulamento nacional de 2024 tinha indicado.',
  'S. 62': 'Art. 62',
  'Sections 8(13), 10(17) and 16(3)(d) of Act 89 of 1991':
    'Artigos 8(13), 10(17) e 16(3)(d) da Lei n.º 89 de 1991',
}

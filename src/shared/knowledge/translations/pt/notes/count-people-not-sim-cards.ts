import type { Texts } from '../../../translated-texts.ts'

export const texts: Texts = {
  'Count people, not SIM cards': 'Conte pessoas, não cartões SIM',
  'Kenya has more mobile lines than inhabitants. A market model built on subscriptions will find customers who do not exist, and some who must not be served.':
    'O Quénia tem mais linhas móveis do que habitantes. Um modelo de mercado assente em assinaturas encontrará clientes que não existem, e outros que não podem ser servidos.',
  'The Communications Authority of Kenya counted 84.1 million active mobile subscriptions at the end of March 2026, or 157.7 for every hundred people.[^ke-communications-authority-2026] The figure is correct, and it is the wrong place to begin a market model. This article does the subtraction, step by step, and says how far each step can be trusted.':
    'A Autoridade das Comunicações do Quénia contou 84,1 milhões de assinaturas móveis ativas no fim de março de 2026, ou 157,7 por cada cem pessoas.[^ke-communications-authority-2026] O número está correto, e é o ponto de partida errado para um modelo de mercado. Este artigo faz a subtração, passo a passo, e diz até onde se pode confiar em cada um.',
  '# Three counts that are not people': '# Três contagens que não são pessoas',
  'A subscription is a line. One trader may hold two personal lines, a till number and a tracker in a van. The same report counted 53.4 million mobile money subscriptions,[^ke-communications-authority-2026] which looks like a count of adults who pay by phone and is not: there are not that many adults.':
    'Uma assinatura é uma linha. Um só comerciante pode ter duas linhas pessoais, um número de caixa e um localizador numa carrinha. O mesmo relatório contou 53,4 milhões de assinaturas de dinheiro móvel,[^ke-communications-authority-2026] o que parece o número de adultos que pagam por telefone e não é: não há tantos adultos.',
  'Registered accounts overstate use everywhere. Ghana had 80.5 million mobile money accounts at the end of 2025, for a population of 35.1 million,[^gh-un-world-population-prospects-2024] and 26.7 million of them were active.[^gh-graphic-mobile-money-2025]':
    'As contas registadas exageram o uso em toda a parte. O Gana tinha 80,5 milhões de contas de dinheiro móvel no fim de 2025, para uma população de 35,1 milhões,[^gh-un-world-population-prospects-2024] e 26,7 milhões delas estavam ativas.[^gh-graphic-mobile-money-2025]',
  '# The subtraction': '# A subtração',
  '| Step | People in Kenya | Basis |': '| Passo | Pessoas no Quénia | Base |',
  '| Lines | 84.1 million | Active subscriptions, March 2026 |':
    '| Linhas | 84,1 milhões | Assinaturas ativas, março de 2026 |',
  '| Wallets | 53.4 million | Mobile money subscriptions, March 2026 |':
    '| Carteiras | 53,4 milhões | Assinaturas de dinheiro móvel, março de 2026 |',
  '| Everybody | 53.3 million | National projection for 2025;[^ke-standard-population-policy-2024] the United Nations give 57.5 million[^ke-un-population-2024] |':
    '| Todos | 53,3 milhões | Projeção nacional para 2025;[^ke-standard-population-policy-2024] as Nações Unidas dão 57,5 milhões[^ke-un-population-2024] |',
  '| Aged 18 and over | 28.2 million | The adults with whom the FinAccess survey of 2024 reckons[^ke-finaccess-2024] |':
    '| Com 18 anos ou mais | 28,2 milhões | Os adultos com que conta o inquérito FinAccess de 2024[^ke-finaccess-2024] |',
  '| Who use mobile money | 23.2 million | The same survey: 82.3 per cent of adults |':
    '| Que usam dinheiro móvel | 23,2 milhões | O mesmo inquérito: 82,3% dos adultos |',
  '| Who use it daily | about half of them | The same survey: 52.6 per cent |':
    '| Que o usam todos os dias | cerca de metade deles | O mesmo inquérito: 52,6% |',
  'The third line is the one to argue about, since two serious sources are four million people apart. The fourth can be tested. In the census of August 2019, 35.7 million of 47.6 million people were younger than 35, and 13.8 million were aged 18 to 34.[^ke-census-ages-2019] So 21.9 million were below 18 and about 25.6 million were adults, or 54 in a hundred. The same share of 53.3 million is 28.8 million, close to the survey’s 28.2.':
    'A terceira linha é a que se discute, porque duas fontes sérias diferem em quatro milhões de pessoas. A quarta pode ser testada. No recenseamento de agosto de 2019, 35,7 milhões de 47,6 milhões de pessoas tinham menos de 35 anos, e 13,8 milhões tinham entre 18 e 34.[^ke-census-ages-2019] Logo, 21,9 milhões tinham menos de 18 e cerca de 25,6 milhões eram adultos, ou 54 em cem. A mesma parte de 53,3 milhões é 28,8 milhões, perto dos 28,2 do inquérito.',
  'So the slide that says 84.1 million has become 23.2 million before anybody has asked who bets.':
    'Assim, o diapositivo que diz 84,1 milhões passou a 23,2 milhões antes de alguém perguntar quem aposta.',
  '# The last step: income': '# O último passo: o rendimento',
  'In 2022, 39.8 per cent of Kenyans lived below the national poverty line, 42.9 per cent in the country and 33.2 in towns.[^ke-poverty-report-2022] The share cannot simply be taken off the 23.2 million, because it counts children as well, and people with a wallet are less often poor than people without one. But the direction is plain, and a model that leaves it out assumes that two in five people have money to spare which they do not have.':
    'Em 2022, 39,8% dos quenianos viviam abaixo do limiar nacional de pobreza, 42,9% no campo e 33,2% nas cidades.[^ke-poverty-report-2022] A parte não pode simplesmente ser retirada dos 23,2 milhões, porque conta também crianças, e quem tem carteira é menos vezes pobre do que quem não tem. Mas o sentido é claro, e um modelo que o omite supõe que duas em cada cinco pessoas têm dinheiro de sobra que não têm.',
  'We take this step for two reasons. The revenue is not there: small stakes from many poor players cost more in payments and support than their margin brings. And where it is there, it is money for food. A regulator who reads such a model will ask what the operator does about it, and in our opinion should.':
    'Damos este passo por duas razões. A receita não está lá: apostas pequenas de muitos jogadores pobres custam mais em pagamentos e apoio do que rende a sua margem. E onde está, é dinheiro para comida. Um regulador que leia um modelo assim perguntará o que o operador faz a esse respeito e, na nossa opinião, deve fazê-lo.',
  '# Other markets': '# Outros mercados',
  '*Nigeria* needs the age step most. Roughly four people in ten are under fifteen.[^ng-cia-world-factbook-2025] Of 237.5 million people[^ng-un-world-population-prospects-2024] two in five are therefore younger than that, before the years to eighteen are counted, and 179.64 million subscriptions[^ng-tnt-news-ncc-december-2025] exceed the number of people who are older. The state matters too: a share of the adults live where betting is unlawful.':
    'A *Nigéria* é a que mais precisa do passo da idade. Cerca de quatro em cada dez pessoas têm menos de quinze anos.[^ng-cia-world-factbook-2025] De 237,5 milhões de pessoas,[^ng-un-world-population-prospects-2024] duas em cada cinco são portanto mais novas, ainda antes de se contarem os anos até aos dezoito, e 179,64 milhões de assinaturas[^ng-tnt-news-ncc-december-2025] excedem o número dos mais velhos. O estado também conta: parte dos adultos vive onde apostar é ilícito.',
  '*Uganda* needs another age. Betting and casino games are for people of 25 and over,[^ug-lotteries-and-gaming-act-2016] so a model with the usual eighteen counts seven years of people who may not be served.':
    'O *Uganda* precisa de outra idade. As apostas e os jogos de casino são para pessoas com 25 anos ou mais,[^ug-lotteries-and-gaming-act-2016] pelo que um modelo com os dezoito habituais conta sete anos de pessoas que não podem ser servidas.',
  '# What to write into the model': '# O que escrever no modelo',
  '1. One line for each step above, with its source and date. Replace no step by a percentage from another country.':
    '1. Uma linha para cada passo acima, com a sua fonte e data. Não substitua nenhum passo por uma percentagem de outro país.',
  '2. The legal age of the product, not of the country.':
    '2. A idade legal do produto, não a do país.',
  '3. Active wallets, defined: used within 30 or 90 days, and by whose count.':
    '3. Carteiras ativas, definidas: usadas nos últimos 30 ou 90 dias, e segundo a contagem de quem.',
  '4. Two versions of the population where sources conflict, and the result for both.':
    '4. Duas versões da população onde as fontes divergem, e o resultado para ambas.',
  '5. The share of players with more than one account. Ask the payment provider; nobody publishes it.':
    '5. A parte dos jogadores com mais de uma conta. Pergunte ao prestador de pagamentos; ninguém a publica.',
  '6. What the operator does when the step on income is wrong: limits, checks of affordability, exclusion.':
    '6. O que faz o operador quando o passo do rendimento está errado: limites, verificação da capacidade financeira, exclusão.',
  'Check the first four again each quarter. The Communications Authority reports by quarter, the survey every three years.':
    'Verifique de novo os quatro primeiros pontos em cada trimestre. A Autoridade das Comunicações publica por trimestre, o inquérito de três em três anos.',
  'The article described a subtraction without doing it. It now does it for Kenya, with the source of each step, and gives both of the figures for the population that conflict.':
    'O artigo descrevia uma subtração sem a fazer. Agora fá-la para o Quénia, com a fonte de cada passo, e dá os dois números da população que divergem.',
  'Sector statistics, January to March 2026': 'Estatísticas do setor, janeiro a março de 2026',
  'Ghana, rounded': 'Gana, arredondado',
  'Registered and active accounts, quoting the Bank of Ghana':
    'Contas registadas e ativas, citando o Banco do Gana',
  'National projection for 2025': 'Projeção nacional para 2025',
  'Mid-2025': 'Meados de 2025',
  'FinAccess household survey, 2024': 'Inquérito FinAccess aos agregados familiares, 2024',
  'Census of August 2019': 'Recenseamento de agosto de 2019',
  'Kenya Poverty Report 2022': 'Relatório da pobreza no Quénia de 2022',
  'Age structure (2024 estimates)': 'Estrutura etária (estimativas de 2024)',
  'December 2025': 'Dezembro de 2025',
  'Ss. 1 and 57': 'Artigos 1 e 57',
}

import type { Texts } from '../../../translated-texts.ts'

export const texts: Texts = {
  'Design for the regulator’s feed': 'Conceber para o fluxo de dados do regulador',
  'Live monitoring is becoming a condition of trading in East Africa. Platforms that treat it as an export at the end of the month will struggle.':
    'A monitorização em tempo real está a tornar-se uma condição de atividade na África Oriental. As plataformas que a tratam como uma exportação de fim de mês terão dificuldades.',
  'For a long time a regulator saw a betting business once a year, through returns. That is changing: several authorities now ask for a connection, and others for a return each week or month. This article sets out who asks for what, and the design that answers all of them.':
    'Durante muito tempo, um regulador via uma empresa de apostas uma vez por ano, através das declarações. Isso está a mudar: várias autoridades pedem agora uma ligação, e outras uma declaração por semana ou por mês. Este artigo indica quem pede o quê, e a arquitetura que responde a todas.',
  '# What seven markets ask for': '# O que pedem sete mercados',
  '| Market | Connection | Returns |': '| Mercado | Ligação | Declarações |',
  '| Kenya | Transactions open to the authority’s real-time monitoring; proceeds run through an account in Kenya[^ke-cm-advocates-act-2025] | Dates not found |':
    '| Quénia | Transações abertas à monitorização em tempo real da autoridade; as receitas passam por uma conta no Quénia[^ke-cm-advocates-act-2025] | Datas não encontradas |',
  '| Uganda | A national central electronic monitoring system (section 61)[^ug-lotteries-and-gaming-act-2016] | Audited accounts and annual returns at renewal[^ug-flexi-news-renewals-2026] |':
    '| Uganda | Um sistema nacional central de monitorização eletrónica (artigo 61)[^ug-lotteries-and-gaming-act-2016] | Contas auditadas e declarações anuais na renovação[^ug-flexi-news-renewals-2026] |',
  '| Malawi | All operators integrated into the authority’s electronic monitoring[^mw-malawi-voice-2025] | Dates not verified |':
    '| Maláui | Todos os operadores integrados na monitorização eletrónica da autoridade[^mw-malawi-voice-2025] | Datas não verificadas |',
  '| Namibia | All operators connect to a central system[^na-vixio-2022] | Dates not found |':
    '| Namíbia | Todos os operadores se ligam a um sistema central[^na-vixio-2022] | Datas não encontradas |',
  '| Tanzania | Bets recorded in a betting management system that the board approves[^tz-sports-betting-rules-2016] | Tax: weekly for casinos, monthly for betting, lotteries and machines[^tz-revenue-authority-gaming-tax] |':
    '| Tanzânia | Apostas registadas num sistema de gestão de apostas aprovado pela autoridade[^tz-sports-betting-rules-2016] | Imposto: semanal para os casinos, mensal para apostas, lotarias e máquinas[^tz-revenue-authority-gaming-tax] |',
  '| Zambia | None found | Betting levy: within ten days after each month, with records of all deposits and withdrawals for six years[^zm-betting-levy-act-2025] |':
    '| Zâmbia | Nenhuma encontrada | Taxa sobre as apostas: nos dez dias seguintes a cada mês, com registos de todos os depósitos e levantamentos durante seis anos[^zm-betting-levy-act-2025] |',
  '| Zimbabwe | None found | A return for each winning customer by the fifth day of the month[^zw-observer-finance-act] |':
    '| Zimbabué | Nenhuma encontrada | Uma declaração por cada cliente vencedor até ao quinto dia do mês[^zw-observer-finance-act] |',
  'We have found no public specification of any of these systems. That is a reason to design for the strictest reading, not to wait: a connection that is announced in spring is a condition of renewal in autumn.':
    'Não encontrámos especificação pública de nenhum destes sistemas. É uma razão para conceber segundo a leitura mais estrita, não para esperar: uma ligação anunciada na primavera é uma condição de renovação no outono.',
  '# Why it is architecture': '# Uma questão de arquitetura',
  'If stakes, results, deposits and withdrawals live in separate systems that agree only after a nightly job, a live feed publishes the disagreements as they happen. An inspector who sees a payout before the bet that it belongs to does not ask about queues. He asks where the bet is.':
    'Se as apostas, os resultados, os depósitos e os levantamentos vivem em sistemas separados que só coincidem depois de um processamento noturno, um fluxo em tempo real publica as divergências à medida que surgem. Um inspetor que vê um pagamento antes da aposta a que pertence não pergunta por filas de espera. Pergunta onde está a aposta.',
  'Four habits remove the problem.': 'Quatro hábitos eliminam o problema.',
  '1. **One append-only ledger.** Every movement of a player’s money has a single identifier, and every report, internal or official, is a view of it. Zambia’s six years of deposits and withdrawals are then a query.':
    '1. **Um único livro de registo, em que só se acrescenta.** Cada movimento do dinheiro de um jogador tem um identificador único, e cada relatório, interno ou oficial, é uma vista dele. Os seis anos de depósitos e levantamentos da Zâmbia são então uma consulta.',
  '2. **Two times in each entry.** When it happened, and when you learned of it. A confirmation of the wallet that arrives a minute late belongs to the minute before, and a feed that has one time only will be wrong either way.':
    '2. **Dois momentos em cada lançamento.** Quando aconteceu, e quando se soube. Uma confirmação da carteira que chega um minuto mais tarde pertence ao minuto anterior, e um fluxo que só regista um deles estará errado de qualquer modo.',
  '3. **Corrections are entries.** A new one that points to the old one, with a reason and a person. A record that changes after it was sent cannot be told from a record that was falsified.':
    '3. **As correções são lançamentos.** Um novo que aponta para o antigo, com um motivo e uma pessoa. Um registo que muda depois de enviado não se distingue de um registo falsificado.',
  '4. **The feed is a consumer, not the source.** It reads the ledger from a position that it remembers. When the authority’s side is down for six hours, it goes on from there; nothing is sent twice and nothing is lost.':
    '4. **O fluxo é um consumidor, não a fonte.** Lê o livro a partir de uma posição que memorizou. Quando o sistema da autoridade fica indisponível durante seis horas, continua a partir daí; nada é enviado duas vezes e nada se perde.',
  '# A worked example': '# Um exemplo desenvolvido',
  'A player sends 1,000.00 at 20:59:58, bets 400.00 at 21:00:10 on a match that has begun, and the wallet confirms the deposit at 21:00:40.':
    'Um jogador envia 1000,00 às 20:59:58, aposta 400,00 às 21:00:10 num jogo que já começou, e a carteira confirma o depósito às 21:00:40.',
  '| Entry | Happened | Known | Amount | Refers to |':
    '| Lançamento | Aconteceu | Soube-se | Montante | Refere-se a |',
  '| 1 deposit | 20:59:58 | 21:00:40 | + 1,000.00 | provider’s code |':
    '| 1 depósito | 20:59:58 | 21:00:40 | + 1000,00 | código do prestador |',
  '| 2 stake | 21:00:10 | 21:00:10 | − 400.00 | 1, pending |':
    '| 2 aposta | 21:00:10 | 21:00:10 | − 400,00 | 1, pendente |',
  '| 3 confirmation | 21:00:40 | 21:00:40 | | 1 |': '| 3 confirmação | 21:00:40 | 21:00:40 | | 1 |',
  '| 4 void of 2 | 21:03:00 | 21:03:00 | + 400.00 | 2, rule of the house |':
    '| 4 anulação de 2 | 21:03:00 | 21:03:00 | + 400,00 | 2, regra da casa |',
  'A feed of this kind shows that the bet was accepted against a pending deposit, and that it was voided, when, and why. A system that stores balances shows a balance of 1,000.00, and a player who says that his bet has vanished.':
    'Um fluxo deste tipo mostra que a aposta foi aceite contra um depósito pendente, e que foi anulada, quando e porquê. Um sistema que guarda saldos mostra um saldo de 1000,00, e um jogador que diz que a sua aposta desapareceu.',
  '# The player in the data': '# O jogador nos dados',
  'A feed that carries names and numbers is personal data. Kenya’s act is of 2019,[^ke-data-protection-act-2019] and businesses that process such data for gambling register whatever their turnover.[^ke-aln-data-protection-2022] Zambia asks that personal data be stored on a server in the country unless the minister prescribes otherwise.[^zm-data-protection-act-2021] So the design needs three more decisions:':
    'Um fluxo com nomes e números contém dados pessoais. A lei do Quénia é de 2019,[^ke-data-protection-act-2019] e as empresas que tratam esses dados para o jogo registam-se qualquer que seja o seu volume de negócios.[^ke-aln-data-protection-2022] A Zâmbia pede que os dados pessoais sejam guardados num servidor no país, salvo se o ministro dispuser de outro modo.[^zm-data-protection-act-2021] Por isso a conceção precisa de mais três decisões:',
  '- *What is sent.* The fields that the rule names and no more; a key in place of the name wherever the authority accepts one.':
    '- *O que se envia.* Os campos que a regra indica e mais nenhum; uma chave em vez do nome sempre que a autoridade a aceite.',
  '- *Where it lies.* One ledger for each country, with the group’s reports reading across them, is easier to move than one ledger for all with a filter.':
    '- *Onde está.* Um livro por país, com os relatórios do grupo a lê-los todos, é mais fácil de mudar do que um livro para todos com um filtro.',
  '- *Who reads it.* The feed’s account can read and cannot write; its requests are logged, and the log is kept with the ledger.':
    '- *Quem o lê.* A conta do fluxo pode ler e não pode escrever; os seus pedidos ficam registados, e o registo é guardado com o livro.',
  '# Who does what by when': '# Quem faz o quê, e até quando',
  '| When | Who | What |': '| Quando | Quem | O quê |',
  '| Before the platform contract is signed | Buyer of the platform | Ask to see entry 4 of the example in the vendor’s system |':
    '| Antes de assinar o contrato da plataforma | Comprador da plataforma | Pedir para ver o lançamento 4 do exemplo no sistema do fornecedor |',
  '| Before launch | Vendor | Replay a day into an empty ledger; every report must be equal to the cent |':
    '| Antes do lançamento | Fornecedor | Repetir um dia num livro vazio; cada relatório tem de coincidir até ao cêntimo |',
  '| Each month | Finance | Compare the tax return with the ledger’s own sum; file the difference with its reason |':
    '| Todos os meses | Finanças | Comparar a declaração de imposto com a soma do livro; arquivar a diferença com o motivo |',
  '| When the authority announces a connection | Compliance | Ask for the specification, the test system and the date from which it binds, in writing |':
    '| Quando a autoridade anuncia uma ligação | Conformidade | Pedir a especificação, o sistema de teste e a data a partir da qual obriga, por escrito |',
  '| When a feed fails | Operations | Write to the authority the same day, with the position at which it stopped |':
    '| Quando um fluxo falha | Operações | Escrever à autoridade no mesmo dia, com a posição em que parou |',
  '# A second use': '# Um segundo uso',
  'The ledger that satisfies a supervisor also shows which players lose more than they used to, and how fast. That is a report of a few lines. It costs nothing to run each night, and in our opinion an operator who has the data and does not look will find it hard to explain.':
    'O livro que satisfaz um supervisor mostra também que jogadores perdem mais do que antes, e a que ritmo. É um relatório de poucas linhas. Não custa nada executá-lo todas as noites e, na nossa opinião, um operador que tem os dados e não olha terá dificuldade em explicá-lo.',
  'The article named two markets and gave no example. It now sets out what seven ask for, with a worked entry of a ledger.':
    'O artigo indicava dois mercados e não dava exemplo. Agora expõe o que sete pedem, com um lançamento desenvolvido de um livro de registo.',
  'Establishment of a new regulator; licensing requirements':
    'Criação de um novo regulador; requisitos de licenciamento',
  'Section 61': 'Artigo 61',
  'Rules 4, 15 and 21': 'Regras 4, 15 e 21',
  'Filing of returns': 'Entrega de declarações',
  'Sections 5(3), 6(1) and 7': 'Artigos 5(3), 6(1) e 7',
  'Section 70': 'Artigo 70',
}

import type { Texts } from '../../../translated-texts.ts'

export const texts: Texts = {
  Senegal: 'Senegal',
  'Players pay 20 per cent of what they win': 'Os jogadores pagam 20% do que ganham',
  'LONASE announced that 20 per cent of the whole amount won is withheld, from 1 November 2025 in shops and from mid-November on digital platforms. Several pages report the announcement.':
    'A LONASE anunciou a retenção de 20% sobre a totalidade dos prémios, a partir de 1 de novembro de 2025 nas lojas e de meados de novembro nas plataformas digitais. Vários meios de comunicação noticiam o anúncio.',
  'A win of CFA 100,000 pays out CFA 80,000.':
    'De um prémio de 100 000 francos CFA são pagos 80 000 francos CFA.',
  'General Tax Code, art. 212 quater, as reported':
    'Código Geral dos Impostos, art. 212 quater, segundo a imprensa',
  'holder of the exclusive right to lotteries, games of chance and betting; no separate regulator was found':
    'titular do direito exclusivo sobre lotarias, jogos de fortuna ou azar e apostas; não foi encontrado um regulador distinto',
  'gaming houses, under the law of 1966': 'casas de jogo, ao abrigo da lei de 1966',
  'Law 87-43 gives LONASE, a state company, the exclusive right to all forms of lottery, games of chance and pools; a decree of 2018 sets its terms. Gaming houses fall under a law of 1966 and the Ministry of the Interior. Online, LONASE works with technical partners on platforms that it calls its own: it signed three such agreements on 4 February 2026. Since November 2025 players pay 20 per cent of what they win.':
    'A Lei n.º 87-43 dá à LONASE, empresa pública, o direito exclusivo sobre todas as formas de lotaria, jogos de fortuna ou azar e prognósticos; um decreto de 2018 fixa as suas condições. As casas de jogo regem-se por uma lei de 1966 e dependem do Ministério do Interior. Online, a LONASE trabalha com parceiros técnicos em plataformas que diz serem suas: assinou três acordos desse tipo em 4 de fevereiro de 2026. Desde novembro de 2025, os jogadores pagam 20% do que ganham.',
  'Only as a partner on a platform of LONASE, as 22Bet and two others since February 2026. Since February 2025 LONASE grants no licences for online games, as its head said.':
    'Só como parceiro numa plataforma da LONASE, como a 22Bet e outras duas desde fevereiro de 2026. Desde fevereiro de 2025 a LONASE não concede licenças para jogos online, como disse o seu dirigente.',
  'Not verified: the law of 1966 speaks of gaming houses, and no rule on casino games online was found apart from the monopoly of LONASE.':
    'Não verificado: a lei de 1966 fala de casas de jogo, e não foi encontrada nenhuma regra sobre jogos de casino online além do monopólio da LONASE.',
  'All forms of lottery belong to LONASE.': 'Todas as formas de lotaria pertencem à LONASE.',
  'LONASE signs technical partnerships for its online platforms and names suppliers of its horse betting and lotto. No licence for suppliers was found.':
    'A LONASE assina parcerias técnicas para as suas plataformas online e nomeia fornecedores para as apostas hípicas e o loto. Não foi encontrada licença de fornecedor.',
  'Tax on winnings': 'Imposto sobre os prémios',
  'LONASE, as holder of the exclusive right.': 'A LONASE, como titular do direito exclusivo.',
  'LONASE looks for technical partners and signed three for online platforms in February 2026':
    'A LONASE procura parceiros técnicos e assinou com três, para plataformas online, em fevereiro de 2026',
  '23.3 million mobile lines in September 2024, more than one a head':
    '23,3 milhões de linhas móveis em setembro de 2024, mais de uma por habitante',
  'One counterpart for betting and lottery alike':
    'Um só interlocutor para as apostas e para a lotaria',
  'A tax of 20 per cent on what players win, since November 2025':
    'Um imposto de 20% sobre o que os jogadores ganham, desde novembro de 2025',
  'Sources conflict on the base of a second tax of 20 per cent, on operators (article 212 ter): their revenue, their share of winnings, profit or gross turnover':
    'As fontes divergem quanto à base de um segundo imposto de 20%, sobre os operadores (artigo 212 ter): a sua receita, a sua parte dos prémios, o lucro ou o volume de negócios bruto',
  'The platforms stay with LONASE, so a partner builds a brand it does not own':
    'As plataformas ficam com a LONASE, pelo que um parceiro constrói uma marca que não lhe pertence',
  'A state company holds the right and keeps the platforms; there is room for a technical partner, and heavy tax on both sides of the bet.':
    'Uma empresa pública detém o direito e fica com as plataformas; há lugar para um parceiro técnico, e imposto pesado dos dois lados da aposta.',
  '18, for all games of LONASE, as its director of marketing and its secretary general said':
    '18 anos, para todos os jogos da LONASE, como disseram o seu diretor de marketing e o seu secretário-geral',
  'LONASE online: an account takes name, date and place of birth, address, telephone and an electronic wallet, one account a person, adults only. A check against a document is not named.':
    'LONASE online: uma conta pede nome, data e local de nascimento, morada, telefone e carteira eletrónica, uma conta por pessoa, só adultos. Não é referida uma verificação por documento.',
  'Casinos are subject to the law against money laundering; a decree that the cabinet adopted on 22 October 2025 sets who checks and supervises them and other businesses outside finance. One paper counts gaming and betting among these. Its text was not seen.':
    'Os casinos estão sujeitos à lei contra o branqueamento de capitais; um decreto que o governo aprovou em 22 de outubro de 2025 define quem os fiscaliza e supervisiona, bem como a outras empresas fora do setor financeiro. Um jornal inclui o jogo e as apostas entre elas. O texto não foi consultado.',
  'Those subject to the law declare cash paid in or out from CFA 15 million, in one or several linked transactions, to the financial intelligence unit (CENTIF), as its report for 2023 says. Casinos are subject; that betting is, or that the law of 2024 keeps the amount, is not verified.':
    'As entidades obrigadas comunicam o numerário entregue ou levantado a partir de 15 milhões de FCFA, numa ou em várias operações ligadas, à unidade de informação financeira (CENTIF), como diz o relatório desta para 2023. Os casinos estão sujeitos; que as apostas estejam, ou que a lei de 2024 mantenha o montante, não está verificado.',
  'Processing of personal data is declared to the data protection commission (CDP), also from abroad if it concerns people in Senegal, as two advisers’ pages say.':
    'O tratamento de dados pessoais é declarado à comissão de proteção de dados (CDP), também a partir do estrangeiro se disser respeito a pessoas no Senegal, como dizem as páginas de dois consultores.',
  'The right belongs to LONASE, a state company, alone; an outside operator works as technical partner on a platform of LONASE. A share rule for partners was not found.':
    'O direito pertence apenas à LONASE, empresa pública; um operador externo trabalha como parceiro técnico numa plataforma da LONASE. Não foi encontrada nenhuma regra de participação para parceiros.',
  'LONASE pays the state a share of the net turnover of each game; what a technical partner pays to LONASE was not found.':
    'A LONASE paga ao Estado uma parte do volume de negócios líquido de cada jogo; o que um parceiro técnico paga à LONASE não foi encontrado.',
  'No licence of one’s own, so no term: the law gives lotteries and betting to LONASE alone. How long a partnership with LONASE runs is not published.':
    'Não há licença própria, logo não há prazo: a lei dá as lotarias e as apostas apenas à LONASE. A duração de uma parceria com a LONASE não é publicada.',
  'No licence of one’s own is applied for: the law gives lotteries and betting to LONASE alone, and no time is published in which LONASE decides on a partner.':
    'Não se pede licença própria: a lei dá as lotarias e as apostas apenas à LONASE, e não é publicado o prazo em que ela decide sobre um parceiro.',
  'The 20 per cent on operators is withheld by the holder of the monopoly and paid in the first fifteen days of the next month, by the bill of September 2025; the promulgated text was not seen.':
    'Os 20% sobre os operadores são retidos pelo titular do monopólio e pagos nos primeiros quinze dias do mês seguinte, segundo o projeto de lei de setembro de 2025; o texto promulgado não foi consultado.',
  'Whoever runs a clandestine gaming room is reported to the prosecutors and arrested with the police, the secretary general of LONASE said in 2021; the amounts of fines are not verified.':
    'Quem explora uma sala de jogo clandestina é denunciado ao Ministério Público e detido com a polícia, disse o secretário-geral da LONASE em 2021; os montantes das multas não estão verificados.',
  'No list of licensees, since LONASE alone holds the right; its partner platforms are LONASE Way, LONASE 22BET and LONASE Partner, as APS and Sud Quotidien report.':
    'Não há lista de titulares, porque só a LONASE detém o direito; as suas plataformas com parceiros são LONASE Way, LONASE 22BET e LONASE Partner, como relatam a APS e o Sud Quotidien.',
  'A self-exclusion rule was looked for in pages on LONASE and its certificate for responsible gaming; none was found.':
    'Procurou-se uma regra de autoexclusão em páginas sobre a LONASE e o seu certificado de jogo responsável; não foi encontrada nenhuma.',
  'Limits of stakes, deposits or losses were looked for in pages on LONASE and its partner platforms; none was found.':
    'Procuraram-se limites de apostas, depósitos ou perdas em páginas sobre a LONASE e as suas plataformas com parceiros; não foi encontrado nenhum.',
  'A rule on bonuses was looked for in pages on LONASE and its partner platforms; none was found.':
    'Procurou-se uma regra sobre bónus em páginas sobre a LONASE e as suas plataformas com parceiros; não foi encontrada nenhuma.',
  'A rule on credit to players was looked for in pages on LONASE, the decree of 2018 and the decree of 1967 on gaming houses; none was found.':
    'Procurou-se uma regra sobre crédito aos jogadores em páginas sobre a LONASE, no decreto de 2018 e no decreto de 1967 sobre casas de jogo; não foi encontrada nenhuma.',
  'Hours for advertising were looked for in pages on LONASE and on a code of gaming; none was found.':
    'Procuraram-se horários para a publicidade em páginas sobre a LONASE e sobre um código do jogo; não foi encontrado nenhum.',
  'Approval of advertising was looked for in pages on LONASE and on a code of gaming; none was found.':
    'Procurou-se uma aprovação da publicidade em páginas sobre a LONASE e sobre um código do jogo; não foi encontrada nenhuma.',
  'A rule on where servers stand was looked for in press on the partner platforms of 2026; it says that the platforms belong to LONASE and not where they stand.':
    'Procurou-se uma regra sobre a localização dos servidores na imprensa sobre as plataformas com parceiros de 2026; diz que as plataformas pertencem à LONASE, e não onde se encontram.',
  'Resident or Senegalese directors were looked for in pages on LONASE, its partners and the law of 1966; none names a rule.':
    'Procurou-se uma exigência de administradores residentes ou senegaleses em páginas sobre a LONASE, os seus parceiros e a lei de 1966; nenhuma refere uma regra.',
  'Capital of partners was looked for in press on LONASE and its agreements of 2026; none was found.':
    'Procurou-se uma exigência de capital dos parceiros na imprensa sobre a LONASE e os seus acordos de 2026; não foi encontrada nenhuma.',
  'A deposit or guarantee of partners was looked for in press on LONASE and its agreements of 2026; none was found.':
    'Procurou-se um depósito ou uma garantia dos parceiros na imprensa sobre a LONASE e os seus acordos de 2026; nada foi encontrado.',
  'LONASE signs three technical partners for online gaming':
    'A LONASE assina três parcerias técnicas para o jogo online',
  'LONASE signed agreements for the platforms LONASE Way, LONASE 22BET and LONASE Partner, which it says belong to it. APS and Sud Quotidien report it independently. Four pages say that it no longer grants licences to operators, one speaks of licences still.':
    'A LONASE assinou acordos para as plataformas LONASE Way, LONASE 22BET e LONASE Partner, que diz pertencerem-lhe. A APS e o Sud Quotidien relatam-no de forma independente. Quatro páginas dizem que já não concede licenças a operadores, uma ainda fala de licenças.',
  'One platform with a partner, LONASE Bet.': 'Uma plataforma com um parceiro, LONASE Bet.',
  'Four platforms under the name of LONASE.': 'Quatro plataformas com o nome da LONASE.',
  'National Assembly adopts two taxes of 20 per cent on gambling':
    'A Assembleia Nacional aprova dois impostos de 20% sobre o jogo',
  'The amended General Tax Code puts 20 per cent on operators and 20 per cent on players’ winnings (bill 17/2025). Several papers report the vote; they conflict on the base of the tax on operators, and the number of the law as promulgated is not verified.':
    'O Código Geral dos Impostos alterado põe 20% a cargo dos operadores e 20% sobre os prémios dos jogadores (projeto de lei n.º 17/2025). Vários jornais relatam a votação; divergem quanto à base do imposto dos operadores, e o número da lei promulgada não está verificado.',
  '20 per cent on operators (base not verified) and 20 per cent on winnings.':
    '20% a cargo dos operadores (base não verificada) e 20% sobre os prémios.',
  'LONASE grants no more licences for online games':
    'A LONASE deixa de conceder licenças para jogos online',
  'The head of LONASE said during a visit to Thiès that no company would be given a licence for online games any more, since licensees would outgrow a lottery that only collects royalties. Several papers report it; the day is that of the report.':
    'O dirigente da LONASE disse, durante uma visita a Thiès, que nenhuma empresa receberia mais licenças para jogos online, porque os titulares acabariam por ultrapassar uma lotaria que só cobra royalties. Vários jornais o relatam; o dia é o da notícia.',
  'LONASE licensed private companies online against a royalty.':
    'A LONASE licenciava empresas privadas online contra royalties.',
  'No new licences; technical partners work on platforms of LONASE.':
    'Não há novas licenças; parceiros técnicos trabalham em plataformas da LONASE.',
  'Decree 2018-489 sets new terms for LONASE':
    'O Decreto n.º 2018-489 fixa novas condições para a LONASE',
  'The decree approves the terms of LONASE’s concession and replaces those of 1989. LONASE pays the state a share of the net turnover of each game.':
    'O decreto aprova as condições da concessão da LONASE e substitui as de 1989. A LONASE paga ao Estado uma parte do volume de negócios líquido de cada jogo.',
  'Decree 89-062 of 17 January 1989.': 'Decreto n.º 89-062, de 17 de janeiro de 1989.',
  'Decree 2018-489.': 'Decreto n.º 2018-489.',
  'Ministry of the Interior': 'Ministério do Interior',
  'Law 87-43 of 28 December 1987 on LONASE':
    'Lei n.º 87-43, de 28 de dezembro de 1987, sobre a LONASE',
  'Decree 2018-489 of 26 February 2018, terms of LONASE’s concession':
    'Decreto n.º 2018-489, de 26 de fevereiro de 2018, condições da concessão da LONASE',
  'Law 66-58 of 30 June 1966 on gaming houses':
    'Lei n.º 66-58, de 30 de junho de 1966, sobre as casas de jogo',
  'art. 3, as quoted in the report on the decree':
    'art. 3, como o cita o relatório sobre o decreto',
  'J.O. 7128 of 6 October 2018': 'J.O. 7128, de 6 de outubro de 2018',
  'Law 87-43; agreements of 4 February 2026, as reported; no licences: DirectActu':
    'Lei n.º 87-43; acordos de 4 de fevereiro de 2026, segundo a imprensa; sem licenças: DirectActu',
  'Law 87-43': 'Lei n.º 87-43',
  'agreements of 4 February 2026, as reported':
    'acordos de 4 de fevereiro de 2026, segundo a imprensa',
  'General Tax Code, art. 212 quater, as reported: the whole amount won':
    'Código Geral dos Impostos, art. 212 quater, segundo a imprensa: a totalidade do prémio',
  'Also: Xalima, the secretary general': 'Também: Xalima, o secretário-geral',
  'General terms of PMU Online, undated': 'Condições gerais da PMU Online, sem data',
  'Decree adopted on 22 October 2025; also Le Quotidien and allAfrica (casinos), Nettali (gaming and betting), and, on 2014, Sans Limites':
    'Decreto aprovado em 22 de outubro de 2025; também Le Quotidien e allAfrica (casinos), Nettali (jogo e apostas) e, sobre 2014, Sans Limites',
  'Law 2018-03, art. 15; BCEAO instruction 10-09-2017; Pulse and Xibaaru give the same amount for 2024':
    'Lei n.º 2018-03, art. 15; instrução BCEAO 10-09-2017; Pulse e Xibaaru dão o mesmo montante para 2024',
  'Law 2008-12 of 25 January 2008; also: TDR Groupe':
    'Lei n.º 2008-12, de 25 de janeiro de 2008; também: TDR Groupe',
  'Law 87-43, as the report on the decree quotes it; partners: APS, 5 February 2026':
    'Lei n.º 87-43, como a cita o relatório sobre o decreto; parceiros: APS, 5 de fevereiro de 2026',
  'Law 87-43, as the report on the decree quotes it':
    'Lei n.º 87-43, como a cita o relatório sobre o decreto',
  'Bill 17/2025, art. 212 ter; that LONASE collects it also: Les Enjeux':
    'Projeto de lei n.º 17/2025, art. 212 ter; que a LONASE o cobra: também Les Enjeux',
  'Also: Sud Quotidien, 5 February 2026': 'Também: Sud Quotidien, 5 de fevereiro de 2026',
  'census, quoting the statistics agency ANSD; other papers give the same figure':
    'recenseamento, citando a agência de estatística ANSD; outros jornais dão o mesmo número',
  'quoting the regulator, ARTP; Dakaractu gives the same figure':
    'citando o regulador, a ARTP; o Dakaractu dá o mesmo número',
  'arts. 212 ter and 212 quater, as reported': 'arts. 212 ter e 212 quater, segundo a imprensa',
  'The change also: Senego, February 2026': 'A mudança também: Senego, fevereiro de 2026',
}

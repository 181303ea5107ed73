import type { Texts } from '../../../translated-texts.ts'

export const texts: Texts = {
  Mozambique: 'Moçambique',
  'Supervision of all gambling; licences for social and amusement games, which include betting':
    'Supervisão de todo o jogo; licenças dos jogos sociais e de diversão, que incluem as apostas',
  'Public tenders for casino concessions': 'Concursos públicos para as concessões de casinos',
  'Two laws divide the market: casinos need a concession won by public tender under Law 1/2010, while bingo, lotteries, betting and virtual games are social games under Law 9/2012, which the finance minister authorises and the gaming inspectorate licenses. No rules are written for online gambling; a law firm says it may be practised under the general regime. Sources conflict on the regulation of social games: the inspectorate names Decree 33/2018, the law firm Decree 17/2012.':
    'Duas leis dividem o mercado: os casinos precisam de uma concessão obtida por concurso público ao abrigo da Lei n.º 1/2010, enquanto o bingo, as lotarias, as apostas e os jogos virtuais são jogos sociais ao abrigo da Lei n.º 9/2012, que o ministro das Finanças autoriza e a inspeção de jogos licencia. Não há regras escritas para o jogo online; um escritório de advogados diz que pode ser explorado ao abrigo do regime geral. As fontes divergem quanto ao regulamento dos jogos sociais: a inspeção indica o Decreto n.º 33/2018, o escritório o Decreto n.º 17/2012.',
  'Sports betting is a social game. A company with its seat in Mozambique applies to the gaming inspectorate.':
    'As apostas desportivas são um jogo social. Uma sociedade com sede em Moçambique apresenta o pedido à inspeção de jogos.',
  'Not verified: how an online casino is licensed. There are no specific rules; it may be practised under the general regime, which is that of concessions.':
    'Não verificado: como se licencia um casino online. Não há regras específicas; pode ser explorado ao abrigo do regime geral, que é o das concessões.',
  'Lotteries, lotto and totoloto are social games, licensed by the gaming inspectorate.':
    'As lotarias, o loto e o totoloto são jogos sociais, licenciados pela inspeção de jogos.',
  'Not verified: whether suppliers need a licence. An applicant shows a hosting agreement and the certificate of its system.':
    'Não verificado: se os fornecedores precisam de licença. O requerente apresenta um contrato de alojamento e o certificado do seu sistema.',
  'Special gambling tax on casinos, concession up to 14 years':
    'Imposto especial sobre o jogo dos casinos, concessão até 14 anos',
  'Special gambling tax on casinos, concession up to 19 years':
    'Imposto especial sobre o jogo dos casinos, concessão até 19 anos',
  'Special gambling tax on casinos, concession of 20 to 24 years':
    'Imposto especial sobre o jogo dos casinos, concessão de 20 a 24 anos',
  'Special gambling tax on casinos, concession of 25 to 30 years':
    'Imposto especial sobre o jogo dos casinos, concessão de 25 a 30 anos',
  'Social games and betting: the minister of finance authorises, the Inspecção-Geral de Jogos licenses':
    'Jogos sociais e apostas: o ministro das Finanças autoriza, a Inspecção-Geral de Jogos licencia',
  'Social games: a bank guarantee of MZN 3,000,000 for each kind of game, in favour of the inspectorate. The fee itself is not verified.':
    'Jogos sociais: uma garantia bancária de 3 000 000 MZN por cada tipo de jogo, a favor da inspeção. A taxa em si não está verificada.',
  'Social games, betting among them: a company with share capital of at least 10 per cent of the planned investment, “with Mozambicans”; their share is not stated':
    'Jogos sociais, entre eles as apostas: uma sociedade com capital de pelo menos 10% do investimento previsto, «com moçambicanos»; a percentagem destes não é indicada',
  'Hosting agreement, system certificate and continuity plan are part of the file':
    'O contrato de alojamento, o certificado do sistema e o plano de continuidade fazem parte do processo',
  'Betting is open to application, without a tender':
    'As apostas estão abertas a pedidos, sem concurso',
  'The inspectorate publishes what an application must contain':
    'A inspeção publica o que o pedido deve conter',
  'A population of about 34 million, by projection':
    'Uma população de cerca de 34 milhões, segundo projeção',
  'Not verified: the tax on betting companies and on prizes of social games':
    'Não verificado: o imposto sobre as empresas de apostas e sobre os prémios dos jogos sociais',
  'A bank guarantee of 3 million meticais for each type of game, and Mozambican partners':
    'Uma garantia bancária de 3 milhões de meticais por cada tipo de jogo, e sócios moçambicanos',
  'Sources conflict on online gambling: legal since 2010, or without rules of its own':
    'As fontes divergem quanto ao jogo online: legal desde 2010, ou sem regras próprias',
  'Filings in Portuguese and a civil-law system':
    'Requerimentos em português e um sistema jurídico romano-germânico',
  'Betting has a route in, but tax and online practice could not be read from public pages; start with local counsel.':
    'As apostas têm uma via de entrada, mas o imposto e a prática online não puderam ser lidos em páginas públicas; comece por um advogado local.',
  '18, for Totoloto: its rules define a bettor as a person of 18 or more; another lottery operator’s terms say the same':
    '18 anos, para o Totoloto: o regulamento define o apostador como pessoa de 18 anos ou mais; as condições de outro operador de lotaria dizem o mesmo',
  '18, for casinos, which under-18s may not enter, as an official of the economic inspectorate said':
    '18 anos, para os casinos, onde não podem entrar menores de 18, como disse um responsável da inspeção das atividades económicas',
  'Bodies bound by the law against money laundering identify their customers and check identity by valid documents, as a rewritten law firm’s note says; casinos and operators of social games are bound. The article, and from which amount, were not read':
    'As entidades abrangidas pela lei contra o branqueamento de capitais identificam os clientes e verificam a identidade por documentos válidos, segundo a nota adaptada de um escritório de advogados; os casinos e os operadores de jogos sociais estão abrangidos. O artigo, e a partir de que montante, não foram lidos',
  'Casinos and operators of social games report suspicious and large transactions to GIFiM; failure is punished under articles 79 and 81':
    'Os casinos e os operadores de jogos sociais comunicam ao GIFiM as transações suspeitas e de grande valor; a omissão é punida nos termos dos artigos 79 e 81',
  'Cash above MZN 250,000 and other transactions of MZN 750,000 or more, reported to GIFiM; Lusa has the same amounts from its legal director':
    'Numerário acima de 250 000 MZN e outras transações de 750 000 MZN ou mais, comunicados ao GIFiM; a Lusa indica os mesmos montantes, segundo a direção jurídica do GIFiM',
  'No general data protection law and no authority; article 71 of the Constitution and the Electronic Transactions Law apply. A draft law is public':
    'Não há lei geral de proteção de dados nem autoridade; aplicam-se o artigo 71 da Constituição e a Lei de Transações Eletrónicas. Há um projeto de lei público',
  'Social games, betting among them: share capital “with Mozambicans”; their share is not stated':
    'Jogos sociais, entre eles as apostas: capital social «com moçambicanos»; a percentagem destes não é indicada',
  'Social games: share capital of at least 10 per cent of the planned investment':
    'Jogos sociais: capital social de pelo menos 10% do investimento previsto',
  'Social games: a bank guarantee of MZN 3,000,000 for each kind of game, in favour of the inspectorate':
    'Jogos sociais: uma garantia bancária de 3 000 000 MZN por cada tipo de jogo, a favor da inspeção',
  'Casinos: concessions of up to 30 years, by the bands of the gambling tax. For social games not verified':
    'Casinos: concessões até 30 anos, segundo os escalões do imposto sobre o jogo. Para os jogos sociais, não verificado',
  'Breach of duties against money laundering: MZN 1 to 5 million for non-financial bodies, the justice minister told Parliament; casinos and social games are bound. Fines of the gambling laws were not seen':
    'Violação dos deveres contra o branqueamento de capitais: 1 a 5 milhões de MZN para entidades não financeiras, segundo o que o Ministério da Justiça disse no Parlamento; os casinos e os jogos sociais estão abrangidos. As multas das leis do jogo não foram consultadas',
  'Looked for by search in Portuguese and English; only operators’ terms found.':
    'Procurado em português e em inglês; só foram encontradas condições de operadores.',
  'Looked for by search in Portuguese and English; nothing found.':
    'Procurado em português e em inglês; nada foi encontrado.',
  'The gaming inspectorate’s page asks for a hosting agreement in the file, but does not say where the server must stand.':
    'A página da inspeção de jogos pede um contrato de alojamento no processo, mas não diz onde o servidor deve estar.',
  'Looked for on the inspectorate’s page, at CMS and by search; nothing found.':
    'Procurado na página da inspeção, na CMS e por pesquisa; nada foi encontrado.',
  'Looked for on the inspectorate’s page and by search; only the guarantee is named.':
    'Procurado na página da inspeção e por pesquisa; só a garantia é referida.',
  'Looked for on the inspectorate’s page, at CMS and by search; not found.':
    'Procurado na página da inspeção, na CMS e por pesquisa; não encontrado.',
  'A list of the gaming inspectorate was looked for by search; one page counts five casinos, none lists betting licences.':
    'Procurou-se uma lista da inspeção de jogos; uma página indica cinco casinos, nenhuma enumera licenças de apostas.',
  'Decree 65/2022 amends the regulation of games of chance':
    'O Decreto n.º 65/2022 altera o regulamento dos jogos de fortuna ou azar',
  'The regulation of casinos and machine rooms of 2010 is amended for the second time. What changed in detail, and the day on which it binds, are not verified.':
    'O regulamento dos casinos e das salas de máquinas, de 2010, é alterado pela segunda vez. O que mudou em pormenor, e o dia em que entra em vigor, não estão verificados.',
  'Decree 64/2010, as amended by Decree 4/2017.':
    'Decreto n.º 64/2010, alterado pelo Decreto n.º 4/2017.',
  'Decree 33/2018 regulates social and amusement games':
    'O Decreto n.º 33/2018 regulamenta os jogos sociais e de diversão',
  'The gaming inspectorate names this decree as the regulation of Law 9/2012. An applicant gives a bank guarantee for each type of game, and capital with Mozambicans. The day on which it binds is not verified.':
    'A inspeção de jogos indica este decreto como o regulamento da Lei n.º 9/2012. O requerente presta uma garantia bancária por cada tipo de jogo, e tem capital «com moçambicanos». O dia em que entra em vigor não está verificado.',
  'Guarantee of 3 million meticais for each game; capital of at least 10 per cent of the investment.':
    'Garantia de 3 milhões de meticais por cada jogo; capital de pelo menos 10% do investimento.',
  'Law 9/2012 on social and amusement games': 'Lei n.º 9/2012 sobre os jogos sociais e de diversão',
  'Bingo, lotteries, totobola, mutual betting, contests and virtual games are authorised by the minister of finance and licensed by the gaming inspectorate. The day on which it binds is not verified.':
    'O bingo, as lotarias, o totobola, as apostas mútuas, os concursos e os jogos virtuais são autorizados pelo ministro das Finanças e licenciados pela inspeção de jogos. O dia em que entra em vigor não está verificado.',
  'A licence by application for betting and other social games.':
    'Licença, mediante pedido, para as apostas e outros jogos sociais.',
  'Law 1/2010 on games of chance': 'Lei n.º 1/2010 sobre os jogos de fortuna ou azar',
  'Casinos and machine rooms are run under concessions of the State, awarded by public tender. The regulation followed as Decree 64/2010 of 31 December. The day on which the law binds is not verified.':
    'Os casinos e as salas de máquinas são explorados sob concessão do Estado, atribuída por concurso público. Seguiu-se o regulamento, Decreto n.º 64/2010, de 31 de dezembro. O dia em que a lei entra em vigor não está verificado.',
  'The law of 1994.': 'A lei de 1994.',
  'Concessions by public tender.': 'Concessões por concurso público.',
  'Minister of Tourism with the National Gaming Commission':
    'Ministro do Turismo, com a Comissão Nacional de Jogos',
  'Law 1/2010 of 10 February, on games of chance':
    'Lei n.º 1/2010, de 10 de fevereiro, sobre os jogos de fortuna ou azar',
  'Law 9/2012 of 8 February, on social and amusement games':
    'Lei n.º 9/2012, de 8 de fevereiro, sobre os jogos sociais e de diversão',
  'Decree 33/2018 of 28 May, regulation of social and amusement games':
    'Decreto n.º 33/2018, de 28 de maio, regulamento dos jogos sociais e de diversão',
  'social games: totobola and mutual bets': 'jogos sociais: totobola e apostas mútuas',
  'question 2': 'pergunta 2',
  'questions 1 and 3': 'perguntas 1 e 3',
  'as the national directorate for games of chance states it. The first day is not verified; concessions rest on Law 1/2010':
    'tal como a indica a direção nacional dos jogos de fortuna ou azar. O início de vigência não está verificado; as concessões assentam na Lei n.º 1/2010',
  'question 3': 'pergunta 3',
  'papers to attach, point 7; Law 9/2012 and Decree 33/2018':
    'documentos a juntar, ponto 7; Lei n.º 9/2012 e Decreto n.º 33/2018',
  'papers to attach, point 4': 'documentos a juntar, ponto 4',
  'article 1; terms of Olá Lotto': 'artigo 1; condições da Olá Lotto',
  'Law 14/2023 of 28 August, with Decree 53/2023; the duty: Financial Crime World; who is bound: Integrity Magazine':
    'Lei n.º 14/2023, de 28 de agosto, com o Decreto n.º 53/2023; o dever: Financial Crime World; quem está abrangido: Integrity Magazine',
  'Law 14/2023 of 28 August, amended by Law 3/2024':
    'Lei n.º 14/2023, de 28 de agosto, alterada pela Lei n.º 3/2024',
  'Law 14/2023; Lusa by SAPO, March 2024': 'Lei n.º 14/2023; Lusa, no SAPO, março de 2024',
  'Law 3/2017 of 9 January; on the draft: Afriwise':
    'Lei n.º 3/2017, de 9 de janeiro; sobre o projeto: Afriwise',
  'papers to attach, point 7': 'documentos a juntar, ponto 7',
  'as the national directorate for games of chance states the bands':
    'segundo os escalões da direção nacional dos jogos de fortuna ou azar',
  'Law 14/2023 of 28 August; also Financial Crime World, who adds suspension of the authorisation':
    'Lei n.º 14/2023, de 28 de agosto; também Financial Crime World, que acrescenta a suspensão da autorização',
  'projection from the census of 2017': 'projeção a partir do recenseamento de 2017',
  'special gambling tax, casinos only': 'imposto especial sobre o jogo, só casinos',
  'question 1': 'pergunta 1',
}

import type { Texts } from '../../../translated-texts.ts'

export const texts: Texts = {
  'Four markets, four kinds of certainty': 'Quatro mercados, quatro tipos de certeza',
  'South Africa, Nigeria, Kenya and Ghana are often ranked by size. Ranking them by what you can know in advance gives a different order, and a more useful one.':
    'A África do Sul, a Nigéria, o Quénia e o Gana são muitas vezes ordenados pela dimensão. Ordená-los pelo que se pode saber de antemão dá uma ordem diferente, e mais útil.',
  'A market can be large and still be a poor first choice, if nobody can say in advance what is lawful, what it costs and how long a licence takes. This article puts four markets in order by those questions. The facts have their sources; the order is our opinion.':
    'Um mercado pode ser grande e ainda assim uma má primeira escolha, se ninguém puder dizer de antemão o que é lícito, quanto custa e quanto demora uma licença. Este artigo ordena quatro mercados por essas perguntas. Os factos têm as suas fontes; a ordem é a nossa opinião.',
  '# The order': '# A ordem',
  '| Rank | Market | What you can know in advance | What you cannot |':
    '| Lugar | Mercado | O que se pode saber de antemão | O que não se pode |',
  '| 1 | Ghana | Authority, term, renewal fee, longest time for a decision, tax | How an act of 2006 treats a new online product |':
    '| 1 | Gana | Autoridade, duração da licença, custo da renovação, prazo máximo de decisão, imposto | Como uma lei de 2006 trata um novo produto online |',
  '| 2 | South Africa | What a bookmaker may offer, and how licences work in practice | The tax next year, and casino content sold as bets |':
    '| 2 | África do Sul | O que uma casa de apostas pode oferecer, e como funcionam as licenças na prática | O imposto do próximo ano, e conteúdos de casino vendidos como apostas |',
  '| 3 | Nigeria | Who may license, in principle | Which states recognise your certificate today, and its price |':
    '| 3 | Nigéria | Quem pode licenciar, em princípio | Que estados reconhecem hoje o seu certificado, e o preço dele |',
  '| 4 | Kenya | What the act asks of a licensee | When an application will be processed |':
    '| 4 | Quénia | O que a lei pede a um titular | Quando será tratado um pedido |',
  '# Ghana: certainty of address': '# Gana: certeza do interlocutor',
  'One commission licenses casinos, betting and other games of chance; lotteries are apart.[^gh-gaming-act-2006] The act answers more questions before you file than any other of the four. A licence runs for one year (section 21). The Commission has up to twelve months from receipt of the application (section 16). Renewal costs one per cent of the minimum capital each year, and that capital is USD 2 million for sports betting.[^gh-clinton-consultancy-2024] The tax is 20 per cent of gross gaming revenue, which a practice note defines as stakes less prizes.[^gh-ey-practice-note-2023]':
    'Uma única comissão licencia casinos, apostas e outros jogos de fortuna ou azar; as lotarias estão à parte.[^gh-gaming-act-2006] A lei responde a mais perguntas, antes de qualquer pedido, do que qualquer outra das quatro. Uma licença dura um ano (artigo 21). A Comissão tem até doze meses a contar da receção do pedido (artigo 16). A renovação custa por ano um por cento do capital mínimo, e esse capital é de 2 milhões de USD para as apostas desportivas.[^gh-clinton-consultancy-2024] O imposto é de 20% da receita bruta de jogo, que uma nota de orientação define como as apostas menos os prémios.[^gh-ey-practice-note-2023]',
  'What is missing is equally plain. The act says little about the internet, so the Commission’s licence classes carry the distinction between shops and sites. None of the five classes that law firms list is for suppliers. And twelve months is a limit, not an estimate: plan with all of it.':
    'O que falta é igualmente claro. A lei diz pouco sobre a internet, pelo que são as classes de licença da Comissão que distinguem estabelecimentos e sítios. Nenhuma das cinco classes que os escritórios de advogados enumeram é para fornecedores. E doze meses são um limite, não uma estimativa: planeie com a totalidade deles.',
  '# South Africa: certainty of practice': '# África do Sul: certeza da prática',
  'The National Gambling Act dates from 2004, and the provinces have licensed under it since.[^za-national-gambling-act-2004] A provincial bookmaker licence covers shops and sites, and licensed bookmakers work in all nine provinces.[^za-ngb-racing-and-betting] The difficulty is to obtain one: in November 2024 the Western Cape’s authority was described as the only significant one that grants online bookmaker licences on application.[^za-chambers-2024] What the other eight do for a newcomer is not verified; ask each before you plan on it.':
    'A lei nacional do jogo data de 2004, e as províncias têm licenciado ao abrigo dela desde então.[^za-national-gambling-act-2004] Uma licença provincial de casa de apostas abrange estabelecimentos e sítios, e há casas de apostas licenciadas nas nove províncias.[^za-ngb-racing-and-betting] A dificuldade é obter uma: em novembro de 2024, a autoridade do Cabo Ocidental foi descrita como a única relevante que concede, a pedido, licenças de casa de apostas online.[^za-chambers-2024] O que as outras oito fazem por um recém-chegado não está verificado; pergunte a cada uma antes de contar com isso.',
  'Two things are open, and both touch the price of a company that you would buy. The first is content: the appeal court held in October 2025 that a Gauteng bookmaker may not take bets on roulette, and whether that reaches other provinces depends on the words of each act.[^za-werksmans-portapa] The second is tax: the Treasury put forward a national tax of 20 per cent of online revenue in November 2025, in addition to the provincial tax.[^za-moonstone-online-gambling-tax] The Budget of February 2026 set neither a rate nor a date.[^za-cdh-budget-2026]':
    'Há duas questões em aberto, e ambas tocam o preço de uma empresa que se queira comprar. A primeira é o conteúdo: o tribunal de recurso decidiu em outubro de 2025 que uma casa de apostas de Gauteng não pode aceitar apostas em roleta, e saber se isso vale noutras províncias depende da letra de cada lei.[^za-werksmans-portapa] A segunda é o imposto: o Tesouro propôs em novembro de 2025 um imposto nacional de 20% da receita online, além do imposto provincial.[^za-moonstone-online-gambling-tax] O orçamento de fevereiro de 2026 não fixou taxa nem data.[^za-cdh-budget-2026]',
  '# Nigeria: certainty of principle': '# Nigéria: certeza do princípio',
  'Since the Supreme Court’s judgment of 22 November 2024 there is no doubt that the states decide, and that the National Lottery Act binds in the Federal Capital Territory only.[^ng-afriwise-lottery-act] The President’s refusal of the Central Gaming Bill in December 2025 confirmed it.[^ng-thisday-central-gaming-bill]':
    'Desde o acórdão do Supremo Tribunal de 22 de novembro de 2024 não há dúvida de que são os estados a decidir, e de que a lei da lotaria nacional só vincula no Território da Capital Federal.[^ng-afriwise-lottery-act] A recusa do projeto de lei central do jogo pelo Presidente, em dezembro de 2025, confirmou-o.[^ng-thisday-central-gaming-bill]',
  'The principle does not say what one paper opens. In May 2025 state regulators agreed to recognise one certificate for online betting, online casino, public online lottery and promotional competitions.[^ng-vixio-reciprocity] It binds those who signed. We have found no public list of the signatories, and no published price. So the first step in Nigeria is a letter to each state in the plan, and the answer is dated and filed.':
    'O princípio não diz o que um só documento abre. Em maio de 2025, reguladores estaduais acordaram reconhecer um mesmo certificado para apostas online, casino online, lotaria pública online e concursos promocionais.[^ng-vixio-reciprocity] Vincula os que assinaram. Não encontrámos lista pública dos signatários, nem preço publicado. Por isso o primeiro passo na Nigéria é uma carta a cada estado do plano, e a resposta é datada e arquivada.',
  '# Kenya: certainty of text': '# Quénia: certeza do texto',
  'The act of 2025 is recent and names online gambling. It asks that Kenyan citizens hold at least 30 per cent of the shares,[^ke-cm-advocates-act-2025] and the term of a licence rises from 12 to 36 months.[^ke-mckay-final-bill] Online operators give security of KES 100 million, by one law firm’s reading; others still print the Bill’s 200 million.[^ke-masibo-licence-2025]':
    'A lei de 2025 é recente e refere o jogo online. Exige que cidadãos quenianos detenham pelo menos 30% das participações,[^ke-cm-advocates-act-2025] e a duração de uma licença sobe de 12 para 36 meses.[^ke-mckay-final-bill] Os operadores online prestam uma caução de 100 milhões de KES, segundo a leitura de um escritório de advogados; outros ainda indicam os 200 milhões do projeto.[^ke-masibo-licence-2025]',
  'None of this helps an applicant who cannot apply. A public notice suspended the processing of applications on 2 October 2025 until the handover to the new authority was complete.[^ke-cm-advocates-transition] That it has resumed is not verified. The regulations on conduct[^ke-conduct-regulations-2026] and on advertising[^ke-advertising-regulations-2026] were made in June 2026, and the days on which they bind are not verified either.':
    'Nada disto ajuda um requerente que não pode apresentar o pedido. Um aviso público suspendeu o tratamento dos pedidos em 2 de outubro de 2025 até estar concluída a passagem para a nova autoridade.[^ke-cm-advocates-transition] Que tenha sido retomado não está verificado. Os regulamentos de conduta[^ke-conduct-regulations-2026] e de publicidade[^ke-advertising-regulations-2026] foram aprovados em junho de 2026, e as datas em que entram em vigor também não estão verificadas.',
  '# What to do with the order': '# O que fazer com a ordem',
  'The ranking is for a newcomer with one sportsbook and no licence in any of the four. It changes with the company.':
    'A ordenação é para um recém-chegado com um produto de apostas desportivas e sem licença em nenhum dos quatro. Muda com a empresa.',
  '- *A holder of an old Kenyan licence* trades on until it expires, and for that company Kenya comes first: the task is to be ready to renew under the new act.':
    '- *O titular de uma antiga licença queniana* continua até que ela expire, e para essa empresa o Quénia vem primeiro: a tarefa é estar pronto para renovar ao abrigo da nova lei.',
  '- *A supplier* starts in South Africa, the only one of the four where supply is licensed and certified by statute; in Ghana no class exists and in Lagos the licence had only been announced in January 2025.':
    '- *Um fornecedor* começa na África do Sul, a única das quatro onde o fornecimento é licenciado e certificado por lei; no Gana não existe classe e em Lagos a licença só tinha sido anunciada em janeiro de 2025.',
  '- *An online casino* cannot start in South Africa at all, where no law authorises interactive games; Nigeria’s certificate and Ghana’s licence name it.':
    '- *Um casino online* não pode sequer começar na África do Sul, onde nenhuma lei autoriza jogos interativos; o certificado da Nigéria e a licença do Gana referem-no.',
  '- *A buyer of shares* asks first about the South African tax, because it decides what the revenue is worth.':
    '- *Um comprador de participações* pergunta primeiro pelo imposto sul-africano, porque decide quanto vale a receita.',
  '# Dates to watch': '# Datas a acompanhar',
  '| When | What | Who acts |': '| Quando | O quê | Quem age |',
  '| Since 1 January 2026 | Nigeria: holders of former federal licences renew and pay for the certificate[^ng-thisday-fee-waiver-2025] | Operators that were excused the fees of 2025 |':
    '| Desde 1 de janeiro de 2026 | Nigéria: os titulares de antigas licenças federais renovam e pagam o certificado[^ng-thisday-fee-waiver-2025] | Operadores que foram dispensados das taxas de 2025 |',
  '| Open | Kenya: notice that applications are processed again | Applicants; ask the authority in writing |':
    '| Em aberto | Quénia: aviso de que os pedidos voltam a ser tratados | Requerentes; pergunte à autoridade por escrito |',
  '| Open | South Africa: a bill on the tax | Holders and buyers; model both results |':
    '| Em aberto | África do Sul: um projeto de lei sobre o imposto | Titulares e compradores; modele ambos os resultados |',
  '| Each year | Ghana: renewal, with the fee on the minimum capital | Licensees |':
    '| Todos os anos | Gana: renovação, com a taxa sobre o capital mínimo | Titulares |',
  'The article promised an order and gave none. It now has one, with the facts that it rests on, and names the sections.':
    'O artigo prometia uma ordem e não dava nenhuma. Agora tem uma, com os factos em que assenta, e indica os artigos.',
  'The list of sources gave the number of the Nigerian case as SC/01/2008. It is SC/1/2008.':
    'A lista de fontes dava ao processo nigeriano o número SC/01/2008. É SC/1/2008.',
  'Act 721, ss. 13, 16 and 21': 'Act 721, arts. 13, 16 e 21',
  'Act 721, s. 21(2)': 'Act 721, art. 21(2)',
  'Gauteng Gambling Act 4 of 1995, section 55': 'Lei do jogo de Gauteng 4 de 1995, artigo 55',
  'Licensing requirements': 'Requisitos de licenciamento',
  'Point 2': 'Ponto 2',
  'Gambling security requirements': 'Requisitos de caução para o jogo',
  'Suspension of licence processing': 'Suspensão do tratamento dos pedidos',
}

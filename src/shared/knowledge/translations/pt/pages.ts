import type { Texts } from '../../translated-texts.ts'

export const texts: Texts = {
  'Frequently Asked Questions': 'Perguntas frequentes',
  '## How long does a consultation take?': '## Quanto tempo dura uma consulta?',
  'A consultation takes 30-60 minutes. Thirty are enough for one market and one product. If you bring a structure chart or a term sheet, allow the full hour.':
    'Uma consulta dura entre 30 e 60 minutos. Trinta bastam para um mercado e um produto. Se trouxer um organigrama societário ou uma carta de intenções, reserve a hora inteira.',
  '## Which African markets do you cover?': '## Que mercados africanos cobrem?',
  'We cover 15+ African markets across East, West and Southern Africa. South Africa, Nigeria, Kenya and Ghana are the four we are asked about most.':
    'Cobrimos mais de 15 mercados africanos na África Oriental, Ocidental e Austral. A África do Sul, a Nigéria, o Quénia e o Gana são os quatro sobre os quais mais nos perguntam.',
  '## Do you work with operators or with investors?':
    '## Trabalham com operadores ou com investidores?',
  'We serve both. Operators come for licences, entry plans and operations; investors come for diligence and market work. We never act for both sides of the same transaction.':
    'Com ambos. Os operadores procuram-nos para licenças, planos de entrada e operações; os investidores, para auditorias prévias e estudos de mercado. Nunca atuamos pelas duas partes da mesma transação.',
  'Privacy Policy': 'Política de privacidade',
  'What we store about you, for how long and why, and how to access it.':
    'O que conservamos sobre si, por quanto tempo e porquê, e como aceder.',
  'What this site stores about visitors and members, for how long, why and where, its cookies by name, and how to export or delete it.':
    'O que este sítio conserva sobre visitantes e titulares de conta, por quanto tempo, porquê e onde, os seus cookies pelo nome, e como exportar ou eliminar esses dados.',
  '## In short': '## Em resumo',
  'We keep what you type into our forms, what an account needs, and what protects both. There is no advertising, no tracker and no content from other hosts on this site, and no cookie counts you; nobody buys or is given what we hold for purposes of their own.':
    'Conservamos o que escreve nos nossos formulários, aquilo de que uma conta precisa e o que protege ambos. Não há publicidade, rastreadores nem conteúdos de outros servidores neste sítio, e nenhum cookie serve para contar visitantes; ninguém compra nem recebe, para fins próprios, os dados que detemos.',
  '## What is stored, why, and for how long': '## O que é conservado, porquê e por quanto tempo',
  'Data is deleted automatically when its retention period ends.':
    'Os dados são eliminados automaticamente quando termina o seu prazo de conservação.',
  '## Cookies': '## Cookies',
  'Each is needed for something you do here, so there is no banner. Of two names the one with `__Host-` is used where the site is reached by https. A cookie that is renewed lasts from its last use.':
    'Cada um é necessário para algo que faz aqui, pelo que não há aviso. Quando há dois nomes, o que tem `__Host-` é usado quando o sítio é acedido por https. A duração de um cookie que se renova conta-se a partir do último uso.',
  'The browser itself also keeps your choice of appearance; and, until you close the tab, the unsent text of the contact and booking forms and of what you add to an enquiry, which account is logged in, and that a page was loaded anew. None of it is sent to us.':
    'O próprio navegador guarda também a sua escolha de aspeto e, até fechar o separador, o texto não enviado dos formulários de contacto e de marcação e do que acrescenta a um pedido, a conta que tem sessão iniciada e o facto de uma página ter sido recarregada. Nada disso nos é enviado.',
  '## Where it is, and who handles it': '## Onde estão os dados, e quem os trata',
  'The site runs on Cloudflare Workers. What is stored lies in Cloudflare’s database D1; sessions and counters are also in its key-value store KV. Mails leave through a mail relay or Cloudflare’s mail service, which sees them as any carrier does. These handle data for us and not for themselves.':
    'O sítio funciona na plataforma Cloudflare Workers. O que se conserva está na base de dados D1 da Cloudflare; as sessões e os contadores estão também no seu armazenamento de chaves e valores, KV. Os emails saem por um servidor de correio ou pelo serviço de correio da Cloudflare, que os vê como qualquer transportador. Estes tratam os dados por nossa conta e não por conta própria.',
  'Passwords and one-time links are stored as hashes, second factors and waiting mails sealed with a key that is not in the database. Names, addresses, messages, answers, notes and consultations are stored as they were typed.':
    'As palavras-passe e as ligações de uso único são conservadas sob a forma de hashes; os segundos fatores e os emails em espera, selados com uma chave que não está na base de dados. Nomes, endereços, mensagens, respostas, notas e consultas são conservados tal como foram escritos.',
  'Only staff who handle enquiries can read them: people with a role at its desk, each of whom signs in with a second factor. What they change is logged, and the role is gone on the very next click when it is taken away.':
    'Só quem na consultora trata os pedidos os pode ler: as pessoas com uma função na área interna, que iniciam sessão com um segundo fator. O que alteram fica registado e, quando a função é retirada, o acesso cessa logo no clique seguinte.',
  'Cloudflare can restore the database to any minute of the last 30 days at most. What was deleted is gone from there when that time is over.':
    'A Cloudflare pode repor a base de dados em qualquer minuto dos últimos 30 dias, no máximo. O que foi eliminado desaparece daí quando esse prazo termina.',
  'Files that come with a message lie in Cloudflare’s storage R2, and are deleted with it. Where nightly backups of the database and the files are made, they are encrypted with a key of their own and kept for 30 days; what was deleted is gone from them after that time.':
    'Os ficheiros que acompanham uma mensagem estão no armazenamento R2 da Cloudflare e são eliminados com ela. Quando se fazem cópias de segurança noturnas da base de dados e dos ficheiros, estas são cifradas com uma chave própria e conservadas durante 30 dias; o que foi eliminado desaparece delas passado esse prazo.',
  'The words of a search that found nothing are kept as they were typed, without who typed them.':
    'As palavras de uma pesquisa sem resultados são guardadas tal como foram escritas, sem indicação de quem as escreveu.',
  'The links to Telegram and LinkedIn lead to services of others, and do nothing until you follow them.':
    'As ligações para o Telegram e o LinkedIn conduzem a serviços de terceiros e nada fazem enquanto não as seguir.',
  '## Your rights, and how to use them': '## Os seus direitos, e como os exercer',
  'You may ask what we hold about you, have it corrected, taken away in a file, or deleted, and you may object. Most of it needs no letter:':
    'Pode perguntar que dados detemos sobre si, pedir que sejam corrigidos, entregues num ficheiro ou eliminados, e pode opor-se ao tratamento. Quase tudo dispensa uma carta:',
  '- Read what you wrote to us and what we answered: [Your enquiries](/enquiries), with an account under the address you wrote from.':
    '- Ler o que nos escreveu e o que respondemos: [Os seus pedidos](/enquiries), com uma conta no endereço a partir do qual escreveu.',
  '- See and take it: [Profile settings](/settings/profile) offers what we hold about you, under your verified address, as one file; for our notes write to us.':
    '- Ver e obter os dados: nas [definições do perfil](/settings/profile) encontra, num só ficheiro, o que detemos associado ao seu endereço verificado; para as nossas notas, escreva-nos.',
  '- Correct it: name and address are changed in [Profile settings](/settings/profile) as well.':
    '- Corrigir: o nome e o endereço também se alteram nas [definições do perfil](/settings/profile).',
  '- See who is signed in, and end it: [Sessions](/settings/sessions).':
    '- Ver quem tem sessão iniciada, e terminá-la: [Sessões](/settings/sessions).',
  '- Delete the account: at the foot of [Profile settings](/settings/profile). It is gone at once, with its sessions.':
    '- Eliminar a conta: no fim das [definições do perfil](/settings/profile). Desaparece de imediato, com as suas sessões.',
  '- Have messages erased: what you wrote, our answers and notes, consultations and a subscription to the letter belong to no account and outlive it. Write to us, and an owner erases them, with the mails about them that still wait, and the copies in our mailbox. The log keeps that something was erased, and no word of it.':
    '- Pedir que se eliminem mensagens: o que escreveu, as nossas respostas e notas, as consultas e uma subscrição do boletim não pertencem a nenhuma conta e sobrevivem-lhe. Escreva-nos, e um responsável elimina tudo isso, com os emails em espera a esse respeito e as cópias na nossa caixa de correio. O registo guarda apenas que algo foi eliminado, e nem uma palavra do que era.',
  '- Leave the letter: one click in each of them. Whether you open our emails or follow their links is not tracked.':
    '- Deixar o boletim: um clique em cada um deles. Não registamos se abre os nossos emails nem se segue as suas ligações.',
  '- Leave the alerts: one click in each of them, or in the [settings](/settings/alerts), where you also choose the markets. Without an account, the link in each of them changes the markets, and leaving deletes your address.':
    '- Deixar os alertas: um clique em cada um deles, ou nas [definições](/settings/alerts), onde também escolhe os mercados. Sem conta, a ligação em cada um deles altera os mercados, e deixá-los elimina o seu endereço.',
  '- Everything else, or without an account: write to [{email}](mailto:{email}) from the address it is about.':
    '- Tudo o resto, ou sem conta: escreva para [{email}](mailto:{email}) a partir do endereço em causa.',
  '- You may also complain to the authority for data protection where you live.':
    '- Também pode apresentar queixa à autoridade de proteção de dados do local onde vive.',
  'Terms of Service': 'Termos de utilização',
  'What you may expect of this site, and what it may expect of you.':
    'O que pode esperar deste sítio, e o que ele pode esperar de si.',
  'Terms of this site: information and no legal advice, ratings are opinion, figures may be reused under CC BY 4.0, accounts, no warranty.':
    'Termos deste sítio: informação e não aconselhamento jurídico, classificações que são opinião, números que podem ser reutilizados sob CC BY 4.0, contas, ausência de garantia.',
  '## What this site is': '## O que é este sítio',
  'It tells you what we know about gaming markets in Africa, with sources and dates: {rules} changes of rules in {markets} markets by now, last checked on {checked}. It is information. It is no legal, tax or investment advice, and reading it makes nobody our client: that takes an agreement in writing.':
    'Este sítio diz-lhe o que sabemos sobre os mercados de jogo em África, com fontes e datas: {rules} alterações de regras em {markets} mercados até agora, verificadas pela última vez em {checked}. É informação. Não é aconselhamento jurídico, fiscal ou de investimento, e lê-la não faz de ninguém nosso cliente: para isso é preciso um acordo escrito.',
  '## Facts and opinion': '## Factos e opinião',
  'A figure has its source next to it, and the day on which we checked it. A rating, a judgement on a market and a note are our opinion on their date. Laws change between two readings: look at the source, and ask counsel in the country, before you decide.':
    'Um número tem ao lado a sua fonte e o dia em que o verificámos. Uma classificação, uma apreciação de um mercado e um artigo são a nossa opinião na sua data. As leis mudam entre duas leituras: veja a fonte, e consulte um advogado no país, antes de decidir.',
  'If you find something wrong, [write to us](mailto:{email}). What was wrong in a note is corrected in the open, with the day.':
    'Se encontrar um erro, [escreva-nos](mailto:{email}). O que estava errado num artigo é corrigido à vista de todos, com a data.',
  '## Reuse': '## Reutilização',
  'Our compilation of figures and rules, as it stands under [Data](/data), may be reused under the licence [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/): say that it is ours, link to where you took it, and say what you changed. The sources behind it belong to those who published them.':
    'A nossa compilação de números e regras, tal como está em [Dados](/data), pode ser reutilizada sob a licença [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/): diga que é nossa, indique uma ligação para o lugar de onde a retirou e diga o que alterou. As fontes em que assenta pertencem a quem as publicou.',
  'Quote the notes and reports as you quote a journal, with their address. To reprint one in whole, ask us.':
    'Cite os artigos e os relatórios como cita uma revista, com o seu endereço. Para reproduzir um na íntegra, peça-nos autorização.',
  '## Accounts': '## Contas',
  'An account is for one person, who gives an address that they read and keeps the password to themselves. Do not try to get at what is not yours, and do not burden the site so that others cannot use it. We may close an account that does.':
    'Uma conta é para uma só pessoa, que indica um endereço que consulta e guarda a palavra-passe só para si. Não tente aceder ao que não é seu, e não sobrecarregue o sítio a ponto de outros não o poderem usar. Podemos encerrar uma conta usada dessa forma.',
  'You may delete yours whenever you like, in [Profile settings](/settings/profile).':
    'Pode eliminar a sua quando quiser, nas [definições do perfil](/settings/profile).',
  '## No warranty': '## Ausência de garantia',
  'We take care, and we make mistakes. The site is offered as it is: we do not promise that it is complete, free of errors or always there, and a decision made on it alone is yours. What the law does not let us exclude is not excluded.':
    'Temos cuidado, e cometemos erros. O sítio é oferecido tal como está: não prometemos que seja completo, isento de erros ou esteja sempre disponível, e uma decisão tomada só com base nele é sua. O que a lei não nos permite excluir não fica excluído.',
  '## What we store about you': '## O que conservamos sobre si',
  'That stands on a page of its own: [Privacy Policy](/privacy).':
    'Isso consta de uma página própria: [Política de privacidade](/privacy).',
  Accessibility: 'Acessibilidade',
  'How this site can be used, what we test, and whom to tell if something stops you.':
    'Como se pode usar este sítio, o que verificamos, e a quem comunicar um obstáculo.',
  'How this site can be used by keyboard, screen reader, on small screens and without scripts, what is tested, and whom to tell of an obstacle.':
    'Como se pode usar este sítio por teclado, com leitor de ecrã, em ecrãs pequenos e sem scripts, o que é verificado, e a quem comunicar um obstáculo.',
  '## What you can rely on': '## Aquilo com que pode contar',
  'Every page works by keyboard, with its focus in sight, in light and dark, from a width of 320 pixels and with larger text. Pages can be read and forms can be sent without a script. Motion stops where your system asks for less of it.':
    'Cada página funciona por teclado, com o foco à vista, em claro e em escuro, a partir de uma largura de 320 píxeis e com texto maior. As páginas podem ser lidas e os formulários enviados sem script. O movimento cessa quando o seu sistema pede que seja reduzido.',
  'Maps and drawings are decoration: what they show stands beside them as text or in a table.':
    'Os mapas e os desenhos são decoração: o que mostram está ao lado, em texto ou numa tabela.',
  '## What we test, and what we do not': '## O que verificamos, e o que não verificamos',
  'A program checks each screen in a browser against the rules of WCAG 2.2 that can be checked by a program, in light and dark, on a phone’s width and on a desktop’s. Most of what makes a page easy to use cannot be checked so, and nobody outside the firm has audited this site.':
    'Um programa verifica cada ecrã num navegador segundo as regras WCAG 2.2 que um programa pode verificar, em claro e em escuro, na largura de um telefone e na de um computador. Quase tudo o que torna uma página fácil de usar não se verifica assim, e ninguém de fora da consultora auditou este sítio.',
  '## If something stops you': '## Se encontrar um obstáculo',
  '[Send us a message](/contact) or write to [{email}](mailto:{email}), and say which page it was and what you use to read it. If you need something from this site in another form, ask for it there.':
    '[Envie-nos uma mensagem](/contact) ou escreva para [{email}](mailto:{email}), e diga em que página foi e com que meios a lê. Se precisar de algo deste sítio noutro formato, peça-o pela mesma via.',
  'A small firm with a long memory for rules':
    'Uma consultora pequena com longa memória das regras',
  'Since {founded} we have helped gaming companies and their investors read African markets correctly, and act on what they read.':
    'Desde {founded} ajudamos empresas de jogo e os seus investidores a ler bem os mercados africanos, e a agir em conformidade.',
  'A {city} advisory firm founded in {founded}. We bridge global iGaming excellence and African market opportunities, with responsible growth.':
    'Uma consultora sediada em {city} e fundada em {founded}. Ligamos a excelência mundial do jogo online às oportunidades dos mercados africanos, com crescimento responsável.',
  '## Our Story': '## A nossa história',
  'We were founded in {founded}. Smartphones and mobile money had already carried betting out of the shop and into the hand, while most of the laws that governed it had been written for counters, coupons and race days.':
    'A consultora nasceu em {founded}. Os telemóveis e o dinheiro móvel já tinham levado as apostas da loja para a palma da mão, enquanto a maioria das leis que as regiam fora escrita para balcões, boletins e dias de corridas.',
  'Between the two lay a gap, and good companies kept falling into it. Some applied to the wrong authority. Some bought a licence that did not cover their product. Some never came, though they would have been welcome. The experience we brought to that gap is older than the firm, and it is still what we sell: reading a rule, asking the office that applies it, and writing down the answer.':
    'Entre as duas coisas havia um vazio, e boas empresas continuavam a cair nele. Algumas dirigiam-se à autoridade errada. Outras compravam uma licença que não cobria o seu produto. Outras nunca vieram, embora fossem bem-vindas. A experiência que trouxemos é mais antiga do que a consultora, e é ainda o que vendemos: ler uma regra, perguntar ao serviço que a aplica e registar a resposta.',
  'The gap is closing. Since we began, Lagos has passed a single gaming law, Nigeria’s highest court has settled who may license, and Kenya has replaced an act that dated from 1966. Each change made the markets harder to enter carelessly and better to enter well.':
    'O vazio está a fechar-se. Desde que começámos, Lagos aprovou uma lei única do jogo, o mais alto tribunal da Nigéria decidiu quem pode licenciar e o Quénia substituiu uma lei de 1966. Cada mudança tornou os mercados mais difíceis para quem entra sem cuidado e melhores para quem entra bem.',
  'We stay small on purpose. We cover more than fifteen markets from {city}, with local counsel where the law asks for local counsel, and we take on work we can finish.':
    'Mantemo-nos pequenos de propósito. Cobrimos mais de quinze mercados a partir de {city}, com advogados locais onde a lei os exige, e aceitamos o trabalho que podemos concluir.',
  '## Our Mission': '## A nossa missão',
  '> To bridge global iGaming excellence and African market opportunities, with responsible growth.':
    '> Ligar a excelência mundial do jogo online às oportunidades dos mercados africanos, com crescimento responsável.',
  'Responsibility is not an afterthought. Most people in the markets we serve are young and many earn by the day. A market that harms its players loses its licence to exist, first in public and then in law. We advise on growth that can be defended in both places.':
    'A responsabilidade não vem depois. A maioria das pessoas nos mercados que servimos é jovem e muitas ganham ao dia. Um mercado que prejudica os seus jogadores perde o direito de existir, primeiro na opinião pública e depois na lei. Aconselhamos um crescimento que se pode defender perante ambas.',
  '## Our Values': '## Os nossos valores',
  '### Excellence': '### Excelência',
  'We cite what we have read, say where we have not read the act itself, date every fact and correct ourselves in writing.':
    'Citamos o que lemos, dizemos quando não lemos o próprio diploma, datamos cada facto e corrigimo-nos por escrito.',
  '### Partnership': '### Parceria',
  'We work with your team and local counsel, and we treat regulators as colleagues in the same market.':
    'Trabalhamos com a sua equipa e com advogados locais, e tratamos os reguladores como colegas do mesmo mercado.',
  '### Innovation': '### Inovação',
  'We look for the better route the rules allow, and test it before anyone depends on it.':
    'Procuramos a melhor via que as regras permitem, e testamo-la antes de alguém depender dela.',
  '### Integrity': '### Integridade',
  'No facilitation, no shortcuts, no promises about decisions that belong to a public office.':
    'Sem pagamentos de facilitação, sem atalhos, sem promessas sobre decisões que cabem a uma entidade pública.',
  '## Milestones': '## Marcos',
  '### 2004: South Africa sets its national frame':
    '### 2004: A África do Sul define o seu quadro nacional',
  'The National Gambling Act divides the work: national norms, provincial licences.':
    'O National Gambling Act divide o trabalho: normas nacionais, licenças provinciais.',
  '*National Gambling Act 7 of 2004, South Africa*':
    '*National Gambling Act 7 of 2004, África do Sul*',
  '### 2006: Ghana gives games of chance one regulator':
    '### 2006: O Gana dá um regulador único aos jogos de fortuna ou azar',
  'The Gaming Act creates the Gaming Commission; lotteries go to a separate authority.':
    'O Gaming Act cria a Gaming Commission; as lotarias passam para uma autoridade distinta.',
  '*Gaming Act, 2006 (Act 721), Ghana*': '*Gaming Act, 2006 (Act 721), Gana*',
  '### 2016: Uganda and Botswana renew': '### 2016: O Uganda e o Botsuana renovam-se',
  'Within the same month, both bring a modern gambling act into operation.':
    'No mesmo mês, ambos põem em vigor uma lei moderna do jogo.',
  '*Lotteries and Gaming Act, 2016, Uganda; Gambling Act, 2012, Botswana*':
    '*Lotteries and Gaming Act, 2016, Uganda; Gambling Act, 2012, Botsuana*',
  '### {founded}: We are founded': '### {founded}: Nasce a consultora',
  'We begin with licensing questions and are soon asked about everything around them.':
    'Começamos com questões de licenciamento e depressa nos perguntam por tudo o que as rodeia.',
  '### 2021: Lagos writes one gaming law': '### 2021: Lagos escreve uma lei única do jogo',
  'One authority replaces separate laws for lotteries, pools and casinos in the state.':
    'Uma só autoridade substitui leis separadas para lotarias, apostas mútuas e casinos no estado.',
  '*Lagos State Lotteries and Gaming Authority Law, 2021, Nigeria*':
    '*Lagos State Lotteries and Gaming Authority Law, 2021, Nigéria*',
  '### 2024: Nigeria’s Supreme Court decides for the states':
    '### 2024: O Supremo Tribunal da Nigéria decide a favor dos estados',
  'On 22 November the court ends the National Lottery Act’s reach outside the Federal Capital Territory.':
    'A 22 de novembro, o tribunal põe termo ao alcance do National Lottery Act fora do Território da Capital Federal.',
  '*Attorney-General of Lagos State v Attorney-General of the Federation, SC/1/2008*':
    '*Attorney-General of Lagos State v Attorney-General of the Federation, SC/1/2008*',
  '### 2025: Kenya replaces its 1966 act': '### 2025: O Quénia substitui a sua lei de 1966',
  'The Gambling Control Act takes effect on 26 August and creates a new regulator.':
    'O Gambling Control Act entra em vigor a 26 de agosto e cria um novo regulador.',
  '*Gambling Control Act, 2025 (No. 14 of 2025), Kenya*':
    '*Gambling Control Act, 2025 (No. 14 of 2025), Quénia*',
  'How We Work': 'Como trabalhamos',
  'Four stages. You can stop after any of them with a complete file. Durations cover our work; regulator review is additional.':
    'Quatro etapas. Pode parar depois de qualquer uma com um processo completo. As durações são as do nosso trabalho; a análise do regulador acresce.',
  '## Discovery & Assessment (2 weeks)': '## Estudo inicial (2 semanas)',
  'We learn the product, the owners and the goal, then check them against the law of the market. You receive a short paper that says whether to go on.':
    'Estudamos o produto, os proprietários e o objetivo, e confrontamo-los com a lei do mercado. Recebe uma nota breve que diz se deve prosseguir.',
  '## Strategy Development (3–4 weeks)': '## Estratégia (3 a 4 semanas)',
  'We settle the licence route, structure, tax model and budget, and list what could stop the plan. Your board decides on a written recommendation.':
    'Definimos a via de licenciamento, a estrutura, o modelo fiscal e o orçamento, e enumeramos o que pode travar o plano. O seu conselho de administração decide com base numa recomendação escrita.',
  '## Implementation Support (As the regulator sets)': '## Apoio à execução (Segundo o regulador)',
  'We prepare and file, coordinate counsel and suppliers, and answer the regulator’s questions with you until the licence is in hand.':
    'Preparamos e apresentamos os processos, coordenamos advogados e fornecedores e respondemos, com a sua equipa, às perguntas do regulador até à concessão da licença.',
  '## Optimization & Growth (Quarterly)': '## Melhoria e crescimento (Trimestral)',
  'We review the first quarters of trading: reporting, payments, player protection and the next market. Then we hand over.':
    'Revemos os primeiros trimestres de atividade: declarações, pagamentos, proteção dos jogadores e o mercado seguinte. Depois passamos o trabalho à sua equipa.',
}

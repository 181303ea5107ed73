import type { Texts } from '../../../translated-texts.ts'

export const texts: Texts = {
  'Côte d’Ivoire': 'Costa do Marfim',
  'games of chance; it authorises promotional and charity lotteries':
    'jogos de fortuna ou azar; autoriza as lotarias promocionais e de beneficência',
  'holder of the concession for lotteries and betting; admits partners':
    'titular da concessão das lotarias e das apostas; admite parceiros',
  'Law 2020-480 sets up an authority for games of chance and lets the state concede them. Two decrees of 6 December 2023 give LONACI alone the lotteries, horse betting, sports betting and virtual betting, on premises and on a segment of the internet, and leave promotional and charity lotteries to the authority. LONACI says that it may admit partners of its own. The decrees were read through press reports only.':
    'A Lei n.º 2020-480 cria uma autoridade para os jogos de fortuna ou azar e permite ao Estado concessioná-los. Dois decretos de 6 de dezembro de 2023 atribuem apenas à LONACI as lotarias, as apostas hípicas, as apostas desportivas e as apostas virtuais, em estabelecimentos e num segmento da internet, e deixam à autoridade as lotarias promocionais e de beneficência. A LONACI diz que pode admitir parceiros próprios. Os decretos só foram lidos através da imprensa.',
  'Only with the agreement of LONACI, which holds the right alone. In December 2023 it named 1xBet, Betclic and Premier Bet as admitted; in March 2024 it switched 1xBet off over a dispute.':
    'Só com o acordo da LONACI, única titular do direito. Em dezembro de 2023 indicou 1xBet, Betclic e Premier Bet como admitidos; em março de 2024 desligou a 1xBet por causa de um litígio.',
  'Not verified: online casino is not among the games that press reports of the decree list, and no rule on it was found.':
    'Não verificado: o casino online não consta dos jogos do decreto que a imprensa enumera, e não foi encontrada nenhuma regra sobre ele.',
  'Lotteries of all kinds are conceded to LONACI; the authority may only authorise promotional and charity lotteries.':
    'As lotarias de todos os tipos estão concessionadas à LONACI; a autoridade só pode autorizar lotarias promocionais e de beneficência.',
  'Not verified: no rule on suppliers was found. The nearest is the power of LONACI to admit partners.':
    'Não verificado: não foi encontrada nenhuma regra sobre fornecedores. A mais próxima é o poder da LONACI de admitir parceiros.',
  'LONACI admits partners by its own agreement (agrément).':
    'A LONACI admite parceiros por acordo próprio (agrément).',
  'LONACI reports a turnover of CFA 657.6 billion in 2025, up 14 per cent, and CFA 413.9 billion paid to players':
    'A LONACI declara um volume de negócios de 657,6 mil milhões de FCFA em 2025, mais 14%, e 413,9 mil milhões de FCFA pagos aos jogadores',
  'More mobile subscriptions than people, and 27.7 million mobile money accounts in March 2025':
    'Mais assinaturas móveis do que habitantes, e 27,7 milhões de contas de dinheiro móvel em março de 2025',
  'One partner to convince, and a precedent for partnership in betting':
    'Um só parceiro a convencer, e um precedente de parceria nas apostas',
  'LONACI can end a partnership: it switched off the site of 1xBet on 13 March 2024':
    'A LONACI pode terminar uma parceria: desligou o sítio da 1xBet em 13 de março de 2024',
  'Sources conflict on the tax: the tax authority’s undated booklet names 5 per cent of net proceeds, press reports 5 per cent of receipts for online games since 2 January 2024, and one page 7 per cent of turnover from 2025':
    'As fontes divergem quanto ao imposto: a brochura sem data da administração fiscal indica 5% do produto líquido, a imprensa 5% das receitas dos jogos online desde 2 de janeiro de 2024, e uma página 7% do volume de negócios a partir de 2025',
  'Terms, fees and length of a partnership are not published':
    'As condições, o custo e a duração de uma parceria não são publicados',
  'A large market with one door: the law says clearly who holds the right, and little about how to share it.':
    'Um grande mercado com uma só porta: a lei diz claramente quem detém o direito, e pouco sobre como o partilhar.',
  '18 for games of chance, 21 to enter casinos and slot machine halls, as the regulator states the law of 2020.':
    '18 anos para os jogos de fortuna ou azar, 21 para entrar em casinos e salas de máquinas, segundo o regulador que expõe a lei de 2020.',
  'Any player may ask the regulator (ARJH) for a ban of his own; the regulator or a court may also impose one. How long it lasts was not found.':
    'Qualquer jogador pode pedir ao regulador (ARJH) a sua própria proibição de jogar; o regulador ou um tribunal também a podem impor. A sua duração não foi encontrada.',
  'Only promotional lotteries: one needs the regulator’s express authorisation, asked for at least two months before it begins and decided within 40 clear days. A rule on bonuses of betting or casinos was not found.':
    'Apenas lotarias promocionais: é necessária autorização expressa do regulador, pedida pelo menos dois meses antes do início e decidida em 40 dias completos. Não foi encontrada nenhuma regra sobre bónus de apostas ou de casinos.',
  'Processing of personal data is declared to the regulator ARTCI or authorised by it.':
    'O tratamento de dados pessoais é declarado ao regulador ARTCI ou por ele autorizado.',
  'Conceded games belong to LONACI, a company with a state majority, alone; other brands work by its agreement. A share rule for them was not found.':
    'Os jogos concessionados pertencem apenas à LONACI, sociedade de capital maioritariamente público; as outras marcas trabalham com o seu acordo. Não foi encontrada nenhuma regra de participação para elas.',
  'Promotional lotteries: a stamp of CFA 20,000 on the first application in a year.':
    'Lotarias promocionais: um selo de 20 000 FCFA no primeiro pedido do ano.',
  'No licence of one’s own, so no term: conceded games are forbidden to all but LONACI. How long its agreements run is not published.':
    'Não há licença própria, logo não há prazo: os jogos concessionados são proibidos a todos exceto à LONACI. A duração dos seus acordos não é publicada.',
  'Promotional lotteries: the authorisation itself says how long and in which area the game may run.':
    'Lotarias promocionais: a própria autorização indica por quanto tempo e em que zona o jogo pode decorrer.',
  'No licence of one’s own is applied for: conceded games are forbidden to all but LONACI, and no time is published in which it decides on a partner.':
    'Não se pede licença própria: os jogos concessionados são proibidos a todos exceto à LONACI, e não é publicado o prazo em que ela decide sobre um parceiro.',
  'Promotional lotteries: the application is filed two months ahead and decided within 40 clear days.':
    'Lotarias promocionais: o pedido é apresentado com dois meses de antecedência e decidido em 40 dias completos.',
  'The tax on games of chance is declared and paid for the month before by the fifteenth, by the twentieth for large and medium firms; LONACI collects it from operators settled in the country.':
    'O imposto sobre os jogos de fortuna ou azar é declarado e pago, relativamente ao mês anterior, até ao dia quinze, ou até ao dia vinte pelas grandes e médias empresas; a LONACI cobra-o aos operadores estabelecidos no país.',
  'After a formal notice: up to 3 per cent of the highest turnover of three years, 5 per cent if repeated; confiscation, suspension, or a ban from the sector for one to five years.':
    'Após notificação formal: até 3% do volume de negócios mais elevado de três anos, 5% em caso de reincidência; perda de bens, suspensão ou proibição de exercer no setor por um a cinco anos.',
  'No list of licensees, since LONACI alone holds the right; in December 2023 it named 1xBet, Betclic and Premier Bet as admitted, as JDA reports, and in March 2024 it switched 1xBet off.':
    'Não há lista de titulares, porque só a LONACI detém o direito; em dezembro de 2023 indicou 1xBet, Betclic e Premier Bet como admitidos, segundo a JDA, e em março de 2024 desligou a 1xBet.',
  'A check of players’ identity was looked for in the articles of Law 2020-480 that are stored; a law of 2005 asked casinos for it from CFA 1 million, and the laws that replaced it were not seen.':
    'Procurou-se uma verificação da identidade dos jogadores nos artigos de que dispomos da Lei n.º 2020-480; uma lei de 2005 exigia-a aos casinos a partir de 1 milhão de FCFA, e as leis que a substituíram não foram consultadas.',
  'The law of 2016 and the ordinance of 2023 against money laundering were looked for and not seen; only the law of 2005, since replaced, was found with duties for casinos and gaming houses.':
    'Procuraram-se a lei de 2016 e a ordonnance de 2023 contra o branqueamento de capitais, que não foram consultadas; só se encontrou a lei de 2005, entretanto substituída, com deveres para casinos e casas de jogo.',
  'The amount was looked for; CFA 1 million for the identification of casino players stands in the law of 2005, since replaced, and no later text was seen.':
    'Procurou-se o montante; 1 milhão de FCFA para a identificação dos jogadores de casino consta da lei de 2005, entretanto substituída, e não foi encontrado nenhum texto posterior.',
  'Limits of stakes, deposits or losses were looked for in the stored articles of Law 2020-480 and in pages on LONACI; none was found.':
    'Procuraram-se limites de apostas, depósitos ou perdas nos artigos de que dispomos da Lei n.º 2020-480 e em páginas sobre a LONACI; não foi encontrado nenhum.',
  'A rule on credit to players was looked for in the stored articles of Law 2020-480; none was found.':
    'Procurou-se uma regra sobre crédito aos jogadores nos artigos de que dispomos da Lei n.º 2020-480; não foi encontrada nenhuma.',
  'Hours for advertising were looked for in the stored articles of Law 2020-480 and in press; none was found.':
    'Procuraram-se horários para a publicidade nos artigos de que dispomos da Lei n.º 2020-480 e na imprensa; não foi encontrado nenhum.',
  'Approval was looked for; press on the bill of 2019 names fines of CFA 1 to 10 million for advertising against the rules, and the rules themselves were not seen.':
    'Procurou-se uma aprovação; a imprensa sobre o projeto de lei de 2019 refere multas de 1 a 10 milhões de FCFA por publicidade contrária às regras, e as próprias regras não foram consultadas.',
  'A rule on where servers stand was looked for in the stored articles of Law 2020-480 and in press on the decrees of 2023; none was found.':
    'Procurou-se uma regra sobre a localização dos servidores nos artigos de que dispomos da Lei n.º 2020-480 e na imprensa sobre os decretos de 2023; não foi encontrada nenhuma.',
  'Resident or Ivorian directors were looked for in the stored articles of Law 2020-480 and of the decree on authorised games; none was found.':
    'Procurou-se uma exigência de administradores residentes ou marfinenses nos artigos de que dispomos da Lei n.º 2020-480 e do decreto sobre jogos autorizados; não foi encontrada nenhuma.',
  'Capital was looked for in the stored articles of Law 2020-480 and in press on LONACI’s partners; none was found.':
    'Procurou-se uma exigência de capital nos artigos de que dispomos da Lei n.º 2020-480 e na imprensa sobre os parceiros da LONACI; não foi encontrada nenhuma.',
  'A deposit or guarantee was looked for in the stored articles of Law 2020-480 and in press on LONACI’s partners; none was found.':
    'Procurou-se um depósito ou uma garantia nos artigos de que dispomos da Lei n.º 2020-480 e na imprensa sobre os parceiros da LONACI; nada foi encontrado.',
  'LONACI switches off the site of 1xBet': 'A LONACI desliga o sítio da 1xBet',
  'LONACI announced that the site of 1xBet, run by the company Ludus, was switched off at midnight because of a dispute between them, and sent players to admitted sites. Two pages quote the announcement.':
    'A LONACI anunciou que o sítio da 1xBet, explorado pela empresa Ludus, foi desligado à meia-noite por causa de um litígio entre ambas, e remeteu os jogadores para os sítios admitidos. Duas páginas citam o anúncio.',
  'Admitted by LONACI in 2023.': 'Admitida pela LONACI em 2023.',
  'Switched off.': 'Desligada.',
  'The tax on games of chance reaches online operators':
    'O imposto sobre os jogos de fortuna ou azar chega aos operadores online',
  'Article 4 of the tax annex 2024 extends the tax of 5 per cent to games of chance offered online, wherever the operator sits. Two sources report it; they conflict on the base: net proceeds or receipts. A rise to 7 per cent of turnover in 2025 stands on one page only and is not verified.':
    'O artigo 4 do anexo fiscal de 2024 estende o imposto de 5% aos jogos de fortuna ou azar oferecidos online, qualquer que seja a sede do operador. Duas fontes relatam-no; divergem quanto à base: produto líquido ou receitas. Uma subida para 7% do volume de negócios em 2025 consta de uma só página e não está verificada.',
  'Due on games offered on the territory only.':
    'Devido apenas sobre os jogos oferecidos no território.',
  'Due on online games as well.': 'Devido também sobre os jogos online.',
  'LONACI says it may admit other operators': 'A LONACI diz que pode admitir outros operadores',
  'The head of LONACI told the press that the company may now admit new operators by its own agreement. According to JDA he named 1xBet, Betclic and Premier Bet as admitted; AIP reports the power to admit.':
    'O dirigente da LONACI disse à imprensa que a empresa pode agora admitir novos operadores por acordo próprio. Segundo a JDA, indicou 1xBet, Betclic e Premier Bet como admitidos; a AIP relata o poder de admitir.',
  'Outside brands work by agreement with LONACI.':
    'As marcas externas trabalham por acordo com a LONACI.',
  'Two decrees: LONACI’s concession and authorised lotteries':
    'Dois decretos: a concessão da LONACI e as lotarias autorizadas',
  'The council of ministers adopted a decree that concedes lotteries, horse, sports and virtual betting to LONACI alone, and a second on promotional and charity lotteries, which the authority for games of chance now authorises. Several papers report them; one misprints the month.':
    'O Conselho de Ministros aprovou um decreto que concessiona apenas à LONACI as lotarias e as apostas hípicas, desportivas e virtuais, e um segundo sobre as lotarias promocionais e de beneficência, que passam a ser autorizadas pela autoridade dos jogos de fortuna ou azar. Vários jornais os relatam; um engana-se no mês.',
  'Two ministers together authorised promotional and charity lotteries, by older decrees.':
    'Dois ministros autorizavam em conjunto as lotarias promocionais e de beneficência, por decretos mais antigos.',
  'LONACI alone for conceded games; the authority for the rest.':
    'Só a LONACI para os jogos concessionados; a autoridade para os restantes.',
  'Law 2020-480 on games of chance': 'Lei n.º 2020-480 sobre os jogos de fortuna ou azar',
  'The law defines games of chance, sorts them into conceded and authorised ones and creates the Autorité de Régulation des Jeux de Hasard. It is quoted by the head of that authority.':
    'A lei define os jogos de fortuna ou azar, divide-os em concessionados e autorizados e cria a Autorité de Régulation des Jeux de Hasard. É citada pelo dirigente dessa autoridade.',
  'Two laws of 1970 on the national lottery and on the prohibition of lotteries.':
    'Duas leis de 1970, sobre a lotaria nacional e sobre a proibição das lotarias.',
  'One law for games of chance and an authority of their own.':
    'Uma só lei para os jogos de fortuna ou azar e uma autoridade própria.',
  'Law 2020-480 of 27 May 2020 on games of chance':
    'Lei n.º 2020-480, de 27 de maio de 2020, sobre os jogos de fortuna ou azar',
  'Decrees of 6 December 2023 on conceded games and on authorised games':
    'Decretos de 6 de dezembro de 2023 sobre os jogos concessionados e sobre os jogos autorizados',
  'numbers not verified': 'números não verificados',
  'decree of 6 December 2023, as reported': 'decreto de 6 de dezembro de 2023, segundo a imprensa',
  'decrees of 6 December 2023, as reported':
    'decretos de 6 de dezembro de 2023, segundo a imprensa',
  'Law 2020-480, art. 59; 18 also: Le Banco and Gambling-Age':
    'Lei n.º 2020-480, art. 59; 18 também: Le Banco e Gambling-Age',
  'On Law 2020-480': 'Sobre a Lei n.º 2020-480',
  'Decree on authorised games, arts. 2 and 4': 'Decreto sobre os jogos autorizados, arts. 2 e 4',
  'Law 2013-450 of 19 June 2013 and Decree 2015-79; also: African Legal Factory, 8 January 2024':
    'Lei n.º 2013-450, de 19 de junho de 2013, e Decreto n.º 2015-79; também: African Legal Factory, 8 de janeiro de 2024',
  'Decree of 6 December 2023, as the government’s spokesman told it':
    'Decreto de 6 de dezembro de 2023, segundo o porta-voz do governo',
  'P. 68; LONACI’s part: Ivoire Matin, on art. 4 of the fiscal annex of 2024':
    'P. 68; a parte da LONACI: Ivoire Matin, sobre o art. 4 do anexo fiscal de 2024',
  'Law 2020-480, arts. 35 and 36; art. 43: two months to a year in prison and CFA 1 to 10 million for running games without a right':
    'Lei n.º 2020-480, arts. 35 e 36; art. 43: dois meses a um ano de prisão e 1 a 10 milhões de FCFA pela exploração de jogos sem direito',
  'The end of 1xBet: Digital Mag, 15 March 2024':
    'O fim da 1xBet: Digital Mag, 15 de março de 2024',
  'census of November and December 2021; other papers give the same figure':
    'recenseamento de novembro e dezembro de 2021; outros jornais dão o mesmo número',
  'quoting the regulator, ARTCI, which was still checking some data':
    'citando o regulador, a ARTCI, que ainda verificava alguns dados',
  'quoting the regulator, ARTCI': 'citando o regulador, a ARTCI',
  'tax annex 2024, art. 4': 'anexo fiscal de 2024, art. 4',
}

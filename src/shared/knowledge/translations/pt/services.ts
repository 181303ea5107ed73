import type { Texts } from '../../translated-texts.ts'

export const texts: Texts = {
  'Licensing & Compliance': 'Licenciamento e conformidade',
  'We find the authority that governs your product, prepare the application it expects and keep the licence in good standing afterwards.':
    'Identificamos a autoridade que rege o seu produto, preparamos o pedido que ela espera e mantemos depois a licença em situação regular.',
  'Licence mapping by product, channel and state or province':
    'Mapa de licenças por produto, canal e estado ou província',
  'Application files, fit-and-proper papers and filing':
    'Pedidos de licença, documentos de idoneidade e apresentação',
  'Anti-money-laundering, data protection and player protection policies':
    'Políticas de prevenção do branqueamento de capitais, de proteção de dados e de proteção dos jogadores',
  'Renewal calendar with fees, returns and deadlines':
    'Calendário de renovações com taxas, declarações e prazos',
  'Preparation for inspections and regulator questions':
    'Preparação para inspeções e perguntas do regulador',
  'A complete application file with a dated requirements matrix, and a compliance calendar for the first year.':
    'Um processo de licenciamento completo, com uma matriz datada de requisitos, e um calendário de conformidade para o primeiro ano.',
  'Market Entry Strategy': 'Estratégia de entrada no mercado',
  'We compare markets on law, tax, payments and competition, then set out the route, the order and the cost of entering one.':
    'Comparamos mercados quanto ao direito, aos impostos, aos pagamentos e à concorrência, e descrevemos depois o caminho, a ordem e o custo de entrar.',
  'Market comparison against your product and appetite for risk':
    'Comparação de mercados face ao seu produto e ao seu apetite pelo risco',
  'Entity, ownership and local partner options':
    'Opções de sociedade, de participação e de parceiro local',
  'Tax model from stake to dividend': 'Modelo fiscal da aposta ao dividendo',
  'Payment and identity-check routes': 'Vias de pagamento e de verificação de identidade',
  'Launch plan with points at which to stop': 'Plano de lançamento com pontos de paragem',
  'An entry paper for your board: the recommendation, the budget, the timetable and the reasons against.':
    'Um documento de entrada no mercado para o seu conselho de administração: a recomendação, o orçamento, o calendário e os argumentos contra.',
  'Marketing & Affiliates': 'Marketing e afiliados',
  'We help you reach adults who want to play, through channels the law permits and partners you can answer for.':
    'Ajudamos a chegar a adultos que querem jogar, por canais que a lei permite e parceiros por quem pode responder.',
  'Advertising rules by market, medium and hour': 'Regras de publicidade por mercado, meio e hora',
  'Affiliate selection, contracts and monitoring':
    'Seleção, contratos e acompanhamento de afiliados',
  'Bonus and promotion terms in plain language':
    'Condições de bónus e promoções em linguagem clara',
  'Safer-gambling messages that meet the local wording':
    'Mensagens de jogo responsável conformes com o texto exigido localmente',
  'A marketing code for each market, an affiliate contract and a checklist your team can apply without us.':
    'Um código de marketing para cada mercado, um contrato de afiliação e uma lista de verificação que a sua equipa aplica sem nós.',
  'Investor Advisory': 'Consultoria a investidores',
  'We test the licence, the tax position and the operating reality of a target, and say plainly what the price should reflect.':
    'Testamos a licença, a situação fiscal e a realidade operacional de uma empresa-alvo, e dizemos claramente o que o preço deve refletir.',
  'Regulatory and licence diligence': 'Auditoria prévia da licença e da regulação',
  'Review of tax exposure and open assessments':
    'Revisão da exposição fiscal e das liquidações em aberto',
  'Ownership, source-of-funds and counterparty checks':
    'Verificação da titularidade, da origem dos fundos e das contrapartes',
  'Market sizing from public figures, with the method shown':
    'Dimensionamento do mercado a partir de números públicos, com o método à vista',
  'Conditions, warranties and a plan for the first 100 days':
    'Condições, garantias e um plano para os primeiros 100 dias',
  'A diligence report with each finding rated, priced where it can be priced, and sourced.':
    'Um relatório de auditoria prévia com cada constatação classificada, quantificada onde possível, e com fonte.',
  'Legal & Documentation': 'Direito e documentação',
  'We draft and assemble the papers a gaming company needs, and bring in local counsel where an advocate must sign.':
    'Redigimos e reunimos os documentos de que uma empresa de jogo precisa, e recorremos a advogados locais onde se exige a assinatura de um advogado.',
  'Player terms, bonus rules and privacy notices':
    'Condições de jogo, regras de bónus e avisos de privacidade',
  'Platform, content and payment agreements':
    'Contratos de plataforma, de conteúdos e de pagamentos',
  'Corporate papers and beneficial-ownership records':
    'Documentos societários e registos de beneficiários efetivos',
  'Coordination of local counsel and certified translation':
    'Coordenação de advogados locais e de traduções certificadas',
  'A numbered document set, signed or ready to sign, with an index of what each paper satisfies.':
    'Um conjunto numerado de documentos, assinados ou prontos a assinar, com um índice do que cada um cumpre.',
  'Operational Excellence': 'Excelência operacional',
  'We set up the routines that keep a licensed business licensed: payments, support, reporting and care for players at risk.':
    'Criamos as rotinas com que uma empresa licenciada mantém a licença: pagamentos, apoio, declarações e cuidado com jogadores em risco.',
  'Settlement and reconciliation of mobile money and bank payments':
    'Liquidação e reconciliação de dinheiro móvel e pagamentos bancários',
  'Tax and regulator reporting from a single ledger':
    'Declarações fiscais e reporte ao regulador a partir de um único registo',
  'Support and complaint handling with measured times':
    'Apoio e tratamento de reclamações com prazos medidos',
  'Self-exclusion, limits and staff training': 'Autoexclusão, limites e formação do pessoal',
  'Supplier and incident management': 'Gestão de fornecedores e de incidentes',
  'An operating manual with named owners, tested once with your team before we leave.':
    'Um manual de operação com responsáveis designados, testado uma vez com a sua equipa antes de sairmos.',
  'Custom Research': 'Estudo à medida',
}

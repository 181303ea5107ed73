import { numberText, percentText } from '#shared/number-text.ts'
import { plural } from '#shared/plural.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './pdf-messages.pt.ts'
import type * as original from './pdf-messages.ts'

const payers = { operator: 'pelo operador', player: 'pelo jogador' } as const

export const pdfMessages = {
  contents: 'Índice',
  sources: 'Fontes',
  sourceText: (publisher: string, title: string, date: string | null) =>
    `${publisher}: ${title}${date ? `, ${date}` : ''}.`,
  noAddress: 'Não conhecemos nenhum endereço: pergunte ao editor.',
  pageOf: (page: number, pages: number) => `${page} de ${pages}`,

  edition: (number: number, day: string) => `Edição ${number}, ${day}`,
  aboutThisDocument: 'Sobre este documento',
  madeFrom: (edition: string, day: string) =>
    `${edition}, em ${day}. Todos os números são registos dessa edição, cada um com a sua fonte e data. Os conselhos e as práticas sem fonte são a nossa opinião. Os textos que ainda não têm tradução ficam em inglês.`,
  disclaimer:
    'Informação geral, que não constitui aconselhamento jurídico, fiscal ou de investimento. As leis mudam; confirme a situação atual antes de agir. O jogo a dinheiro é só para adultos e pode causar danos. Se deixou de ser uma escolha, para si ou para alguém próximo, procure ajuda: na África do Sul, o National Responsible Gambling Programme atende gratuitamente pelo 0800 006 008.',
  permanentAddress: 'Estes registos ficam em:',
  pageAddress: 'Tal como estão agora:',
  questions: 'Perguntas e correções:',

  covers: 'O que este relatório abrange',
  keyFigures: 'Números principais',
  figure: 'Número',
  value: 'Valor',
  source: 'Fonte',
  percent: (value: number) => percentText(value),
  notRecorded: '(já não consta dos nossos registos)',

  market: 'Mercado',
  status: 'Estado',
  meaning: 'Significado',
  tax: 'Imposto',
  payer: 'Devedor',
  rate: 'Taxa',
  ofBase: (base: string) => `Base: ${base}`,
  payers: { operator: 'Operador', player: 'Jogador' },

  estimate: (date: string) => `${date}, estimativa`,
  scoreOf5: (word: string, score: number) => `${word}, ${score} de 5`,
} as const

export const taxMessages = {
  rateAndBase: 'Taxa e base',
  paidBy: (payer: keyof typeof payers) => `Pago ${payers[payer]}`,
  allProducts: 'todos os produtos',
  bearerDisputed: 'não há acordo sobre quem o suporta',
  startUnknown: 'início de vigência não verificado',
  since: (day: string) => `desde ${day}`,
  from: (day: string) => `a partir de ${day}`,
  until: (start: string, day: string) => `${start}, até ${day}`,
} as const

export const dossierMessages = {
  kind: 'Dossiê de mercado',
  description: (market: string, checked: string) =>
    `${market}: o que este mercado licencia, o que cobra e o que exige a um operador, cada entrada com a sua fonte. Verificado em ${checked}.`,
  products: 'Estado por produto',
  product: 'Produto',
  why: 'Porquê',
  law: 'Lei e reguladores',
  regulators: 'Reguladores',
  regulator: (name: string, of: string) => `${name}: ${of}`,
  laws: 'Leis',
  taxes: 'Impostos',
  noTax: 'Nenhum imposto sobre o jogo está aqui verificado. Isso não quer dizer «sem imposto».',
  pastTaxes: 'Já não está em vigor',
  licence: 'Licença',
  term: 'Condição',
  obligations: 'Obrigações',
  facts: 'Dados',
  quantity: 'Indicador',
  judgement: 'A nossa apreciação',
  judgedOn: (day: string, why: string | null) =>
    why ? `Desde ${day}: ${why}` : `Desde ${day}; é a nossa primeira apreciação deste mercado.`,
  opportunities: 'Oportunidades',
  challenges: 'Desafios',
  rules: 'Regras, das mais recentes às mais antigas',
  date: 'Data',
  stage: 'Fase',
  rule: 'Regra',
  noRules: 'Nenhuma regra registada.',
} as const

export const comparisonMessages = {
  kind: (product: string) => `Comparação para um conselho de administração  ·  ${product}`,
  left: (stakes: string, remainders: string) =>
    `De ${stakes} apostados, resta ao operador depois dos impostos sobre o jogo e antes de todos os outros custos: ${remainders}.`,
  statusOf: (market: string, status: string) => `${market}: ${status.toLowerCase()}.`,
  status: 'Estado',
  why: 'Estado, e porquê',
  whatIsLeft: (ggr: string) => `Resto de ${ggr} de receita bruta de jogo`,
  taxes: 'Impostos em vigor',
  moreTaxes: (count: number) => `e mais ${count}, adiante`,
  licence: 'Licença',
  duties: 'Obrigações que diferem',
  noDuties: 'Não conhecemos nenhuma obrigação que difira.',
  facts: 'Dados',
  judgement: 'A nossa apreciação',
  judgementOf: (market: string, score: string) => `${market}: ${score}`,
  checked: 'Verificado',
} as const

export const obligationMessages = {
  kind: 'Obrigações',
  kindFor: (product: string) => `Obrigações  ·  ${product}`,
  whatBinds: 'O que obriga o operador',
  title: (subject: string, area: string) => `${subject}: ${area}`,
  countOfMarkets: (count: number) => `${count} mercados`,
  lead: (entries: number, verified: number) =>
    `${entries} ${plural(entries, { one: 'entrada', other: 'entradas' })}: ${verified} com fonte, ${entries - verified} não ${plural(entries - verified, { one: 'verificada, que diz', other: 'verificadas, que dizem' })} o que procurámos. Registamos o que a lei pede e não a julgamos.`,
  nothingRecorded: 'Nada está registado para esta escolha.',
  duty: 'Obrigação',
  law: 'O que diz a lei',
  checked: 'Verificado',
  tried: (text: string) => `Não verificado. ${text}`,
} as const

export const flowMessages = {
  title: 'Da aposta ao dividendo',
  staked: (stakes: string, product: string) => `${stakes} apostados, ${product}`,
  back: (winnings: string) => `${winnings} voltam aos jogadores`,
  revenueOf: (ggr: string) => `${ggr} de receita bruta de jogo`,
  revenue: 'Receita bruta de jogo',
  left: 'Resto antes dos custos',
  leftOf: (rest: string, ggr: string) => `Resto de ${rest} em ${ggr}`,
  fromPlayers: (amount: string) => `${amount} pagos pelos jogadores`,
  shareOf: (share: string, base: string) => `${share}, base: ${base}`,
  model: (input: { stakes: number; margin: number; deposits: number }, day: string) => [
    `${numberText(input.stakes)} apostados com uma margem de ${percentText(input.margin)} e depósitos de ${percentText(input.deposits)} das apostas, segundo os impostos em vigor em ${day}. A receita bruta de jogo é igual às apostas vezes a margem; os levantamentos, aos depósitos menos a receita bruta de jogo.`,
    'Uma barra cheia cor de barro está a cargo do operador; uma barra em contorno, a cargo dos jogadores, e nada reduz ao que fica para o operador. O que resta é antes dos custos e dos impostos sobre os lucros, salvo quando um imposto desenhado é ele próprio esse imposto. Uma barra ponteada não é exata: «no máximo» quer dizer que pode ser devido menos, «no mínimo» que pode ser devido mais. Só se desenham os impostos que constam dos registos: os dos estados da Nigéria, por exemplo, não estão verificados e ficam de fora.',
  ],
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>

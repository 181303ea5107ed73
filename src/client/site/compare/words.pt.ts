import type { Certainty } from '#shared/knowledge/schemas.ts'
import { inCountry } from '#shared/portuguese-countries.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'

export const eyebrow = 'Lado a lado'
export const orWhereElse = (market: string) => `${market}, ou onde mais?`
export const compareMarkets = 'Comparar mercados'
export const lead =
  'Dois a quatro mercados lado a lado: quem licencia, o que exige, e o que resta das apostas depois de cada imposto sobre o jogo, com a fonte em cada passo.'
export const whatToCompare = 'O que comparar'
export const chooseOneMore = (market: string) =>
  `${market}: escolhido. Escolha pelo menos mais um mercado.`
export const sideBySide = 'Lado a lado'
export const sources = 'Fontes'
export const allSources = (count: number) => `Fontes: todas as ${count}`
export const eyebrowOf = (product: string) => `Comparar mercados · ${product}`
export const whichMarket = (markets: string) => `${markets}?`
export const leftToOperator = (stakes: string, remainders: string) =>
  `De ${stakes} apostados, eis o que resta ao operador depois dos impostos sobre o jogo e antes de todos os outros custos: ${remainders}. `
export const copyText = 'Copiar o texto'
export const copyLink = 'Copiar a ligação'
export const textTitle = (product: string, markets: string) => `${product}: ${markets}`
export const leftOf = (stakes: string) =>
  `De ${stakes} apostados, resta ao operador depois dos impostos sobre o jogo e antes de todos os outros custos:`
export const editComparison = 'Alterar a comparação'
export const stakeToDividend = 'Da aposta ao dividendo'
export const howToReadFlows = (times: string) =>
  `Lê-se como uma caminhada do cume ao vale: hachurado, o que sai; cheio, o que fica; ponteado, o que não é certo. Todos os mercados partilham as escalas: primeiro a de todas as apostas e depois, a partir da receita bruta de jogo, uma ${times} vezes maior.`

export const compareTheseMarkets = 'Comparar estes mercados'
export const productIs = (product: string) => `${product}:`
export const markets = 'Mercados'
export const addMarket = 'Acrescentar um mercado (até quatro)'
export const recalculate = 'Recalcular'
export const product = 'Produto'
export const stakes = 'Apostas'
export const marginPercent = 'Margem em %'
export const depositsPercent = 'Depósitos em %'

export const obligationsThatDiffer = 'Obrigações que diferem'
export const allDutiesBeside = 'Todas as obrigações destes mercados'

export const ourJudgement = 'A nossa apreciação'
export const more = 'Mais'
export const regulator = 'Regulador'
export const taxesInForce = 'Impostos em vigor'
export const checked = 'Verificado'
export const licenceFrom = 'Licença concedida por'
export const fee = 'Taxa'
export const term = 'Duração'
export const timeToDecide = 'Prazo de decisão'
export const localOwnership = 'Participação local'
export const dataRules = 'Regras sobre dados'
const payers = { operator: 'pelo operador', player: 'pelo jogador' }
export const taxTerms = (rate: string, base: string, payer: keyof typeof payers) =>
  `${rate}, base: ${base}; pago ${payers[payer]}`
export const bearerDisputed = ', não há acordo sobre quem o suporta'
export const taxSince = (day: string) => `, desde ${day}`
export const afterValueEstimate = ', estimativa'
export const marketOverall = (scoreWord: string, score: number) =>
  `Mercado no conjunto: ${scoreWord.toLowerCase()}, ${score} de 5`
export const since = (day: string) => `Desde ${day}`
export const dossier = 'Dossiê'
export const rules = 'Regras'
export const remove = 'Retirar'
export const planAnEntry = (name: string) =>
  `Preparar uma entrada<hidden> ${inCountry(name)}</hidden>`

export const winningsPaid = 'Prémios pagos'
export const grossGamingRevenue = 'Receita bruta de jogo'
export const stakesTimesMargin = 'apostas × margem'
export const deposits = 'Depósitos'
export const stakesTimesDeposits = 'apostas × depósitos em %'
export const withdrawals = 'Levantamentos'
export const taxesOnTheOperator = 'Impostos a cargo do operador'
export const taxesOnPlayers = 'Impostos a cargo dos jogadores'
export const leftBeforeCosts = 'Resto antes dos custos'

export const howItIsWorkedOut = 'Como se calcula'
export const limitsOfModel =
  'Um modelo, não uma contabilidade: as mesmas apostas, margem e depósitos em toda a parte, para que só os impostos sobre o jogo difiram. As taxas de licença, o imposto sobre as sociedades, os encargos com salários, os pagamentos, a publicidade e todos os outros custos vêm depois do que resta; também diferem. O mesmo vale para o imposto sobre o valor acrescentado, salvo onde figura como um passo.'
export const incomeTaxIncluded = (markets: string) =>
  `${markets}: um imposto aqui desenhado é o imposto sobre o rendimento da sociedade ou é pago em seu lugar, pelo que não vem outro depois.`
export const theFormulas = 'As fórmulas'
export const winnings = 'Prémios'
export const formulaOfWinnings = 'apostas − receita bruta de jogo'
export const formulaOfWithdrawals = 'depósitos − receita bruta de jogo, no mínimo\u00a00'
export const lessThan0 = ', menos de 0: '
export const taxesInForceOn = (day: string) =>
  `Em vigor em ${day}. Um imposto sobre a licença não retira nada aqui.`
export const eachTax = 'Cada imposto'
export const formulaOfTax = 'taxa × a sua base'
export const playerTaxesChangeNothing =
  'Os impostos a cargo dos jogadores não reduzem este montante.'
export const left = 'Resto'
export const formulaOfRest = 'receita bruta de jogo − impostos a cargo do operador'

export const whatIsLeft = 'O que resta'
export const ofGrossGamingRevenue = (amount: string) =>
  `Da receita bruta de jogo, ${amount}: hachurado, o imposto; cheio, o que fica; ponteado, o que não é certo.`

export const taxesPaidByPlayers = 'Impostos pagos pelos jogadores'
export const playerTaxesExplained =
  'Pagos pelos jogadores; não deduzidos da receita do operador. Barra cheia = total das apostas.'
export const taxExplained = (rate: number, base: string, caveats: readonly string[]) =>
  [`${rate}%, base: ${base}.`, ...caveats].join(' ')
export const caveats: Readonly<Record<Certainty, string>> = {
  exact: '',
  'at-most': 'No máximo: pode ser devido menos.',
  'at-least': 'No mínimo: pode ser devido mais.',
  unknown: 'Não verificado para este produto: o montante fica em aberto.',
}
export const allOrNothing =
  'Não há acordo sobre quem o suporta: o operador na totalidade, ou os jogadores.'
export const insteadOfIncomeTax =
  'É o imposto sobre o rendimento da sociedade, ou é pago em seu lugar.'

export const lossOf = (amount: string) => `−${amount}`
export const upTo = (amount: string) => `até −${amount}`
export const orMore = (amount: string) => `−${amount} ou mais`

export const atAGlance = 'Em resumo'
export const rulesAndTaxes = 'Regras e impostos'
export const licence = 'Licença'
export const facts = 'Dados'

export const notModelled = 'Fora do modelo'
export const prohibitedHere =
  'Segundo a lei tal como a encontrámos, ninguém pode oferecer este produto aqui: não há apostas a seguir.'
export const unclearHere =
  'O que encontrámos não diz se alguém pode oferecer este produto aqui: um número seria um palpite.'
export const totalAmountWagered = 'Total das apostas.'
export const backToPlayers = 'Volta aos jogadores.'
export const stakesLessWinnings = (times: string) =>
  `Apostas menos prémios. Daqui em diante, desenhado ${times} vezes maior.`
export const operatorTax = 'Imposto do operador'
export const notVerifiedNotIncluded = 'Não verificado; não incluído.'
export const nothingIsLeft = 'Não resta nada'
export const taxesExceedRevenue = 'Os impostos excedem a receita bruta de jogo.'
export const shareOfRevenue = (share: string) => `São ${share} da receita bruta de jogo.`
export const noTaxVerified = (product: string, market: string) =>
  `Nenhum imposto sobre o jogo verificado para ${product} ${inCountry(market)}. Isso não quer dizer «sem imposto»: o que resta aqui é um limite superior.`
export const noTaxVerifiedForOperators = (product: string, market: string) =>
  `Nenhum imposto sobre o jogo verificado para operadores de ${product} ${inCountry(market)}. Isso não quer dizer «sem imposto»: o que resta aqui é um limite superior.`

export const citeComparison = 'Citar esta comparação'

export const forBoard = 'PDF para um conselho de administração'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>

import { inCountry, ofCountry, theCountry } from '#shared/portuguese-countries.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'
export const law = 'Lei'
export const taxes = 'Impostos'
export const licence = 'Licença'
export const facts = 'Dados'
export const judgement = 'Apreciação'
export const rules = 'Regras'
export const sources = 'Fontes'
export const thinkingOf = (market: string) => `Está a pensar ${inCountry(market)}?`

export const whatBindsAnOperator = 'As obrigações, uma a uma'
export const theContinentInFigures = 'O continente em números'
export const placesOnTheMap = 'Lugares no mapa'
export const sourcesAll = (count: number) => `Fontes: todas as ${count}`
export const tax = 'Imposto'
export const payments = 'Pagamentos'
export const competition = 'Concorrência'

export const perCent = 'por cento'
export const millions = 'milhões'

export const exactlyMarkets = (count: number) => `Exatamente ${count} mercados`
export const onRecord = 'Registado: '

export const markets = 'Mercados'

export const rulesNewestFirst = 'Regras, das mais recentes às mais antigas'
export const noRuleOnRecord = 'Nenhuma regra registada.'
export const allRulesOf = (count: number, market: string) =>
  `As ${count} regras ${ofCountry(market)}`
export const theLedgerOfRules = 'O registo de regras'
export const ourArticles = 'Os nossos artigos'
export const allSources = (count: number) => `As ${count} fontes`
export const dataOfMarket = 'Dados deste mercado (JSON)'
export const feedOfItsRules = 'Feed das regras deste mercado'

export const quantity = 'Indicador'
export const value = 'Valor'
export const estimate = 'Estimativa'
export const estimateBefore = 'estimativa, '
export const reported = 'Publicado'
export const earlierValues = (count: number) => `Valores anteriores (${count})`

export const ourJudgement = 'A nossa apreciação'
export const sinceBecause = 'Desde <day/>: <why/>'
export const sinceFirst = 'Desde <day/>; é a nossa primeira apreciação deste mercado.'
export const scoreSince = (scoreWord: string, score: number) =>
  `<score>${scoreWord}, ${score} de 5</score>, desde <day/>.`
export const before = 'Antes'

export const productInMarkets = (product: string, count: number) =>
  `${product} em ${count} mercados`
export const resetMap = 'Repor o mapa'
export const marketsAndRegions = 'Mercados principais, tendências e regiões'

export const fullAnswer = 'A resposta completa'

export const matrixCaption = 'O estado de cada produto em cada mercado'
export const market = 'Mercado'
export const why = 'Porquê'
export const compareMarket = (market: string) => `Comparar<hidden> ${theCountry(market)}</hidden>`

export const lawAndRegulators = 'Lei e reguladores'
export const regulators = 'Reguladores'
export const laws = 'Leis'

export const whoGrantsIt = 'Quem a concede'
export const fee = 'Taxa'
export const term = 'Duração'
export const timeToDecide = 'Prazo de decisão'
export const localOwnership = 'Participação local'
export const dataAndSystems = 'Dados e sistemas'

export const lawAndRegulation = 'Lei e regulação'
export const regulatorAndLaw = 'Regulador e lei'
export const regulation = 'Regulação'

export const switchMarket = (market: string) => `Mudar de mercado (${market})`
export const allMarketsCounted = (count: number) => `Os ${count} mercados`
export const onThisPage = 'Nesta página'
export const allMarkets = 'Todos os mercados'

export const obligations = 'Obrigações'
export const dutyInAllMarkets = (duty: string) => `${duty}<hidden>: todos os mercados</hidden>`
export const besideOtherMarkets = (market: string) => `${market} ao lado de outros mercados`

export const opportunitiesAndChallenges = 'Oportunidades e desafios'
export const opportunities = 'Oportunidades'
export const challenges = 'Desafios'

export const opportunityRating = 'Classificação da oportunidade'
export const scoreOf5 = (scoreWord: string, score: number) => `${scoreWord}, ${score} de 5`

export const outlook = 'Perspetivas'
export const marketsCovered = 'Mercados abrangidos'

export const rateAndBase = 'Taxa e base'
export const noLongerInForce = 'Já não está em vigor'
export const ofBase = (base: string) => `base: ${base}`
const payers = { operator: 'pelo operador', player: 'pelo jogador' }
export const taxTerms = (payer: keyof typeof payers, products: string, period: string) =>
  `Pago ${payers[payer]}; ${products}; ${period}`
export const bearerDisputed = (terms: string) => `${terms}; não há acordo sobre quem o suporta`
export const allProducts = 'todos os produtos'
export const firstDayNotVerified = 'início de vigência não verificado'
export const periodFrom = (day: string) => `a partir de ${day}`
export const periodSince = (day: string) => `desde ${day}`
export const periodUntil = (first: string, day: string) => `${first}, até ${day}`

export const book = 'Marcar uma consulta'

export const citeDossier = 'Citar este dossiê'
export const pastDay = 'Numa data passada'
export const asOf = (day: string, edition: number, publishedAt: string) =>
  `Em <strong>${day}</strong>, segundo a edição ${edition} de ${publishedAt}: impostos, regras, leis, dados e apreciações desse dia. Os estados dos produtos, as condições de licença e as obrigações não têm data própria e são os da edição.`
export const beforeEdition =
  'Os nossos registos começam mais tarde, pelo que podem não conter tudo o que valia nesse dia.'
export const pageOfToday = 'À data de hoje'

export const whatChanged = 'O que mudou, edição a edição'
export const dossierAsPdf = 'Este dossiê (PDF)'
export const asOfAnotherDay = 'Noutro dia'
export const dossierAsOf = 'Este dossiê em'
export const show = 'Mostrar'
export const whatChangedHere = 'O que mudou'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>

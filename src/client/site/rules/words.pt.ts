import { plural } from '#shared/plural.ts'
import { inCountry, ofCountry, theCountry } from '#shared/portuguese-countries.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'

export const alsoIn = (market: string) => `Também ${inCountry(market)}`
export const allRulesFor = (market: string) => `Todas as regras ${ofCountry(market)}`
export const doesThisAffectYourPlans = 'Isto afeta os seus planos?'
export const tellUsWhatYouRun = (market: string) =>
  `Diga-nos o que explora, ou tenciona explorar, ${inCountry(market)}. Lemos a fonte consigo e dizemos o que daí decorre.`
export const getFreeConsultation = 'Consulta gratuita'

export const everyChangeMarketByMarket = 'Cada alteração, mercado a mercado'
export const ledgerOfRules = 'Registo de regras'
export const ledgerLead =
  'O que mudou, quando, e onde se pode ler: o que cada regra dizia e diz, em que fase está, e a sua fonte.'
export const followByFeed = (market: string) => `Seguir ${theCountry(market)} por feed`
export const rssFeed = 'Feed RSS'
export const subscribeInYourCalendar = 'Subscrever no seu calendário'
export const rules = 'Regras'
export const newerRules = 'Regras mais recentes'
export const olderRules = 'Regras mais antigas'
export const noMatchingRules = 'Nenhuma regra corresponde'
export const nothingMatches =
  'Nada do que registámos corresponde a todos estes filtros ao mesmo tempo.'
export const clearAllFilters = 'Limpar todos os filtros'
export const whichApplyToYou = 'Quais se aplicam ao seu caso?'
export const tellUsProductIn = (market: string) =>
  `Diga-nos o produto que prepara para ${theCountry(market)}. Indicamos as regras que se lhe aplicam, e o dia em que cada uma começa a vigorar.`
export const tellUsProductAndMarket =
  'Diga-nos o produto e o mercado. Indicamos as regras que se lhe aplicam, e o dia em que cada uma começa a vigorar.'

export const notOnRecord = 'Não registado'
export const struck = 'Suprimido: '
export const added = 'Inserido: '
export const gone = 'Deixou de existir'

export const market = 'Mercado'
export const allMarkets = 'Todos os mercados'
export const topic = 'Tema'
export const allTopics = 'Todos os temas'
export const stage = 'Fase'
export const allStages = 'Todas as fases'
export const showRules = 'Mostrar as regras'
export const filters = 'Filtros'
export const ruleCount = (count: number) =>
  `${count} ${plural(count, { one: 'regra', other: 'regras' })}`
export const pageOfPages = (page: number, pages: number) => `, página ${page} de ${pages}`
export const clearFilter = (filter: string) => `Limpar ${filter}: `

export const years = 'Anos'
export const rulesOfYear = (count: number) =>
  `${count}<hidden> ${plural(count, { one: 'regra', other: 'regras' })}</hidden>`

export const sourceBefore = 'Fonte: '
export const citeThisRule = 'Citar esta regra'
export const youAreHere = 'Está aqui'
export const beforeAndAfter = 'Antes e depois'
export const date = 'Data'
export const inEffectFrom = 'Produção de efeitos'
export const topics = 'Temas'

export const stages = 'Fases'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>

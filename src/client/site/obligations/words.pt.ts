import { plural } from '#shared/plural.ts'
import { inCountry } from '#shared/portuguese-countries.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'

export const eyebrow = 'Obrigações'
export const whatBindsAnOperatorIn = (market: string) =>
  `O que obriga o operador ${inCountry(market)}`
export const lead = (duties: number, markets: number) =>
  `${duties} obrigações em ${markets} mercados: quem pode jogar, o que se verifica, que publicidade é permitida, o que se deposita, se paga e se declara. Cada entrada tem a sua fonte, ou diz o que procurámos.`

export const marketsChosen = (count: number) =>
  count === 0 ? 'Mercados: nenhum escolhido' : `Mercados escolhidos: ${count}`
export const product = 'Produto'
export const allProducts = 'Todos os produtos'
export const duty = 'Obrigação'
export const allDuties = 'Todas as obrigações'
export const show = 'Mostrar'

export const entries = 'Entradas'
export const entryCount = (count: number, verified: number) =>
  `${count} ${plural(count, { one: 'entrada', other: 'entradas' })}: ${verified} com fonte, ${count - verified} não ${plural(count - verified, { one: 'verificada', other: 'verificadas' })}.`
export const keyMarketsVisible = (names: string) => `Sem escolha de mercados: ${names}.`
export const nothingRecorded = 'Nada está registado para esta escolha.'
export const clearAllFilters = 'Limpar todos os filtros'
export const weDoNotJudge =
  'Registamos o que a lei pede e não a julgamos. Quando uma fonte é secundária, a entrada assinala-o. Isto não é aconselhamento jurídico.'

export const dossierOf = (market: string) => `${market}<hidden>: dossiê</hidden>`
export const dutyInAllMarkets = (label: string) => `${label}<hidden>: todos os mercados</hidden>`
export const sources = 'Fontes'
export const allSources = (count: number) => `Fontes: todas as ${count}`
export const dataAsCsv = 'Todas as obrigações (CSV)'
export const dataAsJson = 'Todas as obrigações (JSON)'

export const whichBindYou = 'Quais se aplicam ao seu caso?'
export const tellUs =
  'Diga-nos o produto e o mercado. Lemos a lei consigo, procuramos o que não está verificado e dizemos o que é devido e quando.'
export const getFreeConsultation = 'Consulta gratuita'

export const citeObligations = 'Citar estas obrigações'

export const asPdf = 'Estas obrigações (PDF)'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>

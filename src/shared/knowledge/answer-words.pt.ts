import { inCountry } from '#shared/portuguese-countries.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './answer-words.pt.ts'
import type * as original from './answer-words.ts'
import type { Product, ProductStatus } from './schemas.ts'

export const launchQuestion = (product: Product, market: string) =>
  `Posso ${ventures[product]} ${inCountry(market)}?`
const ventures: Readonly<Record<Product, string>> = {
  sportsbook: 'lançar apostas desportivas',
  'online-casino': 'lançar um casino online',
  lottery: 'lançar uma lotaria',
  b2b: 'fornecer operadores de jogo',
}

export const gamblingTax = 'Imposto sobre o jogo'
export const onOperator = (bases: string) => `Base: ${bases}; a cargo do operador.`
export const onPlayers = (taxes: string) => `Jogadores: ${taxes}.`
export const disputed = (taxes: string) => `Não há acordo sobre quem o suporta: ${taxes}.`
export const closedUntaxed = 'Fechado: não há imposto registado sobre este produto.'
export const noTaxVerified = 'Nenhum imposto sobre este produto está verificado.'

export const leftOf = (revenue: string) => `O que resta de ${revenue}`
export const whatIsLeft = 'O que resta'
const statuses: Readonly<Record<ProductStatus, string>> = {
  licensed: 'licenciado',
  possible: 'possível',
  closed: 'fechado',
  unclear: 'incerto',
}
export const notCalculated = (status: ProductStatus) =>
  `Não calculado enquanto o estado do produto for «${statuses[status]}».`
export const howLeft = (stakes: string, revenue: string) =>
  `De ${stakes} apostados, ${revenue} são receita bruta; é isto que resta depois dos impostos sobre o jogo, antes de todos os custos.`

export const timeToLicence = 'Prazo até à licença'
export const noLicence = 'Não há licença a pedir.'
export const noPeriod = 'Não foi encontrado um prazo.'
export const noFixedTime = 'Sem prazo fixo'

export function shortPeriod(sentence: string): string | null {
  const [, period] =
    /^(?:[^:.]{1,40}: )?((?:(?:até|no prazo de|em) )?\d+(?: a \d+)? (?:dias(?: úteis)?|semanas|meses))(?![\p{L}])/iu.exec(
      sentence,
    ) ?? []
  return period ? period.charAt(0).toUpperCase() + period.slice(1) : null
}

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>

import { inCountry, ofCountry } from '#shared/portuguese-countries.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'
/** The sentences of answer pages. */
export const markets = 'Mercados'
export const youAreHere = 'Está aqui'
export const inFigures = 'A resposta em números'
export const ask = 'Perguntar sobre este produto'
export const book = 'Marcar uma consulta'
export const copyText = 'Copiar o texto com as fontes'
export const copied = 'Copiado'
export const asText = 'Em texto, com as fontes'
export const obligations = 'O que obriga o operador'
export const compareObligations = 'As obrigações noutros mercados'
export const whatWasTried = 'O que foi procurado'
export const changedLast = 'Últimas alterações'
export const noRules = 'Não há alterações registadas.'
export const sources = 'Fontes'
export const cite = 'Citar esta resposta'
export const compare = 'Comparar com outros mercados'

export const allRules = (market: string) => `Todas as regras ${ofCountry(market)}`
export const dossier = (market: string) => `O dossiê ${ofCountry(market)}`
export const otherProducts = (market: string) => `Outros produtos ${inCountry(market)}`
export const inAllMarkets = (product: string) => `${product} em todos os mercados`
export const planning = (market: string) => `Prepara a entrada ${inCountry(market)}?`

export const planningText =
  'Diga-nos o que explora e quando quer começar a operar. Lemos as fontes consigo e dizemos o que o atrasaria.'

export const checkedOn = (day: string) => `Verificado em ${day}.`
export const changedOn = (day: string, title: string, stage: string) =>
  `${day}: ${title} (${stage.toLowerCase()})`

export const notVerifiedDuties = (duties: string) => `Não verificado: ${duties}`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>

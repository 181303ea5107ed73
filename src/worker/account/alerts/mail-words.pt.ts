import { plural } from '#shared/plural.ts'
import { inCountry, ofCountry, theCountry } from '#shared/portuguese-countries.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './mail-words.pt.ts'
import type * as original from './mail-words.ts'

export const confirmSubject = (market: string) =>
  `Confirme que pretende seguir ${theCountry(market)}`
export const confirmReason = (market: string) =>
  `este endereço foi indicado para seguir ${theCountry(market)}`
export const confirmText = (market: string) =>
  `Pediu para receber um email quando as regras, os impostos, as licenças ou as obrigações mudarem ${inCountry(market)}. Confirme abaixo para começar.`
export const confirmExpires = (hours: number) =>
  `A ligação é válida durante ${hours} horas. Se não fez este pedido, ignore este email.`
export const followingSubject = (market: string) => `Está a seguir ${theCountry(market)}`
export const followingReason = (market: string) => `este endereço segue ${theCountry(market)}`
export const followingText = (market: string) =>
  `Este endereço receberá um email quando as regras, os impostos, as licenças ou as obrigações mudarem ${inCountry(market)}.`
export const followMore =
  'Para seguir mais mercados, ou para receber apenas um email por semana, use a ligação abaixo.'

export const alertReason = (markets: string) => `tem alertas ativos para: ${markets}`
export const market = 'Mercado'
export const published = 'Publicação'
export const publishedIn = (day: string, edition: number) => `${day}, edição ${edition}`
export const editionOf = (edition: number) => `edição ${edition}`
export const dossierOf = (market: string) => `Dossiê ${ofCountry(market)}`
export const moreChanges = (count: number) =>
  `${plural(count, { one: 'Mais uma alteração', other: `Mais ${count} alterações` })}: abra a lista abaixo.`
export const allChangesOf = (market: string) => `Todas as alterações ${inCountry(market)}`

export const stage = 'Fase'
export const takesEffect = 'Produção de efeitos'
export const takesEffectOn = (day: string) => `produz efeitos: ${day}`
export const readTheRule = 'Ler a regra'
export const source = 'Fonte'
export const openTheSource = 'Abrir a fonte'
export const marketsYouFollow = 'Os mercados que segue, e a frequência'
export const stopAllAlerts = 'Parar todos os alertas'

export const weekSubject = (rules: number, changes: number) => {
  const counts = [
    countText(rules, { one: 'nova regra', other: 'novas regras' }),
    countText(changes, { one: 'alteração', other: 'alterações' }),
  ]
  return `Esta semana: ${counts.filter((count) => count !== null).join(' e ')}`
}

function countText(count: number, forms: Parameters<typeof plural>[1]): string | null {
  return count === 0 ? null : `${count} ${plural(count, forms)}`
}

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>

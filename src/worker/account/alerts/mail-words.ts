import { plural } from '#shared/plural.ts'

export const confirmSubject = (market: string) => `Confirm that you follow ${market}`
export const confirmReason = (market: string) => `this address was given to follow ${market}`
export const confirmText = (market: string) =>
  `You asked for an email when rules, taxes, licences or obligations of ${market} change. Confirm below to start.`
export const confirmExpires = (hours: number) =>
  `The link can be used for ${hours} hours. If it was not you, ignore this email.`
export const followingSubject = (market: string) => `You follow ${market}`
export const followingReason = (market: string) => `this address follows ${market}`
export const followingText = (market: string) =>
  `This address gets an email when rules, taxes, licences or obligations of ${market} change.`
export const followMore = 'To follow more markets, or to be mailed once a week, use the link below.'

export const alertReason = (markets: string) => `you follow ${markets}`
export const market = 'Market'
export const published = 'Published'
export const publishedIn = (day: string, edition: number) => `${day}, edition ${edition}`
export const editionOf = (edition: number) => `edition ${edition}`
export const dossierOf = (market: string) => `Dossier of ${market}`
export const moreChanges = (count: number) =>
  `${count} more ${plural(count, { one: 'change', other: 'changes' })}: open the list below.`
export const allChangesOf = (market: string) => `All changes of ${market}`

export const stage = 'Stage'
export const takesEffect = 'Takes effect'
export const takesEffectOn = (day: string) => `takes effect ${day}`
export const readTheRule = 'Read the rule'
export const source = 'Source'
export const openTheSource = 'Open the source'
export const marketsYouFollow = 'Markets you follow, and how often'
export const stopAllAlerts = 'Stop all alerts'

export const weekSubject = (rules: number, changes: number) => {
  const counts = [
    countText(rules, { one: 'new rule', other: 'new rules' }),
    countText(changes, { one: 'change', other: 'changes' }),
  ]
  const text = counts.filter((count) => count !== null).join(' and ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} this week`
}

function countText(count: number, forms: Parameters<typeof plural>[1]): string | null {
  if (count === 0) return null
  return `${count === 1 ? 'one' : count} ${plural(count, forms)}`
}

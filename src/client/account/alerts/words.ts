export const selectedButNotSaved = (name: string) => `${name} is selected. Save to start alerts.`
export const save = 'Save'
export const eachChange = 'Each change'
export const eachChangeExplained = 'An email as soon as it is published.'
export const onceAWeek = 'Once a week'
export const onceAWeekExplained = (city: string) => `All of them, Mondays at 08:00, ${city} time.`
export const never = 'Never'
export const neverExplained = 'No emails; your selection is kept.'
export const howOften = 'How often'
export const markets = 'Markets'

export const stopFollowing = (market: string) => `Stop<hidden> following ${market}</hidden>`
export { followTitle as follow } from '#shared/account/alerts/follow-title.ts'
export const following = (market: string) => `Following ${market}`
export const followHint = 'An email when its rules, taxes or obligations change.'
export const emailAddress = 'Email address'
export const followByEmailHint =
  'An email when its rules, taxes or obligations change. No account needed, or <link>use yours</link>.'
export const confirmFollowing = (market: string) =>
  `Press the button to get an email when rules, taxes, licences or obligations of ${market} change.`
export const marketsYouFollow = 'Markets you follow'
export const marketsYouFollowHint = 'Choose the markets and how often we email you.'
export const stopAndDelete = 'Stop and delete my address'

export const subject = 'Subject'
export const titleOfTheRule = 'The title of the rule, or what changed'
export const marketAndStage = 'Market and stage'
export const marketAndStageExplained = 'Proposed, passed, in force, before a court'
export const beforeAndAfter = 'Before and after'
export const beforeAndAfterExplained = 'What the rule or the record said, and what it says'
export const takesEffect = 'Takes effect'
export const takesEffectExplained = 'The day, or that it is not verified'
export const source = 'Source'
export const sourceExplained = 'Who published it, with the link'
export const readsLikeLedger =
  'Every rule of the <link>Ledger of Rules</link> reads like one. Each email ends with a link that stops them all.'

export const stopAlerts = 'Stop alerts'
export const stopAlertsHint =
  'Press the button to stop all alerts. The markets you follow stay selected.'

export const alerts = 'Alerts'
export const followingNoMarkets =
  'You are not following any markets. Select markets to get an email when their rules, taxes, licences or obligations change.'
export const alertsLead =
  'We email you when rules, taxes, licences or obligations of these markets change. Unsubscribe from any email in one click.'
export const whatAnAlertSays = 'What an alert says'
export const whatAnAlertSaysExplained =
  'One email for each rule, and for each publication that changes facts of a market; the weekly email has a line or two for each change.'

export const addressIsSuppressed = (email: string, day: string) =>
  `Emails to ${email} have come back since ${day}, so no newsletters and no alerts are sent there. Change your address in the profile, or write to us once it works again.`

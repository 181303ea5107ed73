/** The frequencies of alerts without an account: for each rule at once, or weekly. */
export const followerFrequencies = ['each', 'weekly'] as const

export type FollowerFrequency = (typeof followerFrequencies)[number]

/** The frequencies of alerts: for each rule at once, weekly, or never. */
export const alertFrequencies = [...followerFrequencies, 'never'] as const

export type AlertFrequency = (typeof alertFrequencies)[number]

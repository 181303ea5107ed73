/** The frequencies of alerts: for each rule at once, weekly, or never. */
export const alertFrequencies = ['each', 'weekly', 'never'] as const

export type AlertFrequency = (typeof alertFrequencies)[number]

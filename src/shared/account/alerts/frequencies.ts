/** How often somebody is told of the rules of the markets they watch. */
export const alertFrequencies = ['each', 'weekly', 'never'] as const

export type AlertFrequency = (typeof alertFrequencies)[number]

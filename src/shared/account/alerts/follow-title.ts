/** Returns the title of following a market, on buttons and pages. */
export const followTitle = (market: string): string => `Follow ${market}`

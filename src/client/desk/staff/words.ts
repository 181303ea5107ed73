export const title = 'Activity'
export const lead = (city: string) =>
  `All staff actions, kept for two years. Times are those of ${city}.`
export const noActivityYet = 'No activity yet.'
export const newer = 'Newer'
export const older = 'Older'

/** The public holidays that ship. */
export const holidayNames = {
  newYear: 'New Year’s Day',
  goodFriday: 'Good Friday',
  easterMonday: 'Easter Monday',
  labour: 'Labour Day',
  madaraka: 'Madaraka Day',
  mazingira: 'Mazingira Day',
  mashujaa: 'Mashujaa Day',
  jamhuri: 'Jamhuri Day',
  christmas: 'Christmas Day',
  boxing: 'Boxing Day',
} as const

/** The name of a holiday on the day that stands for its own. */
export const observed = (name: string) => `${name} (observed)`

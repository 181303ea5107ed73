/** The language by its tag (BCP 47), for the rules of `Intl`. */
export const tag = 'en'

export const thousandsMark = ','
export const decimalMark = '.'
/** Numbers of so many digits or fewer have no mark of thousands. */
export const ungroupedDigits = 3

export const percent = (number: string) => `${number}%`
export const money = (currency: string, number: string) => `${currency} ${number}`

/** Large numbers by the power of ten from which each is used, the largest first. */
export const scales: readonly { from: number; name: (count: number) => string }[] = [
  { from: 1e12, name: () => 'trillion' },
  { from: 1e9, name: () => 'billion' },
  { from: 1e6, name: () => 'million' },
]
export const counted = (number: string, unit: string) => `${number} ${unit}`
/** The same of a number whose scale is a noun: `57.5 million people`. */
export const countedInScale = counted
/** The units of records in this language; others are as a record has them. */
export const units: Readonly<Record<string, string>> = {}

export const and = 'and'
export const or = 'or'
/** Between terms that have commas of their own. */
export const semicolon = '; '
/** The sign between a label and what it stands before. */
export const colon = ':'

export const bytes = (count: number) => (count === 1 ? '1 byte' : `${count} bytes`)
export const kilobytes = (number: string) => `${number} KB`
export const megabytes = (number: string) => `${number} MB`
export const gigabytes = (number: string) => `${number} GB`

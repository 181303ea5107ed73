import { commonPasswords } from 'virtual:common-passwords'

const known = new Set(commonPasswords.split('\n'))

/** Whether a password is among the 10,000 most common, in any case. */
export function isCommonPassword(password: string): boolean {
  return known.has(password.normalize('NFKC').toLowerCase())
}

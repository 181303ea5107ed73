import { commonPasswords, firmNames } from 'virtual:common-passwords'
import { oneSpelling } from './typed.ts'

const known = new Set(commonPasswords.split('\n'))
const names = new Set(firmNames)

/**
 * Whether a password is among the 10,000 most common, in any case, or is nothing but a name of the
 * firm with digits and signs (OWASP ASVS 5.0, 6.2.11).
 */
export function isCommonPassword(password: string): boolean {
  const lower = oneSpelling(password).toLowerCase()
  return known.has(lower) || names.has(lower.replace(/[^\p{L}]/gu, ''))
}

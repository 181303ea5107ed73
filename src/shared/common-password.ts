import { commonPasswords, firmNames } from 'virtual:common-passwords'
import { frontDecode } from './front-coding.ts'
import { oneSpelling } from './text.ts'

// Read when first asked: most Workers never are.
let passwords: Set<string> | undefined

/**
 * Whether a password is among the 10,000 most common, in any case, or is nothing but a name of the
 * firm with digits and signs (OWASP ASVS 5.0, 6.2.11).
 */
export function isCommonPassword(password: string): boolean {
  const lower = oneSpelling(password).toLowerCase()
  passwords ??= new Set(frontDecode(commonPasswords))
  return passwords.has(lower) || firmNames.includes(lower.replace(/[^\p{L}]/gu, ''))
}

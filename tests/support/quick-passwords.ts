import { vi } from 'vitest'

// What Cloudflare refuses and workerd alone does not (workerd#1346).
const maxIterations = 100_000

const { subtle } = crypto
const derive = subtle.deriveBits.bind(subtle)

/** Derives with one iteration instead of thousands; refuses what production would refuse. */
export const deriveQuickly: typeof derive = async (algorithm, key, length) => {
  if (typeof algorithm === 'string') throw new TypeError('Expected the parameters of PBKDF2')
  const { iterations } = algorithm
  if (Number(iterations) > maxIterations) {
    throw new DOMException(`Pbkdf2 failed: ${iterations} iterations`, 'NotSupportedError')
  }
  return derive({ ...algorithm, iterations: 1 }, key, length)
}

/**
 * Lets each PBKDF2 call of a test be quick, as a set-up file: hashes still depend on password, salt
 * and round, so right and wrong stay what they are. `security/passwords.test.ts` derives in earnest.
 */
export const deriveBits = vi.spyOn(subtle, 'deriveBits').mockImplementation(deriveQuickly)

/** How many iterations each derivation asked for since the spy was cleared. */
export function iterationsAsked(): number[] {
  return deriveBits.mock.calls.map(([algorithm]) =>
    typeof algorithm === 'string' ? Number.NaN : Number(algorithm.iterations),
  )
}

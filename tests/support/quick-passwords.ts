import { vi } from 'vitest'

// What Cloudflare refuses and workerd alone does not (workerd#1346).
const maxIterations = 100_000

const { subtle } = crypto
const derive = subtle.deriveBits.bind(subtle)

/**
 * Lets each PBKDF2 call of a test cost one iteration instead of thousands, as a set-up file:
 * hashes still depend on password, salt and round, so right and wrong stay what they are. A call
 * that production would refuse is refused. `security/passwords.test.ts` derives in earnest.
 */
export const deriveBits = vi
  .spyOn(subtle, 'deriveBits')
  .mockImplementation(async (algorithm, key, length) => {
    const { iterations } = algorithm as SubtleCryptoDeriveKeyAlgorithm
    if (Number(iterations) > maxIterations) {
      throw new DOMException(`Pbkdf2 failed: ${iterations} iterations`, 'NotSupportedError')
    }
    return derive({ ...(algorithm as object), iterations: 1 } as never, key, length as number)
  })

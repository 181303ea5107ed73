import type { Failure } from './ceremony.ts'
import * as words from './words.ts'

type Texts = Partial<Record<Failure, string>>

const unreachable = words.passkeyFailed

const commonTexts: Texts = {
  unsupported: words.browserCannotUsePasskeys,
  impossible: words.passkeysImpossibleHere,
}

/** Returns the message after a failed use; null if a newer request replaced this one. */
export function passkeyUseFailureText(failure: Failure, alternative: string): string | null {
  if (failure === 'replaced') return null
  const texts: Texts = {
    ...commonTexts,
    cancelled: words.noPasskeyUsed,
    unconfirmed: words.pageOutOfDate,
  }
  return `${texts[failure] ?? unreachable} ${alternative}`
}

/** Returns the message after a failed creation; null if a newer request replaced this one. */
export function passkeyCreationFailureText(failure: Failure): string | null {
  if (failure === 'replaced') return null
  const texts: Texts = {
    ...commonTexts,
    cancelled: words.noPasskeyMade,
    existing: words.passkeyExists,
  }
  return texts[failure] ?? unreachable
}

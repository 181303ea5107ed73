import type { Failure } from './ceremony.ts'

type Texts = Partial<Record<Failure, string>>

const unreachable = 'That did not work. Please try again in a moment, or reload the page.'

const commonTexts: Texts = {
  unsupported: 'This browser cannot use passkeys.',
  impossible: 'Passkeys cannot be used on this device, or not at this address.',
}

/** Returns the message after a failed use; null if a newer request replaced this one. */
export function passkeyUseFailureText(failure: Failure, alternative: string): string | null {
  if (failure === 'replaced') return null
  const texts: Texts = {
    ...commonTexts,
    cancelled: 'No passkey was used: it was cancelled, there is none here, or it took too long.',
    unconfirmed: 'This page is out of date. Please reload it and try again.',
  }
  return `${texts[failure] ?? unreachable} ${alternative}`
}

/** Returns the message after a failed creation; null if a newer request replaced this one. */
export function passkeyCreationFailureText(failure: Failure): string | null {
  if (failure === 'replaced') return null
  const texts: Texts = {
    ...commonTexts,
    cancelled: 'No passkey was made: it was cancelled, or it took too long.',
    existing: 'This device, or what it is synced with, has a passkey for your account already.',
  }
  return texts[failure] ?? unreachable
}

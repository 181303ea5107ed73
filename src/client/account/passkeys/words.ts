import type { Failure } from './ceremony.ts'

type Words = Partial<Record<Failure, string>>

const unreachable = 'That did not work. Please try again in a moment, or reload the page.'

const common: Words = {
  unsupported: 'This browser cannot use passkeys.',
  impossible: 'Passkeys cannot be used on this device, or not at this address.',
}

/** What somebody is told who wanted to use a passkey; null where another question is under way. */
export function wordsForUse(failure: Failure, instead: string): string | null {
  if (failure === 'replaced') return null
  const words: Words = {
    ...common,
    cancelled: 'No passkey was used: it was cancelled, there is none here, or it took too long.',
    unconfirmed: 'This page is out of date. Please reload it and try again.',
  }
  return `${words[failure] ?? unreachable} ${instead}`
}

/** What somebody is told who wanted to make one. */
export function wordsForMaking(failure: Failure): string | null {
  if (failure === 'replaced') return null
  const words: Words = {
    ...common,
    cancelled: 'No passkey was made: it was cancelled, or it took too long.',
    existing: 'This device, or what it is synced with, has a passkey for your account already.',
  }
  return words[failure] ?? unreachable
}

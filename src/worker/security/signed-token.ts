import type { PurposeKey } from './keyring.ts'
import { randomToken } from './random-token.ts'
import { isSigned, sign } from './signature.ts'

const randomLength = 43

/** 256 random bits and their signature: a forged one is told apart without asking a store. */
export async function createSignedToken(key: PurposeKey): Promise<string> {
  const random = randomToken()
  return random + (await sign(key, random))
}

/** Whether a token was made with this key; says nothing of whether it still opens anything. */
export async function isSignedToken(key: PurposeKey, token: string): Promise<boolean> {
  return isSigned([key], token.slice(0, randomLength), token.slice(randomLength))
}

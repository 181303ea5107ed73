import type { CDPSession, Page } from '@playwright/test'

/** Chromium's own authenticator in software: it says yes to all that a page asks, unless told. */
interface VirtualAuthenticator {
  /** From now on nobody proves to be its owner: what is asked of it comes to nothing. */
  refuse(): Promise<void>
  /** Counts its uses from the start again, as a copy that was made then would. */
  rollBack(): Promise<void>
  /** How many keys it holds. */
  keys(): Promise<number>
  /** What its keys are called, each as the account it is of. */
  names(): Promise<(string | undefined)[]>
}

/** Gives a page an authenticator that holds keys of its own and can tell its owner. */
export async function withAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const credentials = async () =>
    (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  return {
    async refuse() {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    },
    rollBack: () => rollBack(session, authenticatorId),
    keys: async () => (await credentials()).length,
    names: async () => (await credentials()).map(({ userName }) => userName),
  }
}

async function rollBack(session: CDPSession, authenticatorId: string): Promise<void> {
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
  await session.send('WebAuthn.clearCredentials', { authenticatorId })
  for (const credential of credentials) {
    const copied = { ...credential, signCount: 0 }
    await session.send('WebAuthn.addCredential', { authenticatorId, credential: copied })
  }
}

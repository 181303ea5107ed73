import { inject } from 'vitest'
import type { SecurePeerName, Seen } from '#tests/support/provided.ts'

const control = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${inject('secureSmtp').controlPort}${path}`)
  return await response.json<Record<SecurePeerName, Seen>>()
}

/** The SMTP peers that want TLS and AUTH, as tests see them. */
export const secureSmtp = {
  account: () => inject('secureSmtp').account,
  settings(name: SecurePeerName, security: string) {
    const { ports, account } = inject('secureSmtp')
    return {
      SMTP_HOST: 'localhost',
      SMTP_PORT: String(ports[name]),
      SMTP_SECURE: security,
      SMTP_USER: account.user,
      SMTP_PASSWORD: account.password,
    }
  },
  clear: () => control('/clear'),
  seenBy: async (name: SecurePeerName) => (await control('/'))[name],
}

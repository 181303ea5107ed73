import type { Settings } from '../env.ts'

/** The Message-ID of a mail by the id of its row in the outbox (RFC 5322 §3.6.4). */
export function messageIdOf({ appUrl }: Pick<Settings, 'appUrl'>, id: string): string {
  return `<${id}@${appUrl.hostname}>`
}

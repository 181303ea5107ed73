import { entryOf } from '#shared/records.ts'

/** The names of networks by their hosts. */
const networks: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'x.com': 'X',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
}

/** Returns the name of the network at an address; its host, if it is not a known one. */
export function networkOf(address: string): string {
  const host = new URL(address).host.replace(/^www\./, '')
  return entryOf(networks, host) ?? host
}

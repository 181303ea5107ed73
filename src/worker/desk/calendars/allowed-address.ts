/** Names that no public server has, or that lead to the machine or network of whoever resolves them. */
const privateNames = [
  ...[
    'localhost',
    'localdomain',
    'local',
    'internal',
    'intranet',
    'private',
    'corp',
    'home',
    'lan',
  ],
  ...['arpa', 'test', 'invalid', 'onion', 'nip.io', 'sslip.io', 'xip.io', 'localtest.me', 'lvh.me'],
]

/**
 * True for an https address of a named server on the usual port. IP addresses are refused in every
 * spelling, because the parser of URLs writes each as digits and dots or in brackets. A Worker cannot
 * resolve names, so one that leads to a private address cannot be told from others.
 */
function isPublicAddress({ protocol, username, password, port, hostname }: URL): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '')
  const isIp = name.startsWith('[') || /(^|\.)\d+$/.test(name)
  const isPrivate = privateNames.some((one) => name === one || name.endsWith(`.${one}`))
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    name.includes('.') &&
    !isIp &&
    !isPrivate
  )
}

/** True for an address from which calendars are read; with `local` also for this machine, for tests. */
export function isAllowedAddress(address: URL, { local }: { local: boolean }): boolean {
  return (
    isPublicAddress(address) || (local && ['127.0.0.1', 'localhost'].includes(address.hostname))
  )
}

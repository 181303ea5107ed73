// Apart from `legal.ts`, which every visitor of that page loads as script: most sites do not say it.

/** What the privacy page says where new passwords are looked up. */
export function breachLookup(host: string): string {
  return `When you choose a password, we ask ${host} whether it is known from a data breach. It learns five of the 40 characters of its hash (SHA-1), and not who you are.`
}

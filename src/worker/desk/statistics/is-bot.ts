const words = [
  // Cubot makes telephones.
  ...['(?<!cu)bot', 'crawl', 'spider', 'slurp', 'scan', 'scrape', 'archiv', 'fetch', 'preview'],
  ...['monitor', 'uptime', 'probe', 'lighthouse', 'headless', 'phantom', 'selenium'],
  ...['playwright', 'puppeteer', 'curl', 'wget', 'python', 'java/', 'okhttp', 'axios', 'node'],
  ...['go-http', 'http-client', 'httpclient', 'libwww', 'ruby', 'perl', 'php', 'facebookexternal'],
  ...['whatsapp/', 'embedly', 'validator', 'feed', 'gpt', 'claude'],
]

const pattern = new RegExp(words.join('|'), 'i')

/**
 * True for a program that says so, or nothing at all. Nothing else is required: old phones and
 * browsers that save data leave out what others send.
 */
export function isBot(headers: Headers): boolean {
  const agent = headers.get('User-Agent') ?? ''
  return agent === '' || pattern.test(agent)
}

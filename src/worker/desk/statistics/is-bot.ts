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
 * True for a program: it says so, or it lacks what every browser sends. Sec-Fetch headers are not
 * required, because old phones and browsers that save data do not send them.
 */
export function isBot(headers: Headers): boolean {
  const agent = headers.get('User-Agent') ?? ''
  return agent === '' || !headers.has('Accept-Language') || pattern.test(agent)
}

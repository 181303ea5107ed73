/**
 * Answers `/cdn-cgi/handler/*` of `npm start`: what Cloudflare hands to a Worker besides requests, a
 * mail or the cron trigger, a developer hands in by a request. On this machine only: the server
 * listens on loopback, and Miniflare lets no other host name through to these paths.
 *
 *   curl --data-binary @mail.eml 'http://localhost:8787/cdn-cgi/handler/email?from=…&to=…'
 */
export default {
  async fetch(request, { SITE }) {
    // A page that a developer happens to visit could otherwise hand in a mail of its own.
    if (isOfPage(request.headers)) return answer(403, 'This is not for web pages.')
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/cdn-cgi/handler/email') return handMail(request, searchParams, SITE)
    if (pathname === '/cdn-cgi/handler/scheduled') return runCron(SITE)
    return answer(404, 'There is no such handler.')
  },
}

function isOfPage(headers) {
  return headers.has('Origin') || !['none', null].includes(headers.get('Sec-Fetch-Site'))
}

async function handMail(request, parameters, site) {
  const [from, to] = ['from', 'to'].map((name) => parameters.get(name))
  if (request.method !== 'POST' || from === null || to === null) {
    return answer(400, 'POST the raw mail to ?from=…&to=…, the addresses of its envelope.')
  }
  const bytes = new Uint8Array(await request.arrayBuffer())
  const rejected = []
  const received = await site.email({
    from,
    to,
    raw: new Blob([bytes]).stream(),
    rawSize: bytes.byteLength,
    headers: headersOf(bytes),
    setReject: (reason) => void rejected.push(reason),
  })
  // What the Worker tells from its side comes by itself, after it has ended.
  await scheduler.wait(0)
  return rejected.length > 0 ? answer(422, rejected[0]) : answer(200, received?.outcome ?? 'taken')
}

async function runCron(site) {
  await site.scheduled({ scheduledTime: new Date(), cron: '* * * * *' })
  return answer(200, 'ok')
}

/** The headers of a mail, those of a name in one; what no HTTP header can be is left out. */
function headersOf(bytes) {
  const headers = new Headers()
  const [head] = new TextDecoder('latin1').decode(bytes).split(/\r?\n\r?\n/, 1)
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name, value] = /^([\w-]+)[ \t]*:(.*)$/.exec(line) ?? []
    if (name) headers.append(name, value.replace(/[^\t\x20-\x7e\x80-\xff]/g, ''))
  }
  return headers
}

function answer(status, text) {
  return new Response(`${text}\n`, { status, headers: { 'Content-Type': 'text/plain' } })
}

import { type APIRequestContext, expect, test } from '@playwright/test'

const from = 'handed-in@example.com'

/** Returns the reply address in the receipt of a contact message. */
async function replyAddress(request: APIRequestContext): Promise<string> {
  const page = await (await request.get('/contact')).text()
  const token = page.match(/name="csrf-token" content="([^"]+)"/)?.[1] ?? ''
  const message = {
    firstName: 'Amina',
    lastName: 'Otieno',
    email: from,
    service: 'Market Entry Strategy',
    message: 'We would like to enter Kenya next year.',
  }
  const headers = { 'X-CSRF-TOKEN': token, Accept: 'application/json' }
  const response = await request.post('/send-contact-form', { data: message, headers })
  expect(response.status()).toBe(200)
  const list = await (await request.get('/dev/mail')).text()
  for (const [path] of list.matchAll(/\/dev\/mail\/[\da-f-]{36}/g)) {
    const mail = await (await request.get(path)).text()
    const [address] = mail.match(/reply\+[\da-f]{56}@reply\.example\.com/) ?? []
    if (address && mail.includes(from)) return address
  }
  throw new Error('Expected a mail to answer to')
}

const raw = (...headers: string[]) =>
  [...headers, `From: Amina <${from}>`, 'Subject: Re: Your enquiry', '', 'Yes, please.'].join(
    '\r\n',
  )
const proven = raw('Authentication-Results: mx.cloudflare.net; dmarc=pass header.from=example.com')
const handIn = (to: string) => `/cdn-cgi/handler/email?${new URLSearchParams({ from, to })}`

test('npm start accepts an incoming email and reports its outcome, but not from a page', async ({
  request,
}) => {
  const to = await replyAddress(request)
  const post = async (path: string, data: string, headers = {}) => {
    const reply = await request.post(path, { data, headers })
    return [reply.status(), (await reply.text()).trim()]
  }
  expect(await post(handIn(to), proven)).toEqual([200, 'added'])
  expect(await post(handIn(to), proven)).toEqual([200, 'known'])
  expect(await post(handIn(to), raw('Message-ID: <other@example.com>'))).toEqual([200, 'held'])
  expect(await post(handIn('hello@example.com'), proven)).toEqual([
    422,
    'This address takes no mail.',
  ])
  expect(await post('/cdn-cgi/handler/email', proven)).toEqual([
    400,
    expect.stringContaining('POST the raw mail'),
  ])
  for (const Origin of ['https://evil.test', 'null', 'http://localhost:3000']) {
    expect(await post(handIn(to), proven, { Origin })).toMatchObject([403, expect.any(String)])
  }
  const crossSite = { 'Sec-Fetch-Site': 'cross-site' }
  expect(await post(handIn(to), proven, crossSite)).toMatchObject([403, expect.any(String)])
})

test('npm start runs cron on request', async ({ request }) => {
  const reply = await request.get('/cdn-cgi/handler/scheduled')
  expect([reply.status(), (await reply.text()).trim()]).toEqual([200, 'ok'])
})

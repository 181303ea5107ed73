import { describe, expect, test } from 'vitest'
import {
  handIn,
  heldMailsOf,
  laterEntries,
  mailSettings,
  openThreadOf,
  person,
  proof,
  rawMail,
  storedThread,
} from '#tests/support/desk/incoming-mail.ts'

interface Sent {
  from?: string
  email?: string
  env?: Env
}

/** Returns the outcome of a mail to a thread of the person. */
async function outcomeOf(
  headers: Record<string, string | string[] | undefined>,
  { from, email = person, env }: Sent = {},
): Promise<string> {
  const thread = await openThreadOf(email)
  const reply = await handIn(rawMail(headers), { to: thread.address, from, env })
  const [added] = await laterEntries(thread.id)
  const [heldMail] = await heldMailsOf(thread.id)
  return reply ?? (added && !heldMail ? 'added' : heldMail && !added ? 'held' : 'neither')
}

const results = (text: string) => ({ 'Authentication-Results': `mx.cloudflare.net; ${text}` })

describe('a mail counts as the person’s', () => {
  test.each([
    ['DMARC passed', 'dmarc=pass header.from=example.com policy.dmarc=none'],
    ['DMARC passed, without its domain', 'dmarc=pass'],
    [
      'DMARC passed, with a version and a comment',
      'dmarc/1=pass (p=(none)) header.from=Example.COM',
    ],
    ['DMARC passed although SPF failed', 'spf=fail smtp.mailfrom=x@example.com; dmarc=pass'],
    ['SPF of the domain passed', 'dmarc=none; spf=pass smtp.mailfrom=amina@example.com'],
    ['SPF of a domain below passed', 'spf=pass smtp.mailfrom=bounce.example.com'],
    ['DKIM of the domain passed', 'dkim=pass header.d=example.com header.s=one; dmarc=none'],
    ['DKIM of an identity of the domain passed', 'dkim=pass header.i=@example.com; dmarc=none'],
    [
      'one of two DKIM signatures passed',
      'dkim=fail header.d=a.test; dkim=pass header.d=example.com',
    ],
    ['values are quoted', 'dkim=pass reason="good; very good" header.d="example.com"'],
    ['it ends with a semicolon', 'dmarc=pass header.from=example.com;'],
  ])('when %s', async (_, text) => {
    expect(await outcomeOf(results(text))).toBe('added')
  })

  test('when a parent domain signed', async () => {
    const email = 'amina@mail.example.com'
    const headers = { From: email, ...results('dkim=pass header.d=example.com') }
    expect(await outcomeOf(headers, { email })).toBe('added')
  })

  test('when their domain is not ASCII, in either spelling', async () => {
    const email = 'amina@bücher.example'
    for (const domain of ['bücher.example', 'xn--bcher-kva.example']) {
      const headers = { From: email, ...results(`dmarc=pass header.from=${domain}`) }
      expect(await outcomeOf(headers, { email, from: 'amina@xn--bcher-kva.example' })).toBe('added')
    }
  })

  test.each([
    ['a name', `Amina <${person}>`],
    ['a quoted name', `"Otieno, Amina (Kilima)" <${person}>`],
    ['an encoded name', `=?UTF-8?B?QW1pbmEgw5Y=?= <${person}>`],
    ['no name', person],
    ['brackets alone', `<${person}>`],
  ])('when From gives %s', async (_, from) => {
    expect(await outcomeOf({ From: from })).toBe('added')
  })
})

describe('a forged sender is held', () => {
  test.each<[string, Record<string, string | string[] | undefined>]>([
    ['without any proof', { 'Authentication-Results': undefined }],
    ['when the server found nothing', results('none')],
    ['when DMARC failed', results('dmarc=fail header.from=example.com')],
    [
      'when DMARC failed, though SPF passed',
      results('dmarc=fail header.from=example.com; spf=pass smtp.mailfrom=example.com'),
    ],
    ['when DMARC could not be asked', results('dmarc=temperror; dkim=pass header.d=example.com')],
    ['when DMARC passed for another domain', results('dmarc=pass header.from=evil.test')],
    ['when DMARC passed for a domain below', results('dmarc=pass header.from=evil.example.com')],
    ['when SPF of another domain passed', results('spf=pass smtp.mailfrom=x@evil.test')],
    ['when SPF of the greeting passed', results('spf=pass smtp.helo=example.com')],
    ['when SPF softly failed', results('spf=softfail smtp.mailfrom=amina@example.com')],
    ['when DKIM of another domain passed', results('dkim=pass header.d=evil.test')],
    [
      'when DKIM of another domain passed, for an identity of ours',
      results('dkim=pass header.d=evil.test header.i=@example.com'),
    ],
    ['when DKIM of another identity passed', results('dkim=pass header.i=@evil.test')],
    ['when DKIM of a longer domain passed', results('dkim=pass header.d=notexample.com')],
    ['when DKIM of a top domain passed', results('dkim=pass header.d=com')],
    ['when DKIM failed', results('dkim=fail header.d=example.com')],
    ['when a result is not spelled out', results('dkim=passed header.d=example.com')],
    [
      'when another server says so',
      { 'Authentication-Results': 'mx.evil.test; dmarc=pass header.from=example.com' },
    ],
    [
      'when another server calls itself alike',
      {
        'Authentication-Results': 'mx.cloudflare.net.evil.test; dmarc=pass header.from=example.com',
      },
    ],
    [
      'when they wrote a result of their own below the real one',
      {
        'Authentication-Results': [
          'mx.cloudflare.net; dmarc=fail header.from=example.com',
          'mx.cloudflare.net; dmarc=pass header.from=example.com',
        ],
      },
    ],
    [
      'when they wrote one below that of another server',
      { 'Authentication-Results': ['mx.evil.test; none', proof] },
    ],
    [
      'when they wrote only what ARC carries',
      {
        'Authentication-Results': undefined,
        'ARC-Authentication-Results': `i=1; ${proof}`,
        'X-Authentication-Results': proof,
      },
    ],
    ['when two DMARC results stand there', results('dmarc=pass; dmarc=pass')],
    [
      'when two SPF results of a sender stand there',
      results('spf=fail smtp.mailfrom=evil.test; spf=pass smtp.mailfrom=example.com'),
    ],
    [
      'when the greeting of their server closed the comment that repeats it',
      results(
        'dmarc=none; spf=none (no SPF records found for x);dkim=pass(y)header.d=example.com;spf=none( smtp.helo=x',
      ),
    ],
    ['when a comment never ends', results('dmarc=pass (header.from=example.com')],
    ['when a quote never ends', results('dmarc=pass header.from="example.com')],
    [
      'when a property stands there twice',
      results('dmarc=pass header.from=a.test header.from=example.com'),
    ],
    [
      'when it is of another version',
      { 'Authentication-Results': 'mx.cloudflare.net 2; dmarc=pass' },
    ],
    ['when it is very long', results(`dmarc=pass (${'x'.repeat(9000)}) header.from=example.com`)],
  ])('%s', async (_, headers) => {
    expect(await outcomeOf(headers)).toBe('held')
  })

  test.each<[string, string | string[] | undefined]>([
    ['the address as a name', `"${person}" <joe@evil.test>`],
    ['the address as a name without quotes', `${person} <joe@evil.test>`],
    ['the address in an encoded name', `=?UTF-8?B?${btoa(`<${person}>`)}?= <joe@evil.test>`],
    ['the address in a comment', `joe@evil.test (${person})`],
    ['a comment that another program may read as the address', `${person} (x) <joe@evil.test>`],
    ['two addresses', `${person}, joe@evil.test`],
    ['two in brackets', `<joe@evil.test> <${person}>`],
    ['a group', `Friends: ${person};`],
    ['a route', `<@evil.test:${person}>`],
    ['a name in its domain', `<${person}@evil.test>`],
    ['an escaped quote', `"\\" <${person}>" <joe@evil.test>`],
    ['a quoted name without brackets', `"joe@evil.test"${person}`],
    ['a quoted name within brackets', `<"joe@evil.test"${person}>`],
    ['nothing', ''],
    ['no header at all', undefined],
    ['two headers, theirs first', [person, 'joe@evil.test']],
    ['two headers, theirs last', ['joe@evil.test', person]],
    ['two headers alike', [person, person]],
    ['a look-alike', 'amina@exаmple.com'],
    ['a tag', 'amina+x@example.com'],
  ])('whose From gives %s', async (_, from) => {
    expect(await outcomeOf({ From: from })).toBe('held')
  })

  test('whose Reply-To and Sender are the person', async () => {
    const headers = { From: 'joe@example.com', 'Reply-To': person, Sender: person }
    expect(await outcomeOf(headers)).toBe('held')
  })

  test.each([
    '"x) dmarc=pass (" @example.com',
    '"x;dkim=pass header.d=example.com"@evil.test',
    'amina@example.com\tx',
  ])('whose envelope address is %j', async (from) => {
    expect(await outcomeOf({}, { from })).toBe('held')
  })

  test("who writes to another person's thread", async () => {
    const other = await openThreadOf('joe@example.com')
    const thread = await openThreadOf()
    expect(await handIn(rawMail(), { to: other.address })).toBe(null)
    expect(await laterEntries(other.id)).toEqual([])
    expect(await heldMailsOf(other.id)).toHaveLength(1)
    expect(await laterEntries(thread.id)).toEqual([])
    expect(await storedThread(other.id)).toMatchObject({ email: 'joe@example.com' })
  })
})

describe('locally, without a receiving server', () => {
  const env = { ...mailSettings, APP_URL: 'http://localhost:8787' }

  test('any server name is accepted', async () => {
    const headers = { 'Authentication-Results': 'mx.test; dmarc=pass header.from=example.com' }
    expect(await outcomeOf(headers, { env })).toBe('added')
  })

  test('but a mail is held if the topmost header says that it failed', async () => {
    const headers = ['mx.test; dmarc=fail header.from=example.com', proof]
    expect(await outcomeOf({ 'Authentication-Results': headers }, { env })).toBe('held')
  })
})

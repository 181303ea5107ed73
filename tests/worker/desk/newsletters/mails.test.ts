import { describe, expect, test } from 'vitest'
import { dayText } from '#shared/dates.ts'
import type { Newsletter } from '#shared/knowledge/schemas.ts'
import { stageLabels } from '#shared/knowledge/words.ts'
import { settings } from '#tests/support/account/accounts.ts'
import { composeNewsletter, subscriberCopy } from '#worker/desk/newsletters/compose.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'

const reader = { email: 'reader@example.com', token: 'a-token', locale: 'en' as const }

function mailOf(fields: Partial<Newsletter>) {
  const newsletter = {
    slug: 'a-letter',
    subject: 'A letter',
    introduction: 'Hello.',
    notes: [],
    rules: [],
    closing: '',
    ...fields,
  }
  return subscriberCopy(settings, composeNewsletter(settings, currentEdition(), newsletter), reader)
}

describe('the email of a newsletter', () => {
  test('says why it was sent and how to unsubscribe', () => {
    const mail = mailOf({})
    const href = 'https://kilima.test/newsletter/unsubscribe/a-token'
    expect(mail).toMatchObject({
      to: reader.email,
      subject: 'A letter',
      headers: {
        'List-Unsubscribe': `<${href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('this address is subscribed to our monthly newsletter')
      expect(part).toContain(href)
    }
  })

  test('lists articles and rules in order, each with a sentence and a full URL', () => {
    const { notes, rules } = currentEdition()
    const slugs = [notes[2]?.slug ?? '', notes[0]?.slug ?? '']
    const { text, html } = mailOf({ notes: slugs, rules: [rules[0]?.slug ?? ''] })
    for (const slug of slugs) {
      expect(html).toContain(`href="https://kilima.test/insights/${slug}"`)
      expect(text).toContain(`https://kilima.test/insights/${slug}`)
    }
    expect(text.indexOf(slugs[0] ?? '')).toBeLessThan(text.indexOf(slugs[1] ?? ''))
    expect(text).toContain(rules[0]?.title)
    expect(text).toContain(`https://kilima.test/rules/${rules[0]?.slug}`)
  })

  test('shows market, date and stage of each rule and the date of each article', () => {
    const { notes, rules } = currentEdition()
    const [note, rule] = [notes[0], rules[0]]
    if (!note || !rule) throw new Error('Expected a note and a rule')
    const { text, html } = mailOf({ notes: [note.slug], rules: [rule.slug] })
    const market = currentEdition().getMarket(rule.market).name
    const about = `${dayText(rule.date)} · ${market} · ${stageLabels[rule.stage]}`
    expect(text).toContain(`${note.title}\n${dayText(note.date)}\n`)
    expect(text).toContain(`${rule.title}\n${about}\n`)
    for (const line of [dayText(note.date), about]) expect(html).toContain(`>${line}</span>`)
  })

  test('leaves out unpublished documents and empty headings', () => {
    const { text, html } = mailOf({ notes: ['gone'], rules: ['gone'] })
    for (const part of [text, html]) expect(part).not.toMatch(/gone|New articles|Rule changes/)
  })

  test('reads well as text', () => {
    const introduction = [
      '## What changed',
      'See **both** of [the rules](/rules) and <https://example.com/a>:',
      '1. first\n2. second',
      '> quoted & "said"',
      '| A | B |\n| - | - |\n| 1 | 2 |',
    ].join('\n\n')
    const { text } = mailOf({ introduction, closing: 'Write to [us](mailto:us@example.com).' })
    expect(text).toBe(
      `${[
        'A letter',
        'What changed',
        'See both of the rules (https://kilima.test/rules) and https://example.com/a:',
        '1. first\n2. second',
        '> quoted & "said"',
        'A | B\n1 | 2',
        'Write to us (us@example.com).',
        'Unsubscribe: https://kilima.test/newsletter/unsubscribe/a-token',
        text.slice(text.indexOf('-- \n')).trimEnd(),
      ].join('\n\n')}\n`,
    )
  })

  test.each([
    ['3. three\n4. four', '3. three\n4. four'],
    ['- a\n  - b\n    1. c\n    2. d\n- e', '- a\n  - b\n    1. c\n    2. d\n- e'],
    ['1. one\n\n   more\n2. two', '1. one\n\n   more\n\n2. two'],
    ['> one\n> two\n>\n> - three', '> one\n> two\n>\n> - three'],
    ['- a\n  > b', '- a\n  > b'],
    ['> > deep &gt; <b>', '> > deep > <b>'],
    ['    if\n      then', 'if\n  then'],
    ['See ![a *chart*](https://example.com/a.png).', 'See a chart.'],
  ])('keeps numbers, nesting and quotes in the text part: %j', (introduction, expected) => {
    expect(mailOf({ introduction }).text).toContain(`A letter\n\n${expected}\n\nUnsubscribe:`)
  })

  test('leaves lists and quotes as HTML to the email client', () => {
    const { html } = mailOf({ introduction: '3. three\n   - nested\n\n> quoted' })
    expect(html).toMatch(/<ol style="[^"]*" start="3">\s*<li>three\s*<ul style="[^"]*">/)
    expect(html).toMatch(/<blockquote style="[^"]*">\s*<p style="[^"]*">quoted<\/p>/)
  })

  test('has only the first sentence, which an abbreviation does not end', () => {
    const { text } = mailOf({ notes: currentEdition().notes.map(({ slug }) => slug) })
    expect(text).not.toMatch(/\b(?:No|Art|Sec)\.\nhttps:/)
  })
})

describe('stored XSS in the email of a newsletter', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[click](javascript:alert(1))',
    '[click](data:text/html,<script>alert(1)</script>)',
    '[click](//evil.example)',
    '[click](https://a.example "x\\" onmouseover=\\"alert(1)")',
    '![x](https://evil.example/pixel.gif)',
    '<a href="javascript:alert(1)">x</a>',
    '[x](/\\evil.example)',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '```html\n<svg onload=alert(1)>\n```',
  ]

  test.each(attacks)('stays text: %s', (attack) => {
    const { html } = mailOf({ introduction: attack, closing: attack })
    expect(html).not.toMatch(/<(script|img|svg|iframe)\b/i)
    const tags = html.match(/<[a-z][^>]*>/gi) ?? []
    for (const tag of tags) {
      expect(tag).not.toMatch(/\son\w+\s*=/i)
      const [, address] = tag.match(/\shref="([^"]*)"/) ?? []
      if (address !== undefined) expect(address).toMatch(/^(https:\/\/|mailto:)/)
    }
    expect(html).not.toMatch(/href="(https:)?[/\\]+evil\.example"/)
  })

  test('stays text in a subject', () => {
    const { html } = mailOf({ subject: '<script>alert(1)</script>\r\nBcc: x@example.com' })
    expect(html).not.toContain('<script')
  })
})

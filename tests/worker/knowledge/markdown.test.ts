import { describe, expect, test } from 'vitest'
import { markdownHtml } from '#worker/knowledge/markdown.ts'

const sources = ['ke-act', 'gh-act-2']
const html = (markdown: string) => markdownHtml(markdown, sources)

/** Returns all tags in HTML, as a browser finds them: texts contain no `<`. */
const tagsOf = (text: string) => text.match(/<[^>]*>/g) ?? []
const mark = (number: number) =>
  `<a href="#source-${number}" class="source-mark"><span class="sr-only">Source </span>${number}</a>`

describe('Markdown', () => {
  test('is rendered with paragraphs, emphasis and lists', () => {
    expect(html('One *two*\n\n- three')).toBe(
      '<p>One <em>two</em></p>\n<ul>\n<li>three</li>\n</ul>',
    )
  })

  test('lowers headings by one level', () => {
    expect(html('# One\n\n## Two')).toBe('<h2>One</h2>\n<h3>Two</h3>')
  })

  test('makes tables scrollable with the keyboard', () => {
    const table = html('| Tax | Rate |\n| --- | ---: |\n| Stakes | 5[^ke-act] |')
    expect(table).toContain('<div class="table-scroll" role="group" tabindex="0"><table>')
    expect(table).toContain(`<td align="right">5${mark(1)}</td>`)
    expect(table).toMatch(/<\/table><\/div>$/)
  })

  test('cites sources by number', () => {
    expect(html('It is.[^gh-act-2] So *it[^ke-act]* is.')).toBe(
      `<p>It is.${mark(2)} So <em>it${mark(1)}</em> is.</p>`,
    )
  })

  test.each([
    '[^nobody]',
    '[^]',
    '[^ke-act',
    '[^KE-ACT]',
    '[^ke act]',
    '`[^ke-act]`',
    '\\[^ke-act]',
  ])('leaves text that cites nothing unchanged: %s', (text) =>
    expect(html(text)).not.toContain('source-mark'),
  )

  test('links to our pages, to https and to mailboxes', () => {
    expect(html('[a](/rules) [b](#top) [c](mailto:a@b.example)')).toBe(
      '<p><a href="/rules" class="link">a</a> <a href="#top" class="link">b</a> <a href="mailto:a@b.example" class="link">c</a></p>',
    )
    expect(html('[a](https://a.example/?b=1&c=2)')).toBe(
      '<p><a href="https://a.example/?b=1&amp;c=2" class="link" rel="noreferrer">a</a></p>',
    )
  })
})

describe('malicious Markdown (cross-site scripting)', () => {
  const harmless = /^<\/?(?:p|em|strong|code|pre|ul|ol|li|h[2-6]|blockquote|a|br|span)(?:>| )/

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'text <svg/onload=alert(1)> text',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<details open ontoggle=alert(1)>',
    '<!-- --><script>alert(1)</script>',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<?php echo 1 ?><script>alert(1)</script>',
    '> <style>*{display:none}</style>',
    '- <a href="javascript:alert(1)">x</a>',
    '`<script>`\n\n    <script>alert(1)</script>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '\\<script>alert(1)\\</script>',
    '```"><script>alert(1)</script>\ncode\n```',
    '# <b onclick=alert(1)>x</b>',
  ])('adds no tag: %s', (markdown) => {
    const tags = tagsOf(html(markdown))
    expect(tags.filter((tag) => !harmless.test(tag))).toEqual([])
    expect(tags.filter((tag) => /\son\w+\s*=|style=|srcdoc/i.test(tag))).toEqual([])
  })

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](javascript&colon;alert(1))',
    '[x](java&#x0A;script:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](\u0001javascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:msgbox)',
    '[x](http://example.com)',
    '[x](//example.com)',
    '[x](/\\example.com "t")',
    '[x](ftp://example.com)',
    '[x](xmpp:a@example.com)',
    '[x][y]\n\n[y]: javascript:alert(1)',
    '[^ke-act]: javascript:alert(1)\n\n[x][^ke-act]',
    '<javascript:alert(1)>',
    '<data:text/html,x>',
  ])('has no other link: %s', (markdown) => {
    const addresses = [...html(markdown).matchAll(/href="([^"]*)"/g)].map(
      ([, address = '']) => address,
    )
    const allowed = addresses.every((address) =>
      /^(?:#source-\d+|\/%5Cexample\.com)$/.test(address),
    )
    expect(allowed, addresses.join()).toBe(true)
  })

  test.each([
    '![x](https://example.com/a.png)',
    '![x](x "onerror=alert(1)")',
    '![x](javascript:alert(1))',
    '![x][y]\n\n[y]: data:image/svg+xml,x',
  ])('shows no image: %s', (markdown) => {
    expect(html(markdown)).not.toMatch(/<img|src=/)
  })

  test('shows the alternative text of an image', () => {
    const rendered = html('See ![a *chart*, "<b>"](https://a.example/a.png "t") and ![x](data:x).')
    expect(rendered).toBe('<p>See a chart, &quot;&lt;b&gt;&quot; and x.</p>')
  })

  test.each([
    '[x](https://a.example "\\" onclick=alert(1) \\"")',
    '[x](https://a.example/"onclick=alert(1))',
    '[x](https://a.example "[^ke-act]" )',
    '<https://a.example/"onclick=alert(1)>',
  ])('cannot leave an attribute: %s', (markdown) => {
    for (const tag of tagsOf(html(markdown))) {
      expect(tag.replace(/"[^"]*"/g, '""')).not.toMatch(/\son\w+/)
      expect((tag.match(/"/g) ?? []).length % 2).toBe(0)
    }
  })
})

import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { nodesOf, root, textOf } from '#tests/support/repository/import-graph.ts'

interface Found {
  type: string
  /** The code of a part of it, or of itself. */
  code: (part?: unknown) => string
  // biome-ignore lint/suspicious/noExplicitAny: a syntax tree of any kind of node
  [key: string]: any
}

const files = globSync('src/{client,shared,worker}/**/*.{ts,tsx}', { cwd: root })
const product = files.filter((file) => !file.startsWith('src/shared/knowledge/records/')).sort()
const ofWorker = product.filter((file) => file.startsWith('src/worker/'))
const trees = new Map(product.map((file) => [file, treeOf(file)]))

function treeOf(file: string): Found[] {
  const text = textOf(file)
  return nodesOf(file).map((node) => ({
    ...node,
    code: (part: unknown = node) => {
      const { start, end } = part as { start: number; end: number }
      return text.slice(start, end)
    },
  }))
}

/** What is found in files, as "file: code", each once; without the dollars of its templates. */
function found(files: readonly string[], find: (nodes: Found[]) => string[]): string[] {
  const all = files.flatMap((file) =>
    find(trees.get(file) ?? []).map((code) => `${file}: ${code.replaceAll('${', '{')}`),
  )
  return [...new Set(all)]
}

/** Where names of the platform, or properties of anything, are used. */
const uses = (names: RegExp) =>
  found(product, (nodes) =>
    nodes
      .filter(({ type }) => type === 'Identifier' || type === 'MemberExpression')
      .map(({ code }) => code())
      .filter((code) => names.test(code)),
  )

/** The calls of a function, `new` or not. */
const callsOf = (nodes: Found[], name: RegExp) =>
  nodes.filter(
    ({ type, callee, code }) => /^(Call|New)Expression$/.test(type) && name.test(code(callee)),
  )

describe('nothing in the product', () => {
  test('runs a text as code', () => {
    expect(uses(/^((globalThis|window)\.)?(eval|Function|importScripts)$/)).toEqual([])
    const texts = found(product, (nodes) =>
      callsOf(nodes, /^(\w+\.)?set(Timeout|Interval)$/)
        .filter(({ arguments: [first] }) => /Literal$/.test(first.type))
        .map(({ code }) => code()),
    )
    expect(texts).toEqual([])
  })

  test('takes a number that can be foretold for a random one', () => {
    expect(uses(/^Math\.random$/)).toEqual([])
  })

  test('writes HTML into a page past React, but for what is ours', () => {
    expect(uses(/\.(innerHTML|outerHTML|srcdoc|insertAdjacentHTML|write|writeln)$/)).toEqual([
      // Streams of bytes.
      'src/worker/account/settings/export-files.ts: writer.write',
      'src/worker/files/store-file.ts: hash.write',
      'src/worker/pictures/codec/decode-png.ts: writer.write',
    ])
    const raw = found(product, (nodes) =>
      nodes
        .filter(({ type }) => type === 'JSXAttribute')
        .map(({ code }) => code())
        .filter((code) => code.startsWith('dangerouslySetInnerHTML')),
    )
    expect(raw).toEqual([
      // The drawing of a QR code, a frame that runs nothing, and what the renderer of Markdown made.
      'src/client/account/two-factor/qr-code.tsx: dangerouslySetInnerHTML={inner}',
      'src/client/desk/newsletters/mail-preview.tsx: dangerouslySetInnerHTML={inner}',
      'src/client/site/insights/note-text.tsx: dangerouslySetInnerHTML={inner}',
      // What React rendered, and JSON without a `<`.
      'src/worker/http/shell.tsx: dangerouslySetInnerHTML={{ __html: head }}',
      'src/worker/http/shell.tsx: dangerouslySetInnerHTML={{ __html: body }}',
      'src/worker/http/shell.tsx: dangerouslySetInnerHTML={{ __html: script }}',
      'src/worker/http/shell.tsx: dangerouslySetInnerHTML={{ __html: rules }}',
      'src/worker/http/shell.tsx: dangerouslySetInnerHTML={{ __html: webFonts }}',
      'src/worker/http/shell.tsx: dangerouslySetInnerHTML={{ __html }}',
    ])
    const trusted = (nodes: Found[]) =>
      callsOf(nodes, /^trustedHtml$/).map(({ arguments: [html], code }) => code(html))
    expect(found(product, trusted)).toEqual([
      'src/client/account/two-factor/qr-code.tsx: svg',
      'src/client/desk/newsletters/mail-preview.tsx: frame',
      'src/client/site/insights/note-text.tsx: html',
    ])
  })

  test('takes messages of other windows, or keeps a connection open', () => {
    expect(uses(/^(BroadcastChannel|EventSource|RTCPeerConnection|WebSocket\w*)$/)).toEqual([])
    expect(uses(/(^|\.)(onmessage|postMessage|serviceWorker|SharedWorker)$/)).toEqual([])
  })
})

describe('the Worker', () => {
  test('asks other hosts by HTTP only where its operator or staff name them', () => {
    const calls = (nodes: Found[]) =>
      callsOf(nodes, /^(globalThis\.)?fetch$/).map(({ arguments: [url], code }) => code(url))
    expect(found(ofWorker, calls)).toEqual([
      'src/worker/account/auth/breached-password.ts: url',
      'src/worker/desk/calendars/fetch-calendar.ts: current.href',
      'src/worker/files/scan.ts: url',
    ])
  })

  test('puts nothing into SQL but parameters, and constants of its own', () => {
    const inText = found(ofWorker, (nodes) => {
      const own = nodes.filter(({ type }) => type === 'TaggedTemplateExpression')
      const tagged = new Set(own.map(({ quasi, code }) => code(quasi)))
      const templates = nodes.filter(({ type }) => type === 'TemplateLiteral')
      const sums = nodes.filter(({ operator }) => operator === '+')
      return [
        ...templates
          .filter(({ code }) => isSql.test(code()) && !tagged.has(code()))
          .flatMap(({ expressions, code }) => expressions.map(code)),
        ...sums.filter(({ code }) => isSql.test(code())).map(({ code }) => code()),
        ...callsOf(nodes, /^sql\.raw$/).map(({ code }) => code()),
      ]
    })
    expect(inText).toEqual([
      'src/worker/desk/inbox/find-matches.ts: sql.raw(`char({lastCharacter})`)',
      'src/worker/desk/inbox/thread-summary.ts: sql.raw(String(maxReadCharacters))',
      'src/worker/desk/publishing/kinds/note.ts: sql.raw(code)',
      // Names of tables and columns that the migrations made.
      'src/worker/jobs/backup/rows.ts: order',
      'src/worker/jobs/backup/rows.ts: columns.map(asJson).join(" || \',\' || ")',
      'src/worker/jobs/backup/rows.ts: name',
      "src/worker/jobs/backup/rows.ts: after === null ? '' : `WHERE ({order}) > ({start})`",
      'src/worker/jobs/backup/rows.ts: pageRows',
      'src/worker/jobs/backup/rows.ts: pageBytes',
      // Names of tables that the Worker made itself.
      'src/worker/site/search/build-index.ts: name',
      'src/worker/site/search/build-index.ts: documents',
      'src/worker/site/search/build-index.ts: table',
      'src/worker/site/search/build-index.ts: built',
      "src/worker/site/search/build-index.ts: insertInto('next')",
      'src/worker/site/search/find-results.ts: documents',
      'src/worker/site/search/find-results.ts: isAnswer',
      'src/worker/site/search/find-results.ts: isNamedMarket',
      'src/worker/site/search/find-results.ts: isLiteral',
      'src/worker/site/search/find-results.ts: order',
      'src/worker/site/search/find-results.ts: snippetOf(documents, 1)',
      'src/worker/site/search/find-results.ts: snippetOf(documents, 2)',
    ])
  })

  test('makes a regular expression of constants of its own alone', () => {
    const patterns = (nodes: Found[]) =>
      callsOf(nodes, /^RegExp$/).map(({ arguments: [pattern], code }) => code(pattern))
    expect(found(ofWorker, patterns)).toEqual([
      'src/worker/account/two-factor/totp.ts: `^\\\\d{{twoFactor.digits}}$`',
      // Of the elements whose text is left out, the name of one.
      "src/worker/desk/mail-in/html-text.ts: name === 'head' ? '</head|<body' : `</{name}`",
      "src/worker/desk/statistics/is-bot.ts: words.join('|')",
      'src/worker/http/csv.ts: `^{sign}`',
      'src/worker/http/csv.ts: `([;\\\\t\\\\r\\\\n])([\\\\p{Z}\\\\p{Cf}"]*)(?={sign})`',
      'src/worker/site/search/find-results.ts: `({hitStart}[^{hitEnd}]*{hitEnd})`',
    ])
  })
})

const isSql = /\b(SELECT|INSERT INTO|DELETE FROM|CREATE|DROP|ALTER|MATCH) |\bUPDATE \w+ SET\b/

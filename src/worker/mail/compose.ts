import { palette } from '#shared/palette.ts'
import type { Settings } from '../env.ts'
import type { Mail } from './mail.ts'

/** A line of a mail: a paragraph, a button, or rows of names and values. */
export type MailBlock =
  | { paragraph: string }
  | { button: string; href: string }
  | { rows: readonly (readonly [name: string, value: string])[] }

interface Draft {
  to: string
  replyTo?: string
  subject: string
  blocks: readonly MailBlock[]
}

/** A mail in the look of the site, as text and as HTML; its subject is also its title. */
export function composeMail({ appName }: Settings, { blocks, ...envelope }: Draft): Mail {
  const content = { appName, title: envelope.subject, blocks }
  return { ...envelope, text: textPart(content), html: htmlPart(content) }
}

interface Content {
  appName: string
  title: string
  blocks: readonly MailBlock[]
}

const font = 'Georgia, serif'
const sans = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

function textPart({ title, blocks, appName }: Content): string {
  const body = blocks.map((block) => {
    if ('paragraph' in block) return block.paragraph
    if ('button' in block) return `${block.button}: ${block.href}`
    return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n')
  })
  return `${[title, ...body, `-- \n${appName}`].join('\n\n')}\n`
}

function htmlPart({ title, blocks, appName }: Content): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:${palette.paper};color:${palette.ink};font:16px/1.6 ${escapeHtml(sans)}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:40px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left"><tr><td>
<p style="margin:0 0 28px;padding-bottom:16px;border-bottom:1px solid ${palette.hairline};font:600 18px ${font};color:${palette.forest}">${escapeHtml(appName)}</p>
<h1 style="margin:0 0 20px;font:500 26px/1.25 ${font}">${escapeHtml(title)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr></table></td></tr></table></body></html>`
}

function blockHtml(block: MailBlock): string {
  if ('paragraph' in block) return `<p style="margin:0 0 16px">${lines(block.paragraph)}</p>`
  if ('button' in block) {
    return `<p style="margin:24px 0"><a href="${escapeHtml(block.href)}" target="_blank" style="display:inline-block;padding:12px 22px;background:${palette.ochre};color:${palette.ink};font-weight:600;text-decoration:none">${escapeHtml(block.button)}</a></p>`
  }
  const cell = `padding:10px 16px 10px 0;border-top:1px solid ${palette.hairline};vertical-align:top`
  const rows = block.rows.map(
    ([name, value]) =>
      `<tr><th align="left" style="${cell};font-weight:600;white-space:nowrap">${escapeHtml(name)}</th><td style="${cell}">${lines(value)}</td></tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** An instant as a person reads it, to the minute: `2026-11-21 08:30 UTC`. */
export function utcMinute(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

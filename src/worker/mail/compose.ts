import { currentLocale } from '#shared/current-locale.ts'
import { addressLines, contactOf } from '#shared/knowledge/firm.ts'
import { labelText } from '#shared/label-text.ts'
import { palette } from '#shared/palette.ts'
import type { Settings } from '../env.ts'
import { escapeHtml } from '../escape-html.ts'
import type { Mail } from './mail.ts'
import * as words from './words.ts'

/**
 * A block of a mail: a paragraph, a quotation, the button, a quiet link, named values, or rendered
 * HTML that is sent unchanged.
 */
export type MailBlock =
  | { paragraph: string }
  | { quote: string }
  | { button: string; href: string }
  | { link: string; href: string }
  | { rows: readonly (readonly [name: string, value: string])[] }
  | { text: string; html: string }

interface Draft {
  to: string
  replyTo?: string
  subject: string
  headers?: Record<string, string>
  /** True for a personal reply, which does not repeat its subject as a title. */
  personal?: boolean
  blocks: readonly MailBlock[]
  /** The reason for the mail, continuing "You are receiving this email because". */
  reason: string
}

/**
 * Returns a mail in the look of the site, as text and as HTML, in the language of the task that composes
 * it; the subject of a notice is also its title.
 */
export function composeMail(settings: Settings, { blocks, reason, ...envelope }: Draft): Mail {
  const { appName } = settings
  const footer = [...signature(settings), words.receivedBecause(reason)]
  const { subject, personal = false } = envelope
  const content = { appName, subject, title: personal ? null : subject, blocks, footer }
  return { ...envelope, text: textPart(content), html: htmlPart(content) }
}

/** Returns the lines that say who writes: the firm, its main office and where to find it. */
function signature({ appName, appUrl, firm }: Settings): string[] {
  const [office] = contactOf(firm).offices
  const address = office ? [addressLines(office).join(', ')] : []
  return [appName, ...address, `${appUrl.host} · ${firm.email}`]
}

interface Content {
  appName: string
  subject: string
  title: string | null
  blocks: readonly MailBlock[]
  footer: readonly string[]
}

/** The typeface of titles. */
export const mailFont = 'Georgia, serif'

/** The look of a title within a mail. */
export const mailHeading = `margin:28px 0 12px;font:500 21px/1.3 ${mailFont}`

const sans = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

function textPart({ title, blocks, footer }: Content): string {
  const parts = [...blocks.map(blockText), `-- \n${footer.join('\n')}`]
  return `${(title === null ? parts : [title, ...parts]).join('\n\n')}\n`
}

function blockText(block: MailBlock): string {
  if ('paragraph' in block) return block.paragraph
  if ('quote' in block) return block.quote.replace(/^/gm, '> ')
  if ('button' in block) return labelText(block.button, block.href)
  if ('link' in block) return labelText(block.link, block.href)
  if ('text' in block) return block.text
  return block.rows.map(([name, value]) => labelText(name, value)).join('\n')
}

function htmlPart({ appName, subject, title, blocks, footer }: Content): string {
  const heading =
    title === null
      ? ''
      : `<h1 style="margin:0 0 20px;font:500 26px/1.25 ${mailFont}">${escapeHtml(title)}</h1>\n`
  return `<!doctype html><html lang="${currentLocale()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${palette.paper};color:${palette.ink};font:16px/1.6 ${escapeHtml(sans)}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:40px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left"><tr><td>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 28px;border-bottom:1px solid ${palette.hairline}"><tr><td width="42" style="padding:0 0 16px">${markHtml}</td><td style="padding:0 0 16px;font:600 18px ${mailFont};color:${palette.forest}">${escapeHtml(appName)}</td></tr></table>
${heading}${blocks.map(blockHtml).join('\n')}
<p style="margin:36px 0 0;padding-top:16px;border-top:1px solid ${palette.hairline};font-size:13px;line-height:1.7;color:${palette.muted}">${footer.map(escapeHtml).join('<br>')}</p>
</td></tr></table></td></tr></table></body></html>`
}

// The mark's three lines, as table cells: a picture would not be shown before somebody allows it.
const markHtml = `<table role="presentation" width="30" cellpadding="0" cellspacing="0">${[
  [10, palette.ochre],
  [20, palette.forest],
  [30, palette.forest],
]
  .map(
    ([width, colour]) =>
      `<tr><td align="center" style="padding:0 0 4px"><table role="presentation" width="${width}" cellpadding="0" cellspacing="0"><tr><td height="3" bgcolor="${colour}" style="height:3px;line-height:3px;font-size:1px">&nbsp;</td></tr></table></td></tr>`,
  )
  .join('')}</table>`

function blockHtml(block: MailBlock): string {
  if ('paragraph' in block) return `<p style="margin:0 0 16px">${lines(block.paragraph)}</p>`
  if ('quote' in block) {
    return `<blockquote style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid ${palette.hairline}">${lines(block.quote)}</blockquote>`
  }
  if ('button' in block) {
    return `<p style="margin:24px 0"><a href="${escapeHtml(block.href)}" target="_blank" style="display:inline-block;padding:12px 22px;background:${palette.ochre};color:${palette.ink};font-weight:600;text-decoration:none">${escapeHtml(block.button)}</a></p>`
  }
  if ('link' in block) {
    return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.href)}" target="_blank" style="color:${palette.forest}">${escapeHtml(block.link)}</a></p>`
  }
  if ('html' in block) return block.html
  const cell = `padding:10px 16px 10px 0;border-top:1px solid ${palette.hairline};vertical-align:top`
  const rows = block.rows.map(
    ([name, value]) =>
      `<tr><th align="left" style="${cell};font-weight:600;white-space:nowrap">${escapeHtml(name)}</th><td style="${cell}">${lines(value)}</td></tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join('')}</table>`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}

interface Entry {
  title: string
  /** Small print, such as the date. */
  about: string
  text: string
  /** A full address. */
  href: string
}

/** Returns one entry of a list as a single block, so that its parts stay together. */
export function linkedEntry({ title, about, text, href }: Entry) {
  return {
    text: `${title}\n${about}\n${text}\n${href}`,
    html: `<p style="margin:0 0 16px"><a href="${escapeHtml(href)}" target="_blank" style="color:inherit;font-weight:600">${escapeHtml(title)}</a><br><span style="font-size:14px;color:${palette.muted}">${escapeHtml(about)}</span><br>${lines(text)}</p>`,
  }
}

/** An instant as a person reads it, to the minute: `2026-11-21 08:30 UTC`. */
export function utcMinute(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

import PostalMime, { type Attachment, decodeWords, type Email } from 'postal-mime'
import { lengths } from '#shared/constants.ts'
import { mailIn } from '#shared/desk/constants.ts'
import { clean, countCodePoints, textOf } from '#shared/text.ts'
import { joinBytes, sha256Of, utf8 } from '#worker/security/bytes.ts'
import type { AttachmentInbox, AttachmentNote } from './attachment-inbox.ts'
import { textOfHtml } from './html-text.ts'
import { separateAttachments } from './separate-attachments.ts'
import { withoutQuotes } from './without-quotes.ts'

/** The headers of an email that name its sender. */
export interface SenderHeaders {
  /** All From headers; there should be one. */
  from: string[]
  /** The topmost header with the results of sender authentication, if any. */
  authenticationResults: string | undefined
}

export interface IncomingMail extends SenderHeaders {
  sender: string
  /** The mail's own, or one derived from its content if that is missing or unsafe. */
  messageId: string
  body: string
}

type ReadOutcome =
  | { outcome: 'read'; mail: IncomingMail }
  | { outcome: 'too-large' | 'unreadable' | 'full' }

interface Reader {
  inbox: AttachmentInbox
  /** Decides from the headers if the rest of the email is read. */
  accepts: (sender: SenderHeaders) => Promise<boolean>
}

/**
 * Reads the message of a person, and stores its attachments if there is a place for them; `full` if
 * its sender is not accepted. Rejects only if a stream or a store fails.
 */
export async function readMail(
  message: ForwardableEmailMessage,
  { inbox, accepts }: Reader,
): Promise<ReadOutcome> {
  const separated = await separateAttachments(message.raw, {
    begin: async (headers) => {
      const parsed = await parseBytes(headers)
      return parsed.outcome !== 'parsed' || accepts(senderHeaders(parsed.mail))
    },
    take: inbox.take,
  })
  if (separated.outcome !== 'separated') return separated
  const result = await parseBytes(separated.bytes)
  if (result.outcome !== 'parsed') return result
  const { mail } = result
  for (const attachment of mail.attachments) await takeInline(inbox, attachment)
  return { outcome: 'read', mail: await toIncomingMail(mail, message.from, inbox) }
}

/** Stores an attachment that is in the email as it is, not in base64. */
async function takeInline(inbox: AttachmentInbox, attachment: Attachment): Promise<void> {
  const { filename, mimeType, content } = attachment
  const bytes = typeof content === 'string' ? utf8(content) : new Uint8Array(content)
  if (bytes.byteLength === 0) return
  await inbox.take(filename || mimeType, async function* () {
    yield bytes
  })
}

type ParseOutcome = { outcome: 'parsed'; mail: Email } | { outcome: 'too-large' | 'unreadable' }

/** Reads and parses a mail within our limits; rejects only if its stream fails. */
export async function parseMail(message: ForwardableEmailMessage): Promise<ParseOutcome> {
  const bytes = await readLimited(message.raw, mailIn.maxBytes)
  return bytes ? parseBytes(bytes) : { outcome: 'too-large' }
}

async function parseBytes(bytes: Uint8Array): Promise<ParseOutcome> {
  if (countDashedLines(bytes) > mailIn.maxDashedLines) return { outcome: 'unreadable' }
  try {
    const mail = await PostalMime.parse(bytes, {
      maxNestingDepth: mailIn.maxDepth,
      maxHeadersSize: mailIn.maxHeaderBytes,
      // Keeps attached mails out of the text, which is what the person wrote.
      forceRfc822Attachments: true,
    })
    return { outcome: 'parsed', mail }
  } catch {
    return { outcome: 'unreadable' }
  }
}

/** Returns the bytes of a stream; null as soon as there are more than `limit`. */
async function readLimited(
  stream: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  return joinBytes(chunks)
}

const [newline, dash] = [0x0a, 0x2d]

function countDashedLines(bytes: Uint8Array): number {
  let count = 0
  for (let index = bytes.indexOf(newline); index >= 0; index = bytes.indexOf(newline, index + 1)) {
    if (bytes[index + 1] === dash && bytes[index + 2] === dash) count += 1
  }
  return count
}

async function toIncomingMail(
  parsed: Email,
  envelopeFrom: string,
  { notes }: AttachmentInbox,
): Promise<IncomingMail> {
  const headers = senderHeaders(parsed)
  return {
    ...headers,
    sender: senderText(headers.from[0] ?? envelopeFrom),
    messageId: validMessageId(valuesOf(parsed, 'message-id')) ?? (await derivedMessageId(parsed)),
    body: bodyOf(parsed, notes),
  }
}

function senderHeaders(parsed: Email): SenderHeaders {
  const [authenticationResults] = valuesOf(parsed, 'authentication-results')
  return { from: valuesOf(parsed, 'from'), authenticationResults }
}

function valuesOf({ headers }: Email, name: string): string[] {
  return headers.filter(({ key }) => key === name).map(({ value }) => value)
}

/** Returns name and address for display. The name is cut, so that the address is always visible. */
function senderText(from: string): string {
  const words = textOf(decodeWords(from.slice(0, 2000))).replace(/[\s\p{Z}]+/gu, ' ')
  const [, name = '', address = ''] = /^(.*?)(<[^<>]*>)?$/.exec(words) ?? []
  const visibleName = [...name].slice(0, lengths.personName).join('').trim()
  return (
    [visibleName, address.slice(0, lengths.accountEmail)].filter(Boolean).join(' ') ||
    'Unknown sender'
  )
}

// It is repeated in headers of later emails, so only characters safe there are accepted.
const wellFormedId = /^<[\w.!#$%&'*+/=?^`{|}~-]{1,150}@[\w.[\]:-]{1,100}>$/

function validMessageId(headers: readonly string[]): string | null {
  const [id = ''] = headers
  return headers.length === 1 && wellFormedId.test(id) ? id : null
}

/** Returns a Message-ID made of what stays the same when a mail is sent again. */
async function derivedMessageId({ headers, text, html }: Email): Promise<string> {
  const stableHeaders = ['from', 'date', 'subject', 'message-id'].map((name) => {
    return headers.filter(({ key }) => key === name).map(({ value }) => value)
  })
  const bytes = utf8(JSON.stringify([...stableHeaders, text ?? '', html ?? '']))
  return `<${(await sha256Of(bytes)).slice(0, 40)}@mail.invalid>`
}

function bodyOf({ text, html }: Email, notes: readonly AttachmentNote[]): string {
  const plain = cleanText(text ?? '')
  const ownText = withoutQuotes(plain || cleanText(textOfHtml(html ?? '')))
  const attachmentLine = attachmentsText(notes)
  if (attachmentLine === '') return truncateText(ownText, lengths.letterMax) || noText
  const remaining = lengths.letterMax - countCodePoints(attachmentLine) - 2
  return ownText === ''
    ? attachmentLine
    : `${truncateText(ownText, remaining)}\n\n${attachmentLine}`
}

function cleanText(text: string): string {
  const cleaned = clean(text, true)
  return typeof cleaned === 'string' ? cleaned : ''
}

const noText = '[This email had no text.]'
const truncationNote = '\n[The rest of this email was too long to be saved.]'

function truncateText(text: string, max: number): string {
  const characters = [...text.slice(0, 2 * max + 1)]
  if (characters.length <= max) return text
  return `${characters.slice(0, max - truncationNote.length).join('')}${truncationNote}`
}

function attachmentsText(notes: readonly AttachmentNote[]): string {
  if (notes.length === 0) return ''
  const listed = notes.slice(0, mailIn.namedAttachments).map(nameAndSize)
  const more = notes.length - listed.length
  return `Attached, not kept: ${[...listed, ...(more > 0 ? [`${more} more`] : [])].join(', ')}`
}

function nameAndSize({ name, bytes }: AttachmentNote): string {
  const size = bytes < 1024 ? `${bytes} bytes` : `${Math.round(bytes / 1024)} KB`
  return `${[...textOf(name.slice(0, 1000))].slice(0, 80).join('') || 'unnamed'} (${size})`
}

import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { dayText } from '#shared/dates.ts'
import { routes } from '#shared/routes.ts'
import { timeIn } from '#shared/zones.ts'
import type { Work } from '#worker/app-env.ts'
import { threadEntries, type threads, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Settings } from '#worker/env.ts'
import type { Attachments } from '#worker/files/attach.ts'
import { namesOf } from '#worker/files/mail-rows.ts'
import { inTranslation } from '#worker/knowledge/load-translations.ts'
import { officeCity, officeDay, officeZone } from '#worker/knowledge/office.ts'
import { titleOfService } from '#worker/knowledge/services.ts'
import { composeMail, type MailBlock } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { messageIdOf } from '#worker/mail/message-id.ts'
import { replyAddressOf } from './reply-address.ts'
import * as words from './reply-words.ts'

type ThreadRow = typeof threads.$inferSelect

/** Selects the messages and replies of a thread, oldest first. */
export function findCorrespondence(db: Database, threadId: string) {
  return db
    .select({ ...getTableColumns(threadEntries), authorName: users.name })
    .from(threadEntries)
    .leftJoin(users, eq(users.id, threadEntries.authorId))
    .where(
      and(eq(threadEntries.threadId, threadId), inArray(threadEntries.kind, ['message', 'reply'])),
    )
    .orderBy(asc(threadEntries.createdAt), asc(sql`${threadEntries}.rowid`))
}

type CorrespondenceRow = Awaited<ReturnType<typeof findCorrespondence>>[number]

interface ReplyText {
  thread: ThreadRow
  /** The oldest first. */
  earlier: readonly CorrespondenceRow[]
  body: string
  author: string
  attachments: Attachments
}

/** Returns the email that sends a reply to the person of a thread, in their language. */
export function replyMail(
  { settings, kv }: Pick<Work, 'settings' | 'kv'>,
  reply: ReplyText,
): Promise<Mail> {
  return inTranslation({ kv }, reply.thread.locale, () => composeReply(settings, reply))
}

async function composeReply(
  settings: Settings,
  { thread, earlier, body, author, attachments }: ReplyText,
): Promise<Mail> {
  return composeMail(settings, {
    to: thread.email,
    replyTo: await replyAddressOf(settings, thread.id),
    subject: words.replySubject(titleOfService(thread.service)),
    personal: true,
    headers: threadHeaders(settings, earlier),
    reason: words.replyReason,
    blocks: [
      ...paragraphs(body),
      { paragraph: `${author}\n${settings.appName}` },
      ...fileBlocks(settings, thread.id, attachments),
      ...quotes(settings, thread, earlier),
    ],
  })
}

/** Returns the email that begins a thread. */
export async function firstMail(
  settings: Settings,
  {
    thread,
    body,
    author,
    attachments,
  }: Pick<ReplyText, 'body' | 'author' | 'attachments'> & {
    thread: Pick<ThreadRow, 'id' | 'email' | 'service'>
  },
): Promise<Mail> {
  return composeMail(settings, {
    to: thread.email,
    replyTo: await replyAddressOf(settings, thread.id),
    subject: words.firstSubject(thread.service),
    personal: true,
    reason: words.firstReason(author, settings.appName),
    blocks: [
      ...paragraphs(body),
      { paragraph: `${author}\n${settings.appName}` },
      ...fileBlocks(settings, thread.id, attachments),
    ],
  })
}

/** Files are not sent by email: whoever reads the mailbox would have them for ever. */
function fileBlocks({ appUrl }: Settings, id: string, { files }: Attachments): MailBlock[] {
  if (files.length === 0) return []
  const href = new URL(routes.enquiry.href({ id }), appUrl).href
  return [
    { paragraph: words.filesForYou(namesOf({ files })) },
    { link: words.downloadThem, href },
    { paragraph: words.logInToDownload },
  ]
}

function paragraphs(body: string): MailBlock[] {
  return body.split(/\n{2,}/).map((paragraph) => ({ paragraph }))
}

// Earlier emails contain the rest of the conversation.
const maxQuotedCharacters = 20_000
const maxQuotes = 10

/** Quotes the correspondence, the newest first. */
function quotes({ appName }: Settings, { name }: ThreadRow, earlier: readonly CorrespondenceRow[]) {
  const blocks: MailBlock[] = []
  let remaining = maxQuotedCharacters
  for (const entry of earlier.toReversed().slice(0, maxQuotes)) {
    const characters = [...entry.body]
    const quote = characters.slice(0, remaining).join('')
    remaining -= characters.length
    const writer =
      entry.kind === 'message' ? (entry.writtenBy ?? name) : (entry.authorName ?? appName)
    blocks.push({ paragraph: words.wroteOn(timeText(entry.createdAt), writer) })
    blocks.push({ quote: remaining < 0 ? `${quote}…` : quote })
    if (remaining <= 0) break
  }
  return blocks
}

/** Returns a time with the office's city: `21 November 2026 at 15:00 (Nairobi)`. */
function timeText(date: Date): string {
  return words.timeAt(dayText(officeDay(date)), timeIn(officeZone(), date), officeCity())
}

// A line of a header may have 998 characters (RFC 5322 §2.1.1).
const maxReferencesLength = 900

/** Returns the headers by which mail programs group the emails of a thread (RFC 5322 §3.6.4). */
function threadHeaders(
  settings: Settings,
  earlier: readonly CorrespondenceRow[],
): Record<string, string> {
  const lastMessage = earlier.findLast(({ kind }) => kind === 'message')
  const inReplyTo = safeMessageId(lastMessage?.messageId ?? null)
  const references = earlier.flatMap(({ messageId, mailId }) => [
    ...(safeMessageId(messageId) ?? []),
    ...(mailId ? [messageIdOf(settings, mailId)] : []),
  ])
  return {
    ...(references.length > 0 && { References: fitReferences(references) }),
    ...(inReplyTo && { 'In-Reply-To': inReplyTo.join('') }),
  }
}

/** Returns the first Message-ID and as many of the newest as fit on a line. */
function fitReferences([firstId = '', ...laterIds]: readonly string[]): string {
  const newest: string[] = []
  let remaining = maxReferencesLength - firstId.length
  for (const id of laterIds.toReversed()) {
    remaining -= id.length + 1
    if (remaining < 0) break
    newest.unshift(id)
  }
  return [firstId, ...newest].join(' ')
}

/** Returns a foreign Message-ID if it is safe in a header of ours. */
function safeMessageId(id: string | null): [string] | null {
  const [, inner] = /^<?([\x21-\x3b\x3d\x3f-\x7e]{3,250})>?$/.exec(id ?? '') ?? []
  return inner?.includes('@') ? [`<${inner}>`] : null
}

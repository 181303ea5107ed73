import { eq } from 'drizzle-orm'
import { routes } from '#shared/routes.ts'
import { absoluteUrl } from '#worker/absolute-url.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { roomMembers } from '#worker/db/schema.ts'
import type { Settings } from '#worker/env.ts'
import { composeMail, type MailBlock } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { insertMailFrom, outboxRow } from '#worker/mail/outbox.ts'

interface Room {
  id: string
  name: string
}

interface Invitation {
  room: Room
  email: string
  actor: SignedIn
}

/** Composes the email that invites an address to a room. */
export function invitationMail(settings: Settings, { room, email, actor }: Invitation): Mail {
  const { appName } = settings
  return composeMail(settings, {
    to: email,
    subject: `You are invited to the room “${room.name}”`,
    reason: 'this address was invited to a room in which we share files',
    blocks: [
      {
        paragraph: `${actor.user.name} of ${appName} shares files with you in the room “${room.name}”.`,
      },
      roomButton(settings, room),
      {
        paragraph: `Log in with this very address, ${email}. If you have no account yet, create one with it and verify it: the room is then open to you.`,
      },
      { paragraph: 'If you do not know what this is about, please ignore this email.' },
    ],
  })
}

interface Files {
  room: Room
  /** What was added, a line each. */
  names: string
}

/** Returns the email about new files, for each of the members. */
export function filesMail(settings: Settings, { room, names }: Files): (email: string) => Mail {
  return (email) =>
    composeMail(settings, {
      to: email,
      subject: `New files in the room “${room.name}”`,
      reason: 'you are a member of this room',
      blocks: [
        { paragraph: `There is something new in the room “${room.name}”:` },
        { paragraph: names },
        roomButton(settings, room),
      ],
    })
}

/** Returns the email about the end of a room, for each of the members. */
export function closedMail(settings: Settings, room: Room): (email: string) => Mail {
  return (email) =>
    composeMail(settings, {
      to: email,
      subject: `The room “${room.name}” is closed`,
      reason: 'you were a member of this room',
      blocks: [
        {
          paragraph: `The room “${room.name}” is closed, and its files can no longer be opened. If you still need one of them, please write to ${settings.firm.email}.`,
        },
      ],
    })
}

function roomButton(settings: Settings, { id }: Room): MailBlock {
  return { button: 'Open the room', href: absoluteUrl(settings, routes.room.href({ id })) }
}

/** Returns the statements that mail all members of a room; a removed one gets nothing. */
export async function mailMembers(
  work: Pick<Work, 'db' | 'settings' | 'mails'>,
  roomId: string,
  mailTo: (email: string) => Mail,
) {
  const { db } = work
  const members = await db.select().from(roomMembers).where(eq(roomMembers.roomId, roomId))
  const mails = await Promise.all(
    members.map(async ({ id, email }) => ({
      row: await outboxRow(work, mailTo(email), { about: roomId }),
      condition: eq(roomMembers.id, id),
    })),
  )
  return mails.map(({ row, condition }) =>
    insertMailFrom(db, row, { table: roomMembers, condition }),
  )
}

import { type Context, Hono } from 'hono'
import { roomLimits } from '#shared/desk/rooms/limits.ts'
import {
  roomFilesSchema,
  roomMemberSchema,
  roomSchema,
  termsSchema,
} from '#shared/desk/rooms/schema.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { passwordConfirmed } from '#worker/account/auth/guards.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { bringFiles } from '#worker/files/bring-files.ts'
import { deleteObjects } from '#worker/files/delete-objects.ts'
import { attachmentsOf, fileFieldOf, oldFilesOf } from '#worker/files/form-files.ts'
import { scanWaiting } from '#worker/files/scan.ts'
import { findStorage } from '#worker/files/storage.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { type FieldMessages, form, oldInputOf, refuseForm } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { publicForm } from '#worker/http/public-form.ts'
import { queryOf, requestedPage } from '#worker/http/query.ts'
import { done, reply } from '#worker/http/reply.ts'
import { isInertia } from '#worker/http/request.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { throttle } from '#worker/http/throttle.ts'
import { addRoomFiles } from './add-room-files.ts'
import { closeRoom } from './close-room.ts'
import { createRoom } from './create-room.ts'
import { findRoom } from './find-room.ts'
import { findRooms } from './find-rooms.ts'
import { emptyRoom, removeVersion } from './remove-files.ts'
import { reopenRoom } from './reopen-room.ts'
import { inviteMember, removeMember } from './room-members.ts'
import { changeTerms } from './terms.ts'

const roomForm = publicForm({
  ownPage: () => routes.deskRooms.href(),
  oldInput: async (c) => (isInertia(c) ? {} : oldInputOf(await c.req.json(), ['name', 'terms'])),
  show: (c, { status }) => roomsPage(c, status),
})

const termsForm = publicForm({
  ownPage: roomPath,
  oldInput: async (c) => (isInertia(c) ? {} : oldInputOf(await c.req.json(), ['terms'])),
  show: (c, { status }) => roomPage(c, status),
})

/** The rooms of the desk; all their forms go back to the page of the room. */
export const deskRoomRoutes = new Hono<AppEnv>()
  .get(routes.deskRooms.path, sameVersion, (c) => roomsPage(c))
  .post(routes.deskRooms.path, form(roomSchema, roomForm.refuse), async (c) => {
    const result = await createRoom(c.var, getSignedIn(c), c.req.valid('json'))
    if (result.outcome === 'notFound') return refuseNotFound(c)
    const { id } = result
    return done(c, { id, status: messages.rooms.created, to: routes.deskRoom.href({ id }) })
  })
  .get(routes.deskRoom.path, sameVersion, (c) => roomPage(c))
  .post(
    routes.roomMembers.path,
    throttle('invite', { field: 'email', by: 'user', refusal: refuseAtRoom }),
    form(roomMemberSchema, refuseAtRoom),
    async (c) => {
      const { email } = c.req.valid('json')
      const result = await inviteMember(c.var, getSignedIn(c), { roomId: idOf(c), email })
      if (result.outcome === 'notFound') return refuseNotFound(c)
      if (result.outcome === 'invited') {
        return done(c, { id: result.id, status: messages.rooms.invited, ownPage: roomPath(c) })
      }
      return refuseAtRoom(c, { email: [inviteErrors[result.outcome]] })
    },
  )
  .delete(routes.roomMember.path, async (c) => {
    const member = { roomId: idOf(c), id: c.req.param('member') }
    const { outcome } = await removeMember(c.var, getSignedIn(c), member)
    if (outcome === 'notFound') return refuseNotFound(c)
    return done(c, { status: messages.rooms.memberRemoved, ownPage: roomPath(c) })
  })
  .post(
    routes.roomFiles.path,
    bringFiles({ refusal: refuseAtRoom }),
    form(roomFilesSchema, refuseAtRoom),
    async (c) => {
      const { files, version_of: versionOf } = c.req.valid('json')
      const found = await attachmentsOf(c, files)
      if ('error' in found) return refuseAtRoom(c, { files: [found.error] })
      const { attachments } = found
      const addition = { roomId: idOf(c), attachments, versionOf }
      const { outcome } = await addRoomFiles(c.var, getSignedIn(c), addition)
      if (outcome === 'notFound') return refuseNotFound(c)
      if (outcome !== 'changed') return refuseAtRoom(c, fileErrors()[outcome])
      c.var.afterReply(() => scanWaiting(c.var))
      const status = messages.rooms.filesAdded(files.length)
      return reply(c, {
        page: () => done(c, { status, ownPage: roomPath(c) }),
        json: () => c.json({ files: attachments.files }, 201),
      })
    },
  )
  .delete(routes.roomVersion.path, async (c) => {
    const version = { roomId: idOf(c), fileId: c.req.param('file') }
    const { outcome } = await removeVersion(c.var, getSignedIn(c), version)
    if (outcome === 'notFound') return refuseNotFound(c)
    deleteObjectsSoon(c)
    return done(c, { status: messages.rooms.fileRemoved, ownPage: roomPath(c) })
  })
  .put(routes.deskRoomTerms.path, form(termsSchema, termsForm.refuse), async (c) => {
    const { terms } = c.req.valid('json')
    const { outcome } = await changeTerms(c.var, getSignedIn(c), { roomId: idOf(c), terms })
    if (outcome === 'notFound') return refuseNotFound(c)
    if (outcome === 'closed') return termsForm.refuse(c, { terms: [messages.rooms.isClosed] })
    const { termsSaved, termsRemoved } = messages.rooms
    return done(c, { status: terms === '' ? termsRemoved : termsSaved, ownPage: roomPath(c) })
  })
  .post(routes.closeRoom.path, async (c) => {
    const { outcome } = await closeRoom(c.var, getSignedIn(c), idOf(c))
    if (outcome === 'notFound') return refuseNotFound(c)
    // Somebody who closes it a second time has what they want.
    return done(c, { status: messages.rooms.closed, ownPage: roomPath(c) })
  })
  .post(routes.reopenRoom.path, async (c) => {
    const { outcome } = await reopenRoom(c.var, getSignedIn(c), idOf(c))
    if (outcome === 'notFound') return refuseNotFound(c)
    return done(c, { status: messages.rooms.reopened, ownPage: roomPath(c) })
  })
  .delete(routes.roomContent.path, passwordConfirmed, async (c) => {
    const { outcome } = await emptyRoom(c.var, getSignedIn(c), idOf(c))
    if (outcome === 'notFound') return refuseNotFound(c)
    if (outcome === 'open') return refuseAtRoom(c, { room: [messages.rooms.isOpen] })
    deleteObjectsSoon(c)
    return done(c, { status: messages.rooms.emptied, ownPage: roomPath(c) })
  })

/** Deletes the objects of removed files after the reply; what fails, the cron does. */
function deleteObjectsSoon(c: Context<AppEnv>): void {
  const { db, bucket } = c.var
  if (bucket) c.var.afterReply(() => deleteObjects({ db, bucket }))
}

const inviteErrors = {
  closed: messages.rooms.isClosed,
  member: messages.rooms.memberAlready,
  full: messages.rooms.membersFull,
}

const fileErrors = () => ({
  closed: { files: [messages.rooms.isClosed] },
  unknown: { version_of: [messages.rooms.unknownFile] },
  full: { files: [messages.rooms.filesFull] },
  filesGone: { files: [messages.files.gone] },
})

function idOf(c: Context<AppEnv>): string {
  return c.req.param('id') ?? ''
}

function roomPath(c: Context<AppEnv>): string {
  return routes.deskRoom.href({ id: idOf(c) })
}

/** Refuses a short form of a room, whose page shows the errors. */
async function refuseAtRoom(c: Context<AppEnv>, errors: FieldMessages): Promise<Response> {
  return refuseForm(c, errors, {
    ownPage: roomPath(c),
    oldInput: (body) => ({ ...oldInputOf(body, ['email', 'version_of']), ...oldFilesOf(body) }),
  })
}

async function roomsPage(c: Context<AppEnv>, status?: 422 | 503): Promise<Response> {
  const list = await findRooms(c.var.db, requestedPage(queryOf(c)))
  const { name, terms } = c.var.flash.values
  const props = {
    ...list,
    storage: await findStorage(c.var),
    oldInput: { ...(name !== undefined && { name }), ...(terms !== undefined && { terms }) },
    status: c.var.flash.status,
  }
  return page(c, 'desk/rooms', props, status ? { status, path: routes.deskRooms.href() } : {})
}

async function roomPage(c: Context<AppEnv>, status?: 422 | 503): Promise<Response> {
  const room = await findRoom(c.var.db, idOf(c))
  if (!room) return refuseNotFound(c)
  const props = {
    room,
    maxBytes: roomLimits.bytes,
    retentionDays: c.var.settings.contactRetentionDays,
    fileField: await fileFieldOf(c),
    status: c.var.flash.status,
  }
  return page(c, 'desk/room', props, status ? { status, path: roomPath(c) } : {})
}

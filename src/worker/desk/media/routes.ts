import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { kindNames } from '#shared/desk/documents/kinds.ts'
import type { PictureUse } from '#shared/desk/media/props.ts'
import { languageName } from '#shared/knowledge/languages.ts'
import { messages } from '#shared/messages.ts'
import { newPictureSchema, pictureSchema } from '#shared/pictures/schema.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { deleteObjects } from '#worker/files/delete-objects.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { form, oldInputOf, type RefusalPlace, refuseForm } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { queryOf, requestedPage } from '#worker/http/query.ts'
import { back, done, reply } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { bringPicture } from '#worker/pictures/bring-picture.ts'
import { addPicture } from './add-picture.ts'
import { changePicture, deletePicture, discardProposal, proposePicture } from './change-picture.ts'
import { findMedia } from './find-media.ts'

const ownPage = routes.deskMedia.href()

const newPicture: RefusalPlace = { ownPage, oldInput: (body) => oldInputOf(body, ['alt']) }

// Each picture has a form of its own, whose errors are in a bag of its id.
const changedPicture = form(pictureSchema, (c, errors) =>
  refuseForm(c, errors, { ownPage, bag: idOf(c) }),
)

const needsAnother = { alt: [messages.pictures.anotherPerson] }
const needsNobody = { alt: [messages.pictures.needsNobody] }

/** Without a bucket there are no pictures. */
const withBucket = createMiddleware<AppEnv>((c, next) =>
  c.var.bucket ? next() : refuseNotFound(c),
)

export const deskMediaRoutes = new Hono<AppEnv>()
  .use('/desk/media/*', withBucket)
  .get(routes.deskMedia.path, sameVersion, async (c) => {
    const media = await findMedia(c.var, getSignedIn(c), requestedPage(queryOf(c)))
    return page(c, 'desk/media', { ...media, status: c.var.flash.status })
  })
  .post(
    routes.deskMedia.path,
    bringPicture(newPicture),
    form(newPictureSchema, newPicture),
    async (c) => {
      const { bucket, incomingPicture } = c.var
      if (!bucket || !incomingPicture) throw new Error('Expected a bucket and a picture')
      const { alt } = c.req.valid('json')
      const stores = { ...c.var, bucket }
      const result = await addPicture(stores, getSignedIn(c), { ...incomingPicture, alt })
      if (result.outcome === 'notFound') return refuseNotFound(c)
      if (result.outcome === 'refused') {
        return refuseForm(c, { file: [result.message] }, newPicture)
      }
      if (result.outcome === 'another-person') return refuseForm(c, needsAnother, newPicture)
      const { id, width, height } = result.picture
      return reply(c, {
        page: () => back(c, { status: messages.pictures.added }, ownPage),
        json: () => c.json({ id, url: routes.media.href({ hash: id }), width, height }, 201),
      })
    },
  )
  .patch(routes.deskPicture.path, changedPicture, async (c) => {
    const change = { ...c.req.valid('json'), id: idOf(c) }
    const { outcome } = await changePicture(c.var, getSignedIn(c), change)
    if (outcome === 'notFound') return refuseNotFound(c)
    if (outcome === 'another-person') return refuseForm(c, needsAnother, { ownPage, bag: idOf(c) })
    return done(c, { status: messages.pictures.saved, ownPage })
  })
  .put(routes.pictureProposal.path, changedPicture, async (c) => {
    const change = { ...c.req.valid('json'), id: idOf(c) }
    const { outcome } = await proposePicture(c.var, getSignedIn(c), change)
    if (outcome === 'notFound') return refuseNotFound(c)
    if (outcome === 'not-needed') return refuseForm(c, needsNobody, { ownPage, bag: idOf(c) })
    return done(c, { status: messages.pictures.proposed, ownPage })
  })
  .delete(routes.pictureProposal.path, async (c) => {
    const { outcome } = await discardProposal(c.var, getSignedIn(c), idOf(c))
    if (outcome === 'notFound') return refuseNotFound(c)
    return done(c, { status: messages.pictures.proposalDiscarded, ownPage })
  })
  .delete(routes.deskPicture.path, async (c) => {
    const { bucket, db } = c.var
    const result = await deletePicture(c.var, getSignedIn(c), idOf(c))
    if (result.outcome === 'notFound') return refuseNotFound(c)
    if (result.outcome === 'used') {
      const message = messages.pictures.inUse(result.uses.map(nameOf))
      return refuseForm(c, { picture: [message] }, { ownPage, bag: idOf(c) })
    }
    if (bucket) c.var.afterReply(() => deleteObjects({ db, bucket }))
    return done(c, { status: messages.pictures.deleted, ownPage })
  })

function idOf(c: Context<AppEnv>): string {
  return c.req.param('id') ?? ''
}

function nameOf({ kind, title, locale }: PictureUse): string {
  const { label } = kindNames[kind]
  return `“${title}” (${locale ? `${label}, ${languageName(locale)}` : label})`
}

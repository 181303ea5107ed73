import type { Context } from 'hono'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import type { TranslationKey } from '#shared/desk/documents/translation-path.ts'
import { messages } from '#shared/messages.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { requestedTime } from '#worker/desk/documents/publication-reply.ts'
import { finishSaving } from '#worker/desk/documents/save-reply.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { saveTranslation } from './save-translation.ts'
import { refuseTranslation } from './translation-page.ts'

const { documents } = messages

/** Saves a version of a translation, and publishes it if that was asked for. */
export async function saveTranslatedText(
  c: Context<AppEnv>,
  key: TranslationKey,
  input: DocumentFields,
): Promise<Response> {
  const from = requestedTime(input)
  const base = typeof input.base === 'string' ? input.base : ''
  if (from === undefined) {
    return refuseTranslation(c, { from: [documents.notATime] }, { key, base, input })
  }
  return saveAndPublish(c, { ...key, base, input, reusesBase: from !== null }, from)
}

/** Saves a translation and publishes it at a time, if there is one. */
export async function saveAndPublish(
  c: Context<AppEnv>,
  request: Parameters<typeof saveTranslation>[2],
  from: Date | null,
): Promise<Response> {
  const { input, base, originalId, locale } = request
  const refused = { key: { originalId, locale }, base, input }
  const result = await saveTranslation(c.var, getSignedIn(c), request)
  if (result.outcome === 'notFound') return refuseNotFound(c)
  if (result.outcome === 'refused') return refuseTranslation(c, result.errors, refused)
  if (result.outcome !== 'saved') {
    return refuseTranslation(c, { base: [documents.changedMeanwhile] }, refused)
  }
  const { documentId, id } = result
  return finishSaving(c, { documentId, revisionId: id, id, from, status: documents.revised })
}

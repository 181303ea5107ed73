import type { Context } from 'hono'
import { withoutFormFields } from '#shared/desk/documents/form-fields.ts'
import type { DocumentFields, DraftSummary, TranslationPage } from '#shared/desk/documents/props.ts'
import { type TranslationKey, translationPath } from '#shared/desk/documents/translation-path.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { takeOldInput } from '#worker/desk/documents/document-page.ts'
import { newerVersion } from '#worker/desk/documents/newer-version.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import type { FieldMessages } from '#worker/http/form.ts'
import { page } from '#worker/http/page.ts'
import { publicForm } from '#worker/http/public-form.ts'
import { namedValue, queryOf } from '#worker/http/query.ts'
import { redirect } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { findTranslation } from './find-translation.ts'

interface PageOptions {
  /** The path of the form whose input was refused. */
  refusedAt?: string
}

/** Renders a translation beside its original, or the refused input; 404 if there is no document. */
export async function translationPage(
  c: Context<AppEnv>,
  key: TranslationKey,
  { refusedAt }: PageOptions = {},
): Promise<Response> {
  const input = takeOldInput(c)
  const query = refusedAt ? new URLSearchParams() : queryOf(c)
  const requested = {
    ...key,
    revision: namedValue(query, 'revision'),
    against: namedValue(query, 'against'),
  }
  const found = await findTranslation(c.var, getSignedIn(c), requested)
  if (!found) return refuseNotFound(c)
  const { previewUrl, status } = c.var.flash
  const unsaved = input ? draftOfInput(input, found.now) : found.draft
  // Of an older version, the page shows no draft.
  const draft = requested.revision === undefined ? unsaved : null
  const props: TranslationPage = {
    ...found,
    draft,
    ...(draft && conflictOf(found, draft)),
    ...(previewUrl && { previewUrl }),
    status,
  }
  const isRefused = Object.keys(c.var.flash.errors).length > 0
  const options = refusedAt ? { status: isRefused ? 422 : 200, path: refusedAt } : {}
  return page(c, 'desk/translation', props, options)
}

function draftOfInput({ base, ...fields }: DocumentFields, savedAt: string): DraftSummary {
  return { base: typeof base === 'string' ? base : '', slug: '', fields, savedAt }
}

/** Returns the texts of the version that was saved since the edited one, if any, by dotted name. */
function conflictOf(
  { revisions, translation }: Pick<TranslationPage, 'revisions' | 'translation'>,
  { base }: DraftSummary,
): Pick<TranslationPage, 'theirs'> {
  // A draft without a base is from before the first version.
  const revision = base === '' ? revisions[0] : newerVersion(revisions, base)
  if (!revision) return {}
  const texts = translation.texts.map(({ name, translation }) => [name, translation])
  return { theirs: { revision, fields: Object.fromEntries(texts) } }
}

/** Redirects from a translation's own id to the form that shows it with its original. */
export function redirectToTranslation(c: Context<AppEnv>, key: TranslationKey): Promise<Response> {
  const query = queryOf(c)
  query.set('locale', key.locale)
  return redirect(c, `${routes.deskDocument.href({ id: key.originalId })}?${query}`)
}

interface RefusedTranslation {
  key: TranslationKey
  /** The id of the version that was edited; empty for the first one. */
  base: string
  input: DocumentFields
}

/** Refuses a translation and shows its page again with all of the input. */
export function refuseTranslation(
  c: Context<AppEnv>,
  errors: FieldMessages,
  { key, base, input }: RefusedTranslation,
): Promise<Response> {
  const { refuse } = publicForm({
    ownPage: () => translationPath(key),
    oldInput: async () => ({ document: JSON.stringify({ ...withoutFormFields(input), base }) }),
    show: () => translationPage(c, key, { refusedAt: translationPath(key) }),
  })
  return refuse(c, errors)
}

import type { Context } from 'hono'
import { fileLimits } from '#shared/files/limits.ts'
import type { FileField } from '#shared/files/props.ts'
import type { AppEnv } from '../app-env.ts'
import { findAttachments } from './attach.ts'
import { fileOriginOf, maxFilesOf } from './owner.ts'
import { findUnattached } from './unattached.ts'

/** Returns the files of a form that has been checked, or what is wrong with them. */
export async function attachmentsOf(
  c: Context<AppEnv>,
  ids: readonly string[],
  threadId?: string,
): ReturnType<typeof findAttachments> {
  const { owner } = await fileOriginOf(c)
  const max = maxFilesOf(c)
  return findAttachments(c.var, { owner, ids, max, ...(threadId && { threadId }) })
}

/** Returns what a page's form says of files, with those of a form that was just refused. */
export async function fileFieldOf(c: Context<AppEnv>): Promise<FileField | null> {
  if (!c.var.bucket) return null
  const max = maxFilesOf(c)
  const oldInput = c.var.flash.values.files
  if (!oldInput) return { max, files: [] }
  const { owner } = await fileOriginOf(c)
  return { max, files: await findUnattached(c.var.db, owner, oldInput.split(' ')) }
}

/** Returns the ids of a refused form's files as old input. */
export function oldFilesOf({ files }: Record<string, unknown>): { files?: string } {
  const ids = [files].flat().filter((id) => typeof id === 'string' && /^[\da-f-]{36}$/.test(id))
  const some = ids.slice(0, fileLimits.perMessage)
  return some.length > 0 ? { files: some.join(' ') } : {}
}

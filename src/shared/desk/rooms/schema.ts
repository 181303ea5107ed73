import * as z from 'zod/mini'
import { lengths } from '#shared/constants.ts'
import { email, optionalText, prepared, text } from '#shared/fields.ts'
import { attachedFiles } from '#shared/files/schema.ts'
import { messages } from '#shared/messages.ts'
import { textOf } from '#shared/text.ts'
import { roomLimits } from './limits.ts'

const terms = optionalText('terms', { max: roomLimits.terms, lines: true })

/** A new room. `terms` is the text that its members accept, empty if there is nothing to accept. */
export const roomSchema = z.object({ name: text('name', { max: roomLimits.name }), terms })

export const termsSchema = z.object({ terms })

export const roomMemberSchema = z.object({ email: email(lengths.accountEmail) })

/** Files for a room; `version_of` is the file of which they are a version, empty for none. */
export const roomFilesSchema = z
  .object({ files: attachedFiles, version_of: prepared((value) => textOf(value), z.string()) })
  .check(
    z.refine(({ files }) => files.length > 0, {
      error: () => messages.files.none,
      path: ['files'],
    }),
    z.refine(({ files, version_of: of }) => of === '' || files.length < 2, {
      error: () => messages.rooms.oneVersion,
      path: ['files'],
    }),
  )

import { createMiddleware } from 'hono/factory'
import { messages } from '#shared/messages.ts'
import { pictureLimits } from '#shared/pictures/limits.ts'
import type { AppEnv, IncomingPicture } from '../app-env.ts'
import { takeFiles } from '../files/bring-files.ts'
import type { RefusalPlace } from '../http/form.ts'
import type { FilePart } from '../http/multipart.ts'
import { joinBytes, sha256Of } from '../security/bytes.ts'

const field = 'file'

/** Reads the picture that a form brings into memory, where it is decoded; a form without one is refused. */
export function bringPicture(refusal: RefusalPlace) {
  const take = takeFiles({
    field,
    refusal,
    openTaker: async (c) => {
      let picture: IncomingPicture | undefined
      return {
        field,
        max: 1,
        tooMany: messages.pictures.one,
        async take(file) {
          const bytes = await readAll(file)
          if (!bytes) return { outcome: 'refused', message: messages.pictures.tooLarge }
          picture = { bytes, sha256: await sha256Of(bytes) }
          return { outcome: 'taken' }
        },
        async drop() {
          picture = undefined
        },
        // Nothing was stored yet.
        clean: async () => {},
        finish() {
          c.set('incomingPicture', picture)
          if (picture) c.set('fileErrors', undefined)
          // The hash stands for the file where the form is compared with one that was sent before.
          return { value: picture?.sha256 ?? null, incoming: [] }
        },
      }
    },
  })
  return createMiddleware<AppEnv>((c, next) => {
    c.set('fileErrors', { [field]: [messages.pictures.none] })
    return take(c, next)
  })
}

/** Returns the bytes of a file; null for one that is too large, of which no more is held. */
async function readAll(file: FilePart): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of file.chunks()) {
    size += chunk.byteLength
    if (size > pictureLimits.maxBytes) chunks.length = 0
    else chunks.push(chunk)
  }
  return size > pictureLimits.maxBytes ? null : joinBytes(chunks)
}

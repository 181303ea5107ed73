import { Zip, ZipPassThrough } from 'fflate'
import { referenceOf } from '#shared/site/contact/receipt.ts'
import { findReadableFile } from '#worker/account/files/find-readable-file.ts'
import { logExport } from '#worker/account/files/log-download.ts'
import { findOwnFiles, type OwnFile } from '#worker/account/files/own-files.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { openFile } from '#worker/files/file-store.ts'
import { describeError, log } from '#worker/log.ts'
import { utf8 } from '#worker/security/bytes.ts'
import { exportData } from './export-data.ts'

// An archive without the extensions for larger ones ends at four gibibytes.
const maxBytes = 4_000_000_000

/** Returns a zip of a person's data and of all files that they may read, as a stream. */
export async function exportFiles(work: Work, actor: SignedIn): Promise<ReadableStream> {
  const data = JSON.stringify(await exportData(work.db, actor), null, 2)
  const files = await findOwnFiles(work.db, actor.user)
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const archive = createArchive(writable.getWriter())
  await logExport(work, actor, files)
  const send = async () => {
    await archive.add('my-data.json', [utf8(data)])
    await addFiles(work, actor, { archive, files })
    await archive.end()
  }
  // The reader has gone, or a store has failed: an archive without its end is not opened.
  void send().catch((error) => {
    log('export-not-finished', { error: describeError(error) })
    return archive.abort(error)
  })
  return readable
}

type Archive = ReturnType<typeof createArchive>

/** Writes entries one after another, and waits for the reader in between. */
function createArchive(writer: WritableStreamDefaultWriter<Uint8Array>) {
  const waiting: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    waiting.push(chunk)
  })

  async function flush(): Promise<void> {
    for (const chunk of waiting.splice(0)) await writer.write(chunk)
  }

  async function add(
    name: string,
    chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  ): Promise<void> {
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    for await (const chunk of chunks) {
      entry.push(chunk)
      await flush()
    }
    entry.push(new Uint8Array(0), true)
    await flush()
  }

  async function end(): Promise<void> {
    zip.end()
    await flush()
    await writer.close()
  }

  return { add, end, abort: (reason: unknown) => writer.abort(reason).catch(() => {}) }
}

interface Content {
  archive: Archive
  files: readonly OwnFile[]
}

async function addFiles(work: Work, actor: SignedIn, { archive, files }: Content): Promise<void> {
  const names = new Set<string>()
  const leftOut: string[] = []
  let bytes = 0
  for (const file of files) {
    const name = freeName(names, pathOf(file))
    bytes += file.size
    // A room may be closed meanwhile, and the reader may be slow.
    const isReadable = bytes <= maxBytes && (await findReadableFile(work, actor, file.id))
    const opened = isReadable && work.bucket ? await openFile(work.bucket, file) : null
    if (opened) await archive.add(name, opened.stream)
    else leftOut.push(name)
  }
  if (leftOut.length > 0) await archive.add('left-out.txt', [utf8(`${leftOut.join('\n')}\n`)])
}

/** Returns where a file stands in the archive: below its enquiry or its room. */
function pathOf({ name, threadId, room, version }: OwnFile): string {
  if (threadId) return `enquiries/${referenceOf(threadId)}/${name}`
  const folder = (room ?? '').replace(/[\\/:]|^\.+/g, '_')
  return `rooms/${folder}/version-${version}-${name}`
}

/** Returns a path that no file before has. */
function freeName(names: Set<string>, path: string): string {
  const [, stem = path, ending = ''] = /^(.*?)(\.[^./]*)?$/.exec(path) ?? []
  let free = path
  for (let number = 2; names.has(free); number++) free = `${stem} (${number})${ending}`
  names.add(free)
  return free
}

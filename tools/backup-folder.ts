import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openPart, sealedName } from '#worker/jobs/backup/sealed-part.ts'
import { type Manifest, manifestName } from '#worker/jobs/backup/steps.ts'
import { sha256Of } from '#worker/security/bytes.ts'
import { parseKey } from '#worker/security/keyring.ts'
import { refuse } from './before-start.ts'

/** Thrown for a folder that cannot be restored; the message says why. */
export class BackupError extends Error {}

/** A folder with a backup. Encrypted ones, which the cron writes, end in `.sealed`. */
export interface BackupFolder {
  manifest: Manifest
  /** Returns the bytes of a file; throws if they are not those that were saved. */
  read(file: { name: string; sha256: string }): Promise<Uint8Array<ArrayBuffer>>
}

export async function openBackup(
  folder: string,
  key: Uint8Array<ArrayBuffer> | null,
): Promise<BackupFolder> {
  const readFileOf = (name: string) => readAny(folder, name, key)
  const manifest = parseManifest(await readFileOf(manifestName))
  return {
    manifest,
    read: async ({ name, sha256 }) => {
      const bytes = await readFileOf(name)
      if ((await sha256Of(bytes)) === sha256) return bytes
      throw new BackupError(`The file ${name} was changed or cut off.`)
    },
  }
}

async function readAny(folder: string, name: string, key: Uint8Array<ArrayBuffer> | null) {
  if (name.split('/').includes('..')) throw new BackupError(`The name ${name} is not of a backup.`)
  const path = join(folder, name)
  if (existsSync(path)) return new Uint8Array(await readFile(path))
  const sealedPath = join(folder, sealedName(name))
  if (!existsSync(sealedPath)) {
    throw new BackupError(`The folder has no ${name}: it is no backup, or not a complete one.`)
  }
  if (!key) throw new BackupError('The backup is encrypted: set BACKUP_KEY.')
  const sealed = new Uint8Array(await readFile(sealedPath))
  return openPart(key, name, sealed).catch(() => {
    throw new BackupError(`The file ${sealedName(name)} was changed, or BACKUP_KEY is another one.`)
  })
}

function parseManifest(bytes: Uint8Array): Manifest {
  try {
    const manifest: Manifest = JSON.parse(new TextDecoder().decode(bytes))
    if (manifest.version === 1) return manifest
  } catch {
    throw new BackupError(`The file ${manifestName} was cut off.`)
  }
  throw new BackupError('The backup has another format: use the release that wrote it.')
}

/** Returns the key in BACKUP_KEY, null without one; ends the command if it is none. */
export function keyFromEnv(): Uint8Array<ArrayBuffer> | null {
  const { BACKUP_KEY } = process.env
  if (!BACKUP_KEY) return null
  const key = parseKey(BACKUP_KEY)
  if (!key) refuse('The setting BACKUP_KEY is wrong: set the 32 bytes as base64.')
  return key
}

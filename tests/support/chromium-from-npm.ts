import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import { inflate } from '@sparticuz/chromium'

const cache = join(import.meta.dirname, '../../node_modules/.cache')

// The package's own names /tmp/fonts, wherever it was unpacked: without a font Chromium crashes.
const fontsConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/**
 * Returns how to launch the Chromium that npm installed, with libraries and fonts of its own, or the
 * browser in CHROMIUM_PATH; elsewhere than on Linux, Google Chrome. Throws if there is no font.
 */
export async function chromiumFromNpm(): Promise<LaunchOptions> {
  const ownPath = process.env.CHROMIUM_PATH
  if (process.platform !== 'linux')
    return ownPath ? { executablePath: ownPath } : { channel: 'chrome' }
  if (!ownPath && process.arch !== 'x64') {
    throw new Error(
      `The Chromium from npm is for x64, not ${process.arch}: set CHROMIUM_PATH to a Chromium of this machine.`,
    )
  }
  const folder = await unpackedPackage()
  const fonts = join(folder, 'fonts')
  if (globSync('**/*.ttf', { cwd: fonts }).length === 0) {
    throw new Error(`There is no font in ${fonts}: delete ${folder}, so that it is unpacked again.`)
  }
  return {
    executablePath: ownPath ?? join(folder, 'chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
    env: {
      ...process.env,
      ...(!ownPath && { LD_LIBRARY_PATH: join(folder, 'al2023/lib') }),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      XDG_CACHE_HOME: join(folder, 'cache'),
      XDG_CONFIG_HOME: join(folder, 'config'),
    },
  }
}

/** Returns the folder with the unpacked browser, libraries and fonts, which runs share. */
async function unpackedPackage(): Promise<string> {
  const root = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const folder = join(cache, `chromium-${version}`)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  // Moved when it is complete, because another run may begin meanwhile or this one may be killed.
  const draft = mkdtempSync(join(cache, 'unpacking-'))
  await unpack(join(root, 'bin'), draft)
  await rename(draft, folder).catch(() => rmSync(draft, { recursive: true }))
  return folder
}

async function unpack(archives: string, folder: string): Promise<void> {
  const { TMPDIR } = process.env
  // The package unpacks into the temporary folder and looks for its name at the call.
  process.env.TMPDIR = folder
  const names = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br']
  const unpacked = names.map((name) => inflate(join(archives, name)))
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
  await Promise.all([...unpacked, writeFile(join(folder, 'fonts.conf'), fontsConfig)])
}

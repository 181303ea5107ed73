import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { devVars } from './dev-vars.ts'
import { endWithNpm } from './end-with-npm.ts'

// Printed before anything is loaded: the next steps take some seconds on a busy machine.
console.log('Drawing the artwork, migrating the local database, starting the server …')

endWithNpm(() => {})

const root = join(import.meta.dirname, '..')
const stateDir = resolve(process.env.STATE_DIR || join(root, '.wrangler/state'))
process.chdir(root)
// No network requests.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
process.env.CI ??= '1'

const {
  portFromEnv: chosenPort,
  isFree,
  needFreePort,
  needSettings,
  needUnusedFolder,
  needWritableFolder,
} = await import('./before-start.ts')
const { settingNames, settingsOf } = await import('#worker/env.ts')

needWritableFolder(stateDir)
needUnusedFolder(stateDir)
if (process.env.PORT) await needFreePort(chosenPort(5173))
const port = process.env.PORT ? chosenPort(5173) : await firstFree(5173)
const url = `http://localhost:${port}`
// vite.config.ts reads both.
Object.assign(process.env, { PORT: String(port), STATE_DIR: stateDir })

const unused = settingNames.filter((name) => process.env[name])
if (unused.length > 0) {
  console.log(
    `Settings come from .dev.vars. These environment variables are ignored: ${unused.join(', ')}`,
  )
}
const settings = devVars()
settings.APP_URL ||= url
needSettings(settings)

await drawArtwork()
const { devStores } = await import('./local-stores.ts')
const { prepareStores } = await import('./prepare-stores.ts')
await prepareStores((binding) => devStores(stateDir, binding), settingsOf(settings))

const { createServer } = await import('vite')
const server = await createServer()
endWithNpm(() => server.close())
await server.listen()
const { runCron } = await import('./run-cron.ts')
runCron((path) => fetch(url + path))

console.log(`Ready on ${settings.APP_URL}`)
if (settings.DEV_MAILBOX === 'true') console.log(`Emails:  ${settings.APP_URL}/dev/mail`)
console.log(`Desk:    ${settings.APP_URL}/desk, for ${deskOwner(settings)}`)

/** Returns how to get to the desk on this machine. */
function deskOwner({ OWNER_EMAIL: email, DEV_MAILBOX: mailbox }: Record<string, string>): string {
  if (!email) return 'its owner: set OWNER_EMAIL in .dev.vars, or run npm run seed'
  const confirm = mailbox === 'true' ? 'confirm the address at /dev/mail' : 'confirm the address'
  return `${email}: register with it, ${confirm}, turn on two-factor authentication in the settings`
}

/** Runs in a separate process, because drawing would block this one from handling signals. */
function drawArtwork(): Promise<void> {
  const drawing = spawn(process.execPath, ['tools/make-assets.ts'], { stdio: 'inherit' })
  endWithNpm(() => drawing.kill())
  return new Promise((resolve) => {
    drawing.on('exit', (code) => (code === 0 ? resolve() : process.exit(code ?? 1)))
  })
}

async function firstFree(wanted: number): Promise<number> {
  return (await isFree(wanted)) ? wanted : firstFree(wanted + 1)
}

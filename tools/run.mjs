// Runs a tool of ours (tools/dev.ts) or a program among the packages (vite build) in folders of the
// checkout. No TypeScript: the Node of the machine, which runs it if npm installed no other, may be
// too old for that.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const [node, , command = '', ...args] = process.argv
const root = fileURLToPath(new URL('..', import.meta.url))

if (!existsSync(join(root, 'node_modules'))) refuse('The packages are missing: run npm ci.')
if (!process.features.typescript) {
  refuse(
    `Node ${process.versions.node} runs no TypeScript, and npm was not allowed to install Node 24: run npm ci --ignore-scripts=false.`,
  )
}

// A command for Cloudflare needs the login in the home folder.
if (!args.includes('--remote')) await keepFilesInCheckout()
if (command.endsWith('.ts')) {
  const file = join(root, command)
  process.argv = [node, file, ...args]
  await import(pathToFileURL(file).href)
} else {
  // On Windows programs of packages are scripts of the shell.
  const shell = process.platform === 'win32'
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell })
  process.exitCode = status ?? 1
}

async function keepFilesInCheckout() {
  const folders = await import('./own-folders.ts')
  try {
    folders.keepFilesInCheckout()
  } catch ({ path }) {
    refuse(`The folder ${path} cannot be written: use a copy of the repository that is yours.`)
  }
}

/** @returns {never} */
function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}

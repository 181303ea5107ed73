import { readFileSync } from 'node:fs'

const patienceMs = 3000

let stop: (() => unknown) | undefined

/**
 * Ends this process, calling `stopping` first, on a signal or when the npm that started it is
 * gone. A later call replaces `stopping`. npm runs scripts in a shell: a shell that gets SIGTERM
 * dies without passing it on, and one whose npm was killed lives on.
 */
export function endWithNpm(stopping: () => unknown): void {
  if (!stop) watch()
  stop = stopping
}

function watch() {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, end)
  const parent = process.ppid
  const npm = isNpmsShell(parent) ? parentOf(parent) : null
  const orphaned = () => process.ppid !== parent || (npm !== null && parentOf(parent) !== npm)
  const watching = setInterval(() => {
    if (!orphaned()) return
    clearInterval(watching)
    end()
  }, 250).unref()
}

async function end() {
  setTimeout(() => process.exit(), patienceMs).unref()
  await Promise.resolve(stop?.()).catch(() => {})
  process.exit()
}

/** True if a process is the shell in which npm runs a script; always false without /proc. */
function isNpmsShell(pid: number): boolean {
  return Boolean(process.env.npm_lifecycle_event) && /^\w*sh$/.test(proc(pid, 'comm').trim())
}

function parentOf(pid: number): number {
  return Number(proc(pid, 'stat').split(') ').at(-1)?.split(' ')[1])
}

/** Returns a file of a process in /proc (proc(5)); empty if there is none. */
function proc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

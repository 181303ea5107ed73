import { readFileSync } from 'node:fs'

const patienceMs = 3000

let stop: (() => unknown) | undefined

/**
 * Ends this process, and by `stopping` what it runs, when it is told to or when the npm that
 * started it is gone. Called again, it is told of what runs now. npm puts a shell between itself
 * and us: one that is sent SIGTERM dies without passing it on, and one whose npm was killed lives
 * on as if nothing had happened.
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

/** Whether a process is the shell that npm runs a script in; where there is no /proc, none is. */
function isNpmsShell(pid: number): boolean {
  return Boolean(process.env.npm_lifecycle_event) && /^\w*sh$/.test(proc(pid, 'comm').trim())
}

function parentOf(pid: number): number {
  return Number(proc(pid, 'stat').split(') ').at(-1)?.split(' ')[1])
}

/** A file of a process in /proc (proc(5)); empty when there is none. */
function proc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

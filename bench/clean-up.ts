import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const patienceMs = 5000

// Processes and folders of the run. None of them outlives it, however it ends.
const started = new Set<ChildProcess>()
const folders: string[] = []

process.once('exit', () => {
  for (const child of started) endGroup(child)
  // A process that is being killed may still write.
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1))
}

/** Makes a folder that is deleted when the run ends. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  folders.push(folder)
  return folder
}

/** Starts a program in its own process group, which is ended with the run at the latest. */
export function start(
  program: string,
  parameters: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const child = spawn(program, parameters, { ...options, detached: true })
  started.add(child)
  child.once('exit', () => started.delete(child))
  return child
}

/** Ends a program with all its child processes; resolves once it has ended. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  // It may have temporary folders to delete.
  child.kill('SIGTERM')
  const late = setTimeout(() => endGroup(child), patienceMs)
  await ended
  clearTimeout(late)
  endGroup(child)
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // All processes of the group have ended already.
  }
}

import type { ChildProcess } from 'node:child_process'
import { start } from './clean-up.ts'

/**
 * Starts a build (by default of this checkout) as `npm start` does, with higher limits per person;
 * resolves once it responds.
 */
export async function startProcess(
  settings: Record<string, string>,
  folder = process.cwd(),
): Promise<ChildProcess> {
  const child = start(process.execPath, ['tools/start.ts'], {
    cwd: folder,
    env: { ...process.env, LIMIT_FACTOR: '1000', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => String(chunk).includes('Ready on') && resolve())
    child.once('exit', () => reject(new Error('The server ended before it was ready')))
  })
  return child
}

/** Kills the server and its workerd with SIGKILL: nothing is flushed or closed. */
export function kill({ pid }: ChildProcess): void {
  if (pid) process.kill(-pid, 'SIGKILL')
}

/** Resolves once it has ended. */
export function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })
}

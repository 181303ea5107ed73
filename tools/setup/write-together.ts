import { renameSync, rmSync, writeFileSync } from 'node:fs'

interface FileChange {
  path: string
  before: string
  after: string
}

/** Writes all files or none: first beside them, then each in its place. */
export function writeTogether(changes: readonly FileChange[]): void {
  const beside = (path: string) => `${path}.setup`
  try {
    for (const { path, after } of changes) writeFileSync(beside(path), after)
  } catch (error) {
    for (const { path } of changes) rmSync(beside(path), { force: true })
    throw error
  }
  const written: FileChange[] = []
  try {
    for (const change of changes) {
      renameSync(beside(change.path), change.path)
      written.push(change)
    }
  } catch (error) {
    for (const { path, before } of written) writeFileSync(path, before)
    for (const { path } of changes) rmSync(beside(path), { force: true })
    throw error
  }
}

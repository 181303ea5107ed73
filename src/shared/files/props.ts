import type { FileState } from './states.ts'

/** A file of a message, or one that was sent for a message that is being written. */
export interface FileProps {
  id: string
  name: string
  /** Bytes. */
  size: number
  state: FileState
  /** True if it came with a form that anybody could send in the name of this person. */
  isUnproven?: boolean
}

/** The limit of a form's files, and those that it has already. */
export interface FileField {
  /** The number of files. */
  max: number
  /** The files of a refused form, which need not be sent again. */
  files: FileProps[]
}

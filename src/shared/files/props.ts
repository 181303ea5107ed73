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

/** What a form says of the files it takes; null if it takes none. */
export interface FileField {
  /** The number of files. */
  max: number
  /** The files of a refused form, which need not be sent again. */
  files: FileProps[]
}

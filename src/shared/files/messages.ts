import { fileLimits } from './limits.ts'
import { fileTypes } from './types.ts'

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`

const typeList = Object.keys(fileTypes)
  .filter((extension) => extension !== 'jpg')
  .join(', ')

/** Why a file is not accepted: these are shown by the page client, too. */
export const fileMessages = {
  tooLarge: (name: string) => `${name} is larger than ${megabytes(fileLimits.maxBytes)}.`,
  empty: (name: string) => `${name} is empty.`,
  type: (name: string) => `${name} is of a type we do not take. We take ${typeList}.`,
  content: (name: string) => `What is in ${name} is not what its name says.`,
  tooMany: (max: number) => `A message can have at most ${max} files.`,
  tooLargeTogether: `All files together can have at most ${megabytes(fileLimits.totalBytes)}.`,
  gone: 'A file is no longer here. Please add it again.',
  full: 'We cannot take more files at the moment. Please send the message without them.',
  broken: 'The files did not arrive completely. Please send them again.',
  none: 'Choose a file.',
  scanning: 'This file is waiting for the scan. Please try again in a minute.',
  infected: 'The scanner found harmful content in this file, so it cannot be downloaded.',
} as const

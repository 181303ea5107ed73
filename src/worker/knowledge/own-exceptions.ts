import type { HoursException } from '#shared/office-hours.ts'

let exceptions: readonly HoursException[] = []

/** Returns the days with other hours that the desk has stored, as this isolate knows them. */
export function ownExceptions(): readonly HoursException[] {
  return exceptions
}

/** Sets the days with other hours that the desk has stored. */
export function setOwnExceptions(stored: readonly HoursException[]): void {
  exceptions = stored
}

import type { HoursException } from '#shared/office-hours.ts'

/** A day on which the office is closed or has other hours, at the desk. */
export interface ListedException extends HoursException {
  /** False for a public holiday that ships with the product. */
  isOwn: boolean
  /** The number of consultations that take place on it. */
  consultations: number
}

import type { ThreadRow } from '#shared/desk/inbox/props.ts'

/** The work of a member of staff today. Times are ISO 8601, UTC. */
export interface StaffDashboard {
  /** Numbers of open enquiries. */
  counts: { open: number; late: number; mine: number; unassigned: number }
  /** The open enquiries that are due first. */
  due: ThreadRow[]
  /** Today's consultations at the office, those to come and those that are over. */
  consultations: TodaysConsultation[]
  /** The number of documents that are due for a review; null for whoever may not edit them. */
  dueReviews: number | null
}

export interface TodaysConsultation {
  id: string
  /** The id of its thread. */
  thread: string
  name: string
  company: string
  topic: string
  startsAt: string
  minutes: number
}

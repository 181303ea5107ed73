import type { LazyFeature } from '#worker/app-env.ts'

/** The features of the desk and of what it offers visitors, in the order in which they match. */
export const deskFeatures: LazyFeature[] = [
  // First, because it guards everything below `/desk`.
  {
    paths: ['/desk'],
    load: async () => (await import('./staff/routes.ts')).deskRoutes,
  },
  {
    paths: ['/desk/people', '/desk/invitations', '/desk/join', '/desk/log', '/two-factor-resets'],
    load: async () => (await import('./people/routes.ts')).peopleRoutes,
  },
  {
    paths: ['/letters'],
    load: async () => (await import('./newsletters/routes.ts')).newslettersRoutes,
  },
  {
    paths: ['/book'],
    load: async () => (await import('./bookings/routes.ts')).bookingRoutes,
  },
  {
    paths: ['/book'],
    load: async () => (await import('./bookings/link-routes.ts')).bookingLinkRoutes,
  },
  {
    paths: ['/desk/calendar', '/desk/bookings', '/desk/closures'],
    load: async () => (await import('./bookings/desk-routes.ts')).deskBookingRoutes,
  },
  {
    paths: ['/desk/holidays'],
    load: async () => (await import('./holidays/routes.ts')).holidayRoutes,
  },
  {
    paths: ['/desk/hosts', '/desk/calendar.ics'],
    load: async () => (await import('./calendars/host-routes.ts')).hostRoutes,
  },
  {
    paths: ['/desk/letters'],
    load: async () => (await import('./newsletters/desk-routes.ts')).deskNewsletterRoutes,
  },
  // Before the inbox, for which `new` would be the id of an enquiry.
  {
    paths: ['/desk/inbox'],
    load: async () => (await import('./new-enquiry/routes.ts')).newThreadRoutes,
  },
  {
    paths: ['/desk/saved-replies'],
    load: async () => (await import('./inbox/saved-reply-routes.ts')).savedReplyRoutes,
  },
  {
    paths: ['/desk/inbox', '/desk/inbox.csv'],
    load: async () => (await import('./inbox/routes.ts')).inboxRoutes,
  },
  {
    paths: ['/desk/rooms'],
    load: async () => (await import('./rooms/routes.ts')).deskRoomRoutes,
  },
  {
    paths: ['/desk/documents'],
    load: async () => (await import('./documents/routes.ts')).documentsRoutes,
  },
  {
    paths: ['/desk/documents', '/desk/drafts'],
    load: async () => (await import('./documents/draft-routes.ts')).draftRoutes,
  },
  {
    paths: ['/desk/documents'],
    load: async () => (await import('./documents/publication-routes.ts')).publicationRoutes,
  },
  {
    paths: ['/desk/documents', '/desk/drafts', '/preview'],
    load: async () => (await import('./documents/preview-routes.ts')).previewRoutes,
  },
  {
    paths: ['/desk/review', '/desk/documents'],
    load: async () => (await import('./documents/review-routes.ts')).reviewRoutes,
  },
  {
    paths: ['/desk/held'],
    load: async () => (await import('./mail-in/routes.ts')).heldMailRoutes,
  },
  {
    paths: ['/desk/subscribers', '/desk/subscribers.csv', '/desk/suppressions'],
    load: async () => (await import('./subscribers/routes.ts')).subscribersRoutes,
  },
  {
    paths: ['/desk/media'],
    load: async () => (await import('./media/routes.ts')).deskMediaRoutes,
  },
  {
    paths: ['/desk/statistics'],
    load: async () => (await import('./statistics/routes.ts')).statisticsRoutes,
  },
  {
    paths: ['/desk/mails'],
    load: async () => (await import('./undelivered/routes.ts')).undeliveredRoutes,
  },
]

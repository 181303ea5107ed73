import type { Feature } from '#worker/app-env.ts'
import { deskBookingRoutes } from './bookings/desk-routes.ts'
import { bookingLinkRoutes } from './bookings/link-routes.ts'
import { bookingRoutes } from './bookings/routes.ts'
import { draftRoutes } from './documents/draft-routes.ts'
import { previewRoutes } from './documents/preview-routes.ts'
import { reviewRoutes } from './documents/review-routes.ts'
import { documentsRoutes } from './documents/routes.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { heldMailRoutes } from './mail-in/routes.ts'
import { deskNewsletterRoutes } from './newsletters/desk-routes.ts'
import { newslettersRoutes } from './newsletters/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { deskRoutes } from './staff/routes.ts'
import { undeliveredRoutes } from './undelivered/routes.ts'

/** The routes of the desk and of what it offers visitors, in the order in which they match. */
export const deskFeatures: Feature[] = [
  // First, because it guards everything below `/desk`.
  deskRoutes,
  peopleRoutes,
  newslettersRoutes,
  bookingRoutes,
  bookingLinkRoutes,
  deskBookingRoutes,
  deskNewsletterRoutes,
  inboxRoutes,
  documentsRoutes,
  draftRoutes,
  previewRoutes,
  reviewRoutes,
  heldMailRoutes,
  undeliveredRoutes,
]

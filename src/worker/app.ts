import { Hono } from 'hono'
import type { AppEnv } from './app-env.ts'
import { authRoutes } from './auth/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { allowedMethods } from './http/allowed-methods.ts'
import { csrf } from './http/csrf.ts'
import { documentRenderer } from './http/document.tsx'
import { notFound, onError } from './http/errors.ts'
import { flash } from './http/flash.ts'
import { bodySize, checkedSettings, requestLog } from './http/gatekeeping.ts'
import { methodMarker } from './http/method-marker.ts'
import { securityHeaders } from './http/security-headers.ts'
import { session } from './http/session.ts'
import { marketingRoutes } from './marketing/routes.ts'
import { devMailboxRoutes } from './system/dev-mailbox.tsx'
import { systemRoutes } from './system/routes.ts'

/** The Worker's application: middleware in the order of the checks, then the features. */
export const app = new Hono<AppEnv>()

const methodsOf = allowedMethods(app)

app.use(requestLog, securityHeaders, checkedSettings, documentRenderer, flash)
app.use(bodySize, methodMarker(methodsOf), csrf, session)

app.route('/', marketingRoutes)
app.route('/', contactRoutes)
app.route('/', authRoutes)
app.route('/', systemRoutes)
app.route('/', devMailboxRoutes)

app.notFound(notFound(methodsOf))
app.onError(onError)

import { eq, not } from 'drizzle-orm'
import type { Context } from 'hono'
import { hourlyCap } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { insertIf, isUniqueViolation } from '../db/conditions.ts'
import { countUp } from '../db/counters.ts'
import { users } from '../db/schema.ts'
import { audit } from '../http/audit.ts'
import { clientAddress } from '../http/client.ts'
import { refuseForm } from '../http/form.ts'
import { sendOn } from '../http/intended.ts'
import { requestKind } from '../http/request.ts'
import { outboxRow } from '../mail/outbox.ts'
import { mailAllowance } from '../mail/uninvited.ts'
import { hashPassword } from '../security/password-hash.ts'
import { Unavailable } from '../unavailable.ts'
import { verificationMail, verificationTo } from './mails.ts'
import { signIn } from './sign-in.ts'
import { isKeptForItsOwner } from './undo-email.ts'
import { findUserByEmail } from './users.ts'

interface Registration {
  name: string
  email: string
  password: string
  remember: boolean
}

/** Creates an account with its verification mail and signs in, or says that the address is taken. */
export async function register(
  c: Context<AppEnv>,
  { name, email, password, remember }: Registration,
): Promise<Response> {
  const { db, settings } = c.var
  if (await findUserByEmail(db, email)) return refuseTaken(c)
  if ((await countUp(db, 'hour:register', hourlyCap)) > hourlyCap.hits) {
    throw new Unavailable('the registrations of this hour are used up', hourlyCap.seconds)
  }
  const user: typeof users.$inferSelect = {
    id: crypto.randomUUID(),
    name,
    email,
    emailVerifiedAt: null,
    emailChanges: 0,
    passwordHash: await hashPassword(settings.keyring('password'), password, clientAddress(c)),
    credentialsVersion: 0,
    twoFactorSecret: null,
    twoFactorConfirmedAt: null,
    twoFactorStep: 0,
    firstVerifiedAt: null,
    resetHeldUntil: null,
    createdAt: new Date(),
  }
  const mail = await outboxRow(c, await verificationMail(settings, user), user.id)
  const allowance = await mailAllowance(c.var, verificationTo(email))
  const before = [
    insertIf(db, users, { row: user, condition: not(isKeptForItsOwner(db, email, user.id)) }),
    ...allowance.insert(mail, { table: users, fits: eq(users.id, user.id) }),
  ]
  try {
    if (!(await signIn(c, user, { remember, before }))) return refuseTaken(c)
  } catch (error) {
    if (isUniqueViolation(error, 'users.email')) return refuseTaken(c)
    throw error
  }
  await audit(c, 'registered', user.id)
  return requestKind(c) === 'json' ? c.json('', 201) : sendOn(c, routes.dashboard.href())
}

function refuseTaken(c: Context<AppEnv>): Promise<Response> {
  return refuseForm(c, { email: [messages.auth.emailTaken] })
}

import { eq, not } from 'drizzle-orm'
import { hourlyCap } from '#shared/constants.ts'
import { currentLocale } from '#shared/current-locale.ts'
import type { Work } from '#worker/app-env.ts'
import { audit } from '#worker/audit.ts'
import { insertIf } from '#worker/db/conditions.ts'
import { countUp } from '#worker/db/counters.ts'
import { isUniqueViolation } from '#worker/db/failures.ts'
import { type UserRow, users } from '#worker/db/schema.ts'
import { mailAllowance } from '#worker/mail/allowance.ts'
import { outboxRow } from '#worker/mail/outbox.ts'
import { hashPassword } from '#worker/security/password-hash.ts'
import { addressRequester } from '#worker/security/password-queue.ts'
import { isBreachedPassword } from './breached-password.ts'
import { createSignIn, type SignIn } from './sign-in.ts'
import { isReservedForOwner } from './undo-email.ts'
import { findUserByEmail } from './users.ts'
import { verificationMail, verificationRecipient } from './verify-email.ts'

interface Registration {
  name: string
  email: string
  password: string
  remember: boolean
}

type RegisterResult =
  | { outcome: 'registered'; signIn: SignIn }
  | { outcome: 'taken' }
  | { outcome: 'breached' }
  | { outcome: 'full' }

/** Creates an account, its verification mail and its first session in one batch. */
export async function register(work: Work, registration: Registration): Promise<RegisterResult> {
  const { db, settings } = work
  const { email, password, remember } = registration
  if (await findUserByEmail(db, email)) return { outcome: 'taken' }
  if (await isBreachedPassword(work, password)) return { outcome: 'breached' }
  if ((await countUp(db, 'hour:register', hourlyCap)) > hourlyCap.hits) return { outcome: 'full' }
  const user = await createUser(work, registration)
  const mail = await outboxRow(work, await verificationMail(settings, user), { userId: user.id })
  const allowance = await mailAllowance(work, verificationRecipient(email))
  const before = [
    insertIf(db, users, { row: user, condition: not(isReservedForOwner(db, email, user.id)) }),
    ...allowance.insert(mail, { table: users, condition: eq(users.id, user.id) }),
  ]
  try {
    const signIn = await createSignIn(work, user, { remember, before })
    if (!signIn) return { outcome: 'taken' }
    await audit(work, 'registered', user.id)
    return { outcome: 'registered', signIn }
  } catch (error) {
    if (isUniqueViolation(error, 'users.email')) return { outcome: 'taken' }
    throw error
  }
}

async function createUser(
  { settings, client }: Work,
  { name, email, password }: Registration,
): Promise<UserRow> {
  return {
    id: crypto.randomUUID(),
    name,
    email,
    emailVerifiedAt: null,
    emailChanges: 0,
    passwordHash: await hashPassword(
      settings.keyring('password'),
      password,
      addressRequester(client.address),
    ),
    credentialsVersion: 0,
    twoFactorSecret: null,
    twoFactorConfirmedAt: null,
    twoFactorStep: 0,
    firstVerifiedAt: null,
    resetHeldUntil: null,
    role: null,
    locale: currentLocale(),
    createdAt: new Date(),
  }
}

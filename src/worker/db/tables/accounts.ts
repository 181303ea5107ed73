import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { roles } from '#shared/desk/staff/roles.ts'
import { at, locale } from './columns.ts'

/** People with an account. */
export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** Normalised: the only spelling that is stored. */
    email: text().notNull().unique(),
    emailVerifiedAt: at('email_verified_at'),
    /** Set when an address of the account is verified for the first time; null before that. */
    firstVerifiedAt: at('first_verified_at'),
    /** Counts changes of the address: links to an earlier one stay void when it comes back. */
    emailChanges: integer('email_changes').notNull().default(0),
    passwordHash: text('password_hash').notNull(),
    /** Counts changes of the password and of two-factor: sign-ins under way before are void. */
    credentialsVersion: integer('credentials_version').notNull().default(0),
    /** The sealed TOTP secret; there from the start of the set-up. */
    twoFactorSecret: text('two_factor_secret'),
    twoFactorConfirmedAt: at('two_factor_confirmed_at'),
    /** The newest TOTP step that was accepted; only ever moves forward. */
    twoFactorStep: integer('two_factor_step').notNull().default(0),
    /**
     * Set when the address was changed without the password: no reset link is mailed before this
     * time, so that a borrowed session cannot take over the account.
     */
    resetHeldUntil: at('reset_held_until'),
    /** The person's role at the desk; null for everybody else. */
    role: text({ enum: roles }),
    locale: locale(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('users_role').on(table.role).where(sql`${table.role} IS NOT NULL`)],
)

/** The account a row belongs to, and goes with. */
export const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The value of `sessions.second_factor` for an authentication or recovery code. */
export const codeFactor = 'code'

/** Signed-in browsers; a row that is gone ends the session at once, whatever KV still says. */
export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the cookie. */
    id: text().primaryKey(),
    userId: userId(),
    /** Names the sign-in to its owner; stays when the session gets a new id. */
    signInId: text('sign_in_id').notNull().default(''),
    createdAt: at('created_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
    /** End of the session if it stays unused; each use moves it, up to `endsAt`. */
    expiresAt: at('expires_at').notNull(),
    /** Absolute end of the session, counted from the sign-in that began it. */
    endsAt: at('ends_at').notNull().default(sql`0`),
    passwordConfirmedAt: at('password_confirmed_at'),
    /** Time of the sign-in by password that opened the session; null for any other. */
    passwordSignInAt: at('password_sign_in_at'),
    /**
     * The second factor that opened or confirmed it: `codeFactor`, or the id of a passkey. Null when
     * none did, or when that one was removed since.
     */
    secondFactor: text('second_factor'),
    /** Read by the release before this one only; the next one drops it. */
    passkeyUsedAt: at('passkey_used_at'),
    address: text().notNull(),
    agent: text().notNull(),
    country: text(),
    /** As the platform names it; never without a country. */
    city: text(),
  },
  (table) => [
    index('sessions_user').on(table.userId, table.lastSeenAt),
    index('sessions_expires').on(table.expiresAt),
  ],
)

/** "Remember me": signs in again without password or code, and is replaced by each use. */
export const rememberTokens = sqliteTable(
  'remember_tokens',
  {
    /** SHA-256 of the cookie. */
    id: text().primaryKey(),
    userId: userId(),
    /** Names the device: all tokens that go back to one sign-in. */
    familyId: text('family_id').notNull().default(''),
    /** Set when a newer token replaced this one: whoever presents it much later holds a copy. */
    replacedAt: at('replaced_at'),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    index('remember_tokens_user').on(table.userId),
    index('remember_tokens_family').on(table.familyId),
    index('remember_tokens_expires').on(table.expiresAt),
  ],
)

/** The one reset link an account may have; it outlives its use, so that the next mail waits. */
export const resetTokens = sqliteTable(
  'reset_tokens',
  {
    userId: userId().primaryKey(),
    /** SHA-256 of the token; empty once the link is used or void. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('reset_tokens_expires').on(table.expiresAt)],
)

/** Ways back for the owner of an address that an account no longer uses. */
export const emailUndos = sqliteTable(
  'email_undos',
  {
    /** SHA-256 of the token in the notice. */
    id: text().primaryKey(),
    userId: userId(),
    /** The address before the change. */
    email: text().notNull(),
    /** True for an address that had been verified, which stays reserved for its owner. */
    wasVerified: integer('was_verified', { mode: 'boolean' }).notNull(),
    /**
     * `users.credentialsVersion` at the time of the change: undoing it also undoes credentials set
     * since.
     */
    credentialsVersion: integer('credentials_version').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    index('email_undos_user').on(table.userId),
    index('email_undos_email').on(table.email),
    index('email_undos_expires').on(table.expiresAt),
  ],
)

/** Recovery codes: sealed to be shown, hashed to be looked up. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    userId: userId(),
    position: integer().notNull(),
    sealed: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.position] }),
    uniqueIndex('recovery_codes_hash').on(table.userId, table.hash),
  ],
)

/** Keys with which people sign in without their password (WebAuthn). */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text().primaryKey(),
    userId: userId(),
    /** As the authenticator names it: base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE (RFC 9052 §7), as base64url. */
    publicKey: text('public_key').notNull(),
    /** The authenticator's signature counter (WebAuthn §6.1.1); stays 0 for those without one. */
    counter: integer().notNull(),
    /** The authenticator's transports, a JSON list (WebAuthn §5.8.4). */
    transports: text().notNull(),
    /** True if the passkey was synced to other devices at its last use. */
    backedUp: integer('backed_up', { mode: 'boolean' }).notNull(),
    name: text().notNull(),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [
    index('passkeys_user').on(table.userId, table.createdAt),
    uniqueIndex('passkeys_credential').on(table.credentialId),
  ],
)

export type UserRow = typeof users.$inferSelect
export type PasskeyRow = typeof passkeys.$inferSelect
export type SessionRow = typeof sessions.$inferSelect
export type RememberRow = typeof rememberTokens.$inferSelect

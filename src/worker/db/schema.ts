import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** People with an account. */
export const users = sqliteTable('users', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Normalised: the only spelling that is stored. */
  email: text().notNull().unique(),
  emailVerifiedAt: at('email_verified_at'),
  /** When any address of the account was verified first; null while nobody proved to be its owner. */
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
   * Set when the address was changed without the password: until then nobody gets a reset link,
   * so that a borrowed session does not become the account.
   */
  resetHeldUntil: at('reset_held_until'),
  createdAt: at('created_at').notNull(),
})

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
    /** When it ends if it is not used; moves on with every use, up to `endsAt`. */
    expiresAt: at('expires_at').notNull(),
    /** When it ends however much it is used: counted from the sign-in it goes back to. */
    endsAt: at('ends_at').notNull().default(sql`0`),
    passwordConfirmedAt: at('password_confirmed_at'),
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
    /** When another token took its place: whoever shows it long after has a copy. */
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
    /** Whether it was verified: it is kept for its owner then. */
    wasVerified: integer('was_verified', { mode: 'boolean' }).notNull(),
    /** `users.credentialsVersion` at the change: what others set since does not stay in force. */
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

/** Whatever must be counted exactly, in fixed windows: guesses at a secret, mails, stored messages. */
export const counters = sqliteTable(
  'counters',
  {
    /** What is counted; of a person or an address only a keyed hash. */
    key: text().primaryKey(),
    /** When the window ends: the count of another window is void. */
    endsAt: at('ends_at').notNull(),
    count: integer().notNull(),
  },
  (table) => [index('counters_ends').on(table.endsAt)],
)

/** Pending sign-ins that have led to a session: none of them may lead to a second one. */
export const spentSignIns = sqliteTable(
  'spent_sign_ins',
  {
    id: text().primaryKey(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('spent_sign_ins_expires').on(table.expiresAt)],
)

/** Messages to the firm, as they were sent; they belong to no account. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    company: text().notNull(),
    service: text().notNull(),
    message: text().notNull(),
    /** The slug of the market it is about; null when none was named. */
    market: text(),
    product: text(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('contact_messages_created').on(table.createdAt),
    index('contact_messages_email').on(table.email, table.createdAt),
  ],
)

/** Mails on their way: written in one batch with their cause, erased once sent. */
export const outbox = sqliteTable(
  'outbox',
  {
    /** Also the local part of the Message-ID, so that a repeat can be recognised. */
    id: text().primaryKey(),
    /** The sealed mail: recipient, subject and bodies; null once sent. */
    sealed: text(),
    /** Whose account it is about; goes with the account unless it is a security notice. */
    userId: text('user_id'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: at('next_attempt_at').notNull(),
    leasedUntil: at('leased_until'),
    sentAt: at('sent_at'),
    /** Given up: the last try's reason stands in `failure`, the body stays for 30 days. */
    deadAt: at('dead_at'),
    /** Why the last try failed: an SMTP code or a word, never a text of the mail. */
    failure: text(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('outbox_waiting').on(table.sentAt, table.deadAt, table.nextAttemptAt),
    index('outbox_created').on(table.createdAt),
    index('outbox_user').on(table.userId),
  ],
)

/** Who gets the letter: pending until the link in the confirmation mail is used. */
export const newsletterSubscribers = sqliteTable(
  'newsletter_subscribers',
  {
    email: text().primaryKey(),
    confirmedAt: at('confirmed_at'),
    /** SHA-256 of the confirmation token, and when it ends. */
    confirmHash: text('confirm_hash').notNull(),
    confirmExpiresAt: at('confirm_expires_at').notNull(),
    /** The token in every unsubscribe link: sealed to be mailed, hashed to be looked up. */
    unsubscribeSealed: text('unsubscribe_sealed').notNull(),
    unsubscribeHash: text('unsubscribe_hash').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('newsletter_confirm').on(table.confirmHash),
    uniqueIndex('newsletter_unsubscribe').on(table.unsubscribeHash),
    index('newsletter_expires').on(table.confirmedAt, table.confirmExpiresAt),
  ],
)

export type UserRow = typeof users.$inferSelect
export type SessionRow = typeof sessions.$inferSelect
export type RememberRow = typeof rememberTokens.$inferSelect

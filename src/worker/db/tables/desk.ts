import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { roles } from '#shared/desk/staff/roles.ts'
import { users } from './accounts.ts'
import { at } from './columns.ts'

/** Open invitations to the desk, one for each address. */
export const invitations = sqliteTable(
  'invitations',
  {
    email: text().primaryKey(),
    role: text({ enum: roles }).notNull(),
    /** SHA-256 of the token in the mail. */
    tokenHash: text('token_hash').notNull(),
    /** The owner who asked: the invitation goes with the account, and with the role. */
    invitedBy: text('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('invitations_token').on(table.tokenHash),
    index('invitations_by').on(table.invitedBy),
    index('invitations_expires').on(table.expiresAt),
  ],
)

/**
 * Every change made at the desk, written in one batch with it. A trigger refuses to change a row, or
 * to delete one that is not two years old.
 */
export const deskLog = sqliteTable(
  'desk_log',
  {
    id: text().primaryKey(),
    /** The acting account; stays when that account is deleted. */
    actorId: text('actor_id').notNull(),
    /** A code of `shared/desk/log.ts`. */
    action: text().notNull(),
    /**
     * The id of the changed record, whose type follows from the action; after it, the role that
     * was given.
     */
    target: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('desk_log_created').on(table.createdAt)],
)

/** Ends of second factors that owners asked for and that take effect after a hold. */
export const twoFactorResets = sqliteTable(
  'two_factor_resets',
  {
    /** The member of staff who has lost their factors. */
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The owner who asked: without them nothing takes effect. */
    requestedBy: text('requested_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the email, whose link stops it. */
    tokenHash: text('token_hash').notNull(),
    dueAt: at('due_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('two_factor_resets_token').on(table.tokenHash),
    index('two_factor_resets_by').on(table.requestedBy),
    index('two_factor_resets_due').on(table.dueAt),
  ],
)

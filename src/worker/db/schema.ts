// All tables, by their subjects; the migrations are made from them.
export * from './tables/accounts.ts'
export * from './tables/bookings.ts'
export * from './tables/counters.ts'
export * from './tables/desk.ts'
export * from './tables/documents.ts'
export * from './tables/inbox.ts'
export * from './tables/mail.ts'
export * from './tables/sendings.ts'

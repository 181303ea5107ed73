import { firm as record } from '#shared/knowledge/records/firm.ts'

/** The firm's name for code that runs without a request and its settings. */
export const firm = process.env.APP_NAME || record.name

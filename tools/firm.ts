import { site } from '#shared/content/site.ts'

/** The firm's name for code that runs without a request and its settings. */
export const firm = process.env.APP_NAME || site.name

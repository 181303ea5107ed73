import { site } from '#shared/content/site.ts'

/** The firm that the product is built for, where no request is there to ask the settings. */
export const firm = process.env.APP_NAME || site.name

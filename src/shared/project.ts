/** The day on which somebody who answers for the firm read the privacy policy and the terms: `YYYY-MM-DD`. */
const legalTextsReadAt: string | null = null

/** The facts about this product that no editor changes: its code, its name in feeds, its opening. */
export const project = {
  repositoryUrl: 'https://github.com/kilima-advisory/website',
  documentationUrl: 'https://github.com/kilima-advisory/website#readme',
  /** The day on which the site opened; articles dated before it were written earlier. */
  opened: '2026-11-22',
  /**
   * The authority of the ids in feeds and calendars (RFC 4151): a domain of the firm and a year in
   * which it owned it. It must not change after the first publication.
   */
  tagAuthority: { domain: 'kilima.example', year: '2026' },
  /** Null while nobody has; then nothing is deployed. */
  legalTextsReadAt,
} as const

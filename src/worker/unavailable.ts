/** Something we depend on does not answer, or is too busy: 503 now, and worth another try soon. */
export class Unavailable extends Error {
  readonly retryAfterSeconds: number

  constructor(reason: string, retryAfterSeconds = 5) {
    super(reason)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** An instant as a person reads it, to the minute: `2026-11-21 08:30 UTC`. */
export function utcMinute(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

const placeholder = '{reference}'

const httpsUrl = /^https:\/\/[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?([/?#][^\s{}<>"\\]*)?$/i

/** True for an https URL; it may hold `{reference}`. */
export function isMeetingLink(text: string): boolean {
  return httpsUrl.test(text.replaceAll(placeholder, 'X'))
}

/** Returns where a consultation takes place: the link with the reference of its enquiry. */
export function meetingUrl(pattern: string, reference: string): string | null {
  return pattern === '' ? null : pattern.replaceAll(placeholder, encodeURIComponent(reference))
}

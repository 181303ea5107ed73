import type { Email } from 'postal-mime'

/** The report of a mail system on one recipient (RFC 3464 §2.3). */
export interface ReportedRecipient {
  /** The address as the sender wrote it, and as the mail system did. */
  addresses: string[]
  /** `failed`, `delayed` and the like. */
  action: string
  /** `5.1.1` (RFC 3463). */
  status: string
}

// A mail of ours has one recipient; a report of a stranger could name thousands, or a very long one.
const maxRecipients = 20
const maxAddressLength = 1000

export interface DeliveryReport {
  recipients: ReportedRecipient[]
  /** Headers of the mail that came back, if the report has them. */
  returned: { to: string | null; messageId: string | null }
}

/** Returns the report in a mail; null if it is none. */
export function deliveryReportOf({ attachments }: Email): DeliveryReport | null {
  const partOf = (pattern: RegExp) => {
    const part = attachments.find(({ mimeType }) => pattern.test(mimeType))
    return part && textOf(part.content)
  }
  const status = partOf(/^message\/(global-)?delivery-status$/i)
  if (status === undefined) return null
  // The first group is about the whole mail.
  const [, ...groups] = groupsOf(status)
  const [head = new Map<string, string>()] = groupsOf(
    partOf(/^(message\/rfc822|text\/rfc822-headers|message\/global(-headers)?)$/i) ?? '',
  )
  return {
    recipients: groups.slice(0, maxRecipients).map(recipientOf),
    returned: {
      to: head.get('to')?.slice(0, maxAddressLength) ?? null,
      messageId: head.get('message-id') ?? null,
    },
  }
}

function textOf(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

/** Returns the groups of fields that empty lines separate, by their names in lower case. */
function groupsOf(text: string): Map<string, string>[] {
  const unfolded = text.replace(/\r\n?/g, '\n').replace(/\n[ \t]+/g, ' ')
  return unfolded
    .trim()
    .split(/\n\s*\n/)
    .map((group) => {
      const fields = group.split('\n').flatMap((line) => {
        const [, name, value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
        return name ? [[name.toLowerCase(), value.trim()] as const] : []
      })
      return new Map(fields)
    })
}

function recipientOf(fields: Map<string, string>): ReportedRecipient {
  const names = ['original-recipient', 'final-recipient']
  return {
    addresses: names.flatMap((name) => addressIn(fields.get(name)) ?? []),
    action: fields.get('action')?.toLowerCase() ?? '',
    // A comment may follow.
    status: /^\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '',
  }
}

/** Returns the address of `rfc822; amina@example.com`. */
function addressIn(value = ''): string | null {
  const [, address = ''] = /^[\w-]+\s*;\s*<?([^<>\s]+)>?/.exec(value) ?? []
  return address || null
}

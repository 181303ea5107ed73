/** The logged actions in words, to be followed by their target. */
export const deskActions = {
  'thread.answered': 'answered',
  'thread.noted': 'added an internal note to',
  'thread.changed': 'changed status or assignee of',
  'thread.erased': 'erased',
  'held.accepted': 'accepted a held email in',
  'held.discarded': 'discarded a held email in',
  'inbox.exported': 'exported',
  'person.invited': 'invited',
  'person.joined': 'joined as',
  'person.role': 'changed the role of',
  'person.removed': 'removed access for',
  'invitation.withdrawn': 'withdrew the invitation of',
  'closure.added': 'closed',
  'closure.removed': 'opened again',
  'document.created': 'created',
  'document.revised': 'edited',
  'document.checked': 'checked',
  'document.published': 'published',
  'document.scheduled': 'scheduled',
  'document.withdrawn': 'withdrew',
  'document.shared': 'made a preview link of',
  'document.unshared': 'ended a preview link of',
  'letter.sent': 'sent',
  'letter.stopped': 'stopped the sending of',
  'letter.continued': 'resumed sending',
  'time.released': 'released the held time',
  'booking.cancelled': 'cancelled the consultation of',
  'mail.retried': 'sent again',
} as const

/** The code of a logged action. */
export type DeskAction = keyof typeof deskActions

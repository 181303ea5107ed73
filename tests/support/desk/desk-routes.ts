import type { Role } from '#shared/desk/staff/roles.ts'
import { routes } from '#shared/routes.ts'

/** A route of the desk, the role that it requires, and its reply to an empty JSON request. */
interface DeskRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  minimumRole: Role
  /** True if the password must have been confirmed. */
  confirmed?: true
  status: number
}

const id = 'unknown'
const preview = 'unknown'

/** The routes of the desk except that of an invitation. */
export const deskRouteTable: DeskRoute[] = [
  { ...forAdvisors('GET', routes.desk.href()), status: 302 },
  { ...forAdvisors('GET', routes.deskInbox.href()), status: 200 },
  { ...forAdvisors('GET', routes.deskThread.href({ id })), status: 404 },
  { ...forAdvisors('PATCH', routes.deskThread.href({ id })), status: 404 },
  { ...withPassword('DELETE', routes.deskThread.href({ id })), status: 404 },
  { ...forAdvisors('POST', routes.deskInbox.href()), status: 422 },
  { ...forAdvisors('GET', routes.newThread.href()), status: 200 },
  { ...forAdvisors('POST', routes.undoReply.href({ id, reply: id })), status: 404 },
  { ...forAdvisors('GET', routes.savedReplies.href()), status: 200 },
  { ...forAdvisors('POST', routes.savedReplies.href()), status: 422 },
  { ...forAdvisors('PATCH', routes.savedReply.href({ id })), status: 422 },
  { ...forAdvisors('DELETE', routes.savedReply.href({ id })), status: 404 },
  { ...forAdvisors('POST', routes.bulkThreads.href()), status: 422 },
  { ...forAdvisors('POST', routes.snoozeThread.href({ id })), status: 422 },
  { ...forAdvisors('POST', routes.threadMerges.href({ id })), status: 422 },
  { ...forAdvisors('POST', routes.threadLinks.href({ id })), status: 422 },
  { ...forAdvisors('DELETE', routes.threadLink.href({ id, other: id })), status: 404 },
  { ...forAdvisors('POST', routes.deskReplies.href({ id })), status: 422 },
  { ...forAdvisors('POST', routes.deskNotes.href({ id })), status: 422 },
  { ...withPassword('GET', routes.deskInboxFile.href()), status: 200 },
  { ...forAdvisors('GET', routes.deskRooms.href()), status: 200 },
  { ...forAdvisors('POST', routes.deskRooms.href()), status: 422 },
  { ...forAdvisors('GET', routes.deskRoom.href({ id })), status: 404 },
  { ...forAdvisors('POST', routes.roomMembers.href({ id })), status: 422 },
  { ...forAdvisors('DELETE', routes.roomMember.href({ id, member: id })), status: 404 },
  { ...forAdvisors('POST', routes.roomFiles.href({ id })), status: 422 },
  { ...forAdvisors('DELETE', routes.roomVersion.href({ id, file: id })), status: 404 },
  { ...forAdvisors('PUT', routes.deskRoomTerms.href({ id })), status: 404 },
  { ...forAdvisors('POST', routes.closeRoom.href({ id })), status: 404 },
  { ...forAdvisors('POST', routes.reopenRoom.href({ id })), status: 404 },
  { ...withPassword('DELETE', routes.roomContent.href({ id })), status: 404 },
  { ...forAdvisors('POST', routes.acceptHeldMail.href({ id })), status: 404 },
  { ...forAdvisors('POST', routes.discardHeldMail.href({ id })), status: 404 },
  { ...forEditors('GET', routes.deskDocuments.href()), status: 200 },
  { ...forEditors('POST', routes.deskDocuments.href()), status: 422 },
  { ...forEditors('GET', routes.deskReview.href()), status: 200 },
  { ...forEditors('POST', routes.documentChecks.href({ id })), status: 404 },
  { ...forEditors('GET', routes.newDocument.href()), status: 200 },
  { ...forEditors('GET', routes.deskDocument.href({ id })), status: 404 },
  { ...forEditors('DELETE', routes.deskDocument.href({ id })), status: 404 },
  { ...forEditors('POST', routes.documentRevisions.href({ id })), status: 404 },
  { ...forEditors('POST', routes.documentPublications.href({ id })), status: 404 },
  { ...forEditors('POST', routes.documentWithdrawals.href({ id })), status: 404 },
  { ...forEditors('GET', routes.documentPreview.href({ id })), status: 404 },
  { ...forEditors('POST', routes.documentPreviews.href({ id })), status: 404 },
  { ...forEditors('DELETE', routes.sharedPreview.href({ id, preview })), status: 404 },
  { ...forEditors('POST', routes.draftPreview.href()), status: 422 },
  { ...forEditors('PUT', routes.deskDraft.href({ kind: 'note', id: 'new' })), status: 204 },
  { ...forEditors('DELETE', routes.deskDraft.href({ kind: 'note', id })), status: 404 },
  { ...forEditors('GET', routes.deskLetter.href({ id })), status: 404 },
  { ...forEditors('POST', routes.letterTests.href({ id })), status: 404 },
  { ...forEditors('POST', routes.letterSendings.href({ id })), status: 422 },
  { ...forEditors('POST', routes.stopLetter.href({ id })), status: 404 },
  { ...forEditors('POST', routes.continueLetter.href({ id })), status: 404 },
  { ...forEditors('GET', routes.deskMedia.href()), status: 200 },
  { ...forEditors('POST', routes.deskMedia.href()), status: 422 },
  { ...forEditors('PATCH', routes.deskPicture.href({ id })), status: 422 },
  { ...forEditors('DELETE', routes.deskPicture.href({ id })), status: 404 },
  { ...forEditors('PUT', routes.pictureProposal.href({ id })), status: 422 },
  { ...forEditors('DELETE', routes.pictureProposal.href({ id })), status: 404 },
  { ...forEditors('GET', routes.deskStatistics.href()), status: 200 },
  { ...forEditors('GET', routes.deskSubscribers.href()), status: 200 },
  { ...withPassword('GET', routes.deskSubscribersFile.href()), status: 200 },
  { ...forOwners('DELETE', routes.deskSubscriber.href({ id })), status: 404 },
  { ...forEditors('GET', routes.deskSuppressions.href()), status: 200 },
  { ...forEditors('DELETE', routes.deskSuppression.href({ id })), status: 404 },
  { ...forAdvisors('GET', routes.deskCalendar.href()), status: 200 },
  { ...forAdvisors('POST', routes.deskBookings.href()), status: 422 },
  { ...forAdvisors('PATCH', routes.deskBooking.href({ id })), status: 404 },
  { ...forAdvisors('DELETE', routes.deskBooking.href({ id })), status: 404 },
  { ...forAdvisors('POST', routes.cancelBookings.href()), status: 422 },
  { ...forAdvisors('POST', routes.deskClosures.href()), status: 422 },
  { ...forAdvisors('DELETE', routes.deskClosure.href({ id })), status: 404 },
  { ...forAdvisors('GET', routes.deskHolidays.href()), status: 200 },
  { ...forAdvisors('POST', routes.deskHolidays.href()), status: 422 },
  { ...forAdvisors('POST', routes.holidayLists.href()), status: 422 },
  { ...forAdvisors('DELETE', routes.deskHoliday.href({ day: '2027-01-01' })), status: 404 },
  { ...forAdvisors('GET', routes.deskHost.href({ id })), status: 404 },
  { ...forAdvisors('POST', routes.deskHostFeed.href({ id })), status: 404 },
  { ...forAdvisors('DELETE', routes.deskHostFeed.href({ id })), status: 404 },
  { ...forAdvisors('PUT', routes.deskHost.href({ id })), status: 422 },
  { ...forOwners('GET', routes.deskPeople.href()), status: 200 },
  { ...withPassword('POST', routes.deskPeople.href()), status: 422 },
  { ...withPassword('PATCH', routes.deskPerson.href({ id })), status: 422 },
  { ...withPassword('DELETE', routes.deskPerson.href({ id })), status: 404 },
  { ...withPassword('POST', routes.twoFactorResets.href()), status: 422 },
  { ...forOwners('DELETE', routes.twoFactorReset.href({ id })), status: 404 },
  { ...withPassword('DELETE', routes.deskInvitation.href({ email: id })), status: 404 },
  { ...forOwners('GET', routes.deskLog.href()), status: 200 },
  { ...forOwners('GET', routes.deskMails.href()), status: 200 },
  { ...forOwners('POST', routes.mailRetries.href({ id })), status: 404 },
]

function forAdvisors(method: DeskRoute['method'], path: string) {
  return { method, path, minimumRole: 'advisor' } as const
}

function forEditors(method: DeskRoute['method'], path: string) {
  return { method, path, minimumRole: 'editor' } as const
}

function forOwners(method: DeskRoute['method'], path: string) {
  return { method, path, minimumRole: 'owner' } as const
}

function withPassword(method: DeskRoute['method'], path: string) {
  return { ...forOwners(method, path), confirmed: true } as const
}

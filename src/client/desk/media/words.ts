import { kindNames } from '#shared/desk/documents/kinds.ts'
import type { PictureUse } from '#shared/desk/media/props.ts'
import { languageName } from '#shared/knowledge/languages.ts'
import { pictureLimits } from '#shared/pictures/limits.ts'
import { plural } from '#shared/plural.ts'

export const title = 'Pictures'
export const lead = `JPEG, PNG, WebP or AVIF, at most ${pictureLimits.maxBytes / 1024 / 1024} MB each. They are turned upright, reduced to ${pictureLimits.maxSide} pixels and stored without what the camera wrote into them, such as the place.`
export const noPictures = 'There are no pictures yet. Add the first one here, or in an article.'
export const list = 'All pictures'

export const newPicture = 'New picture'
export const file = 'Picture'
export const alt = 'Description'
export const altHint = 'For people who do not see it: what it shows, in a sentence.'
export const add = 'Add picture'
export const save = 'Save'

export const details = (width: number, height: number, size: string) =>
  `${width} × ${height} pixels, ${size}`
export const addedOn = (moment: string) => `Added ${moment}`
export const isUnused = 'Not used'
export const usedIn = (count: number) =>
  `Used in ${plural(count, { one: '1 document', other: `${count} documents` })}`
export const documentText = ({ kind, title, locale, id }: PictureUse) =>
  `${kindNames[kind].label}: ${title || 'untitled'}${locale ? ` (${languageName(locale)})` : ''}${id ? '' : ' (draft)'}`
export const change = 'Description and crop'
export const needsProposal =
  'A published or scheduled text shows this picture. A second person must publish what you propose here.'
export const propose = 'Propose'
export const proposedBy = (name: string | null) =>
  `${name ?? 'A former colleague'} proposes this description and crop:`
export const ownProposal = (needsAnother: boolean) =>
  needsAnother
    ? 'You propose this description and crop. A second person must publish it:'
    : 'You propose this description and crop:'
export const publishProposal = 'Publish'
export const discardProposal = (alt: string) => `Discard<hidden> the proposal: ${alt}</hidden>`
export const focusX = 'Kept point from the left, in percent'
export const focusY = 'Kept point from the top, in percent'
export const focusHint = 'Portraits are cut to a square around this point.'
export const crop = 'How a square of it looks'
export const remove = (alt: string) => `Delete<hidden>: ${alt}</hidden>`

export const cancel = 'Cancel'
export const tryAgain = 'Try again'
export const sending = 'Sending the picture'
export const chooseFirst = 'Choose a picture.'
export const describeFirst = 'Please describe the picture for people who do not see it.'

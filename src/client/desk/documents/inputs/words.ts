import { plural } from '#shared/plural.ts'

export const checkedOn = 'Checked on'
export const checkedToday = 'Checked today'

export const choose = 'Choose …'

export const bold = 'Bold'
export const italic = 'Italic'
export const link = 'Link'
export const heading = 'Heading'
export const list = 'List'
export const quotation = 'Quotation'
export const format = (label: string) => `Format: ${label}`
export const withControlKey = (name: string, key: string) => `${name} (Ctrl ${key})`
export const citeASource = 'Cite a source'
export const citeASourceKeys = 'Cite a source (Ctrl Shift C)'

export const newSources = 'New sources'
export const newSourcesExplained =
  'Add a source that is not in the library. It is saved with this document and cannot be edited later.'
export const publisher = 'Publisher'
export const sourceAddressHint = 'The publisher’s own page: https://…'
export const key = 'Key'
export const sourceKeyHint = 'Used to cite it: lowercase letters, digits and hyphens'
export const citeThisOne = 'Cite this one'

export const partsOfTheForm = 'Parts of the form'

export const findAmong = (label: string) => `Find among ${label}`
export const nothingIsPublishedYet = 'Nothing is published yet.'
export const noMatches = 'No matches.'
export const fieldsToCorrect = (count: number) =>
  `${count} ${plural(count, { one: 'field', other: 'fields' })} to correct`
export const findHint = 'Title, market or date'

export const removeRow = (row: string) => `Remove<hidden> ${row}</hidden>`
export const moveRow = {
  up: (row: string, position: number, count: number) =>
    `Move ${row} up, from place ${position} of ${count}`,
  down: (row: string, position: number, count: number) =>
    `Move ${row} down, from place ${position} of ${count}`,
}

export const isRemovedOnSave = '<row/> is removed when you save.'
export const undoRemoving = (row: string) => `Undo<hidden> removing ${row}</hidden>`

export const isChanged = 'changed'

export const sourcesToCite = 'Sources to cite'
export const findASource = 'Find a source'
export const findSourceHint = 'Publisher, title or key'
export const close = 'Close'
export const sourceCount = (count: number) =>
  `${count} ${plural(count, { one: 'source', other: 'sources' })}. Enter cites the first.`
export const sourceCountOfFirst = (count: number, visible: number) =>
  `${count} ${plural(count, { one: 'source', other: 'sources' })}, the first ${visible} are shown. Enter cites the first.`
export const noMatchingSources = 'No matching sources. Add a new one below.'

export const searchByTitle = 'Search by title'
export const source = 'Source'
export const unknownSourceKey = 'No source has this key: describe it under New sources'
export const articleSectionOrPage = 'Article, section or page'

export const partialDateHint = '2026, 2026-11 or 2026-11-20'
export const numberHint = 'Decimals after a point: 7.5'

export const addPicture = 'Picture'
export const photo = 'Photo'
export const photoHint = 'The 64 characters at the end of its address, from Pictures'
export const addPhoto = 'Add a photo'
export const replacePhoto = 'Replace the photo'
export const removePhoto = 'Remove the photo'

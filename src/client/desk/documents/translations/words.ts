import { plural } from '#shared/plural.ts'

export const translateInto = 'Translate into'
export const coverage = 'Translations of what readers see'
export const kind = 'Kind'
export const inEnglish = 'English'
export const translated = (translated: number, outdated: number) =>
  outdated === 0 ? String(translated) : `${translated}, ${outdated} outdated`

export const openOriginal = 'Edit the English text'
export const ofVersion = (number: number) => `Beside version ${number} of the English text.`
export const texts = 'Texts'
export const names = 'Names and citations'
export const namesExplained = 'Leave empty what stays as it is.'
export const textsExplained = 'What is left empty is shown in English.'
export const untranslated = (count: number) =>
  plural(count, { one: 'One text is not translated.', other: `${count} texts are not translated.` })
export const isComplete = 'Every text is translated.'
export const outdated = 'Readers see a newer English text than the one that was translated.'
export const changesOfOriginal = 'What changed in English'
export const saveVersion = 'Save version'
export const publish = 'Publish'
export const goesOutWithOriginal =
  'It is sent with the newsletter to subscribers who read this language, if every text is translated.'
export const publishFrom = 'Publish from'
export const fromHint = (city: string) => `${city} time; leave empty to publish now`

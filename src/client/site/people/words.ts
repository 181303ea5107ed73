import { listText } from '#shared/list-text.ts'

export const people = 'People'
export const ourPeople = 'Our People'
export const peopleLead =
  'Who answers you: what each of us does, in which languages, and on which markets.'
export const speaks = (languages: readonly string[]) => `Speaks ${listText(languages, 'and')}`
export const languages = 'Languages'
export const markets = 'Markets'
export const allPeople = 'All of us'
export const articlesBy = (name: string) => `Articles by ${name}`
export const readMoreAbout = (name: string) => `More<hidden> about ${name}</hidden>`

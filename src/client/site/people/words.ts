export const people = 'People'
export const ourPeople = 'Our People'
export const peopleLead =
  'Who answers you: what each of us does, in which languages, and on which markets.'
export const languages = 'Languages'
export const markets = 'Markets'
export const allPeople = 'All of us'
export const articlesBy = (name: string) => `Articles by ${name}`

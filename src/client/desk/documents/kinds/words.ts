export const subject = 'Subject'
export const introduction = 'Introduction'
export const articles = 'Articles'
export const rules = 'Rules'
export const closing = 'Closing'

export const name = 'Name'
export const ifKnown = 'if known'
export const value = 'Value'
export const text = 'Text'
export const emptyMeans = (meaning: string) => `Empty: ${meaning}`

export const market = 'Market'
export const sources = 'Sources'
export const twoLetterCountryCode = 'Two-letter country code'
export const twoLetterHint = 'NG for Nigeria, GH for Ghana'
export const sourcesInOrder = 'Sources, in the order of their numbers'
export const nothingIsCitedYet = 'Nothing is cited yet.'
export const sourcesAppearAfterSave = ' Sources cited in the text appear here after you save.'
export const sectionHint = 'article, page'
export const noSourceWithKey = (key: string) => `There is no source with the key ${key}.`

export const excerpt = 'Excerpt'
export const characterCount = (count: number) => `${count} characters`
export const excerptNote = 'what lists and search engines show'
export const category = 'Category'
export const featured = 'Featured (pin to top of Insights)'
export const markets = 'Markets'
export const marketsNote = 'what it is about'
export const corrections = 'Corrections'
export const correctionsExplained =
  '<title>Corrections</title>Errors corrected after publication, with the date.'
export const whatWasWrong = 'What was wrong'
export const markdown = 'Markdown'

export const ruleDateHint = 'When it was said, passed or decided'
export const inEffectFrom = 'In effect from'
export const topics = 'Topics'
export const ruleBefore = 'What the rule said before'
export const ruleBeforeHint = 'Leave empty if new or unknown'
export const ruleAfter = 'What it says since, or would say'
export const ruleAfterHint = 'Leave empty if repealed or unknown'
export const whatItMeans = 'What it means'
export const stage = 'Stage'
export const currentStage = 'Current stage'

export const foundedIn = 'Founded in'
export const tagline = 'Tagline'
export const taglineHint = 'What the firm does, in a sentence: at the foot of each page'
export const legalName = 'Legal name'
export const registrationNumber = 'Registration number'
export const contact = 'Contact'
export const email = 'Email'
export const phone = 'Phone'
export const whatsapp = 'WhatsApp number'
export const phoneHint = 'With the code of the country: +234 800 000 0000'
export const telegram = 'Telegram'
export const telegramHint = 'https://t.me/your_firm'
export const social = 'Profiles in networks'
export const socialHint = 'One https address a line'
export const offices = 'Offices'
export const label = 'Label'
export const officeLabelHint = 'The city, or what you call it: Head office'
export const addressHint = 'One line each, the city last, without the country'
export const businessHours = 'Business hours'
export const businessDays = 'Business days'
export const businessDaysHint =
  'Days on which you answer and hold consultations. None ticked: Monday to Friday'
export const days = 'Days'
export const opens = 'Opens'
export const closes = 'Closes'
export const timeZone = 'Time zone'
export const timeZoneHint = 'Its IANA name: Africa/Lagos'
export const figures = 'Figures'
export const figurePlaces = { home: 'Home', services: 'Services', markets: 'Markets' }
export const page = 'Page'
export const definition = 'Definition'
export const definitionHint = 'What it counts, in your own words'

export const role = 'Role'
export const roleHint = 'What they do here'
export const aboutThePerson = 'About the person'
export const languages = 'Languages'
export const languagesHint = 'One a line, by code or name: en, sw, Igbo'
export const order = 'Position'
export const orderHint = 'The lowest number stands first'
export const author = 'Author'
export const theFirm = 'The firm'
export const servicePlace = 'Offered on'
export const servicePlaces = {
  home: 'Home, Services and the forms',
  services: 'Services and the forms',
  form: 'The forms only',
}
export const serviceTextHint = 'May be empty if only the forms offer it'
export const features = 'Features'
export const featuresHint = 'One a line'
export const deliverable = 'Deliverable'
export const deliverableHint = 'What the client receives at its end'
export const serviceWithdrawalNote =
  'Enquiries and consultations about it keep its title. The forms no longer offer it.'

export const lead = 'Opening'
export const description = 'Description'
export const descriptionHint = 'What search engines show; empty: the opening'
const placeholders =
  'Placeholders are filled in: {firm} {email} {phone} {city} {founded}; of the records {markets} {keymarkets} {rules} {articles} {sources} {checked} {edition}'
export const placeholderHint = `${placeholders}.`
export const legalPageHint = `Headings begin with ##. ${placeholders}; on a line of their own {stored} {cookies} {lookups}.`
export const pageHints = {
  'about-us': `Sections begin with ##. One that begins with a quotation (>) is set large; ### names a value; “### 2019: We are founded” is a milestone, whose source stands last, in *italics*. ${placeholderHint}`,
  process: `Each step begins with ## and its duration in brackets: “## Strategy (3 weeks)”. ${placeholderHint}`,
} as const

export const theFirmInFigures = 'The firm in figures'
export const startYourJourney = 'Start Your Journey'
export const learnMore = 'Learn More<hidden> about the firm</hidden>'
export const viewAllServices = 'View All Services'

export const contents = 'Contents'
export const service = 'Service'
export const features = 'Features'
export const deliverable = 'Deliverable'
export const successMetrics = 'Success metrics'

export const preview = 'Preview'
export const previewOfVersion = (version: number, state: string) =>
  `<strong>Preview of version ${version}</strong> (${state}). Not the published version. Please do not share.`
export const backToTheDesk = 'Back to the desk'

export const theWayWeGo = 'The way we go with you'

export const people = 'People'
export const obligations = 'Obligations'
export const rules = 'Rules'
export const changes = 'Changes'
export const data = 'Data'
export const search = 'Search'
export const quickLinks = 'Quick Links'
export const contact = 'Contact'
export const dashboard = 'Dashboard'
export const clientLogIn = 'Client log in'
export const allRightsReserved = (from: number | null, to: number, name: string) =>
  `© ${from === null ? '' : `${from}–`}${to} ${name}. All rights reserved.`

export const mainNavigation = 'Main'
export const getConsultation = 'Get Consultation'
export const account = 'Account'
export const logIn = 'Log in'
export const menu = 'Menu'

export const theExactFigures = 'The exact figures'

export const partlyEnglish = 'Some texts on this page are in English.'

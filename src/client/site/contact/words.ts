export const waysToReachUs = 'Ways to reach us'
export const opensInNewTab = '(opens in a new tab)'

export const writeToUs = 'Write to us'

export const offline =
  'You are offline. Your message is kept in this tab and is sent when you are back online, or when you press the button again.'
export const sending = 'Sending…'
export const firstName = 'First name'
export const lastName = 'Last name'
export const email = 'Email'
export const company = 'Company'
export const optional = 'optional'
export const service = 'Service'
export const chooseAService = 'Choose a service'
export const message = 'Message'
export const atMostCharacters = (max: number) => `At most ${max} characters`

export const pdf = ' (PDF)'
export const dueInOffice = (time: string, city: string) => `${time} (${city} time)`

export const followUsOn = (network: string) => `Follow us on ${network}`

export const timesAre = (zone: string, details: string[]) =>
  `Times are ${zone} (${details.join(', ')}).`
export const otherHours = 'Holidays and other hours'

import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'
export const waysToReachUs = 'Como nos contactar'
export const opensInNewTab = '(abre num novo separador)'

export const writeToUs = 'Escreva-nos'

export const offline =
  'Está sem ligação. A sua mensagem fica neste separador e é enviada quando voltar a ter ligação, ou quando premir de novo o botão.'
export const sending = 'A enviar…'
export const firstName = 'Nome próprio'
export const lastName = 'Apelido'
export const email = 'Email'
export const company = 'Empresa'
export const optional = 'opcional'
export const service = 'Serviço'
export const chooseAService = 'Escolha um serviço'
export const message = 'Mensagem'
export const atMostCharacters = (max: number) => `No máximo ${max} caracteres`

export const dueInOffice = (time: string, city: string) => `${time} (hora de ${city})`
export const followUsOn = (network: string) => `Siga-nos no ${network}`

export const pdf = ' (PDF)'

export const timesAre = (zone: string, details: string[]) =>
  `Fuso horário: ${zone} (${details.join(', ')}).`
export const otherHours = 'Feriados e outros horários'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>

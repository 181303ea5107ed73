import type { Translation } from '#shared/translation.ts'
import type * as translation from './visitor-mail-words.pt.ts'
import type * as original from './visitor-mail-words.ts'

export const reason = 'este endereço foi indicado na marcação da consulta'
export const notYou = 'Se não fez esta marcação, alguém se enganou no endereço. Ignore este email.'
export const confirmSubject = 'Confirme a sua consulta'
export const timeHeld = (minutes: number) =>
  `Reservamos-lhe este horário durante ${minutes} minutos. Fica marcado assim que o confirmar; segue-se um convite para a sua agenda.`
export const heldUntil = 'Reservado até'
export const confirmConsultation = 'Confirmar a consulta'

export const changes = {
  booked: {
    subject: 'A sua consulta está marcada',
    opening: 'O convite para a sua agenda segue em anexo.',
  },
  moved: {
    subject: 'A sua consulta tem um novo horário',
    opening: 'A sua consulta foi alterada. O convite em anexo substitui o anterior.',
  },
  assigned: {
    subject: 'A sua consulta tem um novo interlocutor',
    opening:
      'Outra pessoa irá realizar a consulta, no mesmo horário. O convite em anexo substitui o anterior.',
  },
  cancelled: {
    subject: 'A sua consulta foi cancelada',
    opening: 'O anexo retira a consulta da sua agenda.',
  },
} as const
export const reminders = {
  day: 'A sua consulta aproxima-se',
  hour: 'A sua consulta começa em breve',
} as const

export const time = 'Horário'
export const yourTime = 'Na sua hora'
export const inUtc = 'Em UTC'
export const host = 'Com'
export const cause = 'Motivo'
export const reference = 'Referência'
export const bookAnotherTime = 'Marcar outro horário'
export const rescheduleOrCancel = 'Alterar ou cancelar'
export const joinTheMeeting = 'Entrar na reunião'

export const summary = (host: string) => `Consulta com ${host}`
export const joinAt = (url: string) => `Entrar: ${url}`
export const changeAt = (url: string) => `Alterar ou cancelar: ${url}`
export const referenceIs = (reference: string) => `Referência: ${reference}`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>

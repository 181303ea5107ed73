import type { Translation } from '#shared/translation.ts'
import type * as translation from './mail-words.pt.ts'
import type * as original from './mail-words.ts'

export const resetSubject = 'Reposição da palavra-passe'
export const resetReason = 'foi pedida uma nova palavra-passe para uma conta com este endereço'
export const resetRequested = 'Recebemos um pedido de reposição da palavra-passe da sua conta.'
export const resetPassword = 'Repor a palavra-passe'
export const resetExpires = (minutes: number) =>
  `Esta ligação de reposição expira dentro de ${minutes} minutos.`
export const resetNotRequested = 'Se não pediu esta reposição, não precisa de fazer nada.'

export const passwordChanged = 'A sua palavra-passe foi alterada'
export const passwordWasReset =
  'A palavra-passe da sua conta foi reposta através de uma ligação que lhe tínhamos enviado. A sessão foi terminada em todos os dispositivos.'
export const remainingPasskeys = (count: number) => {
  if (count === 0) return ''
  return count === 1
    ? ' A sua conta mantém a chave de acesso, que a abre sem a palavra-passe.'
    : ` A sua conta mantém as ${count} chaves de acesso, e cada uma abre-a sem a palavra-passe.`
}

export const verifyEmailAddress = 'Verificar o endereço de email'
export const verifyReason = 'este endereço foi indicado para uma conta connosco'
export const clickToVerify = 'Prima o botão abaixo para verificar o seu endereço de email.'
export const noAccountCreated = 'Se não criou uma conta, não precisa de fazer nada.'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>

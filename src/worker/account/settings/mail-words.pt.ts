import type { Translation } from '#shared/translation.ts'
import type * as translation from './mail-words.pt.ts'
import type * as original from './mail-words.ts'

export const accountDeleted = 'A sua conta foi eliminada'
export const deletedText =
  'A sua conta e tudo o que lhe pertencia foram eliminados, incluindo os ficheiros que nos enviou e o seu acesso aos espaços. As suas mensagens e as nossas respostas, as consultas que marcou, uma subscrição do nosso boletim, bem como o que fez e aceitou nos espaços não pertencem a nenhuma conta e mantêm-se.'
export const passwordKnown =
  'outra pessoa conhecia a sua palavra-passe: altere-a onde quer que a use'

export const passwordChanged = 'A sua palavra-passe foi alterada'
export const passwordChangedText =
  'A palavra-passe da sua conta foi alterada. A sessão foi terminada em todos os outros dispositivos.'

export const emailChanged = 'O seu endereço de email foi alterado'
export const emailChangedText = (address: string) =>
  `A sua conta usa agora outro endereço de email: ${address}. Este endereço já não permite iniciar sessão.`
export const restoreByHand =
  'restabeleça este endereço num dispositivo que ainda tenha a sessão iniciada'
export const restoreByLink = (days: number) =>
  `restabeleça este endereço com o botão abaixo (válido durante ${days} dias)`
export const restoreEmailAddress = 'Restabelecer o endereço de email'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>

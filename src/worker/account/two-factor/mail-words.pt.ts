import type { Translation } from '#shared/translation.ts'
import type * as translation from './mail-words.pt.ts'
import type * as original from './mail-words.ts'

export const recoveryCodeUsed = 'Foi usado um código de recuperação'
export const recoveryCodeUsedText =
  'Um dos seus códigos de recuperação foi usado para iniciar sessão ou para confirmar a sua identidade. Um novo código substitui-o nas suas definições de dois fatores.'
export const enabled = 'A autenticação de dois fatores foi ativada'
export const enabledText = (settings: string) =>
  `A autenticação de dois fatores está agora ativa: iniciar sessão pede um código da sua aplicação de autenticação. Pode alterá-la em ${settings}.`
export const disabled = 'A autenticação de dois fatores foi desativada'
export const disabledText = (settings: string) =>
  `A autenticação de dois fatores está agora inativa: iniciar sessão pede apenas a palavra-passe. Pode alterá-la em ${settings}.`
export const codesRegenerated = 'Os seus códigos de recuperação foram renovados'
export const codesRegeneratedText =
  'Foram criados novos códigos de recuperação para a sua conta. Os anteriores já não funcionam.'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>

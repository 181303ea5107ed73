import type { Translation } from '#shared/translation.ts'
import type * as translation from './mail-words.pt.ts'
import type * as original from './mail-words.ts'

export const added = 'Foi adicionada uma chave de acesso'
export const addedTo = (name: string) =>
  `A chave de acesso «${name}» foi adicionada à sua conta: permite iniciar sessão sem a palavra-passe e sem código.`
export const countText = (count: number) =>
  count === 1 ? 'É a única.' : `A conta tem agora ${count} chaves de acesso.`
export const removeIt =
  'reponha de imediato a sua palavra-passe, remova a chave em Definições, Chaves de acesso,'

export const removed = 'Foi removida uma chave de acesso'
export const removedFrom = (name: string) =>
  `A chave de acesso «${name}» foi removida da sua conta e já não permite iniciar sessão.`
export const noneLeft = ' Já não tem nenhuma: para iniciar sessão é precisa a palavra-passe.'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>

import type { Translation } from '#shared/translation.ts'
import type * as translation from './mail-words.pt.ts'
import type * as original from './mail-words.ts'

export const invitedTo = (room: string) => `Tem acesso à sala «${room}»`
export const invitedReason =
  'este endereço foi convidado para uma sala em que partilhamos ficheiros'
export const sharesFiles = (person: string, firm: string, room: string) =>
  `${person}, da ${firm}, partilha ficheiros consigo na sala «${room}».`
export const logInWith = (email: string) =>
  `Inicie sessão com este mesmo endereço, ${email}. Se ainda não tem conta, crie uma com ele e verifique-o: a sala fica então aberta para si.`
export const ignoreIt = 'Se não sabe do que se trata, ignore este email.'
export const newFiles = (room: string) => `Novos ficheiros na sala «${room}»`
export const memberReason = 'é membro desta sala'
export const newInRoom = (room: string) => `Há novidades na sala «${room}»:`
export const closedSubject = (room: string) => `A sala «${room}» está encerrada`
export const wasMemberReason = 'era membro desta sala'
export const closedText = (room: string, email: string) =>
  `A sala «${room}» está encerrada, e os seus ficheiros já não podem ser abertos. Se ainda precisar de algum, escreva para ${email}.`
export const openRoom = 'Abrir a sala'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>

import type { Translation } from '#shared/translation.ts'
import type * as translation from './mail-words.pt.ts'
import type * as original from './mail-words.ts'

export const invitedTo = (room: string) => `Tem acesso ao espaço «${room}»`
export const invitedReason =
  'este endereço foi convidado para um espaço em que partilhamos ficheiros'
export const sharesFiles = (person: string, firm: string, room: string) =>
  `${person}, da ${firm}, partilha ficheiros consigo no espaço «${room}».`
export const logInWith = (email: string) =>
  `Inicie sessão com este mesmo endereço, ${email}. Se ainda não tem conta, crie uma com ele e verifique-o: o espaço fica então aberto para si.`
export const ignoreIt = 'Se não sabe do que se trata, ignore este email.'
export const newFiles = (room: string) => `Novos ficheiros no espaço «${room}»`
export const memberReason = 'é membro deste espaço'
export const newInRoom = (room: string) => `Há novidades no espaço «${room}»:`
export const closedSubject = (room: string) => `O espaço «${room}» está encerrado`
export const wasMemberReason = 'era membro deste espaço'
export const closedText = (room: string, email: string) =>
  `O espaço «${room}» está encerrado, e os seus ficheiros já não podem ser abertos. Se ainda precisar de algum, escreva para ${email}.`
export const reopenedSubject = (room: string) => `O espaço «${room}» está de novo aberto`
export const reopenedText = (room: string) =>
  `Voltámos a abrir o espaço «${room}». Pode abrir os seus ficheiros como antes.`
export const openRoom = 'Abrir o espaço'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>

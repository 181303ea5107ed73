import { plural } from '#shared/plural.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'

export const yourRooms = 'Os seus espaços'
export const roomsLead =
  'Aqui partilhamos ficheiros consigo. Só as pessoas convidadas veem um espaço.'
export const noRooms = 'De momento, não é membro de nenhum espaço.'
export const allRooms = 'Todos os espaços'
export const room = 'Espaço'
export const fileCount = (count: number) =>
  `${count} ${plural(count, { one: 'ficheiro', other: 'ficheiros' })}`
export const newestFile = 'última adição em <time/>'

export const files = 'Ficheiros'
export const noFiles = 'Ainda não há ficheiros aqui. Receberá um email logo que haja.'
export const filesLocked = 'Poderá abrir os ficheiros depois de aceitar as condições.'
export const version = (number: number) => `Versão ${number}`
export const addedAt = 'adicionada em <time/>'
export const earlierVersions = (count: number) =>
  `${count} ${plural(count, { one: 'versão anterior', other: 'versões anteriores' })}`

export const terms = 'Condições'
export const termsLead = 'Leia estas condições. Aplicam-se a todos os ficheiros deste espaço.'
export const acceptedAt = 'Aceitou estas condições em <time/>.'
export const acceptExplained =
  'Para as aceitar, introduza a sua palavra-passe. Guardamos como prova este texto, o seu nome, o seu endereço de email, o seu endereço IP e a hora.'
export const yourPassword = 'A sua palavra-passe'
export const accept = 'Aceitar as condições'
export const acceptWithPasskey = 'Aceitar com uma chave de acesso'
export const insteadPassword = 'Em alternativa, pode introduzir a sua palavra-passe.'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>

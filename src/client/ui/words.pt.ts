import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'
export const about = 'Assunto:'
export const removeSubject = 'Retirar<hidden> o assunto da mensagem</hidden>'

export const skipToContent = 'Saltar para o conteúdo'

export const language = 'Idioma'

export const cancel = 'Cancelar'

export const search = 'Pesquisar'

export const website = 'Sítio web'

export const inUtc = (day: string, time: string) => `${day}, ${time} UTC`

export const closeDialog = 'Fechar a janela'

export const earlier = 'Mais cedo'
export const later = 'Mais tarde'

export const previous = 'Anterior'
export const next = 'Seguinte'
export const pages = 'Páginas'
export const pageOf = (page: number, pages: number) => `Página ${page} de ${pages}`

export const hide = 'Ocultar'
export const show = 'Mostrar'

export const files = 'Ficheiros'
export const optionalMark = '(opcional)'
export const filesHint = (max: number, megabytes: number) =>
  `Até ${max} ficheiros, de ${megabytes} MB cada: PDF, Office, texto, imagens ou ZIP.`
export const dropOrPaste = 'Também os pode largar ou colar aqui.'
export const takePhoto = 'Tirar uma fotografia'
export const sendingFile = (name: string) => `A enviar ${name}`
export const cancelFile = (name: string) => `Cancelar ${name}`
export const removeFile = (name: string) => `Retirar ${name}`
export const tryAgain = 'Tentar novamente'
export const fileNotSent = 'Este ficheiro não chegou. Tente novamente.'
export const filesStored = (stored: number, all: number) =>
  `Ficheiros anexados: ${stored} de ${all}.`
export const fileScanning = 'à espera de análise'
export const fileInfected = 'conteúdo nocivo encontrado'
export const fileRemoved = 'removido'
export const fileUnproven = 'não podemos ter a certeza de que o enviou: só nós o podemos abrir'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>

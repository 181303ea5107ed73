import type { Translation } from '#shared/translation.ts'
import { fileLimits } from './limits.ts'
import type * as translation from './messages.pt.ts'
import type * as original from './messages.ts'
import { fileTypes } from './types.ts'

const megabytes = (bytes: number) => `${bytes / 1024 / 1024}\u00a0MB`

const typeList = Object.keys(fileTypes)
  .filter((extension) => extension !== 'jpg')
  .join(', ')

export const fileMessages = {
  tooLarge: (name: string) => `${name} tem mais de ${megabytes(fileLimits.maxBytes)}.`,
  empty: (name: string) => `${name} está vazio.`,
  type: (name: string) => `Não aceitamos ficheiros do tipo de ${name}. Tipos aceites: ${typeList}.`,
  content: (name: string) => `O conteúdo de ${name} não corresponde ao seu nome.`,
  tooMany: (max: number) => `Uma mensagem pode ter no máximo ${max} ficheiros.`,
  tooLargeTogether: `O conjunto dos ficheiros não pode ter mais de ${megabytes(fileLimits.totalBytes)}.`,
  gone: 'Um ficheiro já não está disponível. Adicione-o novamente.',
  full: 'De momento não podemos receber mais ficheiros. Envie a mensagem sem eles.',
  broken: 'Os ficheiros não chegaram completos. Envie-os novamente.',
  none: 'Escolha um ficheiro.',
  scanning: 'Este ficheiro aguarda a análise. Tente novamente dentro de um minuto.',
  infected:
    'A análise encontrou conteúdo perigoso neste ficheiro, pelo que não pode ser transferido.',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>

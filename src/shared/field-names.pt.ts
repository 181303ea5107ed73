import type { Translation } from '#shared/translation.ts'
import type * as translation from './field-names.pt.ts'
import type * as original from './field-names.ts'

export const fieldNames: Readonly<Record<string, string>> = {
  email: 'endereço de email',
  password: 'palavra-passe',
  'current password': 'palavra-passe atual',
  'password confirmation': 'confirmação da palavra-passe',
  name: 'nome',
  'first name': 'nome próprio',
  'last name': 'apelido',
  company: 'empresa',
  service: 'serviço',
  message: 'mensagem',
  body: 'mensagem',
  phone: 'telefone',
  topic: 'assunto',
  slot: 'horário',
  minutes: 'duração',
  market: 'mercado',
  markets: 'mercados',
  frequency: 'frequência',
  code: 'código',
  'recovery code': 'código de recuperação',
  token: 'token',
  credential: 'chave de acesso',
  reason: 'motivo',
  locale: 'idioma',
  revision: 'versão',
}

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>

import type { Translation } from '#shared/translation.ts'
import type * as translation from './field-names.fr.ts'
import type * as original from './field-names.ts'

export const fieldNames: Readonly<Record<string, string>> = {
  email: 'adresse e-mail',
  password: 'mot de passe',
  'current password': 'mot de passe actuel',
  'password confirmation': 'confirmation du mot de passe',
  name: 'nom',
  'first name': 'prénom',
  'last name': 'nom',
  company: 'société',
  service: 'service',
  message: 'message',
  body: 'message',
  phone: 'téléphone',
  topic: 'sujet',
  slot: 'horaire',
  minutes: 'durée',
  market: 'marché',
  markets: 'marchés',
  frequency: 'fréquence',
  code: 'code',
  'recovery code': 'code de secours',
  token: 'jeton',
  credential: 'clé d’accès',
  reason: 'motif',
  locale: 'langue',
  revision: 'version',
}

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>

import { expect, test } from 'vitest'
import { inCountry, ofCountry, theCountry, toCountry } from '#shared/french-countries.ts'

test.each([
  ['le Sénégal', 'au Sénégal', 'au Sénégal', 'du Sénégal'],
  ['la Côte d’Ivoire', 'en Côte d’Ivoire', 'à la Côte d’Ivoire', 'de la Côte d’Ivoire'],
  ['l’Afrique du Sud', 'en Afrique du Sud', 'à l’Afrique du Sud', 'de l’Afrique du Sud'],
  ['la Sierra Leone', 'en Sierra Leone', 'à la Sierra Leone', 'de la Sierra Leone'],
  ['le Mozambique', 'au Mozambique', 'au Mozambique', 'du Mozambique'],
  ['les Seychelles', 'aux Seychelles', 'aux Seychelles', 'des Seychelles'],
  ['Madagascar', 'à Madagascar', 'à Madagascar', 'de Madagascar'],
])('%s has its article in each phrase', (country, place, target, origin) => {
  const name = country.replace(/^(?:l’|l[ae]s? )/, '')
  expect([theCountry, inCountry, toCountry, ofCountry].map((phrase) => phrase(name))).toEqual([
    country,
    place,
    target,
    origin,
  ])
})

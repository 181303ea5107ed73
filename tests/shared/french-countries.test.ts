import { expect, test } from 'vitest'
import { inCountry, ofCountry, theCountry, toCountry } from '#shared/french-countries.ts'
import { africanCountriesIn } from '#tests/support/african-countries.ts'

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

test('French sentences name every country of Africa by itself with its article', () => {
  expect(africanCountriesIn('fr').map(inCountry).join(', ')).toBe(
    'en Algérie, en Angola, au Bénin, au Botswana, au Burkina Faso, au Burundi, au Cap-Vert, au Cameroun, en République centrafricaine, au Tchad, aux Comores, au Congo-Brazzaville, au Congo-Kinshasa, en Côte d’Ivoire, à Djibouti, en Égypte, en Guinée équatoriale, en Érythrée, en Eswatini, en Éthiopie, au Gabon, en Gambie, au Ghana, en Guinée, en Guinée-Bissau, au Kenya, au Lesotho, au Liberia, en Libye, à Madagascar, au Malawi, au Mali, en Mauritanie, à Maurice, à Mayotte, au Maroc, au Mozambique, en Namibie, au Niger, au Nigeria, à La Réunion, au Rwanda, à Sainte-Hélène, à Sao Tomé-et-Principe, au Sénégal, aux Seychelles, en Sierra Leone, en Somalie, en Afrique du Sud, au Soudan du Sud, au Soudan, en Tanzanie, au Togo, en Tunisie, en Ouganda, au Sahara occidental, en Zambie, au Zimbabwe',
  )
})

import { expect, test } from 'vitest'
import { inCountry, ofCountry, theCountry } from '#shared/portuguese-countries.ts'
import { africanCountriesIn } from '#tests/support/african-countries.ts'

test('Portuguese sentences name each market with its own article', () => {
  const markets =
    'África do Sul, Nigéria, Quénia, Gana, Botsuana, Costa do Marfim, Maláui, Moçambique, Namíbia, Ruanda, Senegal, Serra Leoa, Tanzânia, Uganda, Zâmbia, Zimbabué'
  expect(markets.split(', ').map(inCountry).join(', ')).toBe(
    'na África do Sul, na Nigéria, no Quénia, no Gana, no Botsuana, na Costa do Marfim, no Maláui, em Moçambique, na Namíbia, no Ruanda, no Senegal, na Serra Leoa, na Tanzânia, no Uganda, na Zâmbia, no Zimbabué',
  )
  expect([theCountry('Quénia'), ofCountry('Zâmbia'), ofCountry('Moçambique')]).toEqual([
    'o Quénia',
    'da Zâmbia',
    'de Moçambique',
  ])
})

test('Portuguese sentences name every country of Africa by itself with its article', () => {
  expect(africanCountriesIn('pt-PT').map(inCountry).join(', ')).toBe(
    'na Argélia, em Angola, no Benim, no Botsuana, no Burquina Faso, no Burundi, em Cabo Verde, nos Camarões, na República Centro-Africana, no Chade, nas Comores, no Congo-Brazzaville, no Congo-Kinshasa, na Côte d’Ivoire (Costa do Marfim), no Jibuti, no Egito, na Guiné Equatorial, na Eritreia, em Essuatíni, na Etiópia, no Gabão, na Gâmbia, no Gana, na Guiné, na Guiné-Bissau, no Quénia, no Lesoto, na Libéria, na Líbia, em Madagáscar, no Maláui, no Mali, na Mauritânia, na Maurícia, em Maiote, em Marrocos, em Moçambique, na Namíbia, no Níger, na Nigéria, na Reunião, no Ruanda, em Santa Helena, em São Tomé e Príncipe, no Senegal, nas Seicheles, na Serra Leoa, na Somália, na África do Sul, no Sudão do Sul, no Sudão, na Tanzânia, no Togo, na Tunísia, no Uganda, no Sara Ocidental, na Zâmbia, no Zimbabué',
  )
  expect([theCountry('Camarões'), ofCountry('Seicheles')]).toEqual(['os Camarões', 'das Seicheles'])
})

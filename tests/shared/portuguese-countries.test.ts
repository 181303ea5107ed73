import { expect, test } from 'vitest'
import { inCountry, ofCountry, theCountry } from '#shared/portuguese-countries.ts'

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

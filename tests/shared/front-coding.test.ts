import { expect, test } from 'vitest'
import { frontCode, frontDecode } from '#shared/front-coding.ts'

test('words come back, sorted', () => {
  const words = ['sunshine', 'password1', 'password', 'pass', 'p@ssw0rd', '12345678', 'sasha_007']
  expect(frontDecode(frontCode(words))).toEqual([...words].sort())
})

test('more may be shared than a capital can say', () => {
  const words = ['z'.repeat(40), `${'z'.repeat(40)}1`]
  expect(frontDecode(frontCode(words))).toEqual(words)
})

test('words with capitals are refused', () => {
  expect(() => frontCode(['Password'])).toThrow('capitals')
})

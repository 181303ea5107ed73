import { describe, expect, test } from 'vitest'
import { maxFormNames } from '#shared/constants.ts'
import { parseFields } from '#worker/http/receive.ts'
import { utf8 } from '#worker/security/bytes.ts'

const fieldsOf = (body: string) => parseFields(utf8(body), 'application/x-www-form-urlencoded')

describe('the names of a form', () => {
  test.each<[string, unknown]>([
    ['a=1&a=2', { a: '2' }],
    ['a[]=1&a[]=2', { a: ['1', '2'] }],
    ['a[1]=second&a[0]=first', { a: ['first', 'second'] }],
    ['a[7]=x', { a: ['x'] }],
    ['a[b]=1&a[c]=2', { a: { b: '1', c: '2' } }],
    [
      'taxes[0][rate]=5&taxes[0][products][]=lottery&taxes[1][rate]=7',
      {
        taxes: [{ rate: '5', products: ['lottery'] }, { rate: '7' }],
      },
    ],
    ['a=1&a[b]=2', { a: { b: '2' } }],
    ['a[b]=2&a=1', { a: '1' }],
    ['a[0]=1&a[b]=2', { a: { 0: '1', b: '2' } }],
    ['a[b=1&[c]=2&d]=3', { 'a[b': '1', '[c]': '2', 'd]': '3' }],
    ['a[b][c][d][e]=1', { a: { b: { c: { d: { e: '1' } } } } }],
    ['a[b][c][d][e][f]=1', { 'a[b][c][d][e][f]': '1' }],
  ])('%s', async (body, fields) => {
    expect(await fieldsOf(body)).toEqual(fields)
  })

  test('are names, whatever they are of an object', async () => {
    const fields = await fieldsOf('a[__proto__][admin]=1&__proto__[admin]=1&constructor[b]=1')
    expect('admin' in {}).toBe(false)
    expect(Object.getPrototypeOf(fields?.a)).toBe(Object.prototype)
    expect(Object.keys(fields ?? {})).toEqual(['a', '__proto__', 'constructor'])
  })

  test('are bounded: of more of them nothing is taken', async () => {
    const body = (names: number) => Array.from({ length: names }, () => 'a[]=').join('&')
    expect((await fieldsOf(body(maxFormNames)))?.a).toHaveLength(maxFormNames)
    expect(await fieldsOf(body(maxFormNames + 1))).toBe(null)
  })
})

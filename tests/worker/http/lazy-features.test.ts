import { expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { Browser } from '#tests/support/browser.ts'
import { features } from '#tests/support/registered-routes.ts'

test('a feature is loaded for a request to any of its routes', async () => {
  const lost: string[] = []
  for (const { paths, load } of features) {
    const { routes } = await load()
    const isCovered = (path: string) =>
      paths.some((one) => path === one || path.startsWith(`${one}/`))
    lost.push(...routes.map(({ path }) => path).filter((path) => !isCovered(path)))
  }
  expect(lost).toEqual([])
})

test('a feature is loaded by the first request to it, however its path is written', async () => {
  const { status } = await new Browser().visit(routes.book.path.replace('b', '%62'))
  expect(status).toBe(200)
})

import { expect, test } from 'vitest'
import { features } from '#tests/support/registered-routes.ts'
import { appFor } from '#worker/app.ts'

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
  const { routes } = await appFor(new Request('https://kilima.test/%62ook'))
  expect(routes.map(({ path }) => path)).toContain('/book')
})

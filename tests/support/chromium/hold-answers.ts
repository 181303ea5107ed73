import type { Page } from './test.ts'

/** Holds back these requests, and so their answers; the result lets them go. */
export async function holdAnswers(page: Page, path: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

import type { Page } from './test.ts'

/** Holds back the answers of these requests; the result lets them go. */
export async function holdAnswers(page: Page, path: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, async (route) => {
    await released
    await route.continue()
  })
  return release
}

import type { LaunchOptions } from '@playwright/test'

/** Launches the Chromium that npm installed, so that Linux needs no browser and no libraries. */
export async function chromiumFromNpm(): Promise<LaunchOptions> {
  if (process.platform !== 'linux') return { channel: 'chrome' }
  // The package unpacks the shared libraries of its Chromium only where it knows none are.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return {
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu'],
  }
}

import { routes } from '#shared/routes.ts'
import type { Settings } from '#worker/env.ts'

export function threadLink({ appUrl }: Pick<Settings, 'appUrl'>, id: string): string {
  return new URL(routes.deskThread.href({ id }), appUrl).href
}

import { routes } from '#shared/routes.ts'
import type { Settings } from '#worker/env.ts'

/** The address of a thread at the desk, as mails to the firm give it: absolute. */
export function threadLink({ appUrl }: Pick<Settings, 'appUrl'>, id: string): string {
  return new URL(routes.deskThread.href({ id }), appUrl).href
}

// Some files of the Worker run in the tools too, which is in Node. What they mention of Workers is
// named here: all types of Workers at once would contradict those of Node.
import type { SendEmail as PlatformSendEmail } from '@cloudflare/workers-types/index.ts'

declare global {
  interface Scheduler {
    /** Resolves after so many milliseconds, and after other work has had its turn. */
    wait(delayMs: number): Promise<void>
  }
  type SendEmail = PlatformSendEmail
}

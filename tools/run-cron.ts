/**
 * Runs the cron of a Worker on this machine now and as often as Cloudflare does, until the process
 * ends; with `everyMs`, that often and not at once.
 */
export function runCron(send: (path: string) => Promise<CronAnswer>, everyMs?: number): void {
  if (everyMs === undefined) void runOnce(send)
  setInterval(() => runOnce(send), everyMs ?? 60_000).unref()
}

interface CronAnswer {
  ok: boolean
  text(): Promise<string>
}

async function runOnce(send: (path: string) => Promise<CronAnswer>): Promise<void> {
  try {
    const run = await send('/cdn-cgi/handler/scheduled')
    if (!run.ok) throw new Error(await run.text())
  } catch (error) {
    console.error(`The cron run failed; the next one tries again: ${error}`)
  }
}

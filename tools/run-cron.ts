/** Runs the cron of a Worker on this machine as often as Cloudflare does, until the process ends. */
export function runCron(send: (path: string) => Promise<CronAnswer>, everyMs = 60_000): void {
  setInterval(() => runOnce(send), everyMs).unref()
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

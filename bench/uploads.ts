import { readFileSync } from 'node:fs'
import { routes } from '#shared/routes.ts'

// node bench/uploads.ts http://localhost:8787 PID-OF-WORKERD [uploads] [at once] [megabytes]
const [url = 'http://localhost:8787', pid = '', uploads = '200', atOnce = '30', megabytes = '10'] =
  process.argv.slice(2)

const bytes = new Uint8Array(Number(megabytes) * 1024 * 1024).fill(65)
bytes.set(new TextEncoder().encode('%PDF-1.7\n'))
const samples: number[] = []
const statuses = new Map<number, number>()
let remaining = Number(uploads)

const startedAt = Date.now()
const cpuBefore = cpuSeconds()
const sampling = setInterval(() => samples.push(residentMegabytes()), 500)
await Promise.all(Array.from({ length: Number(atOnce) }, (_, index) => sendSome(index)))
clearInterval(sampling)

console.log({
  uploads: Object.fromEntries(statuses),
  seconds: (Date.now() - startedAt) / 1000,
  cpuSeconds: cpuSeconds() - cpuBefore,
  residentMegabytes: {
    first: samples[0],
    highest: Math.max(...samples),
    last: samples.at(-1),
    everyTenth: samples.filter((_, index) => index % Math.ceil(samples.length / 10) === 0),
  },
})

/** Sends files one after another, each as another visitor. */
async function sendSome(worker: number): Promise<void> {
  while (remaining > 0) {
    remaining -= 1
    const address = `100.${worker}.${remaining % 250}.7`
    const { cookie, token } = await newVisitor(address)
    const form = new FormData()
    form.append('files', new File([bytes], 'chart.pdf'))
    const response = await fetch(url + routes.files.href(), {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'CF-Connecting-IP': address,
        Cookie: cookie,
        'X-XSRF-TOKEN': token,
      },
      body: form,
    })
    await response.text()
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
  }
}

async function newVisitor(address: string): Promise<{ cookie: string; token: string }> {
  const response = await fetch(url + routes.contact.href(), {
    headers: { 'CF-Connecting-IP': address },
  })
  await response.text()
  const pairs = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const token = pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length)
  return { cookie: pairs.join('; '), token: token ?? '' }
}

function residentMegabytes(): number {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

function cpuSeconds(): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

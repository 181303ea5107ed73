import { Head } from '@inertiajs/react'
import type { Pages } from '#shared/pages.ts'

export default function ErrorScreen({ status, title, message, action }: Pages['error']) {
  return (
    <main>
      <Head title={title} />
      <p>{status}</p>
      <h1>{title}</h1>
      <p>{message}</p>
      {action && <a href={action.href}>{action.label}</a>}
    </main>
  )
}

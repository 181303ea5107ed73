import { usePage } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { Alert } from './alert.tsx'

/** Says how long to wait, whatever the form: that the account has sent too much in a minute. */
export function ThrottleAlert({ className }: { className: string }) {
  const { errors } = usePage().props
  const { throttle } = errors
  const place = useRef<HTMLDivElement>(null)
  // The pressed button may be far below the alert.
  useEffect(() => {
    if (errors.throttle) place.current?.scrollIntoView({ block: 'center' })
  }, [errors])
  // A bag of a form could have this name; its errors are no sentence.
  if (typeof throttle !== 'string') return null
  return (
    <div ref={place} className={className}>
      <Alert tone="danger">{throttle}</Alert>
    </div>
  )
}

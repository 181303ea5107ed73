import { Monitor, Smartphone } from 'lucide-react'

const handheld = /Android|iPhone|iPad/

/** A screen or a phone, by the name of the device. */
export function DeviceIcon({ device }: { device: string }) {
  const Icon = handheld.test(device) ? Smartphone : Monitor
  return <Icon aria-hidden="true" className="mt-0.5 size-6 self-start text-structure" />
}

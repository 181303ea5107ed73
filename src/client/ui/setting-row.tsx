import type { ReactNode } from 'react'

interface SettingRowProps {
  title: string
  description: ReactNode
  className?: string
  children: ReactNode
}

/** One setting: what it is at the left, what can be done about it at the right. */
export function SettingRow({ title, description, className = '', children }: SettingRowProps) {
  return (
    <section className={`setting-row ${className}`}>
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-2 max-w-[44ch] text-sm text-muted">{description}</p>
      </div>
      <div className="min-w-0 max-w-[32rem]">{children}</div>
    </section>
  )
}

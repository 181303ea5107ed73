import { Check, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { type Appearance, chooseAppearance } from '#client/appearance.ts'
import { useAppearance } from '#client/hooks/use-appearance.ts'
import { NeedsScript } from '#client/ui/needs-script.tsx'
import { AppearanceSample } from './appearance-sample.tsx'

const choices: { value: Appearance; label: string; Icon: LucideIcon }[] = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'System', Icon: Monitor },
]

/** Three samples of the site, one of them chosen. */
export function AppearanceChoice() {
  const chosen = useAppearance()
  return (
    <>
      <fieldset className="grid gap-4 noscript:hidden sm:grid-cols-3">
        <legend className="sr-only">Appearance</legend>
        {choices.map(({ value, label, Icon }) => (
          <label key={value} className="appearance-choice">
            <input
              type="radio"
              name="appearance"
              value={value}
              checked={chosen === value}
              onChange={() => chooseAppearance(value)}
              className="sr-only"
            />
            <AppearanceSample appearance={value} />
            <span className="flex min-h-12 items-center gap-2.5 px-3 font-medium">
              <Icon aria-hidden="true" className="size-5" />
              {label}
              {chosen === value && (
                <Check aria-hidden="true" className="ml-auto size-5 text-structure" />
              )}
            </span>
          </label>
        ))}
      </fieldset>
      <NeedsScript>
        Choosing an appearance needs JavaScript. Without it, the site follows your system.
      </NeedsScript>
    </>
  )
}

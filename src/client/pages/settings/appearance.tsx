import { clsx } from 'clsx'
import { Check, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { SettingRow, settingsLayouts } from '#client/account/settings/settings-layout.tsx'
import * as words from '#client/account/settings/words.ts'
import { type Appearance, setAppearance } from '#client/appearance.ts'
import { NeedsScript } from '#client/ui/needs-script.tsx'
import { useAppearance } from '#client/use-appearance.ts'
import { mark } from '#shared/mark.ts'

export default function AppearanceScreen() {
  return (
    <SettingRow title={words.appearance} description={words.appearanceLead}>
      <AppearanceChoice />
    </SettingRow>
  )
}

AppearanceScreen.layout = settingsLayouts

interface Choice {
  value: Appearance
  label: string
  Icon: LucideIcon
}

const choices: Choice[] = [
  { value: 'light', label: words.light, Icon: Sun },
  { value: 'dark', label: words.dark, Icon: Moon },
  { value: 'system', label: words.system, Icon: Monitor },
]

function AppearanceChoice() {
  const current = useAppearance()
  return (
    <>
      <fieldset className="grid gap-4 noscript:hidden sm:grid-cols-3">
        <legend className="sr-only">{words.appearance}</legend>
        {choices.map((choice) => (
          <AppearanceRadio key={choice.value} {...choice} isSelected={current === choice.value} />
        ))}
      </fieldset>
      <NeedsScript>{words.appearanceNeedsScript}</NeedsScript>
    </>
  )
}

function AppearanceRadio({ value, label, Icon, isSelected }: Choice & { isSelected: boolean }) {
  return (
    <label className="appearance-choice">
      <input
        type="radio"
        name="appearance"
        value={value}
        checked={isSelected}
        onChange={() => setAppearance(value)}
        className="sr-only"
      />
      <AppearanceSample appearance={value} />
      <span className="flex min-h-12 items-center gap-2.5 px-3 font-medium">
        <Icon aria-hidden="true" className="size-5" />
        {label}
        {isSelected && <Check aria-hidden="true" className="ml-auto size-5 text-structure" />}
      </span>
    </label>
  )
}

const schemes = {
  light: ['scheme-light'],
  dark: ['scheme-dark'],
  system: ['scheme-light', 'scheme-dark'],
} as const satisfies Record<Appearance, string[]>

/** The mark in an appearance's colours; for "system", half light and half dark. */
function AppearanceSample({ appearance }: { appearance: Appearance }) {
  return (
    <span aria-hidden="true" className="relative block h-24 w-full overflow-hidden">
      {schemes[appearance].map((scheme, index) => (
        <span
          key={scheme}
          className={clsx(
            scheme,
            'absolute inset-0 bg-ground',
            index === 1 && '[clip-path:polygon(100%_0,100%_100%,0_100%)]',
          )}
        >
          <svg
            viewBox={mark.viewBox}
            fill="none"
            strokeWidth={1}
            aria-hidden="true"
            className="absolute inset-x-0 bottom-0 mx-auto size-20 stroke-structure"
          >
            {mark.paths.map((path, line) => (
              <path key={path} d={path} className={line === 0 ? 'stroke-accent' : undefined} />
            ))}
          </svg>
        </span>
      ))}
    </span>
  )
}

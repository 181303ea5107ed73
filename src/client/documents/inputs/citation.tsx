import { SourceChoice } from './source-choice.tsx'
import { TextInput } from './text-input.tsx'

/** The source of something, and where in it that stands. */
export function Citation() {
  return (
    <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
      <SourceChoice />
      <TextInput field="section" label="Section" note="optional" hint="Article, section or page" />
    </div>
  )
}

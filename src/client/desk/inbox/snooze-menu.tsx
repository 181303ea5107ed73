import { usePage } from '@inertiajs/react'
import { buttonClass } from '#client/ui/button-class.ts'
import { fieldErrors, LabelledInput } from '#client/ui/field.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { useOffice } from '#client/use-office.ts'
import { snoozeTimes } from '#shared/desk/inbox/snooze-times.ts'
import { routes } from '#shared/routes.ts'
import { DropMenu } from './drop-menu.tsx'
import { KeyHint } from './keys.tsx'
import * as words from './words.ts'

/** Hides an enquiry until a time, from a few that are usual or any other. */
export function SnoozeMenu({ thread, now }: { thread: string; now: string }) {
  const { until: error } = fieldErrors(usePage().props.errors)
  const office = useOffice()
  return (
    <DropMenu open={Boolean(error) || undefined} className="relative">
      <summary
        aria-keyshortcuts="z"
        className={buttonClass({ tone: 'quiet', size: 'small', className: 'list-none' })}
      >
        {words.snooze} <KeyHint name="z" />
      </summary>
      <div className="absolute top-full left-0 z-20 mt-1 w-72 border border-float-line bg-ground py-1">
        <PostForm key={`${thread} ${now}`} action={routes.snoozeThread.href({ id: thread })}>
          {snoozeTimes(office, new Date(now)).map(({ kind, at }) => (
            <button
              key={kind}
              type="submit"
              name="until"
              value={at.toISOString()}
              formNoValidate
              className="menu-row"
            >
              {words.snoozeFor[kind]}
            </button>
          ))}
        </PostForm>
        <PostForm
          action={routes.snoozeThread.href({ id: thread })}
          className="mt-1 grid gap-2 border-t border-line p-3 text-sm"
        >
          <LabelledInput
            label={words.otherTime(office.city)}
            name="until"
            type="datetime-local"
            error={error}
            announced
            required
          />
          <button type="submit" className={buttonClass({ tone: 'quiet', size: 'small' })}>
            {words.snooze}
          </button>
        </PostForm>
      </div>
    </DropMenu>
  )
}

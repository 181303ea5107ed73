import { usePage } from '@inertiajs/react'
import { clsx } from 'clsx'
import { Alert } from '#client/ui/alert.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { errorsIn } from '#client/ui/field.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { mainStatuses } from '#shared/desk/inbox/statuses.ts'
import type { StaffName } from '#shared/desk/staff/props.ts'
import { routes } from '#shared/routes.ts'
import { DropMenu } from './drop-menu.tsx'
import { statusLabels } from './status-labels.ts'
import * as words from './words.ts'

/** The id of the form to which the checkboxes of the list belong, and its error bag. */
export const bulkFormId = 'bulk'

/** Changes the chosen enquiries; visible as soon as one is chosen, also without a script. */
export function BulkForm({ staff }: { staff: readonly StaffName[] }) {
  const errors = errorsIn(usePage().props.errors, bulkFormId)
  const error = Object.values(errors)[0]
  return (
    <PostForm
      id={bulkFormId}
      action={routes.bulkThreads.href()}
      errorBag={bulkFormId}
      resetOnSuccess
      className={clsx(
        'border-t border-line bg-panel px-3 py-2 print:hidden',
        !error && 'hidden group-has-[.inbox-choice:checked]/list:block',
      )}
    >
      {(processing) => (
        <fieldset disabled={processing} className="grid gap-2">
          <legend className="sr-only">{words.changeSelected}</legend>
          {error && <Alert tone="danger">{error}</Alert>}
          <div className="flex flex-wrap items-center gap-2">
            <AssignMenu staff={staff} />
            {mainStatuses.map((status) => (
              <button key={status} type="submit" name="status" value={status} className={small}>
                {statusLabels[status]}
              </button>
            ))}
            <ChooseAll />
          </div>
        </fieldset>
      )}
    </PostForm>
  )
}

const small = buttonClass({ tone: 'quiet', size: 'small' })

/** A button for each member of staff, because a list of choices would be sent with each status. */
function AssignMenu({ staff }: { staff: readonly StaffName[] }) {
  const me = usePage().props.auth.user?.id
  return (
    <DropMenu className="relative">
      <summary className={small}>{words.assignTo}</summary>
      <div className="absolute bottom-full left-0 z-20 mb-1 grid max-h-72 min-w-48 overflow-y-auto border border-float-line bg-ground py-1">
        {staff.map(({ id, name }) => (
          <button key={id} type="submit" name="assignee" value={id} className="menu-row">
            {id === me ? words.memberIsMe(name) : name}
          </button>
        ))}
        <button type="submit" name="assignee" value="" className="menu-row text-muted">
          {words.nobody}
        </button>
      </div>
    </DropMenu>
  )
}

function ChooseAll() {
  if (!useHydrated()) return null
  return (
    <>
      <button type="button" className="link min-h-11 text-sm" onClick={() => setAll(true)}>
        {words.selectAll}
      </button>
      <button type="button" className="link min-h-11 text-sm" onClick={() => setAll(false)}>
        {words.selectNone}
      </button>
    </>
  )
}

function setAll(checked: boolean): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('.inbox-choice')) {
    box.checked = checked
  }
}

import { Form, usePage } from '@inertiajs/react'
import { buttonClass } from '#client/ui/button-class.ts'
import { fieldErrors } from '#client/ui/field.tsx'
import { CsrfField, withMethod } from '#client/ui/plain-form.tsx'
import type { Thread } from '#shared/desk/inbox/props.ts'
import { threadStatuses } from '#shared/desk/inbox/statuses.ts'
import type { StaffName } from '#shared/desk/staff/props.ts'
import { routes } from '#shared/routes.ts'
import { composerId } from './composer.tsx'
import { KeyHint } from './keys.tsx'
import { statusLabels } from './status-labels.ts'

interface ThreadStateProps {
  thread: Thread
  staff: readonly StaffName[]
}

export function ThreadState({ thread, staff }: ThreadStateProps) {
  const { status, assignee } = fieldErrors(usePage().props.errors)
  return (
    <div className="mt-4 print:hidden">
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <StatusForm thread={thread} />
        <AssigneeForm thread={thread} staff={staff} />
        <a
          href={`#${composerId}`}
          className="link inline-flex min-h-11 items-center text-sm @4xl:hidden"
        >
          Go to the reply
        </a>
      </div>
      {(status || assignee) && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {status ?? assignee}
        </p>
      )}
    </div>
  )
}

const changeAction = (id: string) => withMethod(routes.deskThread.href({ id }), 'PATCH')

/** A button for each status; the current one is pressed. */
function StatusForm({ thread: { id, status: current } }: Pick<ThreadStateProps, 'thread'>) {
  return (
    <Form method="post" action={changeAction(id)} options={{ preserveScroll: true }}>
      <CsrfField />
      <fieldset>
        <legend className="text-xs font-medium text-muted">Status</legend>
        <div className="mt-1 flex">
          {threadStatuses.map((status) => (
            <button
              key={status}
              type="submit"
              name="status"
              value={status}
              aria-pressed={status === current}
              aria-keyshortcuts={status === 'done' ? 'e' : undefined}
              className={buttonClass({
                tone: 'quiet',
                size: 'small',
                className:
                  'relative -ml-px rounded-none px-3.5 first:ml-0 first:rounded-l-md last:rounded-r-md hover:z-10 focus-visible:z-10 aria-pressed:bg-structure aria-pressed:text-on-structure',
              })}
            >
              {statusLabels[status]}
              {status === 'done' && <KeyHint name="e" />}
            </button>
          ))}
        </div>
      </fieldset>
    </Form>
  )
}

function AssigneeForm({ thread: { id, assignee }, staff }: ThreadStateProps) {
  const me = usePage().props.auth.user?.id
  return (
    <Form method="post" action={changeAction(id)} options={{ preserveScroll: true }}>
      {({ processing }) => (
        <>
          <CsrfField />
          <label htmlFor="assignee" className="block text-xs font-medium text-muted">
            Assignee
          </label>
          <div className="mt-1 flex gap-2">
            <select
              // A new key shows the server's value after somebody else has changed it.
              key={assignee}
              id="assignee"
              name="assignee"
              defaultValue={assignee ?? ''}
              className="field min-h-11 w-36 min-w-0 py-1 text-sm"
            >
              <option value="">Nobody</option>
              {staff.map((member) => (
                <option key={member.id} value={member.id}>
                  {member.id === me ? `${member.name} (me)` : member.name}
                </option>
              ))}
            </select>
            <button
              type="submit"
              disabled={processing}
              className={buttonClass({ tone: 'quiet', size: 'small' })}
            >
              Assign
            </button>
          </div>
        </>
      )}
    </Form>
  )
}

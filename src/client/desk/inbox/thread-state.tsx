import { usePage } from '@inertiajs/react'
import { buttonClass } from '#client/ui/button-class.ts'
import { fieldErrors } from '#client/ui/field.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import type { Thread } from '#shared/desk/inbox/props.ts'
import { mainStatuses } from '#shared/desk/inbox/statuses.ts'
import type { StaffName } from '#shared/desk/staff/props.ts'
import { routes } from '#shared/routes.ts'
import { useAdvances } from './advance.tsx'
import { composerId } from './composer.tsx'
import { KeyHint } from './keys.tsx'
import { SnoozeMenu } from './snooze-menu.tsx'
import { statusLabels } from './status-labels.ts'
import * as words from './words.ts'

interface ThreadStateProps {
  thread: Thread
  staff: readonly StaffName[]
  /** The thread to open after this one is done. */
  next: string | null
  now: string
}

export function ThreadState({ thread, staff, next, now }: ThreadStateProps) {
  const { status, assignee } = fieldErrors(usePage().props.errors)
  return (
    <div className="mt-4 print:hidden">
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <StatusForm thread={thread} next={next} />
        <SnoozeMenu thread={thread.id} now={now} />
        <AssigneeForm thread={thread} staff={staff} />
        <AssignToMe thread={thread} />
        <a
          href={`#${composerId}`}
          className="link inline-flex min-h-11 items-center text-sm @4xl:hidden"
        >
          {words.goToTheReply}
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
function StatusForm({
  thread: { id, status: current },
  next,
}: Pick<ThreadStateProps, 'thread' | 'next'>) {
  const advances = useAdvances()
  return (
    <PostForm action={changeAction(id)} fields={advances && next ? { next } : undefined}>
      <fieldset>
        <legend className="text-xs font-medium text-muted">{words.status}</legend>
        <div className="mt-1 flex">
          {mainStatuses.map((status) => (
            <button
              key={status}
              type="submit"
              name="status"
              value={status}
              aria-pressed={status === current}
              aria-keyshortcuts={status === 'done' ? 'e' : undefined}
              className={statusButton}
            >
              {statusLabels[status]}
              {status === 'done' && <KeyHint name="e" />}
            </button>
          ))}
        </div>
      </fieldset>
    </PostForm>
  )
}

const statusButton = buttonClass({
  tone: 'quiet',
  size: 'small',
  className:
    'relative -ml-px rounded-none px-3.5 first:ml-0 first:rounded-l-md last:rounded-r-md hover:z-10 focus-visible:z-10 aria-pressed:bg-structure aria-pressed:text-on-structure',
})

/** Assigns the thread to the reader in one press. */
function AssignToMe({ thread: { id, assignee } }: Pick<ThreadStateProps, 'thread'>) {
  const me = usePage().props.auth.user?.id ?? ''
  if (assignee === me) return null
  return (
    <PostForm action={changeAction(id)} fields={{ assignee: me }}>
      <button
        type="submit"
        aria-keyshortcuts="a"
        className={buttonClass({ tone: 'quiet', size: 'small' })}
      >
        {words.assignToMe} <KeyHint name="a" />
      </button>
    </PostForm>
  )
}

function AssigneeForm({
  thread: { id, assignee },
  staff,
}: Pick<ThreadStateProps, 'thread' | 'staff'>) {
  return (
    <PostForm action={changeAction(id)}>
      {(processing) => (
        <>
          <label htmlFor="assignee" className="block text-xs font-medium text-muted">
            {words.assignee}
          </label>
          <div className="mt-1 flex gap-2">
            {/* A new key shows an assignee whom a colleague has chosen meanwhile. */}
            <AssigneeSelect key={assignee} assignee={assignee} staff={staff} />
            <button
              type="submit"
              disabled={processing}
              className={buttonClass({ tone: 'quiet', size: 'small' })}
            >
              {words.assign}
            </button>
          </div>
        </>
      )}
    </PostForm>
  )
}

interface AssigneeSelectProps {
  assignee: Thread['assignee']
  staff: readonly StaffName[]
}

function AssigneeSelect({ assignee, staff }: AssigneeSelectProps) {
  const me = usePage().props.auth.user?.id
  return (
    <select
      id="assignee"
      name="assignee"
      defaultValue={assignee ?? ''}
      className="field min-h-11 w-36 min-w-0 py-1 text-sm"
    >
      <option value="">{words.nobody}</option>
      {staff.map((member) => (
        <option key={member.id} value={member.id}>
          {member.id === me ? words.memberIsMe(member.name) : member.name}
        </option>
      ))}
    </select>
  )
}

import { LocalTime } from '#client/ui/local-time.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import type { RoomEvent } from '#shared/desk/rooms/props.ts'
import * as words from './words.ts'

/** The newest events of a room: who saw what, and when. */
export function RoomLog({ events }: { events: readonly RoomEvent[] }) {
  return (
    <TitledSection id="activity" title={words.activity} className="mt-12">
      <p className="mt-1 text-sm text-muted">{words.activityLead}</p>
      <ol className="mt-3 divide-y divide-line border-y border-line text-sm">
        {events.map(({ id, actor, kind, target, createdAt }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 py-2">
            <span className="min-w-0 wrap-anywhere">
              <strong className="font-semibold">{actor}</strong> {words.events[kind]} {target}
            </span>
            <span className="figures text-muted">
              <LocalTime at={createdAt} />
            </span>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

import { Link } from '@inertiajs/react'
import { documentPath } from '#client/desk/documents/documents-path.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { PostForm } from '#client/ui/post-form.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { dayText } from '#shared/dates.ts'
import type { ReviewItem } from '#shared/desk/documents/review.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

interface ReviewRowProps {
  item: ReviewItem
  today: string
  /** Called after the pressed button may have disappeared. */
  onChecked: () => void
}

export function ReviewRow({ item, today, onChecked }: ReviewRowProps) {
  const { id, kind, title, market, weakSources, isDue } = item
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 border-t border-line py-3 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <p>
          <Link href={documentPath(id)} className="link font-semibold wrap-anywhere">
            {title || words.untitled}
          </Link>{' '}
          <span className="ml-1 text-muted">
            {[market, words.kindLabel(kind)].filter(Boolean).join(' · ')}
          </span>
          {isDue && <span className="badge ml-3 text-clay">{words.due}</span>}
        </p>
        <ul className="figures mt-1 text-xs text-muted">
          {reasonsOf(item, today).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {weakSources.length > 0 && (
          <details className="mt-1 text-xs">
            <summary className="inline-flex min-h-8 items-center underline max-lg:min-h-11">
              {words.weakSources(weakSources.length)}
            </summary>
            <ul className="list-disc pl-5 wrap-anywhere">
              {weakSources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <CheckForm item={item} onChecked={onChecked} />
    </li>
  )
}

/** Returns the day of the last check of a document, and the reasons why it is listed. */
function reasonsOf({ checkedAt, editedAt, unsourced, changesAt }: ReviewItem, today: string) {
  return [
    checkedAt
      ? words.checked(dayText(checkedAt), daysBetween(checkedAt, today))
      : words.edited(dayText(editedAt), daysBetween(editedAt, today)),
    changesAt && words.changesOn(dayText(changesAt)),
    unsourced > 0 && words.unsourced(unsourced),
  ].filter((reason) => typeof reason === 'string')
}

function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000)))
}

/** The button that records a check; in its place the reason why this version cannot have one. */
function CheckForm({ item, onChecked }: Pick<ReviewRowProps, 'item' | 'onChecked'>) {
  const { id, state, revision, title } = item
  const reason = words.waits[state]
  if (reason) return <p className="max-w-60 text-xs text-muted">{reason}</p>
  return (
    <PostForm
      action={routes.documentChecks.href({ id })}
      fields={{ revision }}
      onSuccess={onChecked}
      className="max-sm:w-full"
    >
      {(processing) => (
        <button
          type="submit"
          disabled={processing}
          aria-busy={processing}
          className={buttonClass({ tone: 'quiet', size: 'small', className: 'max-sm:w-full' })}
        >
          <RichText text={words.checkedToday(title)} />
        </button>
      )}
    </PostForm>
  )
}

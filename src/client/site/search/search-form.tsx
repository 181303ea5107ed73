import { router } from '@inertiajs/react'
import { Search } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { buttonClass } from '#client/ui/button-class.ts'
import { RichText } from '#client/ui/rich-text.tsx'
import { searchKeys, useSearchField } from '#client/ui/search-keys.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

/** The search form; without a script the browser submits it. */
export function SearchForm({ q }: { q: string }) {
  const field = useRef<HTMLInputElement>(null)
  const id = useSearchField(field)
  const search = (event: FormEvent) => {
    event.preventDefault()
    router.get(routes.search.href(), { q: field.current?.value ?? '' }, { preserveState: true })
  }
  return (
    <search>
      <form action={routes.search.href()} onSubmit={search} className="print:hidden">
        <label htmlFor={id} className="font-medium">
          {words.searchTheSite}
        </label>
        <div className="mt-2 flex flex-wrap gap-3">
          <input
            // A new search replaces the field's text; a render during input does not.
            key={q}
            ref={field}
            id={id}
            name="q"
            type="search"
            defaultValue={q}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            aria-keyshortcuts={searchKeys}
            aria-describedby="search-hint"
            className="field min-h-14 grow basis-64 text-lg"
          />
          <button
            type="submit"
            className={buttonClass({ tone: 'quiet', className: 'max-sm:grow' })}
          >
            <Search aria-hidden="true" className="size-5" />
            {words.submit}
          </button>
        </div>
        <SearchHint />
      </form>
    </search>
  )
}

function SearchHint() {
  return (
    <p id="search-hint" className="mt-3 text-sm text-muted">
      {words.everyWordMustOccur}
      <span className="hidden pointer-fine:inline">
        <RichText
          text={words.fromAnyPage}
          marks={{ key: (text) => <kbd className="kbd">{text}</kbd> }}
        />
      </span>
    </p>
  )
}

import { lazy, Suspense, useState } from 'react'
import shapes from '#client/generated/land.svg?raw'
import shapesUrl from '#client/generated/land.svg?url'
import { useHydrated } from '#client/ui/use-hydrated.ts'

/**
 * The shapes of the map, once a page: every `Land` and `Coastlines` on the page refers to them. Those
 * that came with the document stay as they are; only a page that is visited from another one fetches
 * them.
 */
export function LandShapes() {
  const [inDocument] = useState(!useHydrated())
  if (inDocument) return <Markup svg={import.meta.env.SSR ? shapes : ''} />
  return (
    <Suspense>
      <FetchedShapes />
    </Suspense>
  )
}

const FetchedShapes = lazy(async () => {
  // Without its shapes a map is empty; the page says the same in words.
  const svg = await fetch(shapesUrl).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  )
  return { default: () => <Markup svg={svg} /> }
})

function Markup({ svg }: { svg: string }) {
  const content = { dangerouslySetInnerHTML: { __html: svg } }
  return <div aria-hidden="true" className="absolute" suppressHydrationWarning {...content} />
}

import { Menu, X } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { useMenu } from '#client/hooks/use-menu.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Contours } from '#client/ui/contours.tsx'
import { routes } from '#shared/routes.ts'
import { PageLinks } from './page-links.tsx'

const toggleLook = '-mr-2 flex size-12 items-center justify-center rounded-md'

/** The navigation of a narrow screen: a button and its panel, a `<details>` without script. */
export function MobileMenu() {
  const { ref, open, toggle } = useMenu()
  const id = useId()
  if (open === null) {
    return (
      <details ref={ref as RefObject<HTMLDetailsElement>} className="group lg:hidden">
        <summary className={toggleLook}>
          <span className="sr-only">Menu</span>
          <Menu aria-hidden="true" className="group-open:hidden" />
          <X aria-hidden="true" className="hidden group-open:block" />
        </summary>
        <Panel id={id} />
      </details>
    )
  }
  const Icon = open ? X : Menu
  return (
    <div ref={ref as RefObject<HTMLDivElement>} className="lg:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        className={`menu-toggle ${toggleLook}`}
      >
        <span className="sr-only">Menu</span>
        <Icon aria-hidden="true" />
      </button>
      <Panel id={id} hidden={!open} />
    </div>
  )
}

function Panel(props: { id: string; hidden?: boolean }) {
  return (
    <nav
      {...props}
      aria-label="Main"
      className="absolute inset-x-0 top-full h-[calc(100dvh-4.5rem)] overflow-y-auto overscroll-contain border-t border-line bg-ground"
    >
      <Contours drawing="corner" className="mask-size-[20rem]" />
      <div className="wrap relative flex flex-col gap-8 py-6">
        <PageLinks className="flex flex-col divide-y divide-line" />
        <ButtonLink href={routes.contact.href()}>Get Consultation</ButtonLink>
      </div>
    </nav>
  )
}

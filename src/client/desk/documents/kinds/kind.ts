import type { ComponentType, ReactNode } from 'react'

export interface Kind {
  /** The inputs of the text; always the same element, so that React does not render them again. */
  text: ReactNode
  /** The other inputs, likewise; absent if the text is all. */
  details?: ReactNode
  /** Returns the component in which readers see the document of a slug. */
  publicPage: (slug: string) => ComponentType<never>
  /** True if the release brings all documents of the kind, so that their slugs are fixed. */
  isOnly?: boolean
  publicPath: (slug: string) => string
  /** Returns the path of the page that sends it; absent for kinds that are not sent. */
  sendingPath?: (id: string) => string
  /** The further consequence of unpublishing. */
  withdrawalNote?: string
}

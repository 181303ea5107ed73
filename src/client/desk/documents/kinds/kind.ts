import type { ComponentType, ReactNode } from 'react'

/** The desk's screens for one kind of document. */
export interface Kind {
  /** The inputs; always the same element, so that React does not render them again. */
  fields: ReactNode
  /** The component of the public page. */
  PublicPage: ComponentType<never>
  /** Returns the path of the public page. */
  publicPath: (slug: string) => string
  /** Returns the path of the page that sends it; absent for kinds that are not sent. */
  sendingPath?: (id: string) => string
  /** The further consequence of unpublishing. */
  withdrawalNote?: string
}

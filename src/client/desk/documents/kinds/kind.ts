import type { ComponentType, ReactNode } from 'react'

/** What the desk shows of one kind of document. */
export interface Kind {
  /** Its inputs, inside the form of a document: one element for all, so that React renders it once. */
  fields: ReactNode
  /** What readers see of one, by the props of its public page. */
  Drawing: ComponentType<never>
  /** Returns where readers find a published one. */
  publicPath: (slug: string) => string
  /** Returns where one is sent; its first publication is the sending. Absent for what is not sent. */
  sendingPath?: (id: string) => string
  /** What else follows if one is withdrawn. */
  withdrawalNote?: string
}

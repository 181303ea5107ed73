import type { SharedProps } from '#shared/pages.ts'
import { tabTitle } from '#shared/titles.ts'

/** Where the module of a screen lies, relative to this folder. */
export function screenPath(name: string): string {
  return `./pages/${name}.tsx`
}

/** The browser's tab title for a screen's title: the product's name comes with every page. */
export function tabTitleOf(title: string, page: { props: object }): string {
  return tabTitle(title, (page.props as SharedProps).name)
}

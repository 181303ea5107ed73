import type { SharedProps } from '#shared/pages.ts'
import { tabTitle } from '#shared/titles.ts'

/** Returns the path of a screen's module, relative to this folder. */
export function screenPath(name: string): string {
  return `./pages/${name}.tsx`
}

/** The title of the browser's tab: that of the screen, with the product's name. */
export function tabTitleOf(title: string, page: { props: object }): string {
  return tabTitle(title, (page.props as SharedProps).name)
}

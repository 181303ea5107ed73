import { accountTitles } from './account/titles.ts'
import { deskTitles } from './desk/titles.ts'
import type { Pages, ScreenName, Titles } from './pages.ts'
import { siteTitles } from './site/titles.ts'

const titles: Titles<Pages> = {
  ...siteTitles,
  ...accountTitles,
  ...deskTitles,
  error: ({ title }) => title,
}

/** Returns a screen's title without the product's name; empty when the name alone is the title. */
export function screenTitle<Name extends ScreenName>(component: Name, props: Pages[Name]): string {
  const title = titles[component]
  return typeof title === 'function' ? title(props) : title
}

/** Returns the title that a screen always has; null if it depends on the props. */
export function fixedTitle(component: ScreenName): string | null {
  const title = titles[component]
  return typeof title === 'string' ? title : null
}

/** Returns the title of the browser's tab: `Page - Name`, or the name alone. */
export function tabTitle(title: string, appName: string): string {
  return title === '' ? appName : `${title} - ${appName}`
}

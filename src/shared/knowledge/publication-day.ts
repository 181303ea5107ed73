import { project } from '../project.ts'

/** Returns the day on which an article was published here: its own, or that of the site's opening. */
export function publicationDay(date: string): string {
  return date < project.opened ? project.opened : date
}

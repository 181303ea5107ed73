import { byCharacters } from '#shared/order.ts'

/** Sorts records by date, newest first, and keeps the order within a day. */
export function newestFirst<Item>(records: readonly Item[], dayOf: (item: Item) => string): Item[] {
  return records.toSorted((a, b) => byCharacters(dayOf(b), dayOf(a)))
}

/** Returns the records with the one of the same slug replaced. */
export function withRecord<Item extends { slug: string }>(
  records: readonly Item[],
  record: Item,
): Item[] {
  return [...records.filter(({ slug }) => slug !== record.slug), record]
}

/** The company of a person, after a comma; nothing without one. */
export function Company({ name }: { name: string | null }) {
  if (!name) return null
  return (
    <>
      {', '}
      <bdi>{name}</bdi>
    </>
  )
}

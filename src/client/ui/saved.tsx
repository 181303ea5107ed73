/** That it was saved, said for the moment it is true; the place is kept for it. */
export function Saved({ shown }: { shown: boolean }) {
  return (
    <p role="status" className="saved" data-shown={shown || undefined}>
      {shown && 'Saved'}
    </p>
  )
}

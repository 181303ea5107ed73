/** That it was saved, said while it is news. */
export function Saved({ shown }: { shown: boolean }) {
  return <p role="status">{shown && <span className="saved">Saved</span>}</p>
}

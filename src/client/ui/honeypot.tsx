/** A field that people do not see: who fills it in is a program, and what it sent is dropped. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor="field-website">Website</label>
      <input id="field-website" type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** A field that only programs see; whoever fills it in is not a person. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor="field-website">Website</label>
      <input id="field-website" type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

import * as words from './words.ts'
/** A field that people do not see: forms that fill it in come from programs and are dropped. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor="field-website">{words.website}</label>
      <input id="field-website" type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

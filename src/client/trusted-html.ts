/** Globals that this module shares with the first script, in browsers with Trusted Types. */
export interface TrustedTypesScope {
  trustedTypes?: { createPolicy(name: string, rules: Rules): SitePolicy }
  /** Set by the first script and removed by the page client. */
  sitePolicy?: SitePolicy | undefined
}

interface Rules {
  createHTML(html: string): string
  createScriptURL?(url: string): string
}

interface SitePolicy {
  createHTML(html: string): TrustedHTML
  createScriptURL(url: string): string
}

// The only policy that the document's content security policy lets anyone create, and only once: no
// other module can turn a text into HTML. Where the first script ran, it has created it already.
const scope = globalThis as TrustedTypesScope
const policy =
  scope.sitePolicy ?? scope.trustedTypes?.createPolicy('site', { createHTML: (html) => html })
delete scope.sitePolicy

/**
 * Marks HTML as safe to be written into the page: made by our server, or a constant. Each call makes
 * another object, so a component has to keep it, or React writes the HTML anew.
 */
export function trustedHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html
}

const urlAttributes = [
  'href',
  'src',
  'action',
  'formaction',
  'xlink:href',
  'data',
  'poster',
  'srcset',
]
const foreign = [
  'iframe',
  'object',
  'embed',
  'base',
  'applet',
  'frame',
  'frameset',
  'math',
  'portal',
]
// `/%5C` is a path of ours: what a browser takes for another slash is the backslash itself.
const ours = /^(?:https:|mailto:|tel:|#|\/(?![/\\])|$)/i

/**
 * What of some HTML, read as a browser reads it, runs a script or leads to one: elements that we
 * have none of, handlers, addresses that are none of ours, scripts without the nonce of the page.
 */
export async function dangersIn(html: string): Promise<string[]> {
  const found: string[] = []
  const reader = new HTMLRewriter().on('*', {
    element(element) {
      const { tagName } = element
      if (foreign.includes(tagName)) found.push(`<${tagName}>`)
      for (const [name = '', value = ''] of element.attributes) {
        const address = value.replaceAll('&amp;', '&').trim()
        if (/^on/i.test(name) || name === 'srcdoc') found.push(`${tagName} ${name}`)
        if (urlAttributes.includes(name) && !ours.test(address)) {
          found.push(`${tagName} ${name}=${value}`)
        }
        // To be followed is all that an address of theirs is for.
        if (urlAttributes.includes(name) && /evil\.example/i.test(value) && tagName !== 'a') {
          found.push(`${tagName} ${name}`)
        }
        if (name === 'http-equiv') found.push(`${tagName} ${name}`)
      }
      const isJson = /json|speculationrules/.test(element.getAttribute('type') ?? '')
      if (tagName === 'script' && !isJson && !element.getAttribute('nonce')) found.push('script')
    },
  })
  await reader.transform(new Response(html)).text()
  return found
}

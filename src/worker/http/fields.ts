/** The fields of a body, of any type: schemas decide what they accept. */
export type Fields = Record<string, unknown>

/** The fields of a JSON, urlencoded or multipart body; malformed or other bodies have none. */
export async function parseFields(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Fields> {
  const type = mediaType(contentType)
  try {
    if (isJson(contentType)) return fromJson(new TextDecoder().decode(bytes))
    if (type === 'application/x-www-form-urlencoded') {
      return fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)))
    }
    if (type === 'multipart/form-data') {
      const form = new Response(bytes, { headers: { 'Content-Type': contentType } })
      return fromEntries(await form.formData())
    }
  } catch {
    // A body that cannot be read is an empty one: the form says which fields are missing.
  }
  return {}
}

/** Whether a body of this content type is JSON. */
export function isJson(contentType: string): boolean {
  return /^application\/(.+\+)?json$/.test(mediaType(contentType))
}

function mediaType(contentType: string): string {
  return contentType.split(';')[0]?.trim().toLowerCase() ?? ''
}

function fromJson(text: string): Fields {
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {}
}

/** The last value of a name wins; `a[]` and `a[b]` make `a` something that is not text. */
function fromEntries(entries: Iterable<[string, string | File]>): Fields {
  const fields = new Map<string, unknown>()
  for (const [name, value] of entries) {
    const bracket = name.indexOf('[')
    if (bracket > 0) fields.set(name.slice(0, bracket), [value])
    else fields.set(name, typeof value === 'string' ? value : [])
  }
  return Object.fromEntries(fields)
}

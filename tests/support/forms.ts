/** The body and Content-Type of a multipart form, as `send` takes them. */
export async function formData(fields: Record<string, string | Blob>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const encoded = new Response(form)
  const type = encoded.headers.get('Content-Type') ?? ''
  return { body: await encoded.arrayBuffer(), headers: { 'Content-Type': type } }
}

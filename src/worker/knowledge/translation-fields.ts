import * as z from 'zod/mini'

// Apart from what translates an edition: every start would compile the library of schemas with it.

/** The fields of a translation's revision. */
export const translationFields = z.object({
  /** The id of the original's revision that was translated. */
  original: z.string(),
  texts: z.array(z.object({ field: z.string(), text: z.string(), translation: z.string() })),
})

export type TranslationFields = z.infer<typeof translationFields>

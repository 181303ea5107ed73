/** The names of fields in messages, where a language has others than the code of the form. */
export const fieldNames: Readonly<Record<string, string>> = {}

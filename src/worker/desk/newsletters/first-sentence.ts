// A period may end an abbreviation: "Act No. 17".
const sentence = /^.*?(?<!\b(?:No|Nos|Art|Sec|Cap))[.!?](?=\s+\p{Lu}|$)/su

/** Returns the first sentence of a text, which summarises it in a newsletter. */
export function firstSentence(text: string): string {
  return text.match(sentence)?.[0] ?? text
}

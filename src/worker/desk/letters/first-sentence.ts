// What ends in a point may be an abbreviation: "Act No. 17".
const sentence = /^.*?(?<!\b(?:No|Nos|Art|Sec|Cap))[.!?](?=\s+\p{Lu}|$)/su

/** The first sentence of a text, by which a letter tells of what it names. */
export function firstSentence(text: string): string {
  return text.match(sentence)?.[0] ?? text
}

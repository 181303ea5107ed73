/** The type of a translation: the same shape with other texts. */
type Translated<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends (...input: infer Input) => infer Result
      ? (...input: Input) => Translated<Result>
      : Value extends object
        ? { readonly [Key in keyof Value]: Translated<Value[Key]> }
        : Value

/** A module of sentences in another language; the compiler refuses one that is not complete. */
export type Translation<Original, Own extends Translated<Original>> = Own

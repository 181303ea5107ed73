/** The titles of screens, without the product's name; empty when the name alone is the title. */
export type Titles<Pages> = {
  [Name in keyof Pages]: string | ((props: Pages[Name]) => string)
}

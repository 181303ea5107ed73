export const name = 'Name'
export const emailAddress = 'Email address'
export const password = 'Password'
export const atLeastCharacters = (min: number) => `At least ${min} characters`
export const confirmPassword = 'Confirm password'

export const saved = 'Saved'

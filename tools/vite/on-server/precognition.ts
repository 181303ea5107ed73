const validator = { on: () => validator, setTimeout: () => validator }

/** Checks fields while somebody types. */
export const createValidator = () => validator
export const resolveName = undefined
export const toSimpleValidationErrors = undefined
export const client = undefined

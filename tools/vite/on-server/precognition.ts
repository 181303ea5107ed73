const validator = {
  on: () => validator,
  setTimeout: () => validator,
  setErrors: () => validator,
  forgetError: () => validator,
  defaults: () => validator,
  reset: () => validator,
  withoutFileValidation: () => validator,
}

/** Checks fields while somebody types, which no form of the product does. */
export const createValidator = () => validator
export const resolveName = undefined
export const toSimpleValidationErrors = undefined
export const client = undefined

export const showError = undefined

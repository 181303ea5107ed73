export const didYouMean = 'Did you mean'
export const didYouMeanPage = 'Did you mean <label/>?'
export const dashboard = 'Dashboard'
export const orGoOnTo = 'Or go on to'
export const somethingIsMissing = 'Something is missing or broken? Write to <email/>.'

export const connectionFailed = 'The connection failed. Check it and try again.'

export const replySubject = (service: string) => `Re: Your enquiry about ${service}`
export const firstSubject = (service: string) => `Your enquiry about ${service}`
export const replyReason = 'you wrote to us'
export const firstReason = (author: string, firm: string) => `${author} of ${firm} wrote to you`
export const filesForYou = (names: string) => `Files for you:\n${names}`
export const downloadThem = 'Download them in your account'
export const logInToDownload = 'Log in, or create an account, with the address that got this email.'
export const wroteOn = (time: string, writer: string) => `On ${time}, ${writer} wrote:`
export const timeAt = (day: string, time: string, city: string) => `${day} at ${time} (${city})`

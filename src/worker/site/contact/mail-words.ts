export const received = 'We have received your message'
export const receiptReason = 'this address was given in our contact form'
export const thanks = (firm: string) =>
  `Thank you for writing to ${firm}. Your message has arrived.`
export const replyDue = (due: string, city: string, reference: string) =>
  `We will reply by ${due} (${city} time). Reference: ${reference}. To add details, reply to this email.`
export const youWrote = 'This is what you wrote:'
export const market = 'Market'
export const product = 'Product'
export const addressLeftOut = '[address left out]'
export const notYou =
  'If you did not write to us, someone may have entered your address by mistake; please ignore this email.'

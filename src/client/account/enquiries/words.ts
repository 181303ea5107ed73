export const messages = 'Messages'

export const closed = 'Closed'
export const answered = 'Answered'
export const dueInOffice = (time: string, city: string) => `${time} (${city} time)`
export const replyIsLate = (due: string) => `Our reply is late. It was due by ${due}`
export const replyBy = (due: string) => `We reply by ${due}`

export const sendMessage = 'Send message'
export const yourMessage = 'Your message'
export const writingReopensEnquiry = 'This enquiry is closed; writing opens it again.'

export const writeToUs = 'Write to us'
export const bookAConsultation = 'Book a consultation'

export const yourEnquiries = 'Your enquiries'
export const enquiriesLead = 'What you wrote to us under your verified address, and our replies.'
export const newer = 'Newer'
export const older = 'Older'
export const somethingElse = 'Something else?'
export const noEnquiriesYet =
  'No enquiries yet. Messages you send from your verified address appear here with our replies.'

export const allEnquiries = 'All enquiries'
export const enquiry = (reference: string) => `Enquiry ${reference}`
export const reply = 'Reply'

export const messages = 'Messages'

export const closed = 'Closed'
export const answered = 'Answered'
export const consultationAt = 'Consultation on <time/>'
export const replyIsLate = 'Our reply is late. It was due by <time/>'
export const replyBy = 'We reply by <time/>'

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

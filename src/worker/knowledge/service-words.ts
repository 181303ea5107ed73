export const consultation = 'Consultation'

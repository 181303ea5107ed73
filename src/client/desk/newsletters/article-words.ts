export const sent = 'Sent'
export const allNewsletters = 'All newsletters'
export const ruleChanges = 'Rule changes'
export const fromOurArticles = 'From our articles'

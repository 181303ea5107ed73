export const newArticles = 'New articles'
export const ruleChanges = 'Rule changes'

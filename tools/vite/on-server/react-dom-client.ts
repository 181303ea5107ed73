export const createRoot = undefined
export const hydrateRoot = undefined

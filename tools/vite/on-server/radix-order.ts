const createScope = () => () => ({})

/** The order of the items in a menu; nothing opens a menu on a server. */
export const createCollection = () => [{}, undefined, createScope]
export const createRovingFocusGroupScope = createScope
export const Root = undefined
export const Item = undefined

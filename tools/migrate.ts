import { join, resolve } from 'node:path'
import { needWritableFolder } from './before-start.ts'
import { devVars } from './dev-vars.ts'
import { devStateDir, storesIn } from './local-stores.ts'
import { prepareStores } from './prepare-stores.ts'

// Makes what `wrangler dev` needs and `npm run dev` makes by itself.
const stateDir = resolve(process.env.STATE_DIR || devStateDir)
process.chdir(join(import.meta.dirname, '..'))
needWritableFolder(stateDir)
devVars()
await prepareStores((binding) => storesIn(stateDir, binding))
console.log(`The stores in ${stateDir} have all tables, the records that ship and a search index.`)

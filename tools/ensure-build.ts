import { execSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'

// Builds when there is no production build, or one that is older than what it is made of.
const product = 'dist/kilima_advisory/index.js'
const sources = ['src/**', 'tools/**', 'public/_headers', '*.{ts,toml,json}']

const newest = Math.max(...globSync(sources).map((file) => statSync(file).mtimeMs))
const current = existsSync(product) && statSync(product).mtimeMs > newest
if (!current) execSync('npm run --silent build', { stdio: 'inherit' })

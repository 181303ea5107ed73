import { unstable_readConfig } from 'wrangler'
import { site } from '#shared/content/site.ts'
import { type DeployConfig, deployObstacles } from './deploy-obstacles.ts'

const environment = process.env.CLOUDFLARE_ENV
const config = unstable_readConfig({ config: 'wrangler.toml', env: environment })
const obstacles = deployObstacles(site, config as DeployConfig, environment)
if (obstacles.length > 0) {
  console.error(
    ['Not deployed yet. README.md says more under "Make it yours".', ...obstacles].join('\n- '),
  )
  process.exit(1)
}

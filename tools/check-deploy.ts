import { unstable_readConfig } from 'wrangler'
import { firm } from '#shared/knowledge/records/firm.ts'
import { project } from '#shared/project.ts'
import { type DeployConfig, deployObstacles } from './deploy-obstacles.ts'

const environment = process.env.CLOUDFLARE_ENV
const config = unstable_readConfig({ config: 'wrangler.toml', env: environment })
const obstacles = deployObstacles({ firm, project }, config as DeployConfig, environment)
if (obstacles.length > 0) {
  console.error(
    ['Not deployed yet. README.md says more under "Make it yours".', ...obstacles].join('\n- '),
  )
  process.exit(1)
}

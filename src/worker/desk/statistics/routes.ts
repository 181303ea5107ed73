import { Hono } from 'hono'
import { statistics } from '#shared/desk/constants.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { onlyValue, queryOf } from '#worker/http/query.ts'
import { findStatistics } from './find-statistics.ts'

const [, usualRange] = statistics.ranges

export const statisticsRoutes = new Hono<AppEnv>().get(
  routes.deskStatistics.path,
  sameVersion,
  async (c) => {
    const requested = onlyValue(queryOf(c), 'range')
    const range = statistics.ranges.find((days) => String(days) === requested) ?? usualRange
    return page(c, 'desk/statistics', await findStatistics(c.var, range))
  },
)

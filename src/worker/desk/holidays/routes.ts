import { Hono } from 'hono'
import { exceptionSchema, holidaysSchema } from '#shared/desk/holidays/schema.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { form, oldInputOf } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { done } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { addHolidays, deleteException, listExceptions, saveException } from './exceptions.ts'

const ownPage = routes.deskHolidays.href()

const dayForm = form(exceptionSchema, {
  ownPage,
  oldInput: (body) => oldInputOf(body, ['day', 'label', 'opens', 'closes']),
})

const listForm = form(holidaysSchema, {
  ownPage,
  oldInput: (body) => oldInputOf(body, ['list']),
})

export const holidayRoutes = new Hono<AppEnv>()
  .get(routes.deskHolidays.path, sameVersion, async (c) => {
    const days = await listExceptions(c.var)
    return page(c, 'desk/holidays', { days, status: c.var.flash.status })
  })
  .post(routes.deskHolidays.path, dayForm, async (c) => {
    const day = c.req.valid('json')
    const { outcome } = await saveException(c.var, getSignedIn(c), day)
    if (outcome === 'notFound') return refuseNotFound(c)
    return done(c, { status: messages.holidays.saved, id: day.day, ownPage })
  })
  .post(routes.holidayLists.path, listForm, async (c) => {
    const days = c.req.valid('json')
    const result = await addHolidays(c.var, getSignedIn(c), days)
    if (result.outcome === 'notFound') return refuseNotFound(c)
    const status = messages.holidays.imported(result.count, days.length - result.count)
    return done(c, { status, ownPage })
  })
  .delete(routes.deskHoliday.path, async (c) => {
    const { outcome } = await deleteException(c.var, getSignedIn(c), c.req.param('day'))
    if (outcome === 'notFound') return refuseNotFound(c)
    return done(c, { status: messages.holidays.removed, ownPage })
  })

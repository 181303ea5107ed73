import { dayText } from '#shared/dates.ts'
import { amendmentOf } from '#shared/knowledge/amendment.ts'
import type { Rule } from '#shared/knowledge/schemas.ts'
import { notVerified, stageLabels, stageMeanings } from '#shared/knowledge/words.ts'
import { routes } from '#shared/routes.ts'
import { absoluteUrl } from '#worker/absolute-url.ts'
import type { Settings } from '#worker/env.ts'
import { today } from '#worker/knowledge/edition.ts'
import { linkedEntry, type MailBlock } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
import * as words from './mail-words.ts'
import { citation, dossierUrl, marketName, oneLine, withFooter } from './mails.ts'
import type { PublishedRule } from './published-rules.ts'
import type { Recipient } from './recipients.ts'

/** Composes the mail about one rule: market, stage, effective date, text, amendment and source. */
export function ruleMail(
  settings: Settings,
  recipient: Recipient,
  { rule, source }: PublishedRule,
): Mail {
  const market = marketName(rule.market)
  return withFooter(settings, recipient, {
    subject: oneLine(rule.title),
    reason: words.alertReason(market),
    blocks: [
      {
        rows: [
          [words.market, market],
          [words.stage, `${stageLabels[rule.stage]}. ${stageMeanings[rule.stage]}`],
          [words.takesEffect, rule.effectiveAt ? dayText(rule.effectiveAt) : notVerified()],
        ],
      },
      { paragraph: rule.text },
      ...amendment(rule),
      { button: words.readTheRule, href: ruleUrl(settings, rule) },
      { link: words.dossierOf(market), href: dossierUrl(settings, rule.market) },
      ...citation(source, rule.section),
    ],
  })
}

/** Returns a rule as an entry of the weekly mail. */
export function ruleBlock(settings: Settings, { rule, source }: PublishedRule): MailBlock {
  const effect = rule.effectiveAt ? words.takesEffectOn(dayText(rule.effectiveAt)) : null
  const facts = [dayText(rule.date), stageLabels[rule.stage], effect, source?.publisher]
  return linkedEntry({
    title: oneLine(rule.title),
    about: facts.filter(Boolean).join(' · '),
    text: rule.text,
    href: ruleUrl(settings, rule),
  })
}

function amendment(rule: Rule): MailBlock[] {
  const { before, after } = rule
  const heads = amendmentOf(rule, today())
  const rows = [
    ...(before === null ? [] : [[heads.before, before] as const]),
    ...(after === null ? [] : [[heads.after, after] as const]),
  ]
  return rows.length > 0 ? [{ rows }] : []
}

function ruleUrl(settings: Settings, { slug }: Rule): string {
  return absoluteUrl(settings, routes.rule.href({ slug }))
}

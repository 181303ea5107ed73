import type { Context } from 'hono'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { messages } from '#shared/messages.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { instantOf, instantText } from '#worker/desk/publishing/instant.ts'
import type { PublishResult } from '#worker/desk/publishing/publish.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { refuseForm } from '#worker/http/form.ts'
import { done } from '#worker/http/reply.ts'

const { documents } = messages

const refusals = () => ({
  'unknown-revision': messages.in('revision'),
  'another-person': documents.anotherPerson,
  'by-sending': documents.bySending,
  'without-market': documents.withoutMarket,
  'without-original': documents.withoutOriginal,
})

interface PublicationReply {
  from: Date
  /** The editor's page of the document. */
  ownPage: string
  /** The id in the reply; by default that of the publication. */
  id?: string
}

/** Answers a request to publish, with what became of it. */
export function replyToPublication(
  c: Context<AppEnv>,
  result: PublishResult,
  { from, ownPage, id }: PublicationReply,
): Promise<Response> {
  if (result.outcome === 'notFound') return refuseNotFound(c)
  if (
    result.outcome === 'published' ||
    result.outcome === 'cancelled' ||
    result.outcome === 'scheduled'
  ) {
    const statuses = {
      published: documents.published,
      cancelled: documents.shownStays,
      scheduled: documents.scheduled(instantText(from)),
    }
    return done(c, { to: ownPage, status: statuses[result.outcome], id: id ?? result.id })
  }
  return refuseForm(c, { revision: [refusals()[result.outcome]] }, { ownPage })
}

/** Returns the requested time of publication; now for an empty one, undefined if it is invalid. */
export function publicationTime(input: unknown): Date | undefined {
  const from = instantOf(input)
  return from === null ? new Date() : from
}

/** Returns when a text is to be published; null if it is only saved, undefined if invalid. */
export function requestedTime({
  publish: publishes,
  from,
}: DocumentFields): Date | null | undefined {
  return publishes ? publicationTime(from) : null
}

import type { Hono } from 'hono'
import type { Schema } from 'hono/types'
import type { StatusCode } from '#shared/pages.ts'
import type { ContactReceipt } from '#shared/site/contact/receipt.ts'
import type { Submission } from './db/change.ts'
import type { KeyValueStore } from './db/key-value-store.ts'
import type { SessionRow, UserRow } from './db/schema.ts'
import type { Database } from './db/stores.ts'
import type { Settings } from './env.ts'

/** A signed-in browser and whose it is. */
export interface SignedIn {
  session: SessionRow
  user: UserRow
  /** The number of open rooms that the person is a member of; absent right after a sign-in. */
  rooms?: number
}

/** Values that a request stores for the next delivered page. */
export interface Flash {
  status: string | null
  statusCode: StatusCode | null
  /** The receipt of a sent message. */
  receipt: ContactReceipt | null
  errors: Record<string, string>
  /** The error bag that the refusing route names itself. */
  bag: string | null
  /** Input of a refused form. */
  values: Record<string, string>
  /** Makes the browser forget the pages it keeps: somebody signed out. */
  clearHistory: boolean
  /** The browser may make a passkey by itself now. */
  offersPasskey: boolean
  /** A preview link that was just made: it is stored hashed, and shown once. */
  previewUrl: string | null
}

/** The client of a request, as far as the platform knows it. */
export interface Client {
  /** The address; of IPv6 its /64, the part that one person holds. */
  address: string
  /** The network around it, as one customer of a provider may hold it: /24, /48. */
  network: string
  agent: string
  /** Two letters (ISO 3166-1), null when unknown. */
  country: string | null
  /** The platform's name of the city; null when unknown, and never set without a country. */
  city: string | null
}

/** The context of a verb; of the request it has only the id and the client. */
export interface Work {
  requestId: string
  client: Client
  settings: Settings
  db: Database
  kv: KeyValueStore
  /** The search index of published records. */
  search: D1Database
  rateLimiters: RateLimiters
  /** The bucket of files; null if there is none, and nobody can send or read files. */
  bucket: R2Bucket | null
  /**
   * `written` is set when a mail was added to the outbox, so that delivery starts after the reply.
   */
  mails: { written: boolean }
  /** The form with a key that this request sends; its change is made once. */
  submission: Submission | null
  /** Starts something once the reply is there, which neither waits for it nor is slowed by it. */
  afterReply(task: () => Promise<unknown>): void
}

/** Bindings that wrangler.toml may lack; the type that is generated from it names those it has. */
interface OptionalBindings {
  FILES?: R2Bucket
  BACKUPS?: R2Bucket
  IMAGES?: ImagesBinding
}

/** The bindings of the Worker, the same whether wrangler.toml has the optional ones or not. */
export interface Bindings extends Omit<Env, keyof OptionalBindings>, OptionalBindings {}

/** The platform's rate limiters, by the requests that each lets pass in a minute. */
export type RateLimiters = Pick<Env, Extract<keyof Env, `PER_MINUTE_${number}`>>

/** A search that found nothing, or an enquiry or booking with its market and the page it came from. */
export type Counted =
  | { measure: 'search'; name: string }
  | { measure: 'enquiry' | 'booking'; name: string; detail: string }

/** The file of a picture as it came, whole in memory. */
export interface IncomingPicture {
  bytes: Uint8Array<ArrayBuffer>
  /** SHA-256 in hexadecimal. */
  sha256: string
}

/** Variables of every handler, in the order in which `app.ts` provides them. */
export interface AppEnv {
  Bindings: Bindings
  Variables: Work & {
    nonce: string
    /** The cookies of the request, once somebody has read one. */
    cookies: Record<string, string> | undefined
    /** The CSRF token of the reply, once it has one. */
    csrfToken: Promise<string> | undefined
    flash: Flash
    /**
     * The signed-in person; read it through `findSignedIn`, which knows when the stores did not
     * answer.
     */
    signedIn: SignedIn | null
    sessionsDown: boolean
    /** The session cookie that this reply sets, if it does. */
    sessionToken: string | undefined
    /** The values that this reply stores for the next page, if it does. */
    nextFlash: Partial<Flash> | undefined
    /** The platform's images, for what the codecs here cannot decode; null if it is not bound. */
    images: ImagesBinding | null
    /** The files that this request brought, once they are read. */
    incomingFiles: { id: string; fingerprint: string }[] | undefined
    /** The errors of files, by field; `form` adds it to the errors of the fields. */
    fileErrors: Record<string, string[]> | undefined
    /** The picture that this request brought, once it is read. */
    incomingPicture: IncomingPicture | undefined
    /** True once a limit has refused this request. */
    isThrottled: boolean | undefined
    /** True if this reply is a page for everybody, whose views are counted. */
    isPublicPage: boolean | undefined
    /** More that is counted of this request. */
    counted: Counted | undefined
  }
}

/** The routes of a feature, whatever they take and answer. */
export type Feature = Hono<AppEnv, Schema, '/'>

/** A feature whose code is loaded with the first request to one of its paths. */
export interface LazyFeature {
  /** All its routes are at one of these paths or below it. */
  paths: readonly string[]
  /** True if its pages are made of records alone: visitors get them without the database. */
  readsRecordsOnly?: boolean
  load(): Promise<Feature>
}

// Some files of the Worker also run in the tools, in Node. The Workers types they use are declared
// here, because the complete Workers types would contradict those of Node.
import type {
  D1Database as PlatformD1Database,
  D1PreparedStatement as PlatformD1PreparedStatement,
  ImagesBinding as PlatformImagesBinding,
  KVNamespace as PlatformKVNamespace,
  R2Bucket as PlatformR2Bucket,
  SendEmail as PlatformSendEmail,
} from '@cloudflare/workers-types/index.ts'

declare global {
  interface Scheduler {
    /** Resolves after the given milliseconds, once other work has had its turn. */
    wait(delayMs: number): Promise<void>
  }
  type D1Database = PlatformD1Database
  type D1PreparedStatement = PlatformD1PreparedStatement
  type ImagesBinding = PlatformImagesBinding
  type KVNamespace = PlatformKVNamespace
  type R2Bucket = PlatformR2Bucket
  type SendEmail = PlatformSendEmail
  interface Env {
    DB: D1Database
    SEARCH: D1Database
    KV: KVNamespace
  }
}

// The product is one TypeScript project with the DOM's types, because the Worker renders the
// client's screens. The few types that only Workers have are named here, one by one.
import type {
  D1Database as PlatformD1Database,
  D1PreparedStatement as PlatformD1PreparedStatement,
  ExecutionContext as PlatformExecutionContext,
  Fetcher as PlatformFetcher,
  KVNamespace as PlatformKVNamespace,
  KVNamespaceListOptions as PlatformKVNamespaceListOptions,
  KVNamespacePutOptions as PlatformKVNamespacePutOptions,
  RateLimit as PlatformRateLimit,
  ScheduledController as PlatformScheduledController,
  SendEmail as PlatformSendEmail,
} from '@cloudflare/workers-types/index.ts'

declare global {
  interface Scheduler {
    /** Resolves after so many milliseconds, and after other work has had its turn. */
    wait(delayMs: number): Promise<void>
  }
  type D1Database = PlatformD1Database
  type D1PreparedStatement = PlatformD1PreparedStatement
  type ExecutionContext = PlatformExecutionContext
  type Fetcher = PlatformFetcher
  type KVNamespace = PlatformKVNamespace
  type KVNamespaceListOptions = PlatformKVNamespaceListOptions
  type KVNamespacePutOptions = PlatformKVNamespacePutOptions
  type RateLimit = PlatformRateLimit
  type SendEmail = PlatformSendEmail
  type ScheduledController = PlatformScheduledController
}

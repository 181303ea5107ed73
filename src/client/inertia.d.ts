import type { PageFlash, SharedProps } from '#shared/pages.ts'

// What every page receives, told to Inertia's types: each `usePage()` would need a cast without it.
declare module '@inertiajs/core' {
  interface InertiaConfig {
    sharedPageProps: SharedProps
    flashDataType: PageFlash
  }
}

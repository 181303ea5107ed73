import type { PageFlash, SharedProps } from '#shared/pages.ts'

// Declares the shared props to Inertia's types, so that `usePage()` needs no cast.
declare module '@inertiajs/core' {
  interface InertiaConfig {
    sharedPageProps: SharedProps
    flashDataType: PageFlash
  }
}

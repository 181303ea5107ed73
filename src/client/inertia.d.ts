import type { SharedProps } from '#shared/pages.ts'

// Tells the types of Inertia what every page receives, so that no component has to claim it.
declare module '@inertiajs/core' {
  interface InertiaConfig {
    sharedPageProps: SharedProps
    errorValueType: string
  }
}

import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { clientAssets } from './tools/vite/client-assets.ts'
import { withoutBrowserRuntime } from './tools/vite/without-browser-runtime.ts'

const worker = 'kilima_advisory'

export default defineConfig({
  plugins: [clientAssets(), withoutBrowserRuntime(), tailwindcss(), cloudflare()],
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  environments: {
    client: {
      build: {
        manifest: true,
        rollupOptions: { input: 'src/client/entry.tsx' },
      },
    },
  },
  builder: {
    // The Worker reads the client's manifest, so the client comes first.
    async buildApp(builder) {
      for (const name of ['client', worker]) {
        const environment = builder.environments[name]
        if (!environment) throw new Error(`Expected the build environment ${name}`)
        await builder.build(environment)
      }
    },
  },
})

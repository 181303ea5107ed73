import { join } from 'node:path'
import { drawWhenChanged } from './artwork/draw-when-changed.ts'

// Imported only when something has to be drawn: loading the libraries takes longer than finding
// that nothing has changed.
await drawWhenChanged(join(import.meta.dirname, '..'), async () => {
  const { drawAssets } = await import('./artwork/draw-assets.ts')
  return drawAssets()
})

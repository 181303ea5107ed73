import type { Texts } from '../../translated-texts.ts'

export const texts: Texts = {}

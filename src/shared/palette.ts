/**
 * The colours of the art direction, for whatever cannot read the custom properties of `tokens.css`:
 * mails, artwork, the browser's own surfaces. A test holds the two together.
 */
export const palette = {
  paper: '#FAF7F0',
  ink: '#10231C',
  forest: '#1E4D3B',
  ochre: '#C77D0A',
  clay: '#A8452C',
  muted: '#4B5A52',
  hairline: '#D9D6CD',
  /** Ground, text and accent in the dark. */
  night: '#0D1613',
  sand: '#EFE7D8',
  ochreOnDark: '#E5A23A',
} as const

/** The colours of the art direction, for artwork that cannot read CSS custom properties. */
export const palette = {
  paper: '#FAF7F0',
  ink: '#10231C',
  forest: '#1E4D3B',
  ochre: '#C77D0A',
  muted: '#4B5A52',
  sand: '#EFE7D8',
  ochreOnDark: '#E5A23A',
} as const

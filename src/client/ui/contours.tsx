interface ContoursProps {
  drawing: 'hero' | 'section' | 'corner'
  className?: string
}

const classNames = {
  hero: 'contours-hero',
  section: 'contours-section',
  corner: 'contours-corner',
} as const

/** Contour lines behind a section. The section has to be positioned, and to clip them. */
export function Contours({ drawing, className = '' }: ContoursProps) {
  return <div aria-hidden="true" className={`contours ${classNames[drawing]} ${className}`} />
}

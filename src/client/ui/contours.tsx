import { cva } from 'class-variance-authority'

interface ContoursProps {
  drawing: 'hero' | 'section' | 'corner'
  size?: 'normal' | 'small'
  className?: string
}

const contoursClass = cva('contours', {
  variants: {
    drawing: { hero: 'contours-hero', section: 'contours-section', corner: 'contours-corner' },
    size: { normal: null, small: 'mask-size-[min(20rem,60vw)]' },
  },
})

/** Contour lines behind a section. The section has to be positioned, and to clip them. */
export function Contours({ drawing, size, className }: ContoursProps) {
  return <div aria-hidden="true" className={contoursClass({ drawing, size, className })} />
}

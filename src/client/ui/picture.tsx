import type { Picture as PictureProps } from '#shared/pictures/props.ts'

interface Props {
  picture: PictureProps
  /** The alternative text here; empty where the text beside it says the same. */
  alt?: string
  /** The width at which it is shown, as `sizes` says it. */
  sizes: string
  className?: string
}

/** A picture of the firm, in the size that the browser needs; a crop keeps its point. */
export function Picture({ picture, alt = picture.alt, sizes, className }: Props) {
  const { sizes: all, focus } = picture
  const [largest] = all
  if (!largest) return null
  return (
    <img
      src={largest.url}
      srcSet={all.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      width={largest.width}
      height={largest.height}
      alt={alt}
      loading="lazy"
      decoding="async"
      style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
      className={className}
    />
  )
}

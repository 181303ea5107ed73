import { cva, type VariantProps } from 'class-variance-authority'

/** The classes of a button, also for links that look like one. */
export const buttonClass = cva('button', {
  variants: {
    tone: {
      /** With the accent colour, which only the main button of a screen has. */
      primary: 'button-primary',
      quiet: 'button-quiet',
      danger: 'button-danger',
      'quiet-danger': 'button-quiet-danger',
    },
    size: { normal: null, small: 'button-small' },
  },
  defaultVariants: { tone: 'primary', size: 'normal' },
})

export type ButtonTone = NonNullable<VariantProps<typeof buttonClass>['tone']>

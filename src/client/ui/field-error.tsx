interface FieldErrorProps {
  id: string
  /** Read out as soon as it appears; off where another alert speaks for the whole form. */
  announced?: boolean
  children: string
}

/** What is wrong with a field, under it. */
export function FieldError({ id, announced = false, children }: FieldErrorProps) {
  return (
    <p id={id} role={announced ? 'alert' : undefined} className="font-medium text-danger">
      {children}
    </p>
  )
}

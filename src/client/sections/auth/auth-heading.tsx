/** What an account screen asks for, and why. */
export function AuthHeading({ title, description }: { title: string; description: string }) {
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-3 text-balance text-muted">{description}</p>
    </>
  )
}

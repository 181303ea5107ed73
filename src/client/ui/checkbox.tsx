/** A box to tick with its words, both of them pressable. */
export function Checkbox({ name, label }: { name: string; label: string }) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
      <input type="checkbox" name={name} className="checkbox" />
      {label}
    </label>
  )
}

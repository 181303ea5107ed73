import { SelectField } from '#client/ui/select-field.tsx'
import type { HostName } from '#shared/desk/bookings/props.ts'

interface HostSelectProps {
  hosts: readonly HostName[]
  label: string
  /** The option for none of them. */
  nobody: string
  /** Tells it apart from the same field of another form. */
  form: string
  selected?: string | null | undefined
  error?: string | undefined
}

/** The choice of a host; nothing while there are none. */
export function HostSelect({ hosts, label, nobody, form, selected, error }: HostSelectProps) {
  if (hosts.length === 0) return null
  return (
    <SelectField label={label} name="host" form={form} error={error} defaultValue={selected ?? ''}>
      <option value="">{nobody}</option>
      {hosts.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

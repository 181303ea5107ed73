import { type Role, roleLabels, roles } from '#shared/desk/staff/roles.ts'

/** The three roles, one of them chosen. */
export function RoleSelect({ id, chosen }: { id: string; chosen: Role }) {
  return (
    <select
      id={id}
      name="role"
      // A new key after saving shows the role as the server keeps it.
      key={chosen}
      defaultValue={chosen}
      className="field min-h-11 w-auto py-1.5 text-sm"
    >
      {roles.map((one) => (
        <option key={one} value={one}>
          {roleLabels[one]}
        </option>
      ))}
    </select>
  )
}

import { type Role, roleLabels, roles } from '#shared/desk/staff/roles.ts'

/** The three roles, one of them chosen. */
export function RoleSelect({ id, selected }: { id: string; selected: Role }) {
  return (
    <select
      id={id}
      name="role"
      // A new key after saving shows the role as the server keeps it.
      key={selected}
      defaultValue={selected}
      className="field min-h-11 w-auto py-1.5 text-sm"
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {roleLabels[role]}
        </option>
      ))}
    </select>
  )
}

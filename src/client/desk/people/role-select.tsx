import { type Role, roleLabels, roles } from '#shared/desk/staff/roles.ts'

export function RoleSelect({ id, selected }: { id: string; selected: Role }) {
  return (
    <select
      id={id}
      name="role"
      // A new key shows the server's role after it was saved.
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

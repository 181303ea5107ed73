/** What a person may do at the desk, the least first: each may also do what those before it may. */
export const roles = ['advisor', 'editor', 'owner'] as const

/** A role at the desk. */
export type Role = (typeof roles)[number]

/** Whether a role reaches as far as another one. */
export function reaches(role: Role | null, minimum: Role): boolean {
  return role !== null && roles.indexOf(role) >= roles.indexOf(minimum)
}

/** The roles as people read them. */
export const roleLabels: Record<Role, string> = {
  advisor: 'Advisor',
  editor: 'Editor',
  owner: 'Owner',
}

/** The same within a sentence. */
export const roleWords: Record<Role, string> = {
  advisor: 'an advisor',
  editor: 'an editor',
  owner: 'an owner',
}

/** The roles from the lowest to the highest; each includes the rights of those before it. */
export const roles = ['advisor', 'editor', 'owner'] as const

export type Role = (typeof roles)[number]

/** True if a role is at least another one. */
export function reaches(role: Role | null, minimum: Role): boolean {
  return role !== null && roles.indexOf(role) >= roles.indexOf(minimum)
}

/** The roles as labels. */
export const roleLabels: Record<Role, string> = {
  advisor: 'Advisor',
  editor: 'Editor',
  owner: 'Owner',
}

/** The roles within a sentence. */
export const roleWords: Record<Role, string> = {
  advisor: 'an advisor',
  editor: 'an editor',
  owner: 'an owner',
}

/** The ways in which a member proves that they accept a room's terms. */
export const proofKinds = ['password', 'passkey'] as const

/** The way in which a member proved it. */
export type ProofKind = (typeof proofKinds)[number]

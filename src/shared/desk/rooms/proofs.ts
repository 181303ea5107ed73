/** What a member gives to prove that they accept a room's terms. */
export const proofKinds = ['password', 'passkey'] as const

/** What a member gave to prove it. */
export type ProofKind = (typeof proofKinds)[number]

/** A line that security depends on, broken on purpose. */
export interface Mutant {
  /** The rule that no longer holds. */
  breaks: string
  file: string
  /** A text that occurs exactly once in the file, and its replacement. */
  find: string
  replace: string
  /** The test files below `tests/worker`, one of which has to fail. */
  tests: string[]
  /** Runs only tests whose name matches, where the others would wait for a time-out. */
  only?: string
  /** The tests notice by timing out. */
  hangs?: boolean
}

const security = (...names: string[]) => names.map((name) => `security/${name}`)

const http = 'src/worker/http'
const auth = 'src/worker/account/auth'
const twoFactor = 'src/worker/account/two-factor'
const settings = 'src/worker/account/settings'
const bookings = 'src/worker/desk/bookings'

const sessions: Mutant[] = [
  {
    breaks: 'a session whose KV record has expired ends',
    file: `${http}/resume-session.ts`,
    find: '  if (!recorded && age > kvDelayMs) return null\n',
    replace: '',
    tests: security('overtaken-settings'),
  },
  {
    breaks: 'a KV record that is not visible yet is tolerated',
    file: `${http}/resume-session.ts`,
    find: 'const kvDelayMs = 120_000',
    replace: 'const kvDelayMs = -1',
    tests: security('overtaken-settings'),
  },
  {
    breaks: 'a forged session cookie reads no store',
    file: `${http}/resume-session.ts`,
    find: 'if (!token || !(await isSignedToken(key, token))) return null',
    replace: 'if (!token) return null',
    tests: security('remember-token-theft'),
  },
  {
    breaks: 'a failing store does not turn people into guests',
    file: `${http}/session.ts`,
    find: "c.set('sessionsDown', true)",
    replace: "c.set('sessionsDown', false)",
    tests: security('hanging-stores'),
    only: 'makes a signed-in page 503',
  },
  {
    breaks: 'a session ends thirty days after its log-in',
    file: `${http}/sessions.ts`,
    find: 'new Date(Math.min(Date.now() + lifetimes.sessionSeconds * 1000, endsAt.getTime()))',
    replace:
      'new Date(Math.max(Date.now() + lifetimes.sessionSeconds * 1000, endsAt.getTime() * 0))',
    tests: security('remember-token-theft'),
  },
  {
    breaks: 'an account has a maximum number of sessions',
    file: `${http}/sessions.ts`,
    find: '.offset(maxSessions)',
    replace: '.offset(100 * maxSessions)',
    tests: security('remember-token-theft'),
  },
  {
    breaks: 'the session that was unused for longest ends first',
    file: `${http}/sessions.ts`,
    find: '.orderBy(desc(sessions.lastSeenAt))\n    .limit(surplusAtOnce)',
    replace: '.orderBy(sessions.lastSeenAt)\n    .limit(surplusAtOnce)',
    tests: security('remember-token-theft'),
  },
  {
    breaks: 'sessions of remembered devices count too',
    file: `${http}/remembered-device.ts`,
    find: '    surplus: endSurplusSessions(db, user.id),\n',
    replace: '',
    tests: security('remember-token-theft'),
  },
  {
    breaks: 'a session written under older credentials is void',
    file: `${http}/sessions.ts`,
    find: 'return and(eq(users.id, id), eq(users.credentialsVersion, credentialsVersion))',
    replace: 'return eq(users.id, id)',
    tests: security('interleaved-requests'),
  },
  {
    breaks: 'a request whose session has ended meanwhile changes nothing',
    file: `${http}/sessions.ts`,
    find: 'return and(hasSameCredentials(user), hasRow(db, sessions, eq(sessions.id, session.id)))',
    replace: 'return hasSameCredentials(user)',
    tests: security('interleaved-requests', 'overtaken-settings'),
  },
]

const devices: Mutant[] = [
  {
    breaks: 'parallel requests may send the same token',
    file: `${http}/remembered-device.ts`,
    find: 'const graceMs = 60_000',
    replace: 'const graceMs = -1',
    tests: security('remember-token-theft'),
  },
  {
    breaks: 'a token sent long after it was replaced counts as a copy',
    file: `${http}/remembered-device.ts`,
    find: 'const graceMs = 60_000',
    replace: 'const graceMs = 60_000_000',
    tests: security('remember-token-theft'),
  },
  {
    breaks: 'a copy ends the tokens of its device',
    file: `${http}/remembered-device.ts`,
    find: '    db.delete(rememberTokens).where(eq(rememberTokens.familyId, familyId)),\n',
    replace: '    db.delete(rememberTokens).where(eq(rememberTokens.id, familyId)),\n',
    tests: security('remember-token-theft'),
  },
  {
    breaks: 'a copy ends the sessions of its device',
    file: `${http}/remembered-device.ts`,
    find: '    deleteSessionsOfSignIn(db, { userId, signInId: familyId }),\n',
    replace: '',
    tests: security('remember-token-theft'),
  },
  {
    breaks: 'a copy ends no other device',
    file: `${http}/sessions.ts`,
    find: '.where(and(eq(sessions.userId, userId), eq(sessions.signInId, signInId)))',
    replace: '.where(eq(sessions.userId, userId))',
    tests: security('remember-token-theft'),
  },
  {
    breaks: 'a device that was forgotten meanwhile opens no session',
    file: `${http}/remembered-device.ts`,
    find: 'and(hasSameCredentials(user), isRemembered(db, old.id))',
    replace: 'hasSameCredentials(user)',
    tests: security('interleaved-requests'),
  },
  {
    breaks: 'sessions opened by remembered devices are limited per minute',
    file: `${http}/remembered-device.ts`,
    find: "  if ((await floodWait(c.var, 'remember', floodLimits.login)) > 0) return null\n",
    replace: '',
    tests: security('remember-token-theft'),
  },
]

const passwordQueue: Mutant[] = [
  {
    breaks: 'a client that went away frees its place in the queue',
    file: 'src/worker/security/password-queue.ts',
    find: 'some(({ leasedUntilMs }) => leasedUntilMs < now)',
    replace: 'some(({ leasedUntilMs }) => leasedUntilMs < 0)',
    tests: security('password-queue'),
  },
  {
    breaks: 'a client, an account and a device have one check at a time',
    file: 'src/worker/security/password-queue.ts',
    find: ' &&\n    !ofQueue.some((other) => sharesName(other, slot))',
    replace: '',
    tests: security('password-queue'),
  },
  {
    breaks: 'clients take turns',
    file: 'src/worker/security/password-queue.ts',
    find: 'a.servedAt - b.servedAt || ',
    replace: '',
    tests: security('password-queue'),
  },
  {
    breaks: 'strangers leave a slot free for known devices',
    file: 'src/worker/security/password-queue.ts',
    find: 'ofQueue.length < passwordChecks.atOnceOfQueue',
    replace: 'ofQueue.length < passwordChecks.atOnce',
    tests: security('password-queue'),
  },
  {
    breaks: 'known devices come first',
    file: 'src/worker/security/password-queue.ts',
    find: "return a.queue === 'known'",
    replace: "return a.queue !== 'known'",
    tests: security('password-queue'),
  },
  {
    breaks: 'a known device waits in its own queue',
    file: `${auth}/authenticate.ts`,
    find: 'user && knownDevice',
    replace: 'user && knownDevice === user.id',
    tests: security('password-queue'),
  },
  {
    breaks: 'a device known to another account counts as a stranger',
    file: `${auth}/authenticate.ts`,
    find: 'device !== null && (await hasSignedInTo(work.settings, device, await lookup))',
    replace: 'device !== null',
    tests: security('password-queue'),
  },
  {
    breaks: 'a stranger who finds the queue full reads no store',
    file: `${auth}/failed-logins.ts`,
    find: '  if (seconds === 0) assertQueueHasRoom(addressRequester(c.var.client.address))\n',
    replace: '',
    tests: security('password-queue'),
  },
  {
    breaks: 'a flood of strangers does not use up the limit of known devices',
    file: `${auth}/failed-logins.ts`,
    find: "'login-device'",
    replace: "'login'",
    tests: security('flood'),
  },
  {
    breaks: 'a device has the same limit as one address',
    file: `${http}/rate-limiters.ts`,
    find: '    ...(device ? [[limits.address, device] as const] : []),\n',
    replace: '',
    tests: security('flood'),
  },
  {
    breaks: 'the queue has a maximum length',
    file: 'src/worker/security/password-queue.ts',
    find: 'waiting.length >= maxWaiting ||',
    replace: 'waiting.length >= 100 * maxWaiting ||',
    tests: security('password-queue'),
  },
  {
    breaks: 'a hash with too many iterations is not computed',
    file: 'src/worker/security/password-hash.ts',
    find: ' &&\n    cost.rounds * cost.iterations <= maxTotal',
    replace: '',
    tests: security('passwords'),
  },
]

const counting: Mutant[] = [
  {
    breaks: 'a hit is refused only because of earlier hits',
    file: `${http}/kv-rate-limit.ts`,
    find: 'hits.filter((name) => name < own)',
    replace: 'hits',
    tests: ['site/contact/throttle'],
  },
  {
    breaks: 'a lagging list refuses nobody',
    file: `${http}/kv-rate-limit.ts`,
    find: 'const before = hits.filter',
    replace: 'if (!hits.includes(own)) return longest.seconds\n    const before = hits.filter',
    tests: security('lagging-counts'),
  },
  {
    breaks: 'a hit in a full window is not stored',
    file: `${http}/kv-rate-limit.ts`,
    find: '    if (full > 0) return full\n',
    replace: '',
    tests: ['site/contact/throttle'],
  },
  {
    breaks: 'a client that is refused does not use up the limit of others',
    file: `${http}/rate-limiters.ts`,
    find: "    [limits.address, work.client.address],\n    [limits.network, work.client.network],\n    [limits.everybody, 'everybody'],\n",
    replace:
      "    [limits.everybody, 'everybody'],\n    [limits.network, work.client.network],\n    [limits.address, work.client.address],\n",
    tests: security('flood'),
  },
  {
    breaks: 'a network has a limit',
    file: `${http}/rate-limiters.ts`,
    find: '    [limits.network, work.client.network],\n',
    replace: '',
    tests: security('flood'),
  },
  {
    breaks: 'there is an overall limit',
    file: `${http}/rate-limiters.ts`,
    find: "    [limits.everybody, 'everybody'],\n",
    replace: '',
    tests: security('flood'),
  },
  {
    breaks: 'a failing limiter lets requests pass',
    file: `${http}/rate-limiters.ts`,
    find: '    return true\n',
    replace: '    return false\n',
    tests: security('flood'),
  },
  {
    breaks: 'log-ins are limited even if every password is right',
    file: `${auth}/failed-logins.ts`,
    find: "await floodWait(c.var, 'login', floodLimits.login)\n",
    replace: '0\n',
    tests: security('flood'),
  },
  {
    breaks: 'an IPv6 client counts as its /64',
    file: `${http}/client.ts`,
    find: '.slice(0, 4)',
    replace: '.slice(0, 8)',
    tests: ['site/contact/client-address'],
  },
  {
    breaks: 'a flood of unsubscribe links stops reading the database',
    file: `${http}/end-by-link.ts`,
    find: 'if (seconds === 0) await',
    replace: 'if (seconds >= 0) await',
    tests: security('mailed-links'),
  },
  {
    breaks: 'a flood of confirmation links is refused',
    file: 'src/worker/site/newsletter/routes.ts',
    find: 'if (seconds > 0)',
    replace: 'if (seconds > 1_000_000)',
    tests: security('mailed-links'),
  },
  {
    breaks: 'the count of an earlier window is void',
    file: 'src/worker/db/counters.ts',
    find: 'const same = eq(counters.endsAt, endsAt)',
    replace: 'const same = sql`1`',
    tests: security('attempt-cap'),
  },
  {
    breaks: "yesterday's full window does not count today",
    file: 'src/worker/db/counters.ts',
    find: 'and(eq(counters.key, key), eq(counters.endsAt, endsAt), gte(counters.count, hits))',
    replace: 'and(eq(counters.key, key), gte(counters.count, hits))',
    tests: security('mail-bombing'),
  },
  {
    breaks: 'a store that hangs counts as down',
    file: 'src/worker/db/in-time.ts',
    find: 'return within(ms, answer, tooLate)',
    replace: 'return answer',
    tests: security('hanging-stores'),
    only: 'makes a signed-in page 503',
    hangs: true,
  },
]

const guesses: Mutant[] = [
  {
    breaks: 'the number of guesses is limited',
    file: `${http}/guess-guard.ts`,
    find: '<= counter.limit) continue',
    replace: '<= 2 * counter.limit) continue',
    tests: security('attempt-cap'),
  },
  {
    breaks: 'a guess that could not be evaluated is given back',
    file: `${http}/guess-guard.ts`,
    find: '    await Promise.all(counters.map(({ key }) => giveBack(work.db, { key, endsAt, amount: 1 })))\n',
    replace: '',
    tests: security('guess-given-back'),
  },
  {
    breaks: 'a right guess clears the count',
    file: `${http}/guess-guard.ts`,
    find: '    await db.delete(table).where(or(...keys))\n',
    replace: '',
    tests: security('attempt-cap'),
  },
]

const keys: Mutant[] = [
  {
    breaks: 'a previous key opens nothing that a browser brings',
    file: 'src/worker/security/keyring.ts',
    find: 'persistentPurposes.has(purpose) ? others : []',
    replace: 'others',
    tests: security('key-rotation'),
  },
  {
    breaks: 'a previous key still verifies passwords',
    file: 'src/worker/security/keyring.ts',
    find: "  'outbox',\n  'password',\n",
    replace: "  'outbox',\n",
    tests: security('key-rotation', 'passwords'),
  },
  {
    breaks: 'a previous key still opens waiting emails',
    file: 'src/worker/security/keyring.ts',
    find: "  'outbox',\n  'password',\n",
    replace: "  'password',\n",
    tests: security('key-rotation'),
  },
  {
    breaks: 'an encrypted secret opens only for its user',
    file: `${twoFactor}/totp.ts`,
    find: 'sealed?.userId === user.id ? sealed.secret : null',
    replace: 'sealed?.secret ?? null',
    tests: security('overtaken-settings'),
  },
]

const secondFactor: Mutant[] = [
  {
    breaks: 'a code of a secret that was replaced does not count',
    file: `${twoFactor}/totp.ts`,
    find: "        eq(users.twoFactorSecret, user.twoFactorSecret ?? ''),\n",
    replace: '',
    tests: security('overtaken-settings'),
  },
  {
    breaks: 'the accepted step only moves forward',
    file: `${twoFactor}/totp.ts`,
    find: '        lt(users.twoFactorStep, step),\n',
    replace: '',
    tests: security('code-replay'),
  },
  {
    breaks: 'turning two-factor off voids pending log-ins',
    file: `${auth}/users.ts`,
    find: 'twoFactorConfirmedAt: null,\n    credentialsVersion: sql`',
    replace: 'twoFactorConfirmedAt: null,\n    twoFactorStep: sql`0 * ',
    tests: security('interleaved-requests'),
  },
  {
    breaks: 'a session that has ended meanwhile does not turn two-factor off',
    file: `${twoFactor}/set-up.ts`,
    find: 'const condition = mayChangeFactors(db, actor)',
    replace: 'const condition = eq(users.id, user.id)',
    tests: security('overtaken-settings'),
  },
  {
    breaks: 'a session that has ended meanwhile does not regenerate codes',
    file: `${twoFactor}/recovery-codes.ts`,
    find: '  const condition = mayChangeFactors(db, actor)\n',
    replace: '  const condition = eq(users.id, user.id)\n',
    tests: security('overtaken-settings'),
  },
  {
    breaks: 'a session that has ended meanwhile starts no set-up',
    file: `${twoFactor}/set-up.ts`,
    find: '.where(and(mayChangeFactors(db, actor), isNull(users.twoFactorConfirmedAt)))',
    replace: '.where(and(eq(users.id, user.id), isNull(users.twoFactorConfirmedAt)))',
    tests: security('overtaken-settings'),
  },
  {
    breaks: 'a session that has ended meanwhile does not turn two-factor on',
    file: `${twoFactor}/set-up.ts`,
    find: '    mayChangeFactors(db, actor),\n',
    replace: '    eq(users.id, user.id),\n',
    tests: security('overtaken-settings'),
  },
  {
    breaks: 'turning two-factor on ends other sessions',
    file: `${twoFactor}/set-up.ts`,
    find: '    others: deleteOtherSessionsIf(db, session, hasRow(db, users, isConfirmed)),\n',
    replace: '',
    tests: security('overtaken-settings'),
  },
  {
    breaks: 'turning two-factor on forgets remembered devices',
    file: `${twoFactor}/set-up.ts`,
    find: '    devices: deleteRememberTokensIf(db, user.id, hasRow(db, users, isConfirmed)),\n',
    replace: '',
    tests: security('overtaken-settings'),
  },
  {
    breaks: 'a pending log-in is void once credentials change',
    file: `${auth}/pending-sign-in.ts`,
    find: 'user?.twoFactorConfirmedAt && user.credentialsVersion === pending.version',
    replace: 'user?.twoFactorConfirmedAt',
    tests: security('pending-sign-in', 'overtaken-settings'),
  },
  {
    breaks: 'a pending log-in leads to one session',
    file: `${twoFactor}/challenge.ts`,
    find: '[...before, spendPendingSignInIf(work.db, pending, condition)]',
    replace: '[...before]',
    tests: security('pending-sign-in'),
  },
]

const address: Mutant[] = [
  {
    breaks: 'a session that has ended meanwhile does not change the name',
    file: `${settings}/update-profile.ts`,
    find: 'const condition = isStillSignedIn(db, actor)',
    replace: 'const condition = eq(users.id, actor.user.id)',
    tests: security('overtaken-settings'),
  },
  {
    breaks: 'a session that has ended meanwhile does not change the address',
    file: `${settings}/update-profile.ts`,
    find: '.where(and(isStillSignedIn(db, actor), isUnchanged, isFree))',
    replace: '.where(and(eq(users.id, user.id), isUnchanged, isFree))',
    tests: security('overtaken-settings'),
  },
  {
    breaks: 'an address set without the password gets no reset link',
    file: `${settings}/update-profile.ts`,
    find: 'const resetHeldUntil = isConfirmed\n',
    replace: 'const resetHeldUntil = true\n',
    tests: security('borrowed-session'),
  },
  {
    breaks: 'a borrowed session gets no undo link for an address it set',
    file: `${auth}/undo-email.ts`,
    find: 'if (isHeld || (await db',
    replace: 'if (isHeld && (await db',
    tests: security('borrowed-session'),
  },
  {
    breaks: 'only the first former address gets an undo link',
    file: `${auth}/undo-email.ts`,
    find: 'db.select().from(emailUndos).where(isLiveFor(user.id)).get()',
    replace: 'db.select().from(emailUndos).where(sql`false`).get()',
    tests: security('borrowed-session'),
  },
  {
    breaks: 'a new address voids the reset link',
    file: `${settings}/update-profile.ts`,
    find: '    resetLink: voidResetLink(db, user.id, hasRow(db, users, condition)),\n',
    replace: '',
    tests: security('reset-token-reuse'),
  },
  {
    breaks: 'no reset link is sent during the waiting time',
    file: `${auth}/reset-password.ts`,
    find: 'and(eq(users.email, email), mayReset())',
    replace: 'eq(users.email, email)',
    tests: security('borrowed-session'),
  },
  {
    breaks: 'an undo link works once',
    file: `${auth}/undo-email.ts`,
    find: '    isUnused,\n',
    replace: '',
    tests: security('borrowed-session'),
  },
  {
    breaks: 'a mistyped address loses its undo link once the right one is verified',
    file: `${auth}/undo-email.ts`,
    find: 'wasVerified ? undefined : isNull(users.emailVerifiedAt)',
    replace: 'undefined',
    tests: security('borrowed-session'),
  },
  {
    breaks: 'credentials set by others meanwhile stop working',
    file: `${auth}/undo-email.ts`,
    find: '.where(unsafe.password)',
    replace: '.where(sql`false`)',
    tests: security('borrowed-session'),
  },
  {
    breaks: 'an existing second factor stays',
    file: `${auth}/undo-email.ts`,
    find: 'and(unsafe.factors, unsafe.twoFactor)',
    replace: 'unsafe.factors',
    tests: security('borrowed-session'),
  },
  {
    breaks: 'a second factor set by a thief is removed',
    file: `${auth}/undo-email.ts`,
    find: 'or(isNull(twoFactorConfirmedAt), gte(twoFactorConfirmedAt, createdAt))',
    replace: 'isNull(twoFactorConfirmedAt)',
    tests: security('borrowed-session'),
  },
  {
    breaks: 'a former address is reserved while its undo link is valid',
    file: `${auth}/undo-email.ts`,
    find: 'and(isOtherUsers, eq(emailUndos.wasVerified, true), isUnexpired())',
    replace: 'and(isOtherUsers, eq(emailUndos.wasVerified, true), sql`false`)',
    tests: security('borrowed-session'),
  },
  {
    breaks: 'notices to an unverified address are limited',
    file: 'src/worker/mail/allowance.ts',
    find: 'if (user.emailVerifiedAt) return',
    replace: 'if (user.email) return',
    tests: security('mail-bombing'),
  },
  {
    breaks: 'a late background reply deletes no cookie',
    file: `${http}/request.ts`,
    find: 'return isRead(c.req.method) && (isLookingAhead(c) || isPartial(c))',
    replace: 'return false',
    tests: security('late-replies'),
  },
  {
    breaks: 'password checks of signed-in people are limited by address',
    file: `${auth}/authenticate.ts`,
    find: '  if (seconds > 0) return',
    replace: '  if (seconds < 0) return',
    tests: security('flood'),
  },
  {
    breaks: 'undoing an email change ends all access',
    file: `${auth}/undo-email.ts`,
    find: '      access: endAccessIf(db, userId, isRestored),\n',
    replace: '',
    tests: security('borrowed-session'),
  },
]

const resets: Mutant[] = [
  {
    breaks: 'a reset link works once',
    file: `${auth}/reset-password.ts`,
    find: 'replacePasswordIf(db, newPassword, await hasResetLink(db, user.id, token))',
    replace: 'replacePasswordIf(db, newPassword, undefined)',
    tests: security('reset-token-reuse'),
  },
  {
    breaks: 'a reset keeps the second factor of an account that was ever verified',
    file: `${auth}/reset-password.ts`,
    find: '    isNull(users.firstVerifiedAt),\n    isNull(users.role),\n',
    replace: '    isNull(users.role),\n',
    tests: security('pre-registration', 'factor-downgrade'),
  },
  {
    breaks: 'undoing keeps the second factor of an account that was ever verified',
    file: `${auth}/undo-email.ts`,
    find: 'and(isNotStaff, isNull(users.firstVerifiedAt))',
    replace: 'isNotStaff',
    tests: security('factor-downgrade'),
  },
  {
    breaks: 'the password alone cannot change factors if a second factor exists',
    file: `${auth}/second-factor.ts`,
    find: 'or(isProved, hasNone)',
    replace: 'undefined',
    tests: security('factor-downgrade', 'factor-routes', 'factor-races'),
  },
  {
    breaks: 'the password alone does not open the desk',
    file: `${auth}/second-factor.ts`,
    find: 'return user.twoFactorConfirmedAt !== null || session.secondFactor !== null',
    replace: 'return true',
    tests: security('staff-second-factor'),
  },
  {
    breaks: 'a setup of two-factor that is not confirmed does not open the desk',
    file: `${auth}/second-factor.ts`,
    find: 'return user.twoFactorConfirmedAt !== null',
    replace: 'return user.twoFactorSecret !== null',
    tests: security('staff-second-factor'),
  },
  {
    breaks: 'a session does not name a removed second factor',
    file: `${http}/sessions.ts`,
    find: '.select(source.where(and(condition, hasFactorOf(db, session))))',
    replace: '.select(source.where(condition))',
    tests: security('factor-races'),
  },
  {
    breaks: 'codes of an unfinished set-up confirm nothing',
    file: `${twoFactor}/challenge.ts`,
    find: ' || !user.twoFactorConfirmedAt) return',
    replace: ') return',
    tests: ['account/two-factor/confirm-by-code'],
  },
  {
    breaks: 'a reset removes the second factor of an address that nobody verified',
    file: `${auth}/reset-password.ts`,
    find: '    twoFactor: removeTwoFactorIf(db, user.id, isStillUnowned),\n',
    replace: '',
    tests: security('pre-registration'),
  },
  {
    breaks: 'a password change ends reset links',
    file: `${auth}/users.ts`,
    find: '    voidResetLink(db, userId, hasUser),\n',
    replace: '',
    tests: security('reset-token-reuse'),
  },
  {
    breaks: 'a session that has ended meanwhile does not change the password',
    file: `${settings}/change-password.ts`,
    find: 'replacePasswordIf(db, newPassword, isStillSignedIn(db, actor))',
    replace: 'replacePasswordIf(db, newPassword, undefined)',
    tests: security('interleaved-requests'),
  },
]

const breaches: Mutant[] = [
  {
    breaks: 'padding does not count as a breach',
    file: `${auth}/breached-password.ts`,
    find: ' && Number(line.slice(suffix.length + 1)) > 0',
    replace: '',
    tests: security('breached-passwords'),
  },
  {
    breaks: 'an error of the service does not count as an answer',
    file: `${auth}/breached-password.ts`,
    find: 'if (response.status !== 200)',
    replace: 'if (response.status === 0)',
    tests: security('breached-passwords'),
  },
  {
    breaks: 'the service gets five characters',
    file: `${auth}/breached-password.ts`,
    find: 'const prefixLength = 5',
    replace: 'const prefixLength = 40',
    tests: security('breached-passwords'),
  },
]

const mails: Mutant[] = [
  {
    breaks: 'emails per mailbox and day are limited',
    file: 'src/worker/mail/allowance.ts',
    find: 'condition: and(source.condition, room)',
    replace: 'condition: source.condition',
    tests: security('mail-bombing'),
  },
  {
    breaks: 'a reset link stays valid if its successor cannot be sent',
    file: 'src/worker/mail/allowance.ts',
    find: 'hasRoom: room,',
    replace: 'hasRoom: undefined,',
    tests: security('mail-bombing'),
  },
  {
    breaks: 'a +tag does not make another mailbox',
    file: 'src/worker/mail/allowance.ts',
    find: "local.replace(/(?<=.)\\+.*$/, '')",
    replace: 'local',
    tests: security('mail-bombing'),
  },
  {
    breaks: 'emails caused by others do not use up the resends',
    file: 'src/worker/mail/allowance.ts',
    find: "allowance === 'resends' && own ? [own] : counted",
    replace: 'counted',
    tests: security('mail-bombing'),
  },
  {
    breaks: 'messages stored per hour are limited overall',
    file: 'src/worker/site/contact/store-contact-message.ts',
    find: '> hourlyCap.hits)',
    replace: '> 10 * hourlyCap.hits)',
    tests: security('mail-bombing'),
  },
  {
    breaks: 'registrations per hour are limited overall',
    file: `${auth}/register.ts`,
    find: '> hourlyCap.hits)',
    replace: '> 10 * hourlyCap.hits)',
    tests: security('mail-bombing'),
  },
]

const requests: Mutant[] = [
  {
    breaks: 'without APP_URL only requests to this machine are served',
    file: 'src/worker/own-address.ts',
    find: 'isLoopback(hostname) ? origin : undefined',
    replace: 'origin',
    tests: ['http/own-address'],
  },
  {
    breaks: 'the host of a request says nothing once APP_URL is set',
    file: 'src/worker/own-address.ts',
    find: '  if ((env as { APP_URL?: string }).APP_URL) return env\n',
    replace: '',
    tests: ['http/own-address'],
  },
  {
    breaks: 'a record cannot contain the marker of a slot',
    file: `${http}/template.ts`,
    find: 'randomToken(16)',
    replace: "''",
    tests: security('cached-page-marks'),
  },
  {
    breaks: 'a text that takes seconds to normalise is not normalised',
    file: 'src/shared/text.ts',
    find: 'text.length > longestSpelling ? text : ',
    replace: '',
    tests: security('costly-spelling'),
  },
  {
    breaks: 'changes per account and minute are limited',
    file: `${http}/throttle.ts`,
    find: 'if (seconds === 0) return next()\n  const ownPage',
    replace: 'if (seconds >= 0) return next()\n  const ownPage',
    tests: security('account-flood'),
  },
  {
    breaks: 'a change comes from our origin',
    file: `${http}/csrf.ts`,
    find: '!(isSameOrigin(c) && (await hasToken(c)))',
    replace: '!(await hasToken(c))',
    tests: security('csrf'),
  },
  {
    breaks: 'a change brings a token',
    file: `${http}/csrf.ts`,
    find: '!(isSameOrigin(c) && (await hasToken(c)))',
    replace: '!isSameOrigin(c)',
    tests: security('csrf'),
  },
  {
    breaks: 'a redirect leads to our own page, whoever made the cookie',
    file: `${http}/intended.ts`,
    find: "typeof path === 'string' && isOurPage(path) ? {",
    replace: "typeof path === 'string' ? {",
    tests: security('open-redirect'),
  },
  {
    breaks: 'a password confirmation expires',
    file: `${auth}/guards.ts`,
    find: ' && age < lifetimes.passwordConfirmationSeconds',
    replace: '',
    tests: security('password-confirmation'),
  },
]

const forgetting: Mutant[] = [
  {
    breaks: 'contact messages are deleted after the retention time',
    file: 'src/worker/jobs/purge.ts',
    find: '    db.delete(threads).where(inArray(threads.id, expiredThreads)),\n',
    replace: '',
    tests: security('retention'),
  },
  {
    breaks: 'expired undo links are deleted',
    file: 'src/worker/jobs/purge.ts',
    find: '    deleteExpired(db, emailUndos, emailUndos.id, lte(emailUndos.expiresAt, now)),\n',
    replace: '',
    tests: security('retention'),
  },
  {
    breaks: 'a waiting email is never deleted',
    file: 'src/worker/jobs/purge.ts',
    find: 'and(isOld, isSettled)',
    replace: 'isOld',
    tests: ['jobs/purge'],
  },
  {
    breaks: 'a cron run keeps up after a flood',
    file: 'src/worker/jobs/purge.ts',
    find: 'round < maxRounds',
    replace: 'round < 1',
    tests: ['jobs/purge'],
  },
]

const holds: Mutant[] = [
  {
    breaks: 'held times per mailbox and network are limited per day',
    file: `${bookings}/hold-time.ts`,
    find: '    ...counters.map((counter) => hasRoom(db, counter)),\n',
    replace: '',
    tests: ['desk/bookings/hold', 'security/calendar-flood'],
  },
  {
    breaks: 'held times are limited overall',
    file: `${bookings}/hold-time.ts`,
    find: '    hasRoomForHold(db, createdAt),\n',
    replace: '',
    tests: ['desk/bookings/hold', 'security/calendar-flood'],
  },
  {
    breaks: 'a held time cannot be confirmed without the email',
    file: `${bookings}/hold-time.ts`,
    find: 'return hashToken(`booking ',
    replace: 'return Promise.resolve(`',
    tests: ['desk/bookings/hold'],
  },
  {
    breaks: 'an unconfirmed time becomes free again',
    file: `${bookings}/find-hold.ts`,
    find: 'and(gt(bookingHolds.expiresAt, now), isNull(bookingHolds.cancelledAt))',
    replace: 'isNull(bookingHolds.cancelledAt)',
    tests: ['desk/bookings/hold', 'desk/bookings/races'],
  },
  {
    breaks: 'a hold that has ended meanwhile is not booked',
    file: `${bookings}/confirm-booking.ts`,
    find: 'hasRow(db, bookingHolds, isLiveHold(hold.id))',
    replace: 'hasRow(db, bookingHolds, undefined)',
    tests: ['desk/bookings/races'],
  },
]

const relay: Mutant[] = [
  {
    breaks: 'an unreachable relay does not cause emails to be given up',
    file: 'src/worker/mail/tries.ts',
    find: "  if (outcome === 'unreachable') {\n",
    replace: '  if (!outcome) {\n',
    tests: ['mail/giving-up'],
  },
  {
    breaks: 'time without an answering relay does not count',
    file: 'src/worker/mail/tries.ts',
    find: '    await stopClock(db)\n',
    replace: '',
    tests: ['mail/giving-up'],
  },
  {
    breaks: 'a run ends when the relay goes silent',
    file: 'src/worker/mail/run.ts',
    find: 'unanswered === null && untilMs',
    replace: 'untilMs',
    tests: ['jobs/silent-relay', 'mail/giving-up'],
  },
]

const rooms: Mutant[] = [
  {
    breaks: 'a closed room is no longer open to its members',
    file: 'src/worker/desk/rooms/room-conditions.ts',
    find: 'return and(isNull(rooms.closedAt), hasRow(db, roomMembers, isMember))',
    replace: 'return hasRow(db, roomMembers, isMember)',
    tests: ['desk/rooms/access'],
  },
  {
    breaks: 'a room is open to its members only',
    file: 'src/worker/desk/rooms/room-conditions.ts',
    find: 'eq(roomMembers.email, email))',
    replace: 'eq(roomMembers.roomId, rooms.id))',
    tests: ['desk/rooms/access'],
  },
  {
    breaks: 'the acceptance of one member counts for no other',
    file: 'src/worker/desk/rooms/room-conditions.ts',
    find: 'eq(roomAcceptances.userId, id),',
    replace: '',
    tests: ['account/rooms/terms'],
  },
  {
    breaks: 'an acceptance counts for the text that was read',
    file: 'src/worker/desk/rooms/room-conditions.ts',
    find: 'eq(roomAcceptances.termsHash, rooms.termsHash),',
    replace: '',
    tests: ['account/rooms/terms'],
  },
  {
    breaks: 'a download is logged and given only while it is allowed',
    file: 'src/worker/account/files/log-download.ts',
    find: 'condition: exists(readable)',
    replace: 'condition: undefined',
    tests: ['desk/rooms/races'],
  },
  {
    breaks: 'files that come at once do not pass a limit together',
    file: 'src/worker/files/reserve-space.ts',
    find: 'storeLimits.unattachedBytes}',
    replace: 'Number.MAX_SAFE_INTEGER}',
    tests: ['files/limits'],
    only: 'fill a limit together',
  },
  {
    breaks: 'a file of a stranger’s form is not handed to the member whose address they gave',
    file: 'src/worker/account/files/own-files.ts',
    find: "or(eq(threadEntries.kind, 'reply'), isProven)",
    replace: "or(eq(threadEntries.kind, 'reply'), eq(threadEntries.kind, 'message'))",
    tests: ['files/download'],
    only: 'only for staff',
  },
  {
    breaks: 'a file of whoever registered a member’s address before them is not theirs',
    file: 'src/worker/account/files/own-files.ts',
    find: '    gte(files.createdAt, verifiedAt),\n',
    replace: '',
    tests: ['files/download'],
    only: 'only for staff',
  },
  {
    breaks: 'a removed version is read by nobody',
    file: 'src/worker/account/files/find-readable-file.ts',
    find: 'isPresent, mayRead',
    replace: 'mayRead',
    tests: ['desk/rooms/removal'],
  },
  {
    breaks: 'an email is counted before its attachments are stored',
    file: 'src/worker/desk/mail-in/separate-attachments.ts',
    find: '      if (!isBegun && !(await begin(rest.slice(0, size)))) throw new MailRefused()\n',
    replace: '',
    tests: ['files/mailed-files'],
    only: 'used up their emails',
  },
]

/** The mutants by group, so that a part can be run: `npm run mutants -- sessions devices`. */
export const mutants: Record<string, Mutant[]> = {
  sessions,
  devices,
  'password-queue': passwordQueue,
  counting,
  guesses,
  keys,
  'second-factor': secondFactor,
  address,
  resets,
  breaches,
  mails,
  requests,
  forgetting,
  holds,
  relay,
  rooms,
}

// The badge: an Open Badge 3.0 as a VC-JWT (the payload is the credential, the header carries the key), signed with a key that this device made. It proves
// that nobody has changed it, and says of itself that nobody but this device is behind it.
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import type { Badge } from '#contract/portal/evaluation-records.ts'
import type { Skill } from '#contract/portal/skills.ts'
import type { User } from '#contract/portal/user.ts'
import * as z from '#contract/zod.ts'
import { BADGE_CHANCE } from './levels.ts'
import { isHasty, isUnusual, UNUSUAL_BELOW } from './person-fit.ts'
import type { ResultRow } from './result-row.ts'

/** A row of the secret table of keys. */
export const KeyRow = z.object({
  id: z.string(),
  jwk: z.custom<JWK>((value) => typeof value === 'object' && value !== null),
})
export type KeyRow = z.infer<typeof KeyRow>

/** The one key of this device. */
export const DEVICE_KEY = 'device'

/** A new key, for where the device has none. */
export async function newDeviceKey(): Promise<KeyRow> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  return { id: DEVICE_KEY, jwk: await exportJWK(privateKey) }
}

/** As the page names them (src/ui/use-level-label.ts). */
const LEVEL_NAMES = ['Novice', 'Basic', 'Competent', 'Proficient', 'Expert'] as const

/** The same result gives the same badge, to the last letter. @param level of `result.badgeLevel` */
export async function signBadge(
  result: ResultRow,
  level: NonNullable<ResultRow['badgeLevel']>,
  skill: Skill,
  user: User,
  { jwk }: KeyRow,
): Promise<Badge> {
  const { d: _, ...open } = jwk
  const issuer = `did:jwk:${toBase64Url(JSON.stringify({ crv: open.crv, kty: open.kty, x: open.x }))}`
  const payload = credentialOf(result, level, skill, user, issuer)
  const credential = await new SignJWT(payload)
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', jwk: { kty: 'OKP', crv: 'Ed25519', x: String(open.x) } })
    .setIssuer(issuer)
    .setJti(payload.id)
    .setSubject(payload.credentialSubject.id)
    .setNotBefore(Math.floor(Date.parse(result.at) / 1000))
    .setExpirationTime(Math.floor(Date.parse(result.validUntil) / 1000))
    .sign(await importJWK(jwk, 'EdDSA'))
  return { credential, level, issuedAt: result.at, isSelfIssued: true, payload }
}

/** Results of earlier versions had to be 90 % sure. */
const surenessOf = ({ levelProbs }: ResultRow, level: number): number =>
  levelProbs.slice(level - 1).reduce((sum, one) => sum + one, 0) >= BADGE_CHANCE - 1e-9 ? 100 * BADGE_CHANCE : 90

function credentialOf(result: ResultRow, level: number, skill: Skill, user: User, issuer: string) {
  const name = `${skill.label.en}: level ${level}, ${LEVEL_NAMES[level - 1]}`
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: `urn:cairn:result:${result.id}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: issuer, type: ['Profile'], name: 'Cairn on this device (self-issued)' },
    validFrom: result.at,
    validUntil: result.validUntil,
    name,
    credentialSubject: {
      id: `urn:cairn:person:${user.id}`,
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: user.name }],
      achievement: {
        id: `urn:cairn:achievement:${skill.id}:${level}`,
        type: ['Achievement'],
        achievementType: 'Assessment',
        name,
        description:
          'An adaptive evaluation on the device of the person. Unsupervised; signed by the person’s own device.',
        criteria: {
          narrative: `The chance that the true level is ${level} or higher was ${surenessOf(result, level)} % or more.`,
        },
        tag: ['self-issued', 'unproctored', result.calibration === 'author' ? 'uncalibrated' : 'calibrated'],
      },
      result: [
        { type: ['Result'], value: String(level) },
        { type: ['Result'], value: result.theta.toFixed(3) },
      ],
    },
    evidence: [
      {
        type: ['Evidence'],
        name: 'Estimate',
        narrative: `theta ${result.theta.toFixed(3)}, standard error ${result.se.toFixed(3)}, ${result.items} items, bank ${result.bankVersion}`,
      },
      ...decisionEvidence(result),
      ...answeringEvidence(result),
    ],
  }
}

/** That fewer questions were asked, for they were to show only whether a level is reached, and what they showed. */
function decisionEvidence({ decision }: ResultRow) {
  if (!decision) return []
  const { level, side, chance } = decision
  const answer = { above: 'yes', below: 'no', open: 'not sure enough of either' }[side]
  const narrative = `asked only whether level ${level} is reached: ${answer}; chance ${chance.toFixed(3)}`
  return [{ type: ['Evidence'], name: 'Question', narrative }]
}

/** What the answers look like, and which checks they passed; nothing where the result is of an earlier version, whose badge stays as it was. */
function answeringEvidence({ answering, items }: ResultRow) {
  if (!answering) return []
  // Not the pace: it would tell who was given more time.
  const { fit, rapid, reported } = answering
  const said = (isPassed: boolean) => (isPassed ? 'passed' : 'not passed')
  const narrative = [
    fit === null
      ? 'person fit: too few answers'
      : `person fit lz* ${fit.toFixed(2)} (at least ${UNUSUAL_BELOW}): ${said(!isUnusual(answering))}`,
    `response times: ${rapid} of ${items} too fast to be read: ${said(!isHasty(answering, items))}`,
    `questions reported: ${reported}`,
  ].join('; ')
  return [{ type: ['Evidence'], name: 'Checks', narrative }]
}

const toBase64Url = (text: string): string => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

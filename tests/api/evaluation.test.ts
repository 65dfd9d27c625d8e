// Portal API, B: skill evaluation, call by call.
import { createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Badge, CalibrationData } from '#contract/portal/evaluation-records.ts'
import type { EvaluationResult, ResultListed } from '#contract/portal/evaluation-results.ts'
import type { EvaluableSkill, EvaluationSession } from '#contract/portal/evaluation-shapes.ts'
import type { ReviewedItem } from '#contract/portal/reviewed-item.ts'
import type { SkillClaim } from '#contract/portal/skills.ts'
import { loadBanks } from '#sw/api/portal/evaluation/bank-store.ts'
import type { ResultRow } from '#sw/api/portal/evaluation/result-row.ts'
import { isWorked } from '#sw/api/portal/evaluation/worked-items.ts'
import {
  answered,
  answerTo,
  bearerOf,
  begun,
  evaluating,
  finished,
  itemOf,
  PLAIN,
} from '#tests/setup/evaluation-api.ts'
import { TEST_NOW } from '#tests/setup/test-api.ts'

const DAY = 86_400_000

describe('the list of skills', () => {
  test('has every skill: those that can be evaluated first, with own level, its source, its interval and the bank', async () => {
    const { get } = await evaluating()
    const skills = (await get('skills')).body as EvaluableSkill[]
    expect(skills).toHaveLength(160)
    const evaluable = skills.filter(({ bank }) => bank)
    expect(skills.slice(0, evaluable.length)).toEqual(evaluable)
    const sql = skills.find(({ skill }) => skill.id === 'sql')
    expect(sql).toMatchObject({
      myLevel: { level: 3, source: 'self' },
      bank: { calibration: 'author', topics: [{}, {}, {}, {}] },
      lastResult: null,
      retakeAt: null,
      openSessionId: null,
    })
    const { lo = 0, hi = 0 } = sql?.myLevel ?? {}
    expect(lo).toBeLessThan(3)
    expect(hi).toBeGreaterThan(3)
  })

  test('the page before a session tells its rules, and has an item to try', async () => {
    const { get } = await evaluating()
    const { usual } = (await loadBanks()).get('sql') ?? {}
    expect((await get('skills/sql')).body).toMatchObject({
      rules: { minItems: 8, maxItems: 30, targetSe: 0.49, pocketSize: 3, retakeDays: 14, expiryHours: 24 },
      practice: { rightOptionId: 'b' },
    })
    // The bank's own, which tests/seed/usual-lengths.test.ts holds.
    expect((await get('skills/sql')).body).toMatchObject({
      rules: { usualItems: usual?.items, usualMinutes: usual?.minutes },
    })
    expect((await get('skills/driving-licence')).status).toBe(404)
  })
})

describe('the samples', () => {
  test('are four evaluations that the engine really held, which the claims agree with; one may be repeated in two days', async () => {
    const who = await evaluating({ samplesOf: ['user', 'skills', 'evaluation'] })
    const results = (await who.get('results')).body as ResultListed[]
    expect(results.map(({ skillId, level, badgeLevel }) => [skillId, level, badgeLevel])).toEqual([
      ['business-english', 4, 3],
      ['spreadsheets', 4, 4],
      ['data-protection', 2, null],
      ['spreadsheets', 3, 2],
    ])
    const claims = (await who.api.get('career/claims', who.mine)).body as SkillClaim[]
    for (const { id, theta, se, level, badgeLevel, at } of results.slice(0, 3)) {
      const own = claims.filter(({ resultId }) => resultId === id)
      expect(own.map((claim) => [claim.source, claim.level, claim.at])).toEqual([
        ...(badgeLevel === null ? [] : [['badge', badgeLevel, at]]),
        ['evaluated', level, at],
      ])
      for (const claim of own) {
        expect(claim.theta).toBeCloseTo(theta, 4)
        expect(claim.se).toBeCloseTo(se, 4)
      }
      // The badge states what is sure; the level is that of the result.
      const listed = ((await who.get('skills')).body as EvaluableSkill[]).find(
        ({ myLevel }) => myLevel?.resultId === id,
      )
      expect(listed?.myLevel).toMatchObject({ level, badge: badgeLevel })
      expect(listed?.myLevel?.estimate).toBeCloseTo(theta + 3, 4)
      expect((await who.get(`results/${id}`)).body).toMatchObject({
        stopReason: 'precision',
        triedOut: 2,
        isLatest: true,
      })
      const items = (await who.get(`results/${id}/items`)).body as ReviewedItem[]
      expect(items.every(({ why }) => why.en.length > 0)).toBe(true)
    }
    const skills = (await who.get('skills')).body as EvaluableSkill[]
    const again = Object.fromEntries(skills.map(({ skill, retakeAt }) => [skill.id, retakeAt]))
    expect(again['business-english']).toBe(new Date(TEST_NOW + 2 * DAY).toISOString())
    expect(again.spreadsheets).toBeNull()
  })
})

describe('answers for calibration', () => {
  test('are those of finished evaluations whose person has agreed, without who and when', async () => {
    const who = await evaluating({ samplesOf: ['user', 'skills', 'evaluation'] })
    const body = { skillId: 'sql', accommodations: PLAIN, consent: { rules: true, calibration: false } }
    const session = (await who.post('sessions', body)).body as EvaluationSession
    await finished(who, await answered(who, session, () => true))
    const { sessions } = (await who.get('calibration-data')).body as CalibrationData
    expect(sessions.map(({ skillId }) => skillId)).toEqual([
      'business-english',
      'data-protection',
      'spreadsheets',
      'spreadsheets',
    ])
    expect(Object.keys(sessions[0]?.answers[0] ?? {}).sort()).toEqual([
      'isPassed',
      'isRight',
      'isTimedOut',
      'itemId',
      'seconds',
    ])
    expect(JSON.stringify(sessions)).not.toMatch(/alex|20\d\d-/)
    expect((await who.get('calibration-data', who.others)).body).toEqual({ sessions: [] })
  })
})

describe('a session', () => {
  test('needs consent to its rules, and a skill that can be evaluated', async () => {
    const { post } = await evaluating()
    const body = { skillId: 'sql', accommodations: PLAIN, consent: { rules: false } }
    expect(await post('sessions', body)).toMatchObject({
      status: 400,
      body: { fields: { 'consent.rules': /consent/ } },
    })
    expect((await post('sessions', { ...body, skillId: 'none', consent: { rules: true } })).status).toBe(404)
  })

  test('cannot be undone, and is in no list of what was done: neither its beginning, nor an answer, nor its end', async () => {
    const who = await evaluating()
    const changes: string[] = []
    const send = async (path: string, body: unknown) => {
      const answer = await who.api.send('POST', `skill-evaluation/${path}`, body, who.mine)
      changes.push(answer.headers.get('x-change-id') ?? '')
      return answer.body
    }
    const consent = { rules: true, calibration: false }
    const begins = (await send('sessions', { skillId: 'sql', accommodations: PLAIN, consent })) as EvaluationSession
    const answer = await answerTo(who.api, begins, true)
    const next = (await send(`sessions/${begins.id}/answers`, answer)) as EvaluationSession
    await finished(who, await answered(who, next, () => true))
    changes.push(String((await who.api.db.changes.orderBy('seq').last())?.seq))
    expect(changes.every((id) => Number(id) > 0)).toBe(true)
    const everything = () =>
      Promise.all(
        ['evaluationSessions', 'evaluationResults', 'skillClaims'].map((name) => who.api.db.table(name).toArray()),
      )
    const before = await everything()
    for (const id of changes) expect((await who.api.send('POST', 'changes/undo', { id }, who.mine)).body).toBeNull()
    expect((await who.api.send('POST', 'changes/undo-several', { ids: changes }, who.mine)).body).toBeNull()
    const things = changes.map((change) => ({ change, table: 'evaluationSessions', key: begins.id }))
    expect((await who.api.send('POST', 'changes/restore', { things }, who.mine)).body).toBeNull()
    const version = { change: changes[1], table: 'evaluationSessions', key: begins.id, fields: ['log'], as: 'before' }
    expect((await who.api.send('POST', 'changes/restore-version', version, who.mine)).body).toBeNull()
    expect(await everything()).toEqual(before)
    expect((await who.api.get('changes/recent', who.mine)).body).toMatchObject({ changes: [] })
    const asked = `changes/history?table=evaluationSessions&key=${begins.id}`
    expect((await who.api.get(asked, who.mine)).body).toMatchObject({ versions: [] })
  })

  test('is one at a time: another is 409 with the open one', async () => {
    const who = await evaluating()
    const session = await begun(who)
    const again = await who.post('sessions', { skillId: 'javascript', accommodations: PLAIN, consent: { rules: true } })
    expect(again).toMatchObject({ status: 409, body: { current: { id: session.id } } })
    expect((await who.get('sessions/current')).body).toEqual(session)
  })

  test('never rerolls the item: asked again, by another run of the back end too, it is the same with the same options', async () => {
    const database = `evaluation-${crypto.randomUUID()}`
    const who = await evaluating({ database })
    let session = await begun(who)
    for (let step = 0; step < 12; step += 1) {
      const other = await evaluating({ database })
      expect((await other.get(`sessions/${session.id}`)).body).toEqual(session)
      const { body } = await other.post(
        `sessions/${session.id}/answers`,
        await answerTo(other.api, session, step % 3 > 0),
      )
      expect(body).toMatchObject({ accepted: true, seq: step + 2, progress: { answered: step + 1 } })
      session = (await who.get(`sessions/${session.id}`)).body as EvaluationSession
    }
  })

  test('takes an answer for the present item and number alone: another is 409 with the session as it is, and changes nothing', async () => {
    const who = await evaluating()
    const session = await begun(who)
    const answer = await answerTo(who.api, session, true)
    for (const wrong of [
      { ...answer, seq: 2 },
      { ...answer, itemId: 'sql-999' },
    ]) {
      expect(await who.post(`sessions/${session.id}/answers`, wrong)).toMatchObject({
        status: 409,
        body: { current: session },
      })
    }
    expect(
      (await who.post(`sessions/${session.id}/answers`, { ...answer, optionIds: ['z'], value: null })).status,
    ).toBe(400)
    expect((await who.get(`sessions/${session.id}`)).body).toEqual(session)
  })

  test('has a pocket of three: a fourth is refused, the three come again at the end, and none can be postponed twice', async () => {
    const who = await evaluating()
    let session = await begun(who)
    const postponed: string[] = []
    const postpone = async () => {
      const { id } = itemOf(session)
      return who.post(`sessions/${session.id}/answers`, {
        itemId: id,
        seq: session.seq,
        elapsedMs: 1000,
        skip: 'postpone',
      })
    }
    for (let count = 1; count <= 3; count += 1) {
      postponed.push(itemOf(session).id)
      session = (await postpone()).body as EvaluationSession
      expect(session).toMatchObject({ pocket: count, progress: { answered: 0 } })
    }
    expect(itemOf(session).canPostpone).toBe(false)
    expect((await postpone()).status).toBe(400)
    const again: string[] = []
    while (!session.done) {
      const item = itemOf(session)
      if (item.isFromPocket) {
        again.push(item.id)
        expect(item).toMatchObject({ canPostpone: false, spentMs: 1000 })
      }
      const sent = await answerTo(who.api, session, true)
      session = (await who.post(`sessions/${session.id}/answers`, sent)).body as EvaluationSession
    }
    expect(again).toEqual(postponed)
    expect(session).toMatchObject({ pocket: 0, done: true, canFinish: true })
  })

  test('a reported item is set aside uncounted; a pause keeps the time of the item, and the session goes on with it', async () => {
    const who = await evaluating()
    const first = await begun(who)
    const item = itemOf(first)
    const reported = await who.post(`sessions/${first.id}/problem`, {
      itemId: item.id,
      seq: 1,
      kind: 'unclear',
      text: 'Which table?',
    })
    const session = reported.body as EvaluationSession
    expect(session).toMatchObject({ seq: 2, progress: { answered: 0 } })
    expect(itemOf(session).id).not.toBe(item.id)
    const paused = await who.post(`sessions/${first.id}/pause`, { seq: 2, elapsedMs: 7000, focusLosses: 1 })
    expect(paused.body).toMatchObject({ status: 'paused', item: { id: itemOf(session).id, spentMs: 7000 } })
    const resumed = await who.post(`sessions/${first.id}/resume`)
    expect(resumed.body).toMatchObject({ status: 'inProgress', item: { id: itemOf(session).id, spentMs: 7000 } })
  })

  test('sets three reported items aside and no more: from then on a report counts as not known, and is no answer for calibration', async () => {
    const who = await evaluating()
    const consent = { rules: true, calibration: true }
    const start = await who.post('sessions', { skillId: 'sql', accommodations: PLAIN, consent })
    let session = start.body as EvaluationSession
    expect(session.reportsLeft).toBe(3)
    const counted: number[] = []
    while (!session.done) {
      const body = { itemId: itemOf(session).id, seq: session.seq, kind: 'unclear' }
      session = (await who.post(`sessions/${session.id}/problem`, body)).body as EvaluationSession
      counted.push(session.progress.answered)
    }
    expect(session.reportsLeft).toBe(0)
    expect(counted.slice(0, 6)).toEqual([0, 0, 0, 1, 2, 3])
    expect(counted.length).toBeLessThanOrEqual(35)
    expect(await finished(who, session)).toMatchObject({ level: 1, badgeLevel: null })
    const { sessions } = (await who.get('calibration-data')).body as CalibrationData
    expect(sessions.map(({ answers }) => answers)).toEqual([[]])
  })

  test('given up is an attempt from the first answer on, and so is one that expired', async () => {
    const who = await evaluating()
    const start = async (skillId: string, now = TEST_NOW) =>
      (
        await who.post(
          'sessions',
          { skillId, accommodations: PLAIN, consent: { rules: true } },
          await bearerOf('alex-morgan', now),
        )
      ).status
    const untouched = await begun(who)
    await who.post(`sessions/${untouched.id}/abandon`)
    const given = await begun(who)
    expect(itemOf(given).id).not.toBe(itemOf(untouched).id)
    const answer = await answerTo(who.api, given, false)
    expect((await who.post(`sessions/${given.id}/answers`, answer)).status).toBe(200)
    await who.post(`sessions/${given.id}/abandon`)
    expect(await start('sql')).toBe(429)
    const expiring = await begun(who, 'javascript')
    await who.post(`sessions/${expiring.id}/answers`, {
      itemId: itemOf(expiring).id,
      seq: 1,
      elapsedMs: 9,
      skip: 'pass',
    })
    who.api.setNow(TEST_NOW + DAY)
    expect(await start('javascript', TEST_NOW + DAY)).toBe(429)
    who.api.setNow(TEST_NOW + 14 * DAY)
    expect(await start('javascript', TEST_NOW + 14 * DAY)).toBe(201)
  })

  test('never shows anybody more than half of the bank within a day', async () => {
    const who = await evaluating()
    const size = (await loadBanks()).get('sql')?.items.size ?? 0
    const seen = new Set<string>()
    const start = async (headers = who.mine) =>
      who.post('sessions', { skillId: 'sql', accommodations: PLAIN, consent: { rules: true } }, headers)
    let answer = await start()
    while (answer.status === 201 && seen.size <= size / 2) {
      const session = answer.body as EvaluationSession
      seen.add(itemOf(session).id)
      await who.post(`sessions/${session.id}/abandon`)
      answer = await start()
    }
    expect(answer).toMatchObject({ status: 429, body: { retakeAt: new Date(TEST_NOW + DAY).toISOString() } })
    const listed = ((await who.get('skills')).body as EvaluableSkill[]).find(({ skill }) => skill.id === 'sql')
    expect(listed?.retakeAt).toBe(new Date(TEST_NOW + DAY).toISOString())
    // The first item of the next session is among those that it shows; the last of these was one look too many.
    expect(seen.size - 1 + 35).toBeLessThanOrEqual(size / 2)
    who.api.setNow(TEST_NOW + DAY)
    expect((await start(await bearerOf('alex-morgan', TEST_NOW + DAY))).status).toBe(201)
  })

  test('extra time makes the limit of each item longer, or takes it away', async () => {
    const limits = []
    for (const extraTime of ['none', 'half', 'untimed'] as const) {
      const who = await evaluating()
      const session = await begun(who, 'sql', { ...PLAIN, extraTime } as typeof PLAIN)
      const seconds = (await loadBanks()).get('sql')?.items.get(itemOf(session).id)?.seconds ?? 0
      limits.push((itemOf(session).limitMs ?? 0) / seconds / 1000)
    }
    expect(limits).toEqual([2, 3, 0])
  })

  test('expires after 24 hours without an answer', async () => {
    const who = await evaluating()
    const session = await begun(who)
    const answer = await answerTo(who.api, session, true)
    who.api.setNow(TEST_NOW + DAY)
    expect((await who.get(`sessions/${session.id}`)).body).toMatchObject({ status: 'expired', item: null })
    expect((await who.post(`sessions/${session.id}/answers`, answer)).status).toBe(409)
    expect((await who.get('sessions/current')).body).toBeNull()
    await begun(who)
  })

  test('cannot be reached by another person', async () => {
    const who = await evaluating()
    const session = await begun(who)
    expect((await who.get(`sessions/${session.id}`, who.others)).status).toBe(404)
    expect((await who.post(`sessions/${session.id}/finish`, {}, who.others)).status).toBe(404)
    expect((await who.get('sessions/current', who.others)).body).toBeNull()
    expect((await who.api.get('skill-evaluation/skills', { authorization: '' })).status).toBe(401)
  })
})

describe('a result', () => {
  test('comes with the end: level, interval, chances, topics, trace, why it stopped; finishing again answers the same one', async () => {
    const who = await evaluating()
    const session = await answered(who, await begun(who), (step) => step % 3 > 0)
    expect(session.stop).toMatch(/precision|max|noGain/)
    const result = await finished(who, session)
    expect(result).toMatchObject({
      stopReason: session.stop,
      percentile: null,
      isBest: true,
      isLatest: true,
      calibration: 'author',
    })
    expect(result.trace).toHaveLength(result.items)
    expect(result.levelProbs.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6)
    expect(result.topics.reduce((sum, { n }) => sum + n, 0)).toBe(result.items)
    expect(result.ci95[0]).toBeLessThan(result.theta)
    expect(await finished(who, session)).toEqual(result)
    expect((await who.get(`results/${result.id}`)).body).toEqual(result)
    expect((await who.get('results?skillId=sql')).body).toMatchObject([{ id: result.id }])
    const claims = (await who.api.get('career/claims', who.mine)).body as SkillClaim[]
    expect(claims.find(({ skillId, source }) => skillId === 'sql' && source === 'evaluated')).toMatchObject({
      level: result.level,
      theta: result.theta,
      se: result.se,
      resultId: result.id,
    })
  })

  test('is had from the eighth answer on; what is postponed counts as not known then', async () => {
    const who = await evaluating()
    let session = await begun(who)
    const skip = { itemId: itemOf(session).id, seq: 1, elapsedMs: 500, skip: 'postpone' }
    session = (await who.post(`sessions/${session.id}/answers`, skip)).body as EvaluationSession
    expect(await who.post(`sessions/${session.id}/finish`)).toMatchObject({ status: 400, body: { message: /toofew/ } })
    while (!session.canFinish) {
      session = (await who.post(`sessions/${session.id}/answers`, await answerTo(who.api, session, true)))
        .body as EvaluationSession
    }
    const result = await finished(who, session)
    expect(result).toMatchObject({ items: 8, triedOut: 2, stopReason: 'user' })
    expect(result.trace.at(-1)?.isRight).toBe(false)
  })

  test('the skill can be evaluated again after 14 days, with items of other families first', async () => {
    const who = await evaluating()
    const session = await answered(who, await begun(who), () => true)
    const result = await finished(who, session)
    expect(result.retakeAt).toBe(new Date(TEST_NOW + 14 * DAY).toISOString())
    const start = { skillId: 'sql', accommodations: PLAIN, consent: { rules: true } }
    expect(await who.post('sessions', start)).toMatchObject({ status: 429, body: { retakeAt: result.retakeAt } })
    who.api.setNow(TEST_NOW + 14 * DAY)
    const mine = await bearerOf('alex-morgan', TEST_NOW + 14 * DAY)
    const later = { ...who, mine, post: (path: string, body: unknown = {}) => who.post(path, body, mine) }
    const retake = await begun(later)
    const before = (await who.get(`results/${result.id}/items`, later.mine)).body
    expect(before).toMatchObject({ message: 'error.evaluation.open.msg.session' })
    expect(itemOf(retake).id).toBeDefined()
  })

  test('the review has each item with what was chosen, what is right and why', async () => {
    const who = await evaluating()
    const result = await finished(who, await answered(who, await begun(who), (step) => step % 2 > 0))
    const items = (await who.get(`results/${result.id}/items`)).body as ReviewedItem[]
    expect(items.filter(({ isTriedOut }) => isTriedOut)).toHaveLength(result.triedOut)
    expect(items.filter(({ isTriedOut }) => !isTriedOut).map(({ isRight }) => isRight)).toEqual(
      result.trace.map(({ isRight }) => isRight),
    )
    for (const { chosenIds, rightIds, rightValue, isRight, why } of items) {
      if (isRight && rightValue === null) expect(chosenIds.toSorted()).toEqual(rightIds.toSorted())
      expect(why.en.length * why.fr.length).toBeGreaterThan(0)
    }
  })
})

describe('what is secret', () => {
  test('no answer before the end has a key, a parameter or an explanation', async () => {
    const who = await evaluating()
    await who.get('skills')
    const session = await answered(who, await begun(who), (step) => step % 2 > 0)
    await who.get(`sessions/${session.id}`)
    const said = who.said.join('\n')
    const bank = (await loadBanks()).get('sql')
    for (const item of bank?.items.values() ?? []) {
      if (isWorked(item)) continue
      const { id, why, family } = item
      expect(said.includes(JSON.stringify(why.en).slice(1, -1)), id).toBe(false)
      expect(said.includes(JSON.stringify(why.fr).slice(1, -1)), id).toBe(false)
      expect(said.includes(`"${family}"`), id).toBe(false)
    }
    const told = /"(key|difficulty|why|isRight|theta|se|irt|outcome|indexes|seed|rules|log)":(?!\{"minItems")/.exec(
      said,
    )
    expect(told?.[0]).toBeUndefined()
  })
})

describe('what a page can ask for besides', () => {
  test('no other call tells of a session: not the changes, their histories, what was deleted nor one’s own data', async () => {
    const only = ['user', 'skills', 'evaluation', 'profiling', 'jobs', 'changes', 'settings']
    const who = await evaluating({ only })
    const session = await answered(who, await begun(who), (step) => step < 3)
    const told: string[] = []
    for (const path of [
      'changes/recent',
      'changes/recent?api=evaluation',
      `changes/history?table=evaluationSessions&key=${session.id}`,
      'changes/deleted?api=evaluation',
      'settings/export',
    ]) {
      const { status, body } = await who.api.get(path, who.mine)
      expect(status, path).toBe(200)
      told.push(body instanceof Blob ? await body.text() : JSON.stringify(body))
    }
    for (const text of told.slice(0, -1)) expect(text).not.toContain('evaluation')
    // One's own data has what one answered, and no more.
    expect(told.at(-1)).toContain(session.id)
    const secrets = [...((await loadBanks()).get('sql')?.items.values() ?? [])].flatMap((item) =>
      isWorked(item) ? [] : [item.why.en, item.why.fr],
    )
    for (const text of told) {
      expect(text).not.toMatch(/"(key|difficulty|rightIds|irt|jwk)":/)
      expect(secrets.filter((secret) => text.includes(JSON.stringify(secret).slice(1, -1)))).toEqual([])
    }
  })
})

describe('a badge', () => {
  const part = (jwt: string, index: number) =>
    JSON.parse(Buffer.from(jwt.split('.')[index] ?? '', 'base64url').toString()) as Record<string, unknown>

  test('is an Open Badge signed by the device, which another implementation verifies; a changed one fails', async () => {
    const who = await evaluating()
    const result: EvaluationResult = await finished(who, await answered(who, await begun(who), () => true))
    expect(await who.post(`results/${result.id}/badge`)).toMatchObject({ status: 409, body: { message: /nokey/ } })
    for (let time = 0; time < 2; time += 1) expect((await who.post('signing-key')).body).toEqual({ isReady: true })
    const badge = (await who.post(`results/${result.id}/badge`)).body as Badge
    expect(badge).toMatchObject({ level: result.badgeLevel, isSelfIssued: true })
    const [head = '', body = '', signature = ''] = badge.credential.split('.')
    const { alg, jwk } = part(badge.credential, 0) as { alg: string; jwk: { kty: string; crv: string; x: string } }
    expect(alg).toBe('EdDSA')
    expect(Object.keys(jwk).sort()).toEqual(['crv', 'kty', 'x'])
    const key = createPublicKey({ key: jwk, format: 'jwk' })
    const isValid = (text: string) => verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))
    expect(isValid(`${head}.${body}`)).toBe(true)
    const payload = part(badge.credential, 1)
    const words = readFileSync('src/ui/use-level-label.ts', 'utf8')
    const stated = /: level \d, (\w+)$/.exec(String(payload.name))?.[1] ?? 'none'
    expect(words, 'the words of the levels are the page’s').toContain(`t\`${stated}\``)
    expect(payload).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      validFrom: result.at,
      nbf: Math.floor(Date.parse(result.at) / 1000),
      credentialSubject: { achievement: { tag: ['self-issued', 'unproctored', 'uncalibrated'] } },
    })
    const better = JSON.stringify(payload).replaceAll(`level ${result.badgeLevel}`, 'level 9')
    expect(isValid(`${head}.${Buffer.from(better).toString('base64url')}`)).toBe(false)
    expect((await who.post(`results/${result.id}/badge`)).body).toEqual(badge)
    expect((await who.post(`results/${result.id}/badge`, {}, who.others)).status).toBe(404)
  })

  test('says which checks it passed; that of an earlier version’s result, which has none, stays as it was', async () => {
    const who = await evaluating()
    let session = await begun(who)
    const report = { itemId: itemOf(session).id, seq: 1, kind: 'unclear' }
    session = (await who.post(`sessions/${session.id}/problem`, report)).body as EvaluationSession
    const result = await finished(who, await answered(who, session, () => true))
    expect(result.answering).toMatchObject({ rapid: 0, reported: 1, isUnusual: false, isHasty: false })
    expect(result.answering?.pace).toBeGreaterThan(0.1)
    await who.post('signing-key')
    const evidenceOf = async () => {
      const { payload } = (await who.post(`results/${result.id}/badge`)).body as Badge
      return (payload.evidence as { name: string; narrative: string }[]).map(({ name, narrative }) => [name, narrative])
    }
    expect(await evidenceOf()).toEqual([
      ['Estimate', expect.any(String)],
      [
        'Checks',
        expect.stringMatching(
          /^person fit lz\* -?\d\.\d\d \(at least -2\.8\): passed; response times: 0 of \d+ too fast to be read: passed; questions reported: 1$/,
        ),
      ],
    ])
    const rows = who.api.db.table<ResultRow, string>('evaluationResults')
    const { answering: _, ...earlier } = (await rows.get(result.id)) ?? {}
    await rows.put(earlier as ResultRow)
    expect(((await who.get(`results/${result.id}`)).body as EvaluationResult).answering).toBeNull()
    expect((await evidenceOf()).map(([name]) => name)).toEqual(['Estimate'])
  })

  test('is refused where no level is sure enough', async () => {
    const who = await evaluating()
    const result = await finished(who, await answered(who, await begun(who), () => false))
    expect(result.badgeLevel).toBeNull()
    expect(await who.post(`results/${result.id}/badge`)).toMatchObject({ status: 400, body: { message: /unsure/ } })
  })
})

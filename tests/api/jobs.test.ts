// Portal API, B: jobs. Search, filters, marks, match, saved searches.
import { describe, expect, test, vi } from 'vitest'
import { distanceKm, type JobListed, yearlyEuros } from '#contract/portal/job-shapes.ts'
import type { SavedSearch } from '#contract/portal/jobs.ts'
import type { WhatIfAnswer } from '#contract/portal/match.ts'
import { findJobsByText } from '#sw/api/portal/jobs/shared/catalogue.ts'
import { type CareerApi, careerApi, jobOf, jobsOf, scoreOf } from '#tests/setup/career-api.ts'
import { keepJobs, postJobs } from '#tests/setup/own-jobs.ts'
import { TEST_NOW } from '#tests/setup/test-api.ts'

const LYON = { lat: 45.76, lng: 4.84 }
const NORDLYS = 'nordlys-analytics-energy-analyst'
const CLOSED = 'orsay-logistics-planning-analyst'
const DAY_MS = 86_400_000

const ids = ({ results }: { readonly results: readonly JobListed[] }) => results.map(({ id }) => id)
const whole = async (career: CareerApi, query: string): Promise<JobListed[]> => {
  const first = await jobsOf(career, `?size=100&${query}`)
  const rest: JobListed[] = []
  for (let page = 2; page <= first.pagination.lastPage; page += 1) {
    rest.push(...(await jobsOf(career, `?size=100&page=${page}&${query}`)).results)
  }
  return [...first.results, ...rest]
}

/** For what changes nothing. */
let reading: Promise<CareerApi> | undefined
const shared = (): Promise<CareerApi> => {
  reading ??= careerApi()
  return reading
}

describe('the list of jobs', () => {
  test('has what is open, the best match first, in pages that do not overlap', async () => {
    const career = await shared()
    const all = await whole(career, '')
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.every(({ status, postedAt }) => status === 'open' && Date.parse(postedAt) <= TEST_NOW)).toBe(true)
    const scores = all.map(scoreOf)
    // Jobs of the same thousandth are sorted by their dates; one in the middle between two is of either.
    const worse = scores.filter((score, index) => score > (scores[index - 1] ?? 1) + 0.001)
    expect(worse).toEqual([])
    expect((await jobsOf(career)).pagination).toMatchObject({ page: 1, size: 25, length: all.length, startIndex: 0 })
  })

  test('every filter holds for every job that it leaves, and its facets count them', async () => {
    const career = await shared()
    const of = (query: string) => whole(career, query)
    expect(
      (await of('contract=fixedTerm,temporary')).every(
        ({ contract }) => contract === 'fixedTerm' || contract === 'temporary',
      ),
    ).toBe(true)
    expect((await of('remote=full')).every(({ remote }) => remote === 'full')).toBe(true)
    expect((await of('levelMax=2')).every(({ level }) => level <= 2)).toBe(true)
    expect((await of('language=de')).every(({ languages }) => languages.some(({ code }) => code === 'de'))).toBe(true)
    expect(
      (await of('skill=sql,python')).every(({ skills }) =>
        ['sql', 'python'].every((id) => skills.some(({ skillId }) => skillId === id)),
      ),
    ).toBe(true)
    expect((await of('postedWithin=3')).every(({ postedAt }) => Date.parse(postedAt) >= TEST_NOW - 3 * DAY_MS)).toBe(
      true,
    )
    expect((await of('companyId=vero-mobilite')).every(({ company }) => company.id === 'vero-mobilite')).toBe(true)
    expect((await of('matchMin=0.8')).every((job) => scoreOf(job) >= 0.8 - 1e-6)).toBe(true)
    const near = await of(`lat=${LYON.lat}&lng=${LYON.lng}&radiusKm=40&sort=distance`)
    expect(near.every(({ remote, location }) => remote === 'full' || distanceKm(LYON, location) <= 40)).toBe(true)
    const paid = await of('payMin=5000000')
    expect(paid.every(({ salary }) => salary === null || yearlyEuros(salary).max >= 5_000_000)).toBe(true)
    expect(paid.some(({ salary }) => salary === null)).toBe(true)
    expect((await of('payMin=5000000&hasPay=true')).some(({ salary }) => salary === null)).toBe(false)
    const { facets } = await jobsOf(career, '?remote=full')
    for (const { value, count } of facets.remote) expect(await of(`remote=${value}`)).toHaveLength(count)
    for (const { value, count } of facets.contract)
      expect(await of(`remote=full&contract=${value}`)).toHaveLength(count)
  })

  test('sorts by date, pay and distance', async () => {
    const career = await shared()
    const dates = (await whole(career, 'sort=date')).map(({ postedAt }) => postedAt)
    expect(dates).toEqual(dates.toSorted((a, b) => (a < b ? 1 : -1)))
    const pay = (await whole(career, 'sort=pay')).map(({ salary }) => (salary ? yearlyEuros(salary).max : -1))
    expect(pay).toEqual(pay.toSorted((a, b) => b - a))
    const near = (await whole(career, `sort=distance&lat=${LYON.lat}&lng=${LYON.lng}`)).map(
      ({ distanceKm: km }) => km ?? -1,
    )
    expect(near).toEqual(near.toSorted((a, b) => a - b))
    expect(near[0]).toBe(0)
  })

  test('finds words in title, skills, company and city, with accents folded, in both genders, and with a slip', async () => {
    const career = await shared()
    const titles = async (q: string) =>
      (await jobsOf(career, `?q=${encodeURIComponent(q)}`)).results.map(({ title }) => title)
    expect((await titles('développeuse'))[0]?.fr).toMatch(/Développeur/)
    expect(await titles('developpeuse')).toEqual(await titles('développeuse'))
    expect((await titles('statisticienne'))[0]?.fr).toMatch(/Statisticien/)
    expect((await jobsOf(career, '?q=vero%20mobilite')).results[0]?.company.id).toBe('vero-mobilite')
    expect((await jobsOf(career, '?q=Sete')).results[0]?.location.city).toBe('Sète')
    const slip = await jobsOf(career, '?q=statistisian')
    expect(slip.results[0]?.roleId).toBe('statistician')
    expect(slip.corrected).not.toBeNull()
  })

  test('words that say nothing about a job find all of them, and are named', async () => {
    const career = await shared()
    const all = await jobsOf(career, '')
    for (const q of ['job', 'emploi', 'offre d’emploi', 'h/f', 'F#']) {
      const { pagination, ignored } = await jobsOf(career, `?q=${encodeURIComponent(q)}`)
      expect([q, pagination.length, ignored]).toEqual([q, all.pagination.length, q])
    }
    expect(await jobsOf(career, '?q=zzzqqq')).toMatchObject({ results: [], ignored: null })
    expect(all.ignored).toBeNull()
  })

  test('finds acronyms, everyday words, and words joined or put apart; no look-alike of what is known', async () => {
    const career = await shared()
    const rolesOf = async (q: string) => {
      const { results, corrected } = await jobsOf(career, `?q=${encodeURIComponent(q)}`)
      return [corrected, [...new Set(results.slice(0, 5).map(({ roleId }) => roleId))].sort()]
    }
    for (const q of ['frontend', 'front end', 'front-end'])
      expect(await rolesOf(q)).toEqual([null, ['frontend-developer']])
    expect(await rolesOf('SRE')).toEqual([null, ['devops-engineer']])
    expect(await rolesOf('k8s')).toEqual([null, ['devops-engineer']])
    expect(await rolesOf('chauffeur')).toEqual([null, ['bus-driver']])
    expect(await rolesOf('fork lift')).toEqual([null, ['warehouse-lead']])
    expect(await rolesOf('PO')).toEqual([null, ['product-manager']])
    expect((await rolesOf('full stack developer'))[0]).toBeNull()
    expect(await rolesOf('dta engineer')).toEqual(['data engineer', ['data-engineer']])
  })

  test('where no job has all of the words, those that have little of them stay away', async () => {
    const career = await careerApi()
    await jobsOf(career)
    const nurse = { roleId: 'nurse', title: { en: 'Ward nurse', fr: 'Infirmier F/H' } }
    const accountant = { roleId: 'accountant', title: { en: 'Accountant', fr: 'Comptable F/H' } }
    const others = ['data-analyst', 'hr-officer', 'map-analyst'].map((roleId) => ({ roleId, workTimePct: 60 }))
    const ids = await postJobs(career.api.db, [nurse, nurse, accountant, ...others])
    await keepJobs(career.api.db, ids)
    const rolesOf = async (q: string) => {
      const { results } = await jobsOf(career, `?q=${encodeURIComponent(q)}&size=100`)
      return [...new Set(results.map(({ roleId }) => roleId))]
    }
    expect(await rolesOf('part time nurse')).toEqual(['nurse'])
    expect(await rolesOf('CDI comptable Villeurbanne')).toEqual(['accountant'])
  })

  test('where nothing fits, says how many there would be without one filter', async () => {
    const career = await shared()
    const { results, loosen } = await jobsOf(career, '?companyId=vero-mobilite&remote=full&roleId=bus-driver')
    expect(results).toEqual([])
    for (const { filter, count } of loosen) {
      const without = { companyId: 'companyId=vero-mobilite', remote: 'remote=full', roleId: 'roleId=bus-driver' }
      const rest = Object.entries(without).filter(([name]) => name !== filter)
      expect(await whole(career, rest.map(([, query]) => query).join('&'))).toHaveLength(count)
    }
  })

  test('all of the words first, then most of them, whatever the order; none of these is news to a kept search', async () => {
    const career = await careerApi()
    await jobsOf(career)
    const python = { title: { en: 'Python developer', fr: 'Développeur Python F/H' } }
    const remote = { ...python, remote: 'full', daysOnSite: null } as const
    await postJobs(career.api.db, [remote, python, { ...python, remote: 'none', daysOnSite: null }])
    for (const sort of ['relevance', 'match', 'date']) {
      const { results, withAllWords } = await jobsOf(career, `?q=remote+python+Lyon&size=100&sort=${sort}`)
      expect(withAllWords).toBeGreaterThan(0)
      expect(results.length).toBeGreaterThan(withAllWords ?? 0)
      for (const { location, remote } of results.slice(0, withAllWords ?? 0))
        expect([location.city, remote === 'none']).toEqual(['Lyon', false])
      expect(
        results.slice(withAllWords ?? 0).every(({ location, remote }) => location.city === 'Lyon' || remote !== 'none'),
      ).toBe(true)
    }
    expect((await jobsOf(career, '?q=python')).withAllWords).toBe(null)
    const search = { name: 'Python', criteria: { q: 'remote python Lyon' }, alert: 'off' }
    await career.send('POST', 'career/searches', { search })
    const stored = (await career.get('career/searches')).body as { name: string; total: number }[]
    const { withAllWords } = await jobsOf(career, '?q=remote+python+Lyon')
    expect(stored.find(({ name }) => name === 'Python')?.total).toBe(withAllWords)
  })

  test('a job appears when it is posted, and goes when its time has passed; the index follows', async () => {
    const career = await careerApi()
    const before = new Set((await whole(career, 'closed=true')).map(({ id }) => id))
    const later = await career.at(TEST_NOW + 10 * DAY_MS)
    const after = await whole(later, 'closed=true')
    expect(after.length).toBeGreaterThan(before.size)
    expect((await jobOf(later, 'vero-mobilite-pricing-analyst')).status).toBe('expired')
    await career.api.db
      .table('jobs')
      .where('id')
      .equals(NORDLYS)
      .modify({ title: { en: 'Lamplighter', fr: 'Allumeur' } })
    await career.api.db.table('jobQueue').add({ ids: [NORDLYS] })
    expect(ids(await jobsOf(later, '?q=lamplighter'))).toEqual([NORDLYS])
  })

  test('where the database is closed while the index is being kept, that ends quietly', async () => {
    const { api } = await careerApi()
    await api.get('career/jobs')
    const warned = vi.spyOn(console, 'warn')
    const kept = Promise.withResolvers<unknown>()
    const maintain = (work: () => Promise<void>): Promise<void> => {
      api.db.close()
      const writing = Promise.resolve(api.db.transaction('rw', 'jobIndex', work))
      kept.resolve(writing)
      return writing
    }
    await findJobsByText({ db: api.db, maintain }, 'analyst')
    await expect(kept.promise).rejects.toThrow('closed')
    await new Promise((resolve) => setImmediate(resolve))
    expect(warned).not.toHaveBeenCalled()
    warned.mockRestore()
  })
})

describe('one job', () => {
  test('GET: the job with its text, company, match, similar ones; an unknown one 404', async () => {
    const career = await shared()
    const job = await jobOf(career, NORDLYS)
    expect(job).toMatchObject({
      id: NORDLYS,
      title: { en: 'Ridership analyst' },
      isSaved: true,
      about: { name: 'Nordlys Analytics' },
    })
    expect(job.descriptionHtml.fr).toMatch(/<h3>.*<li>/)
    expect(job.similar.length).toBeGreaterThan(2)
    expect(job.similar.every(({ status, id }) => status === 'open' && id !== NORDLYS)).toBe(true)
    expect(await career.get('career/jobs/none')).toMatchObject({
      status: 404,
      body: { message: 'error.jobs.notfound.msg.job' },
    })
  })

  test('a closed one answers 410, with its page', async () => {
    const career = await shared()
    const { status, body } = await career.get(`career/jobs/${CLOSED}`)
    expect([status, (body as JobListed).status]).toEqual([410, 'filled'])
    expect(body).toHaveProperty('descriptionHtml')
  })

  test('tells what has changed since the last visit, for the whole of this one', async () => {
    const career = await careerApi()
    const first = await jobOf(career, NORDLYS)
    expect(first.changes.map(({ field }) => field)).toEqual(['salary'])
    expect(Date.parse(first.viewedAt ?? '')).toBeLessThan(TEST_NOW)
    await career.send('PUT', `career/jobs/${NORDLYS}/viewed`, {})
    expect(await jobOf(career, NORDLYS)).toMatchObject({ changes: first.changes, viewedAt: first.viewedAt })
    career.api.setNow(TEST_NOW + 3_600_000)
    expect((await jobOf(career, NORDLYS)).changes).toEqual([])
  })

  test('saved and hidden: its marks are the person’s own, and what is hidden is in no list', async () => {
    const career = await careerApi()
    const [job] = (await jobsOf(career)).results
    const id = job?.id ?? ''
    expect(await career.send('PUT', `career/jobs/${id}/saved`, {})).toMatchObject({
      status: 200,
      body: { saved: true },
    })
    expect(ids(await jobsOf(career, '?saved=true&size=100'))).toContain(id)
    const hidden = await career.send('PUT', `career/jobs/${id}/hidden`, {})
    expect(hidden.body).toEqual({ hidden: true })
    expect(ids(await jobsOf(career))).not.toContain(id)
    expect(ids(await jobsOf(career, '?hidden=true'))).toEqual([id])
    const theirs = (await career.api.get('career/jobs?size=100', career.others)).body as { results: JobListed[] }
    expect(theirs.results.every(({ isSaved, isHidden }) => !isSaved && !isHidden)).toBe(true)
    await career.send('POST', 'changes/undo', { id: hidden.headers.get('x-change-id') })
    expect(ids(await jobsOf(career))).toContain(id)
    expect(await career.send('DELETE', `career/jobs/${id}/saved`)).toMatchObject({ body: { saved: false } })
    expect((await career.send('PUT', 'career/jobs/none/saved', {})).status).toBe(404)
  })

  test.each(['career/jobs', `career/jobs/${NORDLYS}`, 'career/searches', 'career/skills'])(
    '%s without a token: 401',
    async (path) => {
      const { api } = await shared()
      expect((await api.get(path, { authorization: '' })).status).toBe(401)
    },
  )
})

describe('levels tried out', () => {
  test('what-if: the jobs that match with them and do not without, and a job’s rank', async () => {
    const career = await shared()
    const ask = async (changes: unknown[]) =>
      (await career.send('POST', 'career/match/what-if', { changes, jobId: NORDLYS })).body as WhatIfAnswer
    const now = await ask([])
    expect(now).toMatchObject({ newlyMatched: 0, jobIds: [] })
    expect(now.matched).toBe((await whole(career, 'matchMin=0.6')).length)
    const best = now.bySkill[0]
    expect(best?.newlyMatched).toBeGreaterThan(0)
    const after = await ask([{ skillId: best?.skillId, level: best?.to }])
    expect(after.newlyMatched).toBe(best?.newlyMatched)
    const shown = await jobOf(career, after.jobIds[0] ?? '')
    expect(scoreOf(shown)).toBeLessThan(0.6)
    const sql = await ask([{ skillId: 'sql', level: 5 }])
    expect(sql.rank?.after).toBeLessThanOrEqual(sql.rank?.before ?? 0)
  })

  test('a level that is stated moves the scores', async () => {
    const career = await careerApi()
    const before = scoreOf(await jobOf(career, NORDLYS))
    expect(await career.send('PUT', 'career/claims/sql', { level: 5 })).toMatchObject({
      status: 200,
      body: { level: 5, source: 'self' },
    })
    expect(scoreOf(await jobOf(career, NORDLYS))).toBeGreaterThan(before)
    expect((await career.send('DELETE', 'career/claims/sql')).body).toBe(true)
    expect(scoreOf(await jobOf(career, NORDLYS))).toBeLessThan(before)
    expect((await career.send('PUT', 'career/claims/juggling', { level: 5 })).status).toBe(404)
  })
})

describe('kept searches', () => {
  test('count what is new since they were looked at, once', async () => {
    const career = await careerApi()
    const list = async () => (await career.get('career/searches')).body as SavedSearch[]
    const mine = async () => (await list()).find(({ id }) => id === 'search-1')
    const first = await mine()
    const query = '?q=analyst&lat=45.76&lng=4.84&radiusKm=60&size=100'
    const found = (await jobsOf(career, query)).results
    expect(first?.total).toBe(found.length)
    expect(first?.newCount).toBe(found.filter(({ postedAt }) => postedAt > (first?.seenAt ?? '')).length)
    await career.send('PUT', `career/searches/${first?.id}/seen`, {})
    expect((await mine())?.newCount).toBe(0)
  })

  test('are made, changed and deleted; another person has none of them', async () => {
    const career = await careerApi()
    const made = await career.send('POST', 'career/searches', {
      search: { name: 'Boats', criteria: { q: 'ferries' }, alert: 'daily' },
    })
    const { id } = made.body as SavedSearch
    expect(made.status).toBe(201)
    expect(await career.send('PATCH', 'career/searches', { id, search: { alert: 'off' } })).toMatchObject({
      body: { alert: 'off', name: 'Boats' },
    })
    expect((await career.api.get('career/searches', career.others)).body).toEqual([])
    expect((await career.api.send('DELETE', `career/searches?id=${id}`, undefined, career.others)).body).toBe(false)
    expect((await career.send('DELETE', `career/searches?id=${id}`)).body).toBe(true)
    expect((await career.send('PATCH', 'career/searches', { id, search: { alert: 'off' } })).status).toBe(404)
  })
})

// Applications, each with a file of its own, that are sent while the network goes and comes and pages are killed: each arrives once, with its file.
// `npm run drill -- apply` runs it in full.
import type { ApplicationRow } from '#contract/portal/application-shapes.ts'
import type { JobPage } from '#contract/portal/job-page.ts'
import type { JobQuestion } from '#contract/portal/job-shapes.ts'
import type { JobForm } from '#contract/portal/jobs.ts'
import { createChance } from '#e2e/drill/inputs/chance.ts'
import { openBuiltWithPortal } from './built-with-portal.ts'
import { disconnectWhile } from './disconnects.ts'
import { createDrillDevice, type DrillWrite, keyOf } from './drill-device.ts'
import type { Peer } from './peer.ts'

export interface ApplyDrillOptions {
  /** A build. */
  readonly dist: string
  readonly applications: number
  readonly disconnects: number
  readonly seed: number
  readonly onStep?: (step: number, what: string) => void
}

export interface ApplyDrilled {
  /** How many times what was sent took effect, by job; 0: never. */
  readonly applied: Readonly<Record<string, number>>
  /** The same of the files. */
  readonly uploaded: Readonly<Record<string, number>>
  /** Applications that arrived without their file, or with another one. */
  readonly withoutFile: readonly string[]
  readonly requests: number
  /** How often each thing went wrong. */
  readonly disconnects: Readonly<Record<string, number>>
}

const USER = 'alex-morgan'
const upload = { api: 'applications', name: 'upload', method: 'POST', path: 'career/documents' }
const apply = { api: 'applications', name: 'apply', method: 'POST', path: 'career/applications' }

export async function drillApply(options: ApplyDrillOptions): Promise<ApplyDrilled> {
  const { dist, applications, disconnects: times, seed, onStep } = options
  const chance = createChance(seed, Date.now())
  const built = await openBuiltWithPortal(dist)
  const { peer, close } = built
  const token = await peer.tokenOf(USER)
  const device = createDrillDevice(built, USER, token)
  try {
    const forms = await formsFor(applications, peer, token)
    const act = (number: number) => device.write(writesOf(forms[number] as JobForm, number))
    const write = { path: 'career/', method: 'POST' }
    const disconnects = await disconnectWhile({ times, chance, peer, device, write, act, acts: applications, onStep })
    for (let round = 0; round < 120 && (await taken(peer)).applied.length < applications; round += 1)
      await device.hurry()
    // What would come twice has time to.
    await device.hurry()
    const { applied, uploaded } = await taken(peer)
    const jobs = forms.map(({ jobId }) => jobId)
    return {
      applied: countedOf(
        jobs,
        applied.map(({ jobId }) => jobId),
      ),
      uploaded: countedOf(jobs.map(documentOf), uploaded),
      withoutFile: applied
        .filter(({ jobId, documents }) => documents.map(({ id }) => id).join() !== documentOf(jobId))
        .map(({ jobId }) => jobId),
      requests: peer.log.filter(({ method, path }) => method === 'POST' && path.startsWith('career/')).length,
      disconnects,
    }
  } finally {
    await device.close()
    await close()
  }
}

const documentOf = (jobId: string): string => `resume-for-${jobId}`

const countedOf = (wanted: readonly string[], found: readonly string[]): Record<string, number> =>
  Object.fromEntries([...wanted, ...found].map((one) => [one, found.filter((other) => other === one).length]))

/** A file and the application that names it, as the form makes them without a network. */
function writesOf({ jobId, questions }: JobForm, number: number): DrillWrite[] {
  const id = documentOf(jobId)
  const answers = questions.filter(({ required }) => required).map((question) => [question.id, answerTo(question)])
  return [
    {
      endpoint: upload,
      body: { kind: 'resume', id, jobId },
      file: { name: `${id}.txt`, type: 'text/plain', text: `Resume ${number}. `.repeat(500) },
      idempotencyKey: keyOf(2 * number),
    },
    {
      endpoint: apply,
      body: {
        jobId,
        resumeVersionId: null,
        coverLetter: `Letter ${number}`,
        answers: Object.fromEntries(answers),
        documentIds: [id],
        matchShared: false,
      },
      idempotencyKey: keyOf(2 * number + 1),
    },
  ]
}

function answerTo({ type, options }: JobQuestion): unknown {
  const [option] = options
  if (type === 'yesNo') return true
  if (type === 'number') return 4
  if (type === 'date') return '2027-03-01'
  if (type === 'single') return option?.id
  return type === 'multi' ? [option?.id] : 'Because of the hubs.'
}

/** The forms of open jobs that nobody has applied for and that ask for no other document. */
async function formsFor(count: number, { portalUrl }: Peer, token: string): Promise<JobForm[]> {
  const get = async <Answer>(path: string): Promise<Answer> => {
    const response = await fetch(`${portalUrl}/${path}`, { headers: { authorization: `Bearer ${token}` } })
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    return (await response.json()) as Answer
  }
  const forms: JobForm[] = []
  for (let page = 1; forms.length < count; page += 1) {
    const { results } = await get<JobPage>(`career/jobs?hideApplied=true&page=${page}`)
    if (results.length === 0) throw new Error(`There are ${forms.length} jobs to apply for, not ${count}`)
    for (const { id } of results) {
      const form = await get<JobForm>(`career/jobs/${id}/form`)
      if (form.isOpen && !form.documents.some(({ required }) => required)) forms.push(form)
    }
  }
  return forms.slice(0, count)
}

/** What took effect at the portal, oldest first: applications, and the ids of files. */
async function taken(peer: Peer) {
  const changes = await peer.changes()
  const rowsOf = (name: string, table: string) =>
    changes
      .filter(({ endpoint }) => endpoint === name)
      .flatMap(({ rows }) => rows.filter((row) => row.table === table).map(({ after }) => after))
  return {
    applied: rowsOf('apply', 'applications') as ApplicationRow[],
    uploaded: rowsOf('upload', 'careerDocuments').map((row) => (row as { readonly id: string }).id),
  }
}

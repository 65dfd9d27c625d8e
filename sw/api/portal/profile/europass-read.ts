// A Europass XML file (version 3, `Candidate`) as what a JSON Resume would say, so that both go the same way from there. Elements without a place are told.
import { XMLParser } from 'fast-xml-parser'
import { isObject, type ReadResume, readJsonResume } from './json-resume.ts'

type Node = Readonly<Record<string, unknown>>

/** @returns undefined where the text is no such file */
export function readEuropass(xml: string): ReadResume | undefined {
  const parser = new XMLParser({
    ignoreAttributes: true,
    removeNSPrefix: true,
    parseTagValue: false,
    trimValues: false,
    processEntities: true,
    htmlEntities: true,
  })
  let parsed: unknown
  try {
    parsed = parser.parse(xml.replaceAll(/>\s+</g, '><'), true)
  } catch {
    return undefined
  }
  const candidate = isObject(parsed) ? parsed.Candidate : undefined
  if (!isObject(candidate)) return undefined
  const used = new Set<string>()
  const source = resumeOf(new Reader(candidate, '', used))
  const read = readJsonResume(JSON.stringify(source))
  read?.unmapped.push(...leavesOf(candidate, '').filter(({ path }) => !used.has(path)))
  return read
}

/** Walks the file, and notes what was read. */
class Reader {
  private readonly node: Node
  private readonly path: string
  private readonly used: Set<string>

  constructor(node: unknown, path: string, used: Set<string>) {
    this.node = isObject(node) ? node : {}
    this.path = path
    this.used = used
  }

  one(name: string): Reader {
    const value = this.node[name]
    return Array.isArray(value) ? (this.all(name)[0] ?? this) : new Reader(value, this.at(name), this.used)
  }

  all(name: string): Reader[] {
    const value = this.node[name]
    if (value === undefined) return []
    if (!Array.isArray(value)) return [new Reader(value, this.at(name), this.used)]
    return value.map((entry, index) => new Reader(entry, `${this.at(name)}.${index}`, this.used))
  }

  text(name: string): string {
    return this.texts(name)[0] ?? ''
  }

  texts(name: string): string[] {
    const value = this.node[name]
    const values: unknown[] = Array.isArray(value) ? value : [value]
    return values.flatMap((one, index) => {
      if (typeof one !== 'string') return []
      this.used.add(Array.isArray(value) ? `${this.at(name)}.${index}` : this.at(name))
      return [one]
    })
  }

  private at(name: string): string {
    return this.path === '' ? name : `${this.path}.${name}`
  }
}

/** Every text of the file with the path at which it stands. */
function leavesOf(node: unknown, path: string): { path: string; value: string }[] {
  if (typeof node === 'string') return node.trim() === '' ? [] : [{ path, value: node.slice(0, 500) }]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => leavesOf(value, path === '' ? name : `${path}.${name}`))
}

function resumeOf(candidate: Reader): Record<string, unknown> {
  candidate.texts('DocumentID')
  const person = candidate.one('CandidatePerson')
  const profile = candidate.one('CandidateProfile')
  const competencies = profile.one('PersonQualifications').all('PersonCompetency').map(competency)
  const rest = restOf(profile.one('UserArea').text('Rest'))
  return {
    ...rest,
    basics: { ...basicsOf(person, profile), ...(isObject(rest.basics) ? rest.basics : {}) },
    work: profile.one('EmploymentHistory').all('EmployerHistory').flatMap(jobs),
    education: profile.one('EducationHistory').all('EducationOrganizationAttendance').map(study),
    certificates: profile
      .one('Certifications')
      .all('Certification')
      .map((one) => ({
        name: one.text('CertificationTypeCode'),
        issuer: one.text('IssuingAuthorityName'),
        date: dateOf(one.text('FirstIssuedDate')),
        url: one.text('URI'),
      })),
    publications: profile
      .one('PublicationHistory')
      .all('Publication')
      .map((one) => ({
        name: one.text('Title'),
        publisher: one.text('Publisher'),
        releaseDate: dateOf(one.text('Year')),
        url: one.text('URI'),
        summary: one.text('FormattedPublicationDescription'),
      })),
    languages: competencies.flatMap(({ kind, name, score }) =>
      kind === 'language' ? [{ language: name, fluency: score }] : [],
    ),
    skills: competencies.flatMap(({ kind, name, score, keywords }) =>
      kind === 'language' ? [] : [{ name, level: score, keywords }],
    ),
    references: profile
      .one('EmploymentReferences')
      .all('Reference')
      .map((one) => ({ name: one.text('FormattedName'), reference: one.text('Description') })),
  }
}

function restOf(json: string): Record<string, unknown> {
  try {
    const rest: unknown = JSON.parse(json)
    if (!isObject(rest)) return {}
    return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, withoutIds(value)]))
  } catch {
    return {}
  }
}

const withoutIds = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((entry: unknown) => (isObject(entry) ? { ...entry, id: undefined } : entry)) : value

function basicsOf(person: Reader, profile: Reader): Record<string, unknown> {
  const name = person.one('PersonName')
  const channels = person.all('Communication')
  const found = channels.map((one) => ({
    code: one.text('ChannelCode'),
    network: one.text('UseCode'),
    username: one.text('Name'),
    url: one.text('URI'),
    phone: one.text('DialNumber'),
  }))
  const of = (code: string) => found.find((one) => one.code === code && one.network === '' && one.username === '')
  const [address] = channels.flatMap((one) => one.all('Address'))
  return {
    name: [name.text('GivenName'), name.text('FamilyName')].filter(Boolean).join(' '),
    label: profile.text('PositionTitle'),
    summary: profile.text('ExecutiveSummary'),
    email: of('Email')?.url ?? '',
    phone: of('Telephone')?.phone ?? '',
    url: of('Web')?.url ?? '',
    profiles: found
      .filter(({ code, network, username }) => code === 'Web' && (network !== '' || username !== ''))
      .map(({ network, username, url }) => ({ network, username, url })),
    location: address && {
      address: address.text('AddressLine'),
      city: address.text('CityName'),
      countryCode: address.text('CountryCode').toUpperCase(),
      region: address.text('CountrySubDivisionCode'),
      postalCode: address.text('PostalCode'),
    },
  }
}

/** One job for each position with the employer. */
function jobs(employer: Reader): Record<string, unknown>[] {
  const contact = employer.one('OrganizationContact')
  const company = {
    name: employer.text('OrganizationName'),
    description: employer.text('Industry'),
    location: contact.text('CityName'),
    url: urlOf(contact),
  }
  const positions = employer.all('PositionHistory')
  const found = positions.map((one) => ({
    ...company,
    position: one.text('PositionTitle'),
    ...periodOf(one.one('EmploymentPeriod')),
    summary: one.text('Description'),
    highlights: one.texts('Responsibility'),
  }))
  return found.length > 0 ? found : [company]
}

function study(attendance: Reader): Record<string, unknown> {
  const degree = attendance.one('EducationDegree')
  return {
    institution: attendance.text('OrganizationName'),
    url: urlOf(attendance.one('OrganizationContact')),
    ...periodOf(attendance.one('AttendancePeriod')),
    studyType: degree.text('DegreeName'),
    area: degree.text('DegreeMajor'),
    score: degree.text('FinalGrade'),
    courses: degree.texts('OccupationalSkillsCovered'),
  }
}

const competency = (one: Reader) => ({
  kind: one.text('TaxonomyID'),
  name: one.text('CompetencyName') || one.text('CompetencyID'),
  score: one.one('CompetencyDimension').text('Score'),
  keywords: one.texts('Keyword'),
})

function urlOf(contact: Reader): string {
  const web = contact.one('Communication')
  web.texts('ChannelCode')
  return web.text('URI')
}

function periodOf(period: Reader) {
  period.texts('CurrentIndicator')
  return {
    startDate: dateOf(period.one('StartDate').text('FormattedDateTime')),
    endDate: dateOf(period.one('EndDate').text('FormattedDateTime')),
  }
}

/** Without a time of day. */
const dateOf = (text: string): string => text.split('T')[0] ?? ''

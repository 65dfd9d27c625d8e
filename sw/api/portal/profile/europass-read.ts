// A Europass XML file as what a JSON Resume would say, so that both go the same way from there: the `Candidate` that the site writes and Cairn too, and the
// older `SkillsPassport`. Elements without a place are reported.
import { XMLParser } from 'fast-xml-parser'
import type { Language } from '#contract/shared.ts'
import { languageName, levelsText, motherTongue, OWN_DOCUMENT } from './europass-names.ts'
import { resumeOfPassport, withPlainDates } from './europass-passport.ts'
import { isObject } from './is-object.ts'
import { OWN_META, type ReadResume, readJsonResume } from './json-resume.ts'
import { leavesOf, Reader } from './xml-reader.ts'

/** @param language of the names of languages, for which a file has codes @returns undefined where the text is no such file */
export function readEuropass(xml: string, language: Language): ReadResume | undefined {
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
    parsed = parser.parse(withPlainDates(xml).replaceAll(/>\s+</g, '><'), true)
  } catch {
    return undefined
  }
  if (!isObject(parsed)) return undefined
  const { Candidate: candidate, SkillsPassport: passport } = parsed
  if (isObject(candidate)) return readFrom(candidate, (root) => resumeOf(root, language))
  return isObject(passport) ? readFrom(passport, (root) => resumeOfPassport(root, language)) : undefined
}

function readFrom(root: Record<string, unknown>, resume: (root: Reader) => Record<string, unknown>) {
  const used = new Set<string>()
  const source = resume(new Reader(root, '', used))
  const read = readJsonResume(JSON.stringify(source))
  read?.unmapped.push(...leavesOf(root, '').filter(({ path }) => !used.has(path)))
  return read
}

function resumeOf(candidate: Reader, language: Language): Record<string, unknown> {
  candidate.passOver('DocumentID')
  const isOwn = candidate.text('DocumentID') === OWN_DOCUMENT
  const person = candidate.one('CandidatePerson')
  const profile = candidate.one('CandidateProfile')
  const competencies = [profile.one('PersonQualifications'), profile.one('Skills')]
    .flatMap((part) => part.all('PersonCompetency'))
    .map(competency)
  const rest = restOf(profile.one('UserArea').text('Rest'))
  return {
    ...rest,
    meta: isOwn ? OWN_META : undefined,
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
    languages: [
      ...person.texts('PrimaryLanguageCode').map((code) => motherTongue(code, language)),
      ...competencies.flatMap(({ kind, name, score }) =>
        kind === 'language' ? [{ language: languageName(name, language), fluency: score }] : [],
      ),
    ],
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
  const of = (code: string) => channels.filter((one) => one.text('ChannelCode') === code)
  const [email] = of('Email')
  const [phone] = of('Telephone')
  const pages = of('Web').map((one) => ({
    network: one.text('UseCode'),
    username: one.text('Name'),
    url: one.text('URI'),
  }))
  const own = pages.find(({ network, username }) => network === '' && username === '')
  const [home] = channels.filter((one) => one.all('Address').length > 0)
  home?.passOver('UseCode')
  const address = home?.one('Address')
  return {
    name: [name.text('GivenName'), name.text('FamilyName')].filter(Boolean).join(' '),
    label: profile.text('PositionTitle'),
    summary: profile.text('ExecutiveSummary'),
    email: email?.text('URI') ?? '',
    phone: phone ? phoneOf(phone) : '',
    url: own?.url ?? '',
    profiles: pages
      .filter((page) => page !== own)
      .map((page) => ({
        ...page,
        network: page.network === '' && page.username === '' ? hostOf(page.url) : page.network,
      })),
    location: address && {
      address: address.texts('AddressLine').join(', '),
      city: address.text('CityName'),
      countryCode: address.text('CountryCode').toUpperCase(),
      region: address.text('CountrySubDivisionCode'),
      postalCode: address.text('PostalCode'),
    },
  }
}

/** With the number that one dials for its country. What it is used for is not imported. */
function phoneOf(phone: Reader): string {
  phone.passOver('UseCode', 'CountryCode')
  const [country, number] = [phone.text('CountryDialing').trim(), phone.text('DialNumber').trim()]
  return country === '' || /^(?:\+|00)/.test(number) ? number : `+${country.replace(/^\+/, '')} ${number}`
}

const hostOf = (url: string): string => /^(?:[a-z]+:\/\/)?(?:www\.)?([^/?#:]+)/i.exec(url.trim())?.[1] ?? ''

/** One job for each position with the employer. */
function jobs(employer: Reader): Record<string, unknown>[] {
  const contact = employer.one('OrganizationContact')
  const towns = [contact, ...contact.all('Communication').map((one) => one.one('Address'))]
  const company = {
    name: employer.text('OrganizationName'),
    description: employer.text('Industry'),
    location: towns.map((one) => one.text('CityName')).find(Boolean) ?? '',
    url: urlOf(contact),
  }
  const positions = employer.all('PositionHistory')
  const found = positions.map((one) => ({
    ...company,
    location: one.text('City') || company.location,
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

function competency(one: Reader) {
  const dimensions = one.all('CompetencyDimension')
  const scores = dimensions.flatMap((dimension) => {
    dimension.passOver('CompetencyDimensionTypeCode')
    return [dimension.text('Score'), dimension.one('Score').text('ScoreText')]
  })
  return {
    kind: one.text('TaxonomyID'),
    name: one.text('CompetencyName') || one.text('CompetencyID'),
    score: levelsText(scores.filter(Boolean)),
    keywords: one.texts('Keyword'),
  }
}

function urlOf(contact: Reader): string {
  const pages = contact.all('Communication').filter((one) => one.text('ChannelCode') === 'Web')
  return pages[0]?.text('URI') ?? ''
}

function periodOf(period: Reader) {
  period.passOver('CurrentIndicator', 'Ongoing')
  return {
    startDate: dateOf(period.one('StartDate').text('FormattedDateTime')),
    endDate: dateOf(period.one('EndDate').text('FormattedDateTime')),
  }
}

/** Without a time of day. */
const dateOf = (text: string): string => text.split('T')[0] ?? ''

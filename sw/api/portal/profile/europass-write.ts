// The profile as a Europass XML file (version 3, `Candidate`). What that format has no element for travels in its `UserArea`, which other readers pass over.
import type { ResumeContent } from '#contract/portal/resume.ts'
import { escapeMarkup } from '#formats/markup.ts'
import { OWN_DOCUMENT } from './europass-names.ts'

const NAMESPACES = [
  'xmlns="http://www.europass.eu/1.0"',
  'xmlns:oa="http://www.openapplications.org/oagis/9"',
  'xmlns:eures="http://www.europass_eures.eu/1.0"',
  'xmlns:hr="http://www.hr-xml.org/3"',
  'xmlns:cairn="urn:cairn:resume"',
].join(' ')

export function toEuropass(content: ResumeContent): string {
  const { basics } = content
  const [given = '', ...family] = basics.name.split(' ')
  const person = tag(
    'CandidatePerson',
    tag('PersonName', text('oa:GivenName', given), text('hr:FamilyName', family.join(' '))),
    channel('Email', text('oa:URI', basics.email)),
    channel('Telephone', text('oa:DialNumber', basics.phone)),
    channel('Web', text('oa:URI', basics.url)),
    ...basics.profiles.map(({ network, username, url }) =>
      channel('Web', text('UseCode', network), text('hr:Name', username), text('oa:URI', url)),
    ),
    addressOf(basics.location),
  )
  const profile = tag(
    'CandidateProfile',
    text('hr:ExecutiveSummary', basics.summary),
    tag('hr:PositionTitle', escaped(basics.label)),
    tag('EmploymentHistory', ...content.work.map(employer)),
    tag('EducationHistory', ...content.education.map(school)),
    certificationsOf(content),
    publicationsOf(content),
    competencesOf(content),
    tag(
      'EmploymentReferences',
      ...content.references.map(({ name, reference }) =>
        tag('Reference', text('hr:FormattedName', name), text('oa:Description', reference)),
      ),
    ),
    tag('UserArea', text('cairn:Rest', JSON.stringify(restOf(content)))),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Candidate ${NAMESPACES}>${text('hr:DocumentID', OWN_DOCUMENT)}${person}${profile}</Candidate>\n`
}

const certificationsOf = ({ certificates }: ResumeContent): string =>
  tag(
    'Certifications',
    ...certificates.map(({ name, issuer, url, date }) =>
      tag(
        'Certification',
        text('hr:CertificationTypeCode', name),
        text('hr:IssuingAuthorityName', issuer),
        text('hr:FirstIssuedDate', date),
        text('oa:URI', url),
      ),
    ),
  )

const publicationsOf = ({ publications }: ResumeContent): string =>
  tag(
    'PublicationHistory',
    ...publications.map(({ name, publisher, releaseDate, url, summary }) =>
      tag(
        'Publication',
        text('hr:FormattedPublicationDescription', summary),
        text('Title', name),
        text('Publisher', publisher),
        text('hr:Year', releaseDate),
        text('oa:URI', url),
      ),
    ),
  )

const competencesOf = ({ languages, skills }: ResumeContent): string =>
  tag(
    'PersonQualifications',
    ...languages.map(({ language, fluency }) =>
      tag(
        'PersonCompetency',
        text('hr:TaxonomyID', 'language'),
        text('CompetencyName', language),
        tag('hr:CompetencyDimension', text('hr:Score', fluency)),
      ),
    ),
    ...skills.map(({ name, level, keywords }) =>
      tag(
        'PersonCompetency',
        text('hr:TaxonomyID', 'skill'),
        text('CompetencyName', name),
        tag('hr:CompetencyDimension', text('hr:Score', level)),
        ...keywords.map((keyword) => text('Keyword', keyword)),
      ),
    ),
  )

/** What the format has no element for. */
const restOf = ({ basics, volunteer, awards, interests, projects }: ResumeContent) => ({
  basics: { image: basics.image },
  volunteer,
  awards,
  interests,
  projects,
})

const addressOf = ({ address, postalCode, city, countryCode, region }: ResumeContent['basics']['location']): string =>
  tag(
    'Communication',
    tag(
      'Address',
      text('oa:AddressLine', address),
      text('oa:CityName', city),
      text('CountryCode', countryCode.toLowerCase()),
      text('oa:CountrySubDivisionCode', region),
      text('oa:PostalCode', postalCode),
    ),
  )

const employer = (job: ResumeContent['work'][number]): string =>
  tag(
    'EmployerHistory',
    text('hr:OrganizationName', job.name),
    tag('OrganizationContact', channel('Web', text('oa:URI', job.url)), text('CityName', job.location)),
    text('hr:Industry', job.description),
    tag(
      'PositionHistory',
      text('PositionTitle', job.position),
      period('eures:EmploymentPeriod', job),
      text('oa:Description', job.summary),
      ...job.highlights.map((line) => text('Responsibility', line)),
    ),
  )

const school = (study: ResumeContent['education'][number]): string =>
  tag(
    'EducationOrganizationAttendance',
    text('hr:OrganizationName', study.institution),
    tag('OrganizationContact', channel('Web', text('oa:URI', study.url))),
    period('hr:AttendancePeriod', study),
    tag(
      'EducationDegree',
      text('hr:DegreeName', study.studyType),
      text('DegreeMajor', study.area),
      text('FinalGrade', study.score),
      ...study.courses.map((course) => text('OccupationalSkillsCovered', course)),
    ),
  )

const period = (name: string, { startDate, endDate }: { startDate: string; endDate: string }): string =>
  tag(
    name,
    tag('eures:StartDate', text('hr:FormattedDateTime', startDate)),
    tag('eures:EndDate', text('hr:FormattedDateTime', endDate)),
    text('hr:CurrentIndicator', endDate === '' && startDate !== '' ? 'true' : ''),
  )

const channel = (code: string, ...parts: readonly string[]): string =>
  parts.every((part) => part === '') ? '' : tag('Communication', text('ChannelCode', code), ...parts)

/** Nothing where there is nothing in it. */
function tag(name: string, ...parts: readonly string[]): string {
  const inside = parts.join('')
  return inside === '' ? '' : `<${name}>${inside}</${name}>`
}

const text = (name: string, value: string): string => tag(name, escaped(value))

const escaped = (value: string): string =>
  escapeMarkup([...value].filter(isWritable).join('')).replaceAll('\r', '&#13;')

/** XML has no place for most control characters, nor for half a letter. */
function isWritable(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  const isControl = code < 32 && code !== 9 && code !== 10 && code !== 13
  return !isControl && !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
}

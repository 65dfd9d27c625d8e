// The Europass XML of before 2020 (`SkillsPassport`) as what a JSON Resume would say.
import type { Language } from '#contract/shared.ts'
import { languageName, levelsText, motherTongue } from './europass-names.ts'
import type { Reader } from './xml-reader.ts'

/** Dates are in attributes there (`<From year="2019" month="--03" day="---01"/>`): as the text `2019-03-01`. */
export const withPlainDates = (xml: string): string =>
  xml.replaceAll(/<(From|To|Date)((?: [a-z]{3,5}="[-\d]{2,6}"){1,3}) ?\/>/g, (_, name: string, attributes: string) => {
    const parts = Object.fromEntries(
      [...attributes.matchAll(/(year|month|day)="-{0,3}(\d{2,4})"/g)].map(([, part, value]) => [part, value]),
    )
    const { year, month, day } = parts
    return `<${name}>${[year, month, day].filter(Boolean).join('-')}</${name}>`
  })

export function resumeOfPassport(passport: Reader, language: Language): Record<string, unknown> {
  const learner = passport.one('LearnerInfo')
  const skills = learner.one('Skills')
  const linguistic = skills.one('Linguistic')
  return {
    basics: basicsOf(learner),
    work: learner.one('WorkExperienceList').all('WorkExperience').map(job),
    education: learner.one('EducationList').all('Education').map(study),
    languages: [
      ...linguistic
        .one('MotherTongueList')
        .all('MotherTongue')
        .map((one) => motherTongue(labelOf(one.one('Description')), language)),
      ...linguistic
        .one('ForeignLanguageList')
        .all('ForeignLanguage')
        .map((one) => foreign(one, language)),
    ],
    skills: SKILLS.flatMap((kind) => {
      const text = skills.one(kind).text('Description')
      return text === '' ? [] : [{ name: NAMES[language][kind], level: '', keywords: linesOf(text) }]
    }),
  }
}

const SKILLS = ['Communication', 'Organisational', 'JobRelated', 'Computer', 'Other'] as const

/** As the forms of that time have them. */
const NAMES: Readonly<Record<Language, Record<(typeof SKILLS)[number], string>>> = {
  en: {
    Communication: 'Communication',
    Organisational: 'Organisation',
    JobRelated: 'Job-related skills',
    Computer: 'Digital skills',
    Other: 'Other skills',
  },
  fr: {
    Communication: 'Communication',
    Organisational: 'Organisation',
    JobRelated: 'Compétences liées à l’emploi',
    Computer: 'Compétences numériques',
    Other: 'Autres compétences',
  },
}

/** A keyword for each item of a list or paragraph. */
const linesOf = (html: string): string[] =>
  html
    .split(/<\/(?:li|p|div)>|<br ?\/?>|\n/)
    .map((line) => line.replaceAll(/<[^<>]*>/g, '').trim())
    .filter(Boolean)

function basicsOf(learner: Reader): Record<string, unknown> {
  const identification = learner.one('Identification')
  const name = identification.one('PersonName')
  const contact = identification.one('ContactInfo')
  const address = contact.one('Address').one('Contact')
  const headline = learner.one('Headline')
  headline.one('Type').passOver('Code', 'Label')
  const [phone] = contact.one('TelephoneList').all('Telephone')
  phone?.one('Use').passOver('Code', 'Label')
  const [page, ...pages] = contact.one('WebsiteList').all('Website')
  const chats = contact.one('InstantMessagingList').all('InstantMessaging')
  return {
    name: [name.text('FirstName'), name.text('Surname')].filter(Boolean).join(' '),
    label: labelOf(headline.one('Description')),
    email: contact.one('Email').text('Contact'),
    phone: phone?.text('Contact') ?? '',
    url: page?.text('Contact') ?? '',
    profiles: [
      ...pages.map((one) => ({ network: '', username: '', url: one.text('Contact') })),
      ...chats.map((one) => ({ network: labelOf(one.one('Use')), username: one.text('Contact'), url: '' })),
    ],
    location: {
      address: [address.text('AddressLine'), address.text('AddressLine2')].filter(Boolean).join(', '),
      postalCode: address.text('PostalCode'),
      city: address.text('Municipality'),
      countryCode: countryOf(address),
    },
  }
}

/** Its name says nothing besides its code. Greece and the United Kingdom had codes of their own there. */
function countryOf(address: Reader): string {
  const country = address.one('Country')
  country.passOver('Label')
  const code = country.text('Code').toUpperCase()
  return { EL: 'GR', UK: 'GB' }[code] ?? code
}

/** What is chosen from a list has a code too. */
function labelOf(part: Reader): string {
  const code = part.text('Code')
  return part.text('Label') || code
}

function organisation(part: Reader) {
  const contact = part.one('ContactInfo')
  const address = contact.one('Address').one('Contact')
  return {
    name: part.text('Name'),
    town: address.text('Municipality'),
    url: contact.one('Website').text('Contact'),
  }
}

function periodOf(period: Reader) {
  period.passOver('Current')
  return { startDate: period.text('From'), endDate: period.text('To') }
}

function job(one: Reader): Record<string, unknown> {
  const employer = one.one('Employer')
  const { name, town, url } = organisation(employer)
  return {
    name,
    location: town,
    url,
    description: labelOf(employer.one('Sector')),
    position: labelOf(one.one('Position')),
    ...periodOf(one.one('Period')),
    summary: one.text('Activities'),
  }
}

function study(one: Reader): Record<string, unknown> {
  const { name, url } = organisation(one.one('Organisation'))
  return {
    institution: name,
    url,
    studyType: one.text('Title'),
    area: labelOf(one.one('EducationalField')) || labelOf(one.one('Field')),
    ...periodOf(one.one('Period')),
    courses: linesOf(one.text('Activities')),
  }
}

function foreign(one: Reader, language: Language): Record<string, unknown> {
  const level = one.one('ProficiencyLevel')
  const levels = ['Listening', 'Reading', 'SpokenInteraction', 'SpokenProduction', 'Writing']
  const description = one.one('Description')
  const [code, label] = [description.text('Code'), description.text('Label')]
  return {
    language: label || languageName(code, language),
    fluency: levelsText(levels.map((name) => level.text(name)).filter(Boolean)),
  }
}

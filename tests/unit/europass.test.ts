// Europass files as the site and its forms before 2020 write them: each part has its place or is reported.
import { describe, expect, test } from 'vitest'
import { readEuropass } from '#sw/api/portal/profile/europass-read.ts'

const NAMESPACES =
  'xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:hr="http://www.hr-xml.org/3"'

const level = (kind: string, text: string) =>
  `<eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-${kind}</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>${text}</hr:ScoreText></eures:Score></eures:CompetencyDimension>`

const CANDIDATE = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Candidate ${NAMESPACES}>
  <hr:DocumentID schemeVersionID="4.0">any</hr:DocumentID>
  <CandidatePerson>
    <PersonName><oa:GivenName>Ilse</oa:GivenName><hr:FamilyName>Vermeer</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Telephone</ChannelCode><UseCode>mobile</UseCode><CountryDialing>31</CountryDialing><oa:DialNumber>655501234</oa:DialNumber><CountryCode>nl</CountryCode></Communication>
    <Communication><ChannelCode>Telephone</ChannelCode><UseCode>work</UseCode><oa:DialNumber>0201234567</oa:DialNumber></Communication>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>ilse@bikes.example</oa:URI></Communication>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>ilse@home.example</oa:URI></Communication>
    <Communication><ChannelCode>Web</ChannelCode><oa:URI>https://ilse.example</oa:URI></Communication>
    <Communication><ChannelCode>Web</ChannelCode><oa:URI>https://www.forge.example/ilse</oa:URI></Communication>
    <Communication><UseCode>home</UseCode><Address type="home"><oa:AddressLine>5 Lock Lane</oa:AddressLine><oa:AddressLine>Rear house</oa:AddressLine><oa:CityName>Delft</oa:CityName><CountryCode>nl</CountryCode><oa:PostalCode>2611</oa:PostalCode></Address></Communication>
    <PrimaryLanguageCode name="NORMAL">nld</PrimaryLanguageCode>
  </CandidatePerson>
  <CandidateProfile languageCode="en">
    <EmploymentHistory><EmployerHistory>
      <hr:OrganizationName>Wheel &amp; Chain</hr:OrganizationName>
      <OrganizationContact><Communication><Address><oa:CityName>Leiden</oa:CityName></Address></Communication><Communication><ChannelCode>Web</ChannelCode><oa:URI>https://wheel.example</oa:URI></Communication></OrganizationContact>
      <PositionHistory><PositionTitle typeCode="FREETEXT">Bicycle fitter</PositionTitle>
        <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2020-04-01</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod>
        <oa:Description>&lt;p&gt;Fits &lt;b&gt;cargo&lt;/b&gt; bicycles.&lt;/p&gt;</oa:Description></PositionHistory>
      <PositionHistory><PositionTitle>Apprentice</PositionTitle><City>Gouda</City></PositionHistory>
    </EmployerHistory></EmploymentHistory>
    <PersonQualifications>
      <PersonCompetency><CompetencyID schemeName="NORMAL">deu</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>${level('Understanding-Listening', 'C1')}${level('Writing-Production', 'B1')}</PersonCompetency>
      <PersonCompetency><CompetencyID>fra</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>${level('Understanding-Reading', 'A2')}</PersonCompetency>
    </PersonQualifications>
    <Skills><PersonCompetency><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID><hr:CompetencyName>Stock software</hr:CompetencyName></PersonCompetency></Skills>
  </CandidateProfile>
</Candidate>`

const PASSPORT = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en"><LearnerInfo>
  <Identification><PersonName><FirstName>Ilse</FirstName><Surname>Vermeer</Surname></PersonName>
    <ContactInfo>
      <Address><Contact><AddressLine>5 Lock Lane</AddressLine><PostalCode>2611</PostalCode><Municipality>Delft</Municipality><Country><Code>UK</Code><Label>United Kingdom</Label></Country></Contact></Address>
      <Email><Contact>ilse@bikes.example</Contact></Email>
      <TelephoneList><Telephone><Contact>+31 6 5550 1234</Contact><Use><Code>mobile</Code><Label>Mobile</Label></Use></Telephone></TelephoneList>
      <WebsiteList><Website><Contact>https://ilse.example</Contact></Website></WebsiteList>
      <InstantMessagingList><InstantMessaging><Contact>ilse.v</Contact><Use><Code>skype</Code><Label>Skype</Label></Use></InstantMessaging></InstantMessagingList>
    </ContactInfo></Identification>
  <Headline><Type><Code>preferred_job</Code><Label>PREFERRED JOB</Label></Type><Description><Label>Bicycle fitter</Label></Description></Headline>
  <WorkExperienceList><WorkExperience><Period><From year="2019" month="--03"/><Current>true</Current></Period>
    <Position><Label>Fitter</Label></Position><Activities>&lt;ul&gt;&lt;li&gt;Fits wheels&lt;/li&gt;&lt;/ul&gt;</Activities>
    <Employer><Name>Wheel &amp; Chain</Name><ContactInfo><Address><Contact><Municipality>Leiden</Municipality></Contact></Address></ContactInfo><Sector><Label>Repair</Label></Sector></Employer></WorkExperience></WorkExperienceList>
  <EducationList><Education><Period><From year="2015" month="--09" day="---01"/><To year="2018"/></Period><Title>Mechanic’s diploma</Title>
    <Activities>&lt;p&gt;Welding&lt;/p&gt;&lt;p&gt;Drawing&lt;/p&gt;</Activities><Organisation><Name>Craft School</Name></Organisation></Education></EducationList>
  <Skills>
    <Linguistic><MotherTongueList><MotherTongue><Description><Code>nl</Code></Description></MotherTongue></MotherTongueList>
      <ForeignLanguageList><ForeignLanguage><Description><Code>de</Code><Label>German</Label></Description><ProficiencyLevel><Listening>B2</Listening><Writing>B1</Writing></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic>
    <Computer><Description>&lt;p&gt;Spreadsheets&lt;/p&gt;</Description></Computer>
    <Driving><Description><Licence>B</Licence></Description></Driving>
  </Skills>
</LearnerInfo></SkillsPassport>`

describe('a CV of the site', () => {
  test('has its phone with its country, all its pages, its address and its languages', () => {
    const read = readEuropass(CANDIDATE, 'en')
    expect(read?.problems).toEqual([])
    expect(read?.content.basics).toMatchObject({
      name: 'Ilse Vermeer',
      phone: '+31 655501234',
      email: 'ilse@bikes.example',
      url: 'https://ilse.example',
      profiles: [{ network: 'forge.example', username: '', url: 'https://www.forge.example/ilse' }],
      location: { address: '5 Lock Lane, Rear house', city: 'Delft', countryCode: 'NL', postalCode: '2611' },
    })
    expect(read?.content.languages.map(({ language, fluency }) => [language, fluency])).toEqual([
      ['Dutch', 'C2, mother tongue'],
      ['German', 'B1–C1'],
      ['French', 'A2'],
    ])
  })

  test('names languages in the language of who reads it', () => {
    expect(
      readEuropass(CANDIDATE, 'fr')?.content.languages.map(({ language, fluency }) => [language, fluency]),
    ).toEqual([
      ['Néerlandais', 'C2, langue maternelle'],
      ['Allemand', 'B1–C1'],
      ['Français', 'A2'],
    ])
  })

  test('has a job for each position, where it was, and the skills that stand apart', () => {
    const read = readEuropass(CANDIDATE, 'en')
    const employer = { name: 'Wheel & Chain', url: 'https://wheel.example' }
    expect(read?.content.work).toMatchObject([
      {
        ...employer,
        position: 'Bicycle fitter',
        location: 'Leiden',
        startDate: '2020-04-01',
        summary: 'Fits cargo bicycles.',
      },
      { ...employer, position: 'Apprentice', location: 'Gouda' },
    ])
    expect(read?.content.skills).toMatchObject([{ name: 'Stock software' }])
  })

  test('tells what has no second place', () => {
    expect(readEuropass(CANDIDATE, 'en')?.unmapped.map(({ value }) => value)).toEqual([
      'work',
      '0201234567',
      'ilse@home.example',
    ])
  })
})

describe('a passport of before 2020', () => {
  test('is read like any other', () => {
    const { content, problems, unmapped } = readEuropass(PASSPORT, 'en') ?? {}
    expect(problems).toEqual([])
    expect(content?.basics).toMatchObject({
      name: 'Ilse Vermeer',
      label: 'Bicycle fitter',
      email: 'ilse@bikes.example',
      phone: '+31 6 5550 1234',
      url: 'https://ilse.example',
      profiles: [{ network: 'Skype', username: 'ilse.v', url: '' }],
      location: { address: '5 Lock Lane', city: 'Delft', countryCode: 'GB', postalCode: '2611' },
    })
    expect(content?.work).toMatchObject([
      {
        name: 'Wheel & Chain',
        position: 'Fitter',
        location: 'Leiden',
        description: 'Repair',
        startDate: '2019-03',
        endDate: '',
        summary: '• Fits wheels',
      },
    ])
    expect(content?.education).toMatchObject([
      {
        institution: 'Craft School',
        studyType: 'Mechanic’s diploma',
        startDate: '2015-09-01',
        endDate: '2018',
        courses: ['Welding', 'Drawing'],
      },
    ])
    expect(content?.languages).toMatchObject([
      { language: 'Dutch', fluency: 'C2, mother tongue' },
      { language: 'German', fluency: 'B1–B2' },
    ])
    expect(content?.skills).toMatchObject([{ name: 'Digital skills', keywords: ['Spreadsheets'] }])
    expect(unmapped).toEqual([{ path: 'LearnerInfo.Skills.Driving.Description.Licence', value: 'B' }])
  })
})

// Resumes as other programs write them, a file each: one person, whose name, jobs, schools and rest arrive whole, whatever the fields are called there.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type ReadResume, readJsonResume } from '#sw/api/portal/profile/json-resume.ts'

function read(name: string): ReadResume {
  const resume = readJsonResume(readFileSync(new URL(`../fixtures/resumes/${name}.json`, import.meta.url), 'utf8'))
  if (!resume) throw new Error(`${name} is no resume`)
  return resume
}

const FILES = ['reactive-resume-4', 'reactive-resume-5', 'linkedin-to-jsonresume', 'resumake', 'resume-cli-0']

describe.each(FILES)('%s', (name) => {
  test('has the person, the work, the school and the prize', () => {
    const { content, problems } = read(name)
    expect(problems).toEqual([])
    expect(content.basics).toMatchObject({ name: 'Imani Okoro', email: 'imani@tiles.example' })
    expect(content.work).toMatchObject([
      {
        name: 'Slate & Sons',
        position: 'Setter',
        url: expect.stringContaining('slate.example'),
        startDate: expect.stringMatching(/^2019-01/),
      },
    ])
    expect(JSON.stringify(content.work)).toContain('400 m² a month')
    expect(content.education).toMatchObject([
      {
        institution: 'Craft School',
        area: 'Tiling',
        studyType: 'Diploma',
        startDate: expect.stringMatching(/^2012/),
        endDate: expect.stringMatching(/^2016/),
      },
    ])
    expect(content.awards).toMatchObject([{ title: 'Craft prize', awarder: 'Guild' }])
    expect(content.skills).toMatchObject([{ name: 'Cutting' }])
  })
})

describe('Reactive Resume', () => {
  test('names its fields otherwise in each version, and they say the same', () => {
    const [four, five] = [read('reactive-resume-4').content, read('reactive-resume-5').content]
    const { summary, image, label, location, profiles } = four.basics
    expect(five.basics).toMatchObject({ summary, image, label, location, profiles })
    expect({ summary, image, label }).toEqual({
      summary: 'I lay tiles.',
      image: 'https://tiles.example/imani.jpg',
      label: 'Tile setter',
    })
    for (const name of ['work', 'awards', 'certificates', 'publications'] as const)
      expect(five[name]).toEqual(four[name])
    expect(four.work).toMatchObject([{ startDate: '2019-01', endDate: '', summary: '• 400 m² a month' }])
    expect(four.certificates).toMatchObject([{ name: 'Waterproofing', date: '2020-03' }])
  })

  test('has the lines of a school as its courses, and what stands in two fields below each other', () => {
    const { education, references, projects } = read('reactive-resume-4').content
    expect(education).toMatchObject([{ courses: ['Drawing', 'Mortar'] }])
    expect(references).toMatchObject([{ name: 'Sam Slate', reference: 'Head of works\nSteady hand.' }])
    expect(projects).toMatchObject([{ description: 'Foreman\n2,000 m² under water.', startDate: '2018' }])
  })

  test('says how well in words, and by its five steps where there are none', () => {
    expect(read('reactive-resume-4').content).toMatchObject({
      languages: [
        { language: 'English', fluency: 'Native' },
        { language: 'French', fluency: '3/5' },
      ],
      skills: [{ level: 'Advanced', keywords: ['Wet saw', 'Stone'] }],
    })
  })

  test('tells what has no place, and nothing of how it looks', () => {
    expect(read('reactive-resume-4').unmapped.map(({ path }) => path)).toEqual(['basics.customFields', 'custom'])
    expect(read('reactive-resume-5').unmapped).toEqual([
      { path: 'education.0.location', value: 'York' },
      { path: 'volunteer.0.location', value: 'York' },
      { path: 'notes', value: '<p>Ask Sam first.</p>' },
    ])
  })

  test('has a period that nobody can take apart told', () => {
    const experience = { items: [{ company: 'Slate', date: 'summers - 2018 - 2019' }] }
    const resume = readJsonResume(JSON.stringify({ basics: {}, sections: { experience } }))
    expect(resume?.problems).toEqual([{ path: 'work.0.startDate', message: 'summers - 2018 - 2019' }])
  })
})

test('the text of a project is taken where a program calls it its summary', () => {
  const { content, unmapped } = read('linkedin-to-jsonresume')
  expect(content.projects).toMatchObject([{ name: 'Town pool', description: '2,000 m² under water.' }])
  expect(unmapped).toEqual([])
})

test('resumake leaves empty lines, and says how it prints', () => {
  const { content, unmapped } = read('resumake')
  expect(content.work).toMatchObject([{ highlights: ['400 m² a month'] }])
  expect(unmapped).toEqual([{ path: 'education.0.location', value: 'York' }])
})

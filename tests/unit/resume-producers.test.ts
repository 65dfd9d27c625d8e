// Resumes as other programs write them: what can be read is read, and the rest is reported.
import { describe, expect, test } from 'vitest'
import { htmlToText } from '#formats/html-to-text.ts'
import { writtenDateOf } from '#formats/partial-date.ts'
import { readJsonResume } from '#sw/api/portal/profile/json-resume.ts'

const read = (resume: object) => readJsonResume(JSON.stringify(resume))

describe('dates of files', () => {
  test.each([
    ['2019', '2019'],
    ['2019-03-01', '2019-03-01'],
    ['Present', ''],
    ['2019-03-01T00:00:00.000Z', '2019-03-01'],
    ['March 2019', '2019-03'],
    ['Feb 2020', '2020-02'],
    ['Sept. 2019', '2019-09'],
    ['févr. 2020', '2020-02'],
    ['juillet 2020', '2020-07'],
    ['03/2019', '2019-03'],
    ['1.9.2019', '2019-09-01'],
    ['2020/02', '2020-02'],
    ['2019-3', '2019-03'],
    ['2020-2-1', '2020-02-01'],
    ['2019-02-31', undefined],
    ['jui 2020', undefined],
    ['some day', undefined],
  ])('%s is %s', (written, date) => {
    expect(writtenDateOf(written)).toBe(date)
  })
})

describe('a JSON Resume', () => {
  test('has plain text of rich text', () => {
    const summary = '<p>I lay <strong>tiles</strong> &amp; floors.</p><ul><li>Bathrooms</li><li>Halls</li></ul>'
    expect(htmlToText(summary)).toBe('I lay tiles & floors.\n• Bathrooms\n• Halls')
    expect(htmlToText('a < b and c > d, <T>, &amp;')).toBe('a < b and c > d, <T>, &amp;')
    const content = read({
      basics: { summary },
      work: [{ name: 'Slate', highlights: ['<p>400 m² a month</p>'] }],
    })?.content
    expect(content?.basics.summary).toBe('I lay tiles & floors.\n• Bathrooms\n• Halls')
    expect(content?.work[0]?.highlights).toEqual(['400 m² a month'])
  })

  test('has numbers as texts, and the good entries of a list', () => {
    const resume = read({
      basics: { phone: 3_290_000_000, location: { postalCode: 9000 } },
      skills: [{ name: 'Tools', level: 4, keywords: ['Saw', 45, null] }],
      work: [{ name: 'Slate', startDate: 2019 }],
    })
    expect(resume?.content).toMatchObject({
      basics: { phone: '3290000000', location: { postalCode: '9000' } },
      skills: [{ name: 'Tools', level: '4', keywords: ['Saw', '45'] }],
      work: [{ startDate: '2019' }],
    })
    expect(resume?.problems).toEqual([{ path: 'skills.0.keywords', message: 'null' }])
  })

  test('has the names of before', () => {
    const resume = read({
      basics: { picture: 'https://tiles.example/sam.jpg', website: 'https://tiles.example' },
      work: [{ company: 'Slate & Sons', website: 'https://slate.example', position: 'Tile setter' }],
      education: [{ institution: 'Craft School', gpa: '15/20' }],
      languages: [{ name: 'Dutch', level: 'B2' }],
    })
    expect(resume).toMatchObject({
      content: {
        basics: { image: 'https://tiles.example/sam.jpg', url: 'https://tiles.example' },
        work: [{ name: 'Slate & Sons', url: 'https://slate.example' }],
        education: [{ score: '15/20' }],
        languages: [{ language: 'Dutch', fluency: 'B2' }],
      },
      unmapped: [],
    })
  })

  test('has web addresses with their scheme, and none that runs', () => {
    const resume = read({
      basics: {
        url: 'tiles.example/sam',
        profiles: [{ network: 'Script', username: 'x', url: 'javascript:alert(1)' }],
      },
    })
    expect(resume?.content.basics.url).toBe('https://tiles.example/sam')
    expect(resume?.content.basics.profiles).toMatchObject([{ network: 'Script', url: '' }])
    expect(resume?.problems).toEqual([{ path: 'basics.profiles.0.url', message: 'javascript:alert(1)' }])
  })
})

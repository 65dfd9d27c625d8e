// The examples of docs/deploy.md send what Cairn itself sends.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { securityHeaders } from '#scripts/headers.mjs'

const guide = readFileSync('docs/deploy.md', 'utf8')
const example = (language: string): string =>
  guide.split('```').find((block) => block.startsWith(`${language}\n`) && block.includes('Content-Security-Policy')) ??
  ''

test.each(['nginx', 'caddy'])('the %s example has every security header', (language) => {
  for (const [name, value] of Object.entries(securityHeaders()))
    expect(example(language)).toContain(`${name} "${value}"`)
})

test.each(['nginx', 'caddy'])('the %s example keeps what has a hash in its name for a year', (language) => {
  const [, pattern = ''] = /(\^\/assets\/\S+?\$)["\s]/.exec(example(language)) ?? []
  const hashed = new RegExp(pattern)
  // As the build names chunks, entries and worker parts.
  for (const name of ['home-h5dqyMn.js', 'index-CP3FYytd.css', 'catalog-en-Ab3_-9xY.json', 'worker/portal-AbC_-123.js'])
    expect(`/assets/${name}`, name).toMatch(hashed)
  expect('/assets/icons.svg').not.toMatch(hashed)
})

test.each(['nginx', 'caddy'])(
  'the %s example finds the page of a folder, as the description of the API is one',
  (language) => {
    expect(example(language)).toMatch(
      language === 'nginx' ? /try_files \$uri \$uri\/index\.html / : /try_files \{path\} \{path\}\/index\.html /,
    )
  },
)

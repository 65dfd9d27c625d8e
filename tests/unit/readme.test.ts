// The examples of README.md send what Cairn itself sends.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { securityHeaders } from '#scripts/headers.mjs'

const readme = readFileSync('README.md', 'utf8')
const example = (language: string): string =>
  readme.split('```').find((block) => block.startsWith(`${language}\n`) && block.includes('Content-Security-Policy')) ??
  ''

test.each(['nginx', 'caddy'])('the %s example has every security header', (language) => {
  for (const [name, value] of Object.entries(securityHeaders()))
    expect(example(language)).toContain(`${name} "${value}"`)
})

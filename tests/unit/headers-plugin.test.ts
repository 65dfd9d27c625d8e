// dist/_headers of a build whose public/config.json names a portal.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { securityHeaders } from '#vite-plugins/security-headers.ts'

const publicDir = mkdtempSync(join(tmpdir(), 'cairn-public-'))
afterAll(() => rmSync(publicDir, { recursive: true }))

interface Hooks {
  configResolved(config: { base: string; publicDir: string }): void
  generateBundle(this: { emitFile(file: { fileName: string; source: string }): void }): void
}

/** The policy of every page, as the build writes it for a host. */
function policyWith(config: object): string | undefined {
  writeFileSync(join(publicDir, 'config.json'), JSON.stringify(config))
  const plugin = securityHeaders() as unknown as Hooks
  plugin.configResolved({ base: '/cairn/', publicDir })
  const files = new Map<string, string>()
  plugin.generateBundle.call({ emitFile: ({ fileName, source }) => files.set(fileName, source) })
  return /^\/cairn\/\*\n {2}Content-Security-Policy: (.*)$/m.exec(files.get('_headers') ?? '')?.[1]
}

test('the policy of the build names the portal and the captcha of public/config.json', () => {
  const policy = policyWith({
    portalUrl: 'https://portal.example/api',
    liveUrl: 'wss://live.example/ws',
    captcha: { scriptUrl: 'https://captcha.example/x.js', signUpKey: 'key' },
  })
  expect(policy).toContain("connect-src 'self' https://portal.example wss://live.example;")
  expect(policy).toContain("script-src 'self' https://captcha.example;")
  expect(policyWith({})).toContain("connect-src 'self';")
  expect(policyWith({ portalUrl: '/portal' })).toContain("connect-src 'self';")
})

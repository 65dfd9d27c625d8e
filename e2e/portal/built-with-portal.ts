// A copy of a build whose config.json names a portal's server, for the drills of the portal lane.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSite, type Site } from '#e2e/site.ts'
import { type Peer, startPeer } from './peer.ts'

export interface BuiltWithPortal {
  readonly peer: Peer
  readonly site: Site
  readonly build: string
  /** A folder for a browser's profile. */
  readonly profile: string
  close(): Promise<void>
}

export async function openBuiltWithPortal(dist: string): Promise<BuiltWithPortal> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-portal-drill-'))
  const [build, profile] = [join(folder, 'build'), join(folder, 'profile')]
  cpSync(dist, build, { recursive: true })
  const peer = await startPeer()
  writeFileSync(join(build, 'config.json'), JSON.stringify({ portalUrl: peer.portalUrl }))
  const site = await openSite(build)
  return {
    peer,
    site,
    build,
    profile,
    async close() {
      await site.stop()
      await peer.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

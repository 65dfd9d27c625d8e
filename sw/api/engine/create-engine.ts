// Makes what all calls share: the spaces of sign-in and of each person, the caller, clock and chance.
import type { SeedingProgress, WorkProgress } from '#contract/shell/progress.ts'
import { type ModuleEntry, signInModules, workspaceModules } from '#sw/api/engine/module-entry.ts'
import type { Module } from './define-module.ts'
import { createIdle, type Idle } from './idle.ts'
import { newId } from './new-id.ts'
import { type Askers, createAskers } from './people/asker.ts'
import { createWorkspaces, type Workspaces } from './people/people.ts'
import { createTokenReader } from './people/token-reader.ts'
import { createSpace, type Space, type SpaceStores, type Workspace } from './space.ts'

export interface ApiOptions {
  /** Where it is stored who can sign in, and who has. */
  readonly accounts: SpaceStores
  /** Where the workspace of a person is. Called once for each, before their first call is answered. */
  readonly workspaceOf: (owner: string) => Promise<Workspace>
  /** What is done each time the accounts have been opened, before any work. */
  readonly onAccountsOpen?: () => Promise<void>
  /** ms since the epoch */
  readonly now: () => number
  /** Waits that many ms, or does not, as the caller likes. */
  readonly delay: (ms: number) => Promise<void>
  /** Resolves in a task of its own, after so many ms or sooner. With it, what can wait is done while no call is under way; without it, by whoever needs it. */
  readonly pause?: (ms: number) => Promise<void>
  /** 0 up to 1, like Math.random */
  readonly random: () => number
  /** Checks every answer against the contract, and answers 500 where it breaks it. For tests and development. */
  readonly checkAnswers?: boolean
  /** What is before every path. Default `/api`. */
  readonly base?: string
  /** The only origin whose requests are answered. Default: any, for a portal's server. */
  readonly origin?: string
  /** How many times the sample content is made, for measuring. Default 1. */
  readonly seedFactor?: number
  /** Opens the accounts, and rebuilds them where they were lost, while the page is still loading. */
  readonly opensNow?: boolean
  /** Told while a module's first rows are being stored. */
  readonly onSeeding?: (progress: SeedingProgress) => void
  /** Told when a newer build has taken the database: from then on this one writes nothing. */
  readonly onNewer?: () => void
  /** Told how far a long call is, such as an export. */
  readonly onProgress?: (progress: WorkProgress) => void
  /** The domains (sw/api/registry.ts). */
  readonly modules: readonly ModuleEntry[]
  /** Ends the back end: from then on it opens no database, whatever is still under way. */
  readonly signal?: AbortSignal
}

export interface Engine extends Pick<ApiOptions, 'now' | 'delay' | 'random' | 'checkAnswers' | 'onProgress'> {
  readonly modules: readonly ModuleEntry[]
  readonly idle: Idle | undefined
  readonly accounts: Space
  readonly workspaces: Workspaces
  readonly askers: Askers
}

/** A module whose code is there, with its card. */
export interface LoadedModule extends Module {
  readonly entry: ModuleEntry
}

export function createEngine(options: Omit<ApiOptions, 'base'>): Engine {
  const { now, random, modules, onNewer = () => {}, onSeeding = () => {} } = options
  const idle = options.pause && createIdle(options.pause)
  const common = { now, newId: () => newId(random), seedFactor: options.seedFactor ?? 1, onSeeding, onNewer, idle }
  const accounts = createSpace(options.accounts, {
    ...common,
    modules: signInModules(modules),
    isSample: true,
    onOpen: options.onAccountsOpen,
  })
  // Whoever calls learns of a failure.
  if (options.opensNow) void accounts.storage.run(async () => {}).catch(() => {})
  const own = workspaceModules(modules)
  const build = (workspace: Workspace) =>
    createSpace(workspace, { ...common, modules: own, isSample: workspace.isSample })
  const userModule = own.find(({ name }) => name === 'user')
  const workspaces = createWorkspaces(accounts, options.workspaceOf, build, { userModule, now })
  options.signal?.addEventListener('abort', () => {
    accounts.storage.end()
    workspaces.end()
  })
  return {
    ...options,
    modules,
    idle,
    accounts,
    workspaces,
    askers: createAskers(accounts, createTokenReader(now), now),
  }
}

// The people of this back end: each has a workspace of their own, opened when they first ask, and an account in the database of sign-in.
import type { User } from '#contract/portal/user.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { OWN_TABLES } from '#sw/api/engine/own-tables.ts'
import type { Space, Workspace } from '#sw/api/engine/space.ts'
import type { Asker } from './asker.ts'
import { movedKey } from './owned-rows.ts'
import { type AccountName, accountTable, userTable } from './tables.ts'

export interface People {
  /** Who that is, as their workspace has them. Undefined for nobody's id. Not inside a transaction. */
  userOf(userId: string): Promise<User | undefined>
  /** Deletes a person's workspace, where it is theirs alone, and everything about their signing in. Not inside a transaction. */
  forget(owner: string): Promise<void>
}

export interface Workspaces {
  readonly people: People
  of(owner: string): Promise<Space>
  /** Closes all that have been opened, for good. */
  end(): void
  /** Makes sure that somebody who signed up is a user of their own workspace. */
  introduce(space: Space, asker: Asker | undefined): Promise<void>
}

/** @param open where somebody's workspace is @param build makes a space of it */
export function createWorkspaces(
  accounts: Space,
  open: (owner: string) => Promise<Workspace>,
  build: (workspace: Workspace) => Space,
  { userModule, now }: { readonly userModule: ModuleEntry | undefined; readonly now: () => number },
): Workspaces {
  const { openOnce, drop, end } = createOpener(accounts, open, build)
  const known = new Set<string>()

  const introduce = async (space: Space, userId: string) => {
    const id = `${space.db.name} ${userId}`
    if (!userModule || known.has(id)) return
    const account = await accounts.storage.run(() => accountOf(accounts, userId))
    await space.storage.run(async () => {
      if (!account || space.storage.isNewer()) return
      await space.seeding.ensure(userModule)
      await space.queue.run(() => addUser(space, userId, account))
    })
    const key = movedKey(userId)
    if (await accounts.storage.run(() => accounts.db.meta.get(key)))
      await (await import('./moved-rows.ts')).importMovedRows(accounts, space, userId, now())
    known.add(id)
  }

  const userOf = async (userId: string): Promise<User | undefined> => {
    if (!userModule) return undefined
    const { space } = await openOnce(userId)
    await introduce(space, userId)
    return space.storage.run(async () => {
      await space.seeding.ensure(userModule)
      return userTable(space.db).get(userId)
    })
  }

  const forget = async (owner: string): Promise<void> => {
    const { workspace, space } = await openOnce(owner)
    known.delete(`${space.db.name} ${owner}`)
    const { forgetSignIn } = await import('./forget-sign-in.ts')
    if (!workspace.destroy) return forgetSignIn(accounts, owner, now())
    space.storage.end()
    try {
      await workspace.destroy()
      await forgetSignIn(accounts, owner, now())
    } finally {
      // Until nobody is signed in, a late call of theirs finds the workspace ended: it must not make one anew.
      drop(owner, workspace)
    }
  }

  return {
    people: { userOf, forget },
    of: async (owner) => (await openOnce(owner)).space,
    end,
    introduce: async (space, asker) => {
      if (asker?.userId !== undefined) await introduce(space, asker.userId)
    },
  }
}

/** Opens each person's workspace once. Those of several may be in one database, which is one space. */
function createOpener(
  accounts: Space,
  open: (owner: string) => Promise<Workspace>,
  build: (workspace: Workspace) => Space,
) {
  const opened = new Map<string, Promise<{ workspace: Workspace; space: Space }>>()
  const spaces = new Map<Workspace['db'], Space>()

  const openOnce = (owner: string) => {
    const opening =
      opened.get(owner) ??
      // Where it is may be noted with the accounts.
      accounts.storage
        .run(() => open(owner))
        .then((workspace) => {
          const space = spaces.get(workspace.db) ?? build(workspace)
          spaces.set(workspace.db, space)
          return { workspace, space }
        })
    opened.set(owner, opening)
    opening.catch(() => opened.delete(owner))
    return opening
  }

  return {
    openOnce,
    drop(owner: string, { db }: Workspace) {
      opened.delete(owner)
      spaces.delete(db)
    },
    end() {
      for (const { storage } of spaces.values()) storage.end()
    },
  }
}

async function accountOf({ db, tables }: Space, userId: string): Promise<AccountName | undefined> {
  return 'accounts' in tables ? accountTable(db).get(userId) : undefined
}

/** What follows from an account alone is in no log: it comes again by itself. */
async function addUser({ db }: Space, userId: string, { name = '', email }: AccountName): Promise<void> {
  const users = userTable(db)
  await db.transaction('rw', ['users', ...Object.keys(OWN_TABLES)], async () => {
    if (await users.get(userId)) return
    await users.add({
      id: userId,
      name: name === '' ? email : name,
      email,
      avatar: null,
      status: 'online',
      isProfilingCompleted: false,
      skillsToLearn: [],
    })
  })
}

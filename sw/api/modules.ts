// The registry of the back end's modules: one entry a domain, with what must be known before its code is loaded. The code comes with the first call.
import type { Module } from './define-module.ts'

export interface ModuleEntry {
  /** The domain's word: its contract's name. */
  readonly name: string
  /** What the paths of its endpoints begin with, whole segments, no two modules the same. */
  readonly paths: readonly string[]
  /** Its tables with their indexes in Dexie's words, the primary key `id` first. Unique over all modules, and never renamed: they are the device's data. */
  readonly tables: Readonly<Record<string, string>>
  /** Other domains whose rows its endpoints read, by name: they are seeded before it is asked. */
  readonly reads?: readonly string[]
  /** Other domains whose rows its writes change too, by name: seeded as those it reads, and in the transaction of each write. */
  readonly writes?: readonly string[]
  /**
   * Its rows are about who can sign in, and how, or are one person's at the portal: they are in no workspace file, no trash and no history, which are
   * everybody's on this device, and a reset leaves them.
   */
  readonly isSecret?: true
  /** What is done in it is done: no change that touched its rows can be undone. For what would be worth nothing if it could, as an exam's answers. */
  readonly isFinal?: true
  readonly load: () => Promise<Module>
}

export const modules: readonly ModuleEntry[] = [
  {
    name: 'activities',
    paths: ['pages/activities'],
    tables: { activities: 'id, date, [type+date], [actor+date], [actor+type+date]' },
    load: async () => (await import('./apps/activities.ts')).activitiesModule,
  },
  {
    name: 'applications',
    paths: ['career/applications', 'career/drafts', 'career/documents'],
    tables: {
      applications: 'id, userId, jobId',
      applicationDrafts: 'id, userId',
      careerDocuments: 'id, userId',
      careerPieces: 'id, file',
    },
    writes: ['jobs', 'notifications', 'profile', 'skills'],
    isSecret: true,
    load: async () => (await import('./portal/applications.ts')).applicationsModule,
  },
  {
    name: 'auth',
    paths: ['auth'],
    tables: {
      accounts: 'id, email',
      accountMails: 'id, to, token, [accountId+kind]',
      authSessions: 'id, userId',
    },
    isSecret: true,
    load: async () => (await import('./portal/auth.ts')).authModule,
  },
  {
    name: 'career',
    paths: ['career/home', 'career/analytics'],
    tables: { careerVisits: 'id' },
    reads: ['applications', 'jobs', 'skills', 'user'],
    isSecret: true,
    load: async () => (await import('./portal/career.ts')).careerModule,
  },
  {
    name: 'changes',
    paths: ['changes'],
    tables: {},
    load: async () => (await import('./shell/changes.ts')).changesModule,
  },
  {
    name: 'chat',
    paths: ['apps/chat'],
    tables: {
      chats: 'id, contactId',
      chatContacts: 'id',
      chatMessages: 'id, [chatId+createdAt], createdAt, dueAt, remindAt, sharedIn',
      chatPieces: 'id, file',
      chatProfiles: 'id',
    },
    load: async () => (await import('./apps/chat.ts')).chatModule,
  },
  {
    name: 'contacts',
    paths: ['apps/contacts'],
    tables: { contacts: 'id, name, *tags', contactTags: 'id' },
    load: async () => (await import('./apps/contacts.ts')).contactsModule,
  },
  {
    name: 'dashboards',
    paths: ['dashboards'],
    tables: { dashboardLayouts: 'id', statementNotes: 'id' },
    load: async () => (await import('./apps/dashboards.ts')).dashboardsModule,
  },
  {
    name: 'evaluation',
    paths: ['skill-evaluation'],
    tables: {
      evaluationSessions: 'id, userId, [userId+skillId]',
      evaluationResults: 'id, userId, [userId+skillId]',
      evaluationProblems: 'id, userId',
      evaluationKeys: 'id',
    },
    reads: ['user', 'jobs', 'profiling'],
    writes: ['skills'],
    isSecret: true,
    isFinal: true,
    load: async () => (await import('./portal/evaluation.ts')).evaluationModule,
  },
  {
    name: 'file-manager',
    paths: ['apps/file-manager'],
    tables: {
      files: 'id, parent, [parent+nameKey], kind, modifiedAt, starredAt',
      filePieces: 'id, file',
      goneFolders: 'id',
    },
    load: async () => (await import('./apps/file-manager.ts')).fileManagerModule,
  },
  {
    name: 'help-center',
    paths: ['apps/help-center'],
    tables: {
      helpFeedback: 'id',
      helpReadings: 'id, at',
      helpRequests: 'id, number, *files',
      helpPieces: 'id, file',
    },
    load: async () => (await import('./apps/help-center.ts')).helpCenterModule,
  },
  {
    name: 'icons',
    paths: ['ui/icons'],
    tables: { iconPicks: 'id, [kind+at]' },
    load: async () => (await import('./apps/icons.ts')).iconsModule,
  },
  {
    name: 'inventory',
    paths: ['apps/ecommerce/inventory'],
    tables: {
      products: 'id, order, category, brand, vendor, *tags, *images, sku',
      productCategories: 'id, parentId',
      productBrands: 'id',
      productVendors: 'id',
      productTags: 'id',
      productPictures: 'id',
      productPieces: 'id, file',
      stockMovements: 'id, [productId+at], reverses',
      stockCounts: 'id, createdAt',
      stockCountRows: 'id, [countId+place], [countId+state]',
    },
    load: async () => (await import('./apps/inventory.ts')).inventoryModule,
  },
  {
    name: 'messages',
    paths: ['common/messages'],
    tables: { messages: 'id, time' },
    load: async () => (await import('./shell/messages.ts')).messagesModule,
  },
  {
    name: 'jobs',
    paths: ['career/jobs', 'career/match', 'career/searches', 'career/places', 'career/companies'],
    tables: {
      jobs: 'id',
      jobTexts: 'id',
      companies: 'id',
      cities: 'id, rank',
      jobMarks: 'id, userId',
      jobSearches: 'id, userId',
    },
    reads: ['applications', 'skills'],
    isSecret: true,
    load: async () => (await import('./portal/jobs.ts')).jobsModule,
  },
  {
    name: 'mailbox',
    paths: ['apps/mailbox'],
    tables: {
      mails: 'id, threadId, *labels, uid',
      mailLabels: 'id, slug',
      mailSettings: 'id',
      mailSearches: 'id',
      mailAddresses: 'id, count',
      mailPieces: 'id, file',
    },
    load: async () => (await import('./apps/mailbox.ts')).mailboxModule,
  },
  {
    name: 'navigation',
    paths: ['common/navigation'],
    tables: {},
    load: async () => (await import('./shell/navigation.ts')).navigationModule,
  },
  {
    name: 'notes',
    paths: ['apps/notes'],
    tables: { notes: 'id, order, *labels, reminder, uid', noteLabels: 'id', noteImages: 'id, file' },
    load: async () => (await import('./apps/notes.ts')).notesModule,
  },
  {
    name: 'notifications',
    paths: ['notifications'],
    tables: { portalNotifications: 'id, [userId+createdAt]', notificationFeeds: 'id' },
    // An alert counts what fits a person's levels too.
    writes: ['applications', 'jobs', 'skills'],
    isSecret: true,
    load: async () => (await import('./portal/notifications.ts')).notificationsModule,
  },
  {
    name: 'profile',
    paths: ['profile'],
    tables: { profiles: 'id', resumeVersions: 'id, userId', learnings: 'id, userId' },
    // What the answer to a change shows is read with it.
    writes: ['user', 'jobs', 'profiling', 'settings', 'skills'],
    isSecret: true,
    load: async () => (await import('./portal/profile.ts')).profileModule,
  },
  {
    name: 'profiling',
    paths: ['profiling'],
    tables: { profilings: 'id' },
    // The jobs are read while answers are submitted.
    writes: ['user', 'skills', 'settings', 'jobs'],
    isSecret: true,
    load: async () => (await import('./portal/profiling.ts')).profilingModule,
  },
  {
    name: 'sample-notifications',
    paths: ['common/notifications'],
    tables: { sampleNotifications: 'id, time' },
    load: async () => (await import('./shell/sample-notifications.ts')).sampleNotificationsModule,
  },
  {
    name: 'scrumboard',
    paths: ['apps/scrumboard'],
    tables: {
      boards: 'id, lastActivity',
      boardLists: 'id, boardId',
      boardCards: 'id, boardId, listId, *labels',
      boardLabels: 'id, boardId',
      boardMembers: 'id',
      cardComments: 'id, boardId, cardId',
      cardAttachments: 'id, boardId, cardId, content',
      cardActivities: 'id, boardId, cardId',
      cardPieces: 'id, file',
    },
    load: async () => (await import('./apps/scrumboard.ts')).scrumboardModule,
  },
  {
    name: 'search',
    paths: ['common/search'],
    tables: {},
    reads: ['chat', 'contacts', 'file-manager', 'inventory', 'mailbox', 'notes', 'scrumboard', 'tasks'],
    load: async () => (await import('./shell/search.ts')).searchModule,
  },
  {
    name: 'settings',
    paths: ['settings'],
    tables: { portalSettings: 'id' },
    isSecret: true,
    load: async () => (await import('./portal/settings.ts')).settingsModule,
  },
  {
    name: 'shortcuts',
    paths: ['common/shortcuts'],
    tables: { shortcuts: 'id, order' },
    load: async () => (await import('./shell/shortcuts.ts')).shortcutsModule,
  },
  {
    name: 'skills',
    paths: ['career/skills', 'career/roles', 'career/claims'],
    tables: { skillFamilies: 'id', skills: 'id', roles: 'id', skillClaims: 'id, userId, [userId+skillId]' },
    isSecret: true,
    load: async () => (await import('./portal/skills.ts')).skillsModule,
  },
  {
    name: 'tasks',
    paths: ['apps/tasks'],
    tables: { tasks: 'id, order, *tags, uid', taskTags: 'id' },
    load: async () => (await import('./apps/tasks.ts')).tasksModule,
  },
  {
    name: 'user',
    paths: ['common/user'],
    tables: { users: 'id' },
    load: async () => (await import('./portal/user.ts')).userModule,
  },
  {
    name: 'workspace',
    paths: ['workspace'],
    tables: {},
    load: async () => (await import('./shell/workspace.ts')).workspaceModule,
  },
]

/** All modules' tables with their indexes, for the database. */
export const moduleTables = (): Record<string, string> => Object.assign({}, ...modules.map(({ tables }) => tables))

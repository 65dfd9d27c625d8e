// The databases of every build so far, as they were: their version, tables and indexes.

export interface EarlierSchema {
  /** The first commit that made it. */
  readonly since: string
  /** Dexie's number. */
  readonly version: number
  readonly tables: Readonly<Record<string, string>>
}

const FIRST = {
  meta: 'key',
  changes: 'seq, at',
  replies: 'key, at',
  activities: 'id, date',
  taskTags: 'id',
  users: 'id',
}

/** The first with tables that are worked out of rows. */
const DERIVED = {
  accountMails: 'id, to, token, [accountId+kind]',
  accounts: 'id, email',
  activities: 'id, date, [type+date], [actor+date], [actor+type+date]',
  boardCards: 'id, boardId, listId, *labels',
  boardLabels: 'id, boardId',
  boardLists: 'id, boardId',
  boardMembers: 'id',
  boards: 'id, lastActivity',
  cardActivities: 'id, boardId, cardId',
  cardAttachments: 'id, boardId, cardId, content',
  cardComments: 'id, boardId, cardId',
  cardPieces: 'id, file',
  changeBytes: 'id, seq',
  changes: 'seq, at, *touched',
  chatContacts: 'id',
  chatMessages: 'id, [chatId+createdAt], createdAt, dueAt, remindAt, sharedIn',
  chatPieces: 'id, file',
  chatProfiles: 'id',
  chats: 'id, contactId',
  contactKeys: 'key',
  contactTags: 'id',
  contacts: 'id, name, *tags',
  dashboardLayouts: 'id',
  filePieces: 'id, file',
  fileTotals: 'id',
  files: 'id, parent, [parent+nameKey], kind, modifiedAt, starredAt',
  goneFolders: 'id',
  helpFeedback: 'id',
  helpPieces: 'id, file',
  helpReadings: 'id, at',
  helpRequests: 'id, number, *files',
  iconPicks: 'id, [kind+at]',
  listKeys: 'key',
  listRanks: 'list',
  mailAddresses: 'id, count',
  mailLabels: 'id, slug',
  mailPieces: 'id, file',
  mailSearches: 'id',
  mailSettings: 'id',
  mails: 'id, threadId, *labels, uid',
  messages: 'id, time',
  meta: 'key',
  noteImages: 'id, file',
  noteLabels: 'id',
  notes: 'id, order, *labels, reminder, uid',
  notificationFeeds: 'id',
  portalNotifications: 'id, [userId+createdAt]',
  productBrands: 'id',
  productCategories: 'id, parentId',
  productPictures: 'id',
  productPieces: 'id, file',
  productStock: 'id',
  productTags: 'id',
  productTexts: 'key',
  productVendors: 'id',
  products: 'id, order, category, brand, vendor, *tags, *images, sku',
  replies: 'key, at',
  sampleNotifications: 'id, time',
  searchQueue: '++n, table',
  searchSegments: 'id, table',
  shortcuts: 'id, order',
  statementNotes: 'id',
  stockCountRows: 'id, [countId+place], [countId+state]',
  stockCounts: 'id, createdAt',
  stockMovements: 'id, [productId+at], reverses',
  taskTags: 'id',
  tasks: 'id, order, *tags, uid',
  users: 'id',
}

const { contactKeys: _, ...KEPT } = DERIVED

/** The first with the portal's domains. */
const WITH_CAREER = {
  ...KEPT,
  applicationDrafts: 'id, userId',
  applications: 'id, userId, jobId',
  careerDocuments: 'id, userId',
  careerPieces: 'id, file',
  careerVisits: 'id',
  cities: 'id, rank',
  companies: 'id',
  evaluationKeys: 'id',
  evaluationProblems: 'id, userId',
  evaluationResults: 'id, userId, [userId+skillId]',
  evaluationSessions: 'id, userId, [userId+skillId]',
  jobIndex: 'id',
  jobMarks: 'id, userId',
  jobQueue: '++n',
  jobSearches: 'id, userId',
  jobTexts: 'id',
  jobs: 'id',
  learnings: 'id, userId',
  portalSettings: 'id',
  profiles: 'id',
  profilings: 'id',
  resumeVersions: 'id, userId',
  roles: 'id',
  skillClaims: 'id, userId, [userId+skillId]',
  skillFamilies: 'id',
  skills: 'id',
}

/** Without sign-in, which has a database of its own since. */
const { accountMails: _mails, accounts: _accounts, ...OF_ONE_PERSON } = WITH_CAREER

const WITH_REMINDERS = { ...OF_ONE_PERSON, taskFilters: 'id', tasks: 'id, order, *tags, uid, reminder' }

export const EARLIER_SCHEMAS: readonly EarlierSchema[] = [
  { since: '91e0d96', version: 8, tables: { ...FIRST, tasks: 'id, order, *tags' } },
  { since: '7142683', version: 9, tables: { ...FIRST, tasks: 'id, order, *tags, uid' } },
  { since: '1264a8e', version: 1000, tables: DERIVED },
  { since: '78ad97e', version: 1001, tables: WITH_CAREER },
  { since: 'd779dad', version: 1002, tables: { ...WITH_CAREER, authSessions: 'id, userId' } },
  { since: '620c8e2', version: 1003, tables: OF_ONE_PERSON },
  { since: '91c9dea', version: 1006, tables: { ...OF_ONE_PERSON, taskFilters: 'id' } },
  { since: '6c05954', version: 1007, tables: WITH_REMINDERS },
  { since: '7d7ba54', version: 1009, tables: { ...WITH_REMINDERS, arrangements: 'id' } },
]

// The tables of the back end itself, beside those of its modules (modules.ts). Used wherever a transaction is opened.

/** What is the back end's own, the derived tables (derived.ts) among it; every write's transaction holds these tables, so that no two run at once. */
export const OWN_TABLES = {
  meta: 'key',
  changes: 'seq, at, *touched',
  changeBytes: 'id, seq',
  replies: 'key, at',
  fileTotals: 'id',
  jobIndex: 'id',
  jobQueue: '++n',
  listKeys: 'key',
  listRanks: 'list',
  productStock: 'id',
  productTexts: 'key',
  searchQueue: '++n, table',
  searchSegments: 'id, table',
}

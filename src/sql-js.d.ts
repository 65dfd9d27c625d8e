// sql.js, so far as it is used: its own types bring those of Node and of Emscripten.
declare module 'sql.js' {
  import type { Sqlite } from '#formats/sql/run-query.ts'
  export default function initSqlJs(options?: { locateFile?: (name: string) => string }): Promise<Sqlite>
}

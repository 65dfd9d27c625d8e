// The content of a sample document, whatever format it is written in. Taken by pdf.ts and docx.ts.

export type Block =
  | { readonly heading: string /** 1 to 3; default 2 */; readonly level?: 1 | 2 | 3 }
  | { readonly text: string }
  | { readonly list: readonly string[]; readonly isNumbered?: boolean }
  | {
      /** The first row is the head. */
      readonly table: readonly (readonly string[])[]
      /** Shares of the width, one a column; default equal. */
      readonly widths?: readonly number[]
      /** Columns of numbers, from 0, which end at the right. */
      readonly right?: readonly number[]
    }
  /** A line in the middle, such as of a certificate. */
  | { readonly centered: string /** points; default 12 */; readonly size?: number; readonly isBold?: boolean }
  /** An empty space, in points. */
  | { readonly space: number }
  | { readonly rule: true }
  | { readonly pageBreak: true }

export interface TextDocument {
  readonly title: string
  readonly author: string
  /** ms since the epoch */
  readonly at: number
  readonly blocks: readonly Block[]
  /** The footer of each page; default the title. */
  readonly foot?: string
}

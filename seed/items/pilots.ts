/**
 * Items that are tried out: one a topic, of those about whose difficulty the two raters differ. They come among the others, two a session, and count for
 * nothing until answers have shown how hard they are. Read by sw/api/portal/evaluation/bank-store.ts.
 */
export const pilotItems: ReadonlySet<string> = new Set(
  [
    'business-english-009 business-english-037 business-english-071 business-english-095',
    'customer-relations-015 customer-relations-047 customer-relations-077 customer-relations-103',
    'data-protection-017 data-protection-039 data-protection-066 data-protection-089',
    'javascript-010 javascript-034 javascript-053 javascript-086',
    'project-management-016 project-management-043 project-management-066 project-management-091',
    'spreadsheets-017 spreadsheets-031 spreadsheets-066 spreadsheets-089',
    'sql-014 sql-037 sql-058 sql-087',
    'statistics-018 statistics-043 statistics-062 statistics-089',
  ].flatMap((line) => line.split(' ')),
)

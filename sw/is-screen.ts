// Which addresses the kept page answers.

/** Whether an address is a screen's: what has an ending is a file, and the search, which may say anything, tells nothing. */
export const isScreen = ({ pathname }: Pick<URL, 'pathname'>): boolean =>
  !pathname.slice(pathname.lastIndexOf('/')).includes('.')

// What is on the clipboard, asked for by a button. Ctrl V needs no asking: the paste event brings it along.
// @offline later

/** @throws where the browser, or the person whom it asks, does not allow it */
export const readClipboard = (): Promise<string> => navigator.clipboard.readText()

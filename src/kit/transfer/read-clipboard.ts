// The clipboard's content, read on a button press. Ctrl V needs no permission: the paste event has it.
// @offline later

/** @throws where the browser, or the person whom it prompts, does not allow it */
export const readClipboard = (): Promise<string> => navigator.clipboard.readText()

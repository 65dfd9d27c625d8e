/** For `vi.waitFor`, whose own patience of a second is over on a busy machine. */
export const PATIENTLY = { timeout: 20_000 }

// The interface of a source of live messages: channel.ts over a network, demo-feed.ts on the device.

export interface FeedHandlers {
  /** A message, as it came. */
  onMessage(body: string): void
  /** Something came that is too large to be a message. */
  onTooLarge(): void
  /** Messages come from now on; what came before has been missed. */
  onUp(): void
  onDown(): void
}

export interface Feed {
  /** Tries at once what would be tried later: the device is back, or the page is looked at again. */
  wake(): void
  /** Nothing is loaded any more. */
  close(): void
}

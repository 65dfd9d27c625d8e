// As much of Cache Storage as the worker and its journal use, in memory: Node has none.

export function cacheStorage(): CacheStorage {
  const stored = new Map<string, ReturnType<typeof memoryCache>>()
  return {
    open: async (name: string) => {
      const cache = stored.get(name) ?? memoryCache()
      stored.set(name, cache)
      return cache
    },
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    keys: async () => [...stored.keys()],
  } as unknown as CacheStorage
}

function memoryCache() {
  const answers = new Map<string, { bytes: ArrayBuffer; headers: Headers }>()
  const urlOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, 'https://cairn.example').href
  return {
    put: async (request: RequestInfo, answer: Response) =>
      void answers.set(urlOf(request), { bytes: await answer.arrayBuffer(), headers: answer.headers }),
    match: async (request: RequestInfo) => {
      const found = answers.get(urlOf(request))
      return found && new Response(found.bytes, { headers: found.headers })
    },
    keys: async () => [...answers.keys()].map((url) => new Request(url)),
    delete: async (request: RequestInfo) => answers.delete(urlOf(request)),
  }
}

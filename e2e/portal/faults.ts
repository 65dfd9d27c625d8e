// What can go wrong on the way to a portal and in it, on demand. Asked by http-server.ts for each request; set by tests, and by control.ts.

export interface Fault {
  /**
   * `latency`: the answer comes `ms` later. `drop`: the connection is cut before the request is taken, or, with `after`, once it has taken effect.
   * `hang`: no answer ever comes. `status`: an answer of the portal, which does nothing. `html`: a page with status 200, as a captive portal shows.
   */
  readonly kind: 'latency' | 'drop' | 'hang' | 'status' | 'html'
  /** Only requests with this method. */
  readonly method?: string
  /** Only requests whose path, below the base, begins so. */
  readonly path?: string
  /** How many requests it hits. Default: all. */
  readonly times?: number
  /** Requests that it lets pass first. */
  readonly skip?: number
  readonly ms?: number
  readonly after?: boolean
  readonly status?: number
  readonly body?: unknown
}

export interface Faults {
  add(fault: Fault): void
  clear(): void
  /** The faults that hit this request; each counts it. */
  hitting(method: string, path: string): Fault[]
}

export function createFaults(): Faults {
  let set: { fault: Fault; left: number; skip: number }[] = []
  return {
    add(fault) {
      set.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY, skip: fault.skip ?? 0 })
    },
    clear() {
      set = []
    },
    hitting(method, path) {
      const hit: Fault[] = []
      for (const one of set) {
        const { fault } = one
        if (fault.method !== undefined && fault.method !== method) continue
        if (fault.path !== undefined && !path.startsWith(fault.path)) continue
        if (one.skip > 0) {
          one.skip -= 1
          continue
        }
        one.left -= 1
        hit.push(fault)
      }
      set = set.filter(({ left }) => left > 0)
      return hit
    },
  }
}

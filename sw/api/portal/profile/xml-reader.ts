// Walks a file that was parsed from XML, and notes which of its texts were read, so that the others can be reported.
import { isObject } from './is-object.ts'

type Node = Readonly<Record<string, unknown>>

export class Reader {
  private readonly node: Node
  private readonly path: string
  private readonly used: Set<string>

  constructor(node: unknown, path: string, used: Set<string>) {
    this.node = isObject(node) ? node : {}
    this.path = path
    this.used = used
  }

  one(name: string): Reader {
    const value = this.node[name]
    return Array.isArray(value) ? (this.all(name)[0] ?? this) : new Reader(value, this.at(name), this.used)
  }

  all(name: string): Reader[] {
    const value = this.node[name]
    if (value === undefined) return []
    if (!Array.isArray(value)) return [new Reader(value, this.at(name), this.used)]
    return value.map((entry, index) => new Reader(entry, `${this.at(name)}.${index}`, this.used))
  }

  /** The first of this name; the others are not read by it. */
  text(name: string): string {
    const value = this.node[name]
    const [first] = Array.isArray(value) ? value : [value]
    if (typeof first !== 'string') return ''
    this.used.add(Array.isArray(value) ? `${this.at(name)}.0` : this.at(name))
    return first
  }

  texts(name: string): string[] {
    const value = this.node[name]
    const values: unknown[] = Array.isArray(value) ? value : [value]
    return values.flatMap((one, index) => {
      if (typeof one !== 'string') return []
      this.used.add(Array.isArray(value) ? `${this.at(name)}.${index}` : this.at(name))
      return [one]
    })
  }

  /** Counts as read what says nothing besides the others. */
  passOver(...names: string[]): void {
    for (const name of names) this.texts(name)
  }

  private at(name: string): string {
    return this.path === '' ? name : `${this.path}.${name}`
  }
}

/** Every text of the file with its path. */
export function leavesOf(node: unknown, path: string): { path: string; value: string }[] {
  if (typeof node === 'string') return node.trim() === '' ? [] : [{ path, value: node.slice(0, 500) }]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => leavesOf(value, path === '' ? name : `${path}.${name}`))
}

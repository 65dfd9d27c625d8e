// What the file manager should do, as a tree in memory.
import { nameKey, numberedName } from '#contract/apps/file-names.ts'

export interface ModelFolder {
  name: string
  readonly children: ModelNode[]
}

export interface ModelFile {
  name: string
  text: string
}

export type ModelNode = ModelFolder | ModelFile

export type Conflict = 'replace' | 'skip' | 'keep-both'

export const isFolder = (node: ModelNode): node is ModelFolder => 'children' in node

export interface FilesModel {
  readonly root: ModelFolder
  /** Each item by its path below the root, the root as an empty path. */
  paths(): Map<string, ModelNode>
  makeFolder(parent: ModelFolder, name: string): boolean
  upload(parent: ModelFolder, name: string, text: string, conflict: Conflict): void
  rename(node: ModelNode, name: string): boolean
  /** @returns false where it is refused */
  place(nodes: readonly ModelNode[], target: ModelFolder, conflict: Conflict, isCopy: boolean): boolean
  remove(nodes: readonly ModelNode[]): void
  snapshot(): ModelFolder
  restore(snapshot: ModelFolder): void
}

export function createFilesModel(): FilesModel {
  let root: ModelFolder = { name: '', children: [] }

  const parentOf = (node: ModelNode, within = root): ModelFolder | undefined => {
    if (within.children.includes(node)) return within
    for (const child of within.children.filter(isFolder)) {
      const found = parentOf(node, child)
      if (found) return found
    }
    return undefined
  }
  const holds = (node: ModelNode, other: ModelNode): boolean =>
    node === other || (isFolder(node) && node.children.some((child) => holds(child, other)))
  const taken = (parent: ModelFolder, name: string, self?: ModelNode) =>
    parent.children.find((node) => node !== self && nameKey(node.name) === nameKey(name))
  const free = (parent: ModelFolder, name: string, self?: ModelNode): string => {
    let given = name
    for (let number = 2; taken(parent, given, self); number += 1) given = numberedName(name, number)
    return given
  }
  const take = (node: ModelNode) => {
    const siblings = parentOf(node)?.children
    siblings?.splice(siblings.indexOf(node), 1)
  }

  const move = (node: ModelNode, target: ModelFolder, conflict: Conflict): void => {
    if (target.children.includes(node)) return
    const other = taken(target, node.name)
    if (other && conflict === 'skip') return
    if (other && conflict === 'replace' && isFolder(other) && isFolder(node)) {
      for (const child of [...node.children]) move(child, other, conflict)
      if (node.children.length === 0) take(node)
      return
    }
    if (other && conflict === 'replace' && isFolder(other) === isFolder(node)) take(other)
    take(node)
    node.name = free(target, node.name)
    target.children.push(node)
  }

  const copy = (node: ModelNode, target: ModelFolder, conflict: Conflict): void => {
    const other = taken(target, node.name)
    if (other && other !== node && conflict === 'skip') return
    if (other && other !== node && conflict === 'replace' && isFolder(other) && isFolder(node)) {
      for (const child of [...node.children]) if (parentOf(child)) copy(child, other, conflict)
      return
    }
    if (other && other !== node && conflict === 'replace' && isFolder(other) === isFolder(node)) take(other)
    target.children.push({ ...structuredClone(node), name: free(target, node.name) })
  }

  return {
    get root() {
      return root
    },
    paths() {
      const paths = new Map<string, ModelNode>([['', root]])
      const walk = (folder: ModelFolder, path: string) => {
        for (const node of folder.children) {
          paths.set(path + node.name, node)
          if (isFolder(node)) walk(node, `${path}${node.name}/`)
        }
      }
      walk(root, '')
      return paths
    },
    makeFolder(parent, name) {
      if (taken(parent, name)) return false
      parent.children.push({ name, children: [] })
      return true
    },
    upload(parent, name, text, conflict) {
      const other = taken(parent, name)
      if (other && conflict === 'skip') return
      if (other && conflict === 'replace' && !isFolder(other)) other.text = text
      else parent.children.push({ name: free(parent, name), text })
    },
    rename(node, name) {
      const parent = parentOf(node)
      if (!parent || taken(parent, name, node)) return false
      node.name = name
      return true
    },
    place(nodes, target, conflict, isCopy) {
      const chosen = [...new Set(nodes)]
      const top = chosen.filter((node) => !chosen.some((other) => other !== node && holds(other, node)))
      if (top.some((node) => holds(node, target))) return false
      for (const node of top) if (parentOf(node)) (isCopy ? copy : move)(node, target, conflict)
      return true
    },
    remove(nodes) {
      for (const node of new Set(nodes)) if (parentOf(node)) take(node)
    },
    snapshot: () => structuredClone(root),
    restore(snapshot) {
      root = snapshot
    },
  }
}

// Hands a file of a chart to the person.

/** @param name the file's, with its ending */
export function handOver(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

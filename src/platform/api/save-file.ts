// Hands a file to the person: the browser saves it among the downloads. Used wherever something is taken out of Cairn.
// @chunk signed-in

export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The browser has taken it by the next turn.
  setTimeout(() => URL.revokeObjectURL(url))
}

// The drawings on sample notes, as data URLs. All drawn here.

const drawn = (content: string, background: string): string => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 180' width='320' height='180'><rect width='320' height='180' fill='${background}'/>${content}</svg>`
  return `data:image/svg+xml,${svg.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('"', '%22')}`
}

const pen = (colour: string, paths: string, width = 4): string =>
  `<g fill='none' stroke='${colour}' stroke-width='${width}' stroke-linecap='round' stroke-linejoin='round'>${paths}</g>`

const bars = [62, 58, 44, 30, 34, 52, 70, 78, 74, 60, 38, 28]
  .map(
    (height, index) =>
      `<rect x='${34 + index * 22}' y='${150 - height}' width='14' height='${height}' fill='${index > 1 && index < 5 ? '#c2543c' : '#3f6f86'}'/>`,
  )
  .join('')

export const notePictures = {
  berths: drawn(`${bars}${pen('#2b3a44', "<path d='M26 150h272'/>", 3)}`, '#f3efe4'),
  route: drawn(
    `${pen('#c98a2d', "<path d='M20 130C90 140 110 60 180 66S270 40 304 34'/>", 7)}${pen('#9aa5ab', "<path d='M150 20l36 100' stroke-dasharray='8 8'/>")}<g fill='#fff' stroke='#37424f' stroke-width='4'><circle cx='60' cy='132' r='8'/><circle cx='180' cy='66' r='8'/><circle cx='262' cy='46' r='8'/></g>`,
    '#e6ebe2',
  ),
  loop: drawn(
    pen(
      '#2f5d62',
      "<path d='M160 176v-50c0-50 90-40 90-84S70 2 70 44s90 32 90 80'/><path d='M148 140l12-16 12 16'/>",
      6,
    ),
    '#f4ead7',
  ),
  stairs: drawn(
    pen('#3d4f7c', "<path d='M40 150h50v-28h50V94h50V66h50V38h40'/><path d='M252 26l28 12-26 14'/>", 5),
    '#eef0f6',
  ),
  pumpkin: drawn(
    `<g fill='#d97b29'><ellipse cx='120' cy='105' rx='52' ry='52'/><ellipse cx='200' cy='105' rx='52' ry='52'/><ellipse cx='160' cy='105' rx='46' ry='58' fill='#e58f3c'/></g>${pen('#4f6b38', "<path d='M160 48q4-22 24-26'/>", 9)}`,
    '#f7edd6',
  ),
  teapot: drawn(
    `<path fill='#5d86a8' d='M100 70h110q22 34 0 74H100q-24-38 0-74z'/>${pen('#5d86a8', "<path d='M212 84c44-14 44 44 4 44M98 92L62 70'/>", 10)}<circle cx='155' cy='60' r='9' fill='#37424f'/>`,
    '#f4e6e2',
  ),
  staff: drawn(
    `${pen('#37424f', "<path d='M20 50h280M20 70h280M20 90h280M20 110h280M20 130h280'/>", 2)}<g fill='#37424f'><ellipse cx='80' cy='110' rx='11' ry='8'/><ellipse cx='130' cy='90' rx='11' ry='8'/><rect x='176' y='70' width='22' height='10'/><ellipse cx='250' cy='100' rx='11' ry='8'/></g>${pen('#37424f', "<path d='M91 110V50M141 90V36M261 100V44'/>", 3)}`,
    '#fbf8ef',
  ),
  cat: drawn(
    `<path fill='#4a4a52' d='M90 160c-6-60 10-96 30-100l-4-30 26 20h36l26-20-4 30c24 8 40 44 30 100z'/><g fill='#f2d46b'><circle cx='140' cy='84' r='7'/><circle cx='180' cy='84' r='7'/></g>${pen('#f0e6d2', "<path d='M156 100q4 6 8 0'/>", 3)}`,
    '#dfe7e4',
  ),
} as const

export type NotePicture = keyof typeof notePictures

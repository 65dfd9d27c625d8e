// Drawn pictures, made of a colour for each pixel: landscapes with a bus stop, interiors, charts. Written by jpeg.ts and png.ts.
import { createRandom } from '#seed/random.ts'

export interface Picture {
  readonly width: number
  readonly height: number
  /** The colour at a place, 0xRRGGBB. Cheap: a scene is drawn once, when the first is read. */
  readonly pixel: (x: number, y: number) => number
}

export type Light = 'morning' | 'noon' | 'evening' | 'night' | 'rain' | 'snow'
export type Ground = 'meadow' | 'street' | 'harbour' | 'station'

export interface SceneOptions {
  readonly light: Light
  readonly ground: Ground
  /** What is in the scene. */
  readonly has: readonly ('shelter' | 'bus' | 'pole' | 'tree' | 'house' | 'board')[]
  readonly width?: number
  readonly height?: number
}

interface Palette {
  /** At the top and at the horizon. */
  readonly sky: readonly [number, number]
  readonly far: number
  readonly near: number
  readonly lamp: number
  /** How bright things are, 0 to 1. */
  readonly shine: number
}

const PALETTES: Record<Light, Palette> = {
  morning: { sky: [0x7fb4dd, 0xfde3c8], far: 0x8aa6b5, near: 0x7da35f, lamp: 0xfff2cc, shine: 0.95 },
  noon: { sky: [0x3f8fd6, 0xcfe8f7], far: 0x7f9fb0, near: 0x6aa24c, lamp: 0xf7f7f2, shine: 1 },
  evening: { sky: [0x4c4a86, 0xf6a46a], far: 0x6a5a7c, near: 0x5d6b46, lamp: 0xffd98a, shine: 0.72 },
  night: { sky: [0x0c1330, 0x24305a], far: 0x1b2547, near: 0x1f2c2a, lamp: 0xffdf94, shine: 0.38 },
  rain: { sky: [0x77838d, 0xb3bcc2], far: 0x87939b, near: 0x5f7a58, lamp: 0xf3ead0, shine: 0.7 },
  snow: { sky: [0x9fb3c4, 0xe4ebf0], far: 0xb9c7d2, near: 0xeef2f5, lamp: 0xfff4d6, shine: 0.9 },
}

const GROUNDS: Record<Ground, number> = { meadow: 0x6c6f70, street: 0x5d6165, harbour: 0x4f7f94, station: 0x8d9093 }

/** A place with a bus stop, the same for the same key. */
export function scene(key: string, { light, ground, has, width = 640, height = 427 }: SceneOptions): Picture {
  const random = createRandom(seedOf(key))
  const colours = PALETTES[light]
  const horizon = height * (0.5 + random() * 0.1)
  const road = height * 0.76
  const [phase, waves] = [random() * 6, 2 + random() * 2]
  // By column, since every pixel needs it.
  const ridges = Float64Array.from({ length: width }, (_, x) => {
    const along = x / width
    return (
      horizon - height * (0.08 + 0.06 * Math.sin(along * waves * 3 + phase) + 0.03 * Math.sin(along * 17 + phase * 3))
    )
  })
  const hills = Float64Array.from(
    { length: width },
    (_, x) => horizon + height * 0.03 * Math.sin((x / width) * 4 + phase * 2),
  )
  const things = has.map((thing, index) => ({
    x: width * (0.14 + (0.72 * (index + random() * 0.5)) / has.length),
    parts: partsOf(thing, height, colours, random),
  }))
  return painted(width, height, () => {
    const pixels = new Int32Array(width * height)
    const roadTone = shade(GROUNDS[ground], colours.shine)
    const stripeTone = shade(0xe9e6da, colours.shine)
    for (let y = 0; y < height; y += 1) {
      const sky = mix(colours.sky[0], colours.sky[1], y / horizon)
      const isMarked = Math.abs(y - (road + height) / 2) < 3
      for (let x = 0; x < width; x += 1) {
        const ridge = ridges[x] as number
        const hill = hills[x] as number
        let colour = roadTone
        if (y < ridge) colour = light === 'night' && hash(x, y) > 0.9985 ? 0xe8ecff : sky
        else if (y < hill) colour = mix(colours.far, colours.near, ((y - ridge) / (hill - ridge + 1)) * 0.5)
        else if (y <= road)
          colour = grain(mix(colours.near, GROUNDS[ground], ((y - hill) / (road - hill)) * 0.35), x, y, 10)
        else if (ground === 'harbour')
          colour = mix(
            grain(roadTone, x, y, 14),
            colours.sky[1],
            0.25 + 0.2 * Math.sin(y * 0.5 + Math.sin(x * 0.03) * 3),
          )
        else colour = isMarked && x % 90 < 50 ? stripeTone : grain(roadTone, x, y, 8)
        pixels[y * width + x] = colour
      }
    }
    const canvas = { pixels, width, height, unit: height / 100, road }
    for (const { x, parts } of things) for (const part of parts) part(canvas, x)
    if (light === 'rain' || light === 'snow') fall(light, canvas)
    return pixels
  })
}

/** A picture that is drawn when its first pixel is read. */
function painted(width: number, height: number, paint: () => Int32Array): Picture {
  let pixels: Int32Array | undefined
  return {
    width,
    height,
    pixel: (x, y) => {
      pixels ??= paint()
      return pixels[y * width + x] as number
    },
  }
}

function fall(weather: 'rain' | 'snow', { pixels, width, height }: Canvas): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      if (weather === 'snow') {
        if (hash(x >> 1, y >> 1) > 0.985) pixels[at] = 0xffffff
      } else if ((x * 3 + y) % 61 < 2 && hash(x >> 2, y >> 4) > 0.55) {
        pixels[at] = mix(pixels[at] as number, 0xdfe6ea, 0.45)
      }
    }
  }
}

export interface ChartOptions {
  readonly values: readonly number[]
  readonly kind: 'bars' | 'line'
  readonly colour?: number
  readonly width?: number
  readonly height?: number
}

/** A chart without words, such as a person pastes into a report. */
export function chart({ values, kind, colour = 0x0f766e, width = 640, height = 360 }: ChartOptions): Picture {
  const highest = Math.max(...values, 1)
  const [left, top, right, bottom] = [40, 24, width - 24, height - 36]
  const heightAt = (x: number): number => {
    const position = ((x - left) / (right - left)) * (values.length - 1)
    const [from, to] = [values[Math.floor(position)] ?? 0, values[Math.ceil(position)] ?? 0]
    return bottom - ((from + (to - from) * (position % 1)) / highest) * (bottom - top)
  }
  const pixel = (x: number, y: number): number => {
    if (x < left || x > right || y > bottom)
      return Math.abs(y - bottom) < 2 && x >= left && x <= right ? 0x555555 : 0xffffff
    if (kind === 'bars') {
      const position = ((x - left) / (right - left)) * values.length
      const value = values[Math.min(values.length - 1, Math.floor(position))] ?? 0
      if (position % 1 > 0.2 && y > bottom - (value / highest) * (bottom - top)) return colour
    } else {
      const line = heightAt(x)
      if (Math.abs(y - line) < 2.5) return colour
      if (y > line) return mix(0xffffff, colour, 0.18)
    }
    return (bottom - y) % Math.round((bottom - top) / 4) === 0 ? 0xdddddd : 0xffffff
  }
  return { width, height, pixel }
}

interface Canvas {
  readonly pixels: Int32Array
  readonly width: number
  readonly height: number
  /** A hundredth of the height. */
  readonly unit: number
  /** Where things are. */
  readonly road: number
}

/** Paints a part of a thing at `x`. */
type Part = (canvas: Canvas, x: number) => void

/** How far a thing reaches to both sides, above and below the road, in units. */
const REACH = { side: 32, above: 40, below: 4 }

/** From a coordinate up to another, in whole pixels that are there. */
function fill(
  { pixels, width, height, unit, road }: Canvas,
  x: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  colour: number,
  isIn: (px: number, py: number) => boolean = () => true,
): void {
  const reach = REACH.side * unit
  const [fromX, toX] = [Math.max(0, Math.ceil(Math.max(left, x - reach))), Math.min(right, x + reach + 1e-9, width)]
  const [fromY, toY] = [
    Math.max(0, Math.ceil(Math.max(top, road - REACH.above * unit))),
    Math.min(bottom, road + REACH.below * unit + 1e-9, height),
  ]
  for (let py = fromY; py < toY; py += 1) {
    for (let px = fromX; px < toX; px += 1) if (isIn(px, py)) pixels[py * width + px] = colour
  }
}

/** What paints the parts of a thing at this height and in this light. */
function createBrush(height: number, shine: number) {
  const unit = height / 100
  const box = (left: number, top: number, wide: number, high: number, colour: number, isLit = false): Part => {
    const tone = isLit ? colour : shade(colour, shine)
    return (canvas, x) => {
      const [y, end] = [canvas.road - top * unit, canvas.road - (top - high) * unit]
      fill(canvas, x, [x + left * unit, y, x + (left + wide) * unit, end], tone)
    }
  }
  const disc = (cx: number, cy: number, radius: number, colour: number): Part => {
    const tone = shade(colour, shine)
    return (canvas, x) => {
      const [middleX, middleY, far] = [x + cx * unit, canvas.road - cy * unit, radius * unit + 1]
      fill(canvas, x, [middleX - far, middleY - far, middleX + far, middleY + far], tone, (px, py) => {
        const [aside, below] = [px - x - cx * unit, py - canvas.road + cy * unit]
        return aside * aside + below * below < radius * unit * (radius * unit)
      })
    }
  }
  const roof: Part = (canvas, x) => {
    const { road } = canvas
    const bounds = [x - 34 * unit, road - 34 * unit, x + 34 * unit, road - 24 * unit] as const
    fill(canvas, x, bounds, shade(0x9a4a32, shine), (px, py) => {
      const half = (34 - (road - py) / unit) * 1.6 * unit
      return Math.abs(px - x) < half && py > road - 34 * unit
    })
  }
  return { box, disc, roof }
}

/** A thing's parts, from the back to the front. */
function partsOf(
  thing: SceneOptions['has'][number],
  height: number,
  { lamp, shine }: Palette,
  random: () => number,
): readonly Part[] {
  const { box, disc, roof } = createBrush(height, shine)
  const paint = [0x0f766e, 0xb45309, 0x1d4ed8, 0xbe123c][Math.floor(random() * 4)] ?? 0x0f766e
  const windows = Array.from({ length: 5 }, (_, index) => box(-25 + index * 9, 17, 7.5, 7, lamp, shine < 0.75))
  const parts: Record<SceneOptions['has'][number], readonly Part[]> = {
    shelter: [
      box(-16, 26, 32, 2.5, 0x334155),
      box(-15, 24, 1.5, 24, 0x475569),
      box(13.5, 24, 1.5, 24, 0x475569),
      box(-13.5, 22, 27, 16, 0xbcd3dd),
      box(-10, 7, 20, 1.6, 0x7c5a3a),
      box(7, 21, 5, 8, lamp, true),
    ],
    bus: [
      box(-28, 21, 56, 18, paint),
      ...windows,
      box(20, 17, 6, 13, 0xd6e4ea),
      box(-27, 8, 54, 1.2, 0xf8fafc),
      disc(-17, 2.5, 4, 0x111827),
      disc(16, 2.5, 4, 0x111827),
      disc(-17, 2.5, 1.8, 0x9ca3af),
      disc(16, 2.5, 1.8, 0x9ca3af),
    ],
    pole: [
      box(-0.7, 28, 1.4, 28, 0x64748b),
      disc(0, 29, 4.2, paint),
      disc(0, 29, 2.8, 0xffffff),
      box(-2.6, 20, 5.2, 8, 0xf8fafc),
    ],
    tree: [
      box(-1.3, 15, 2.6, 15, 0x6b4a2f),
      disc(0, 22, 9, 0x3f7d3c),
      disc(-5, 18, 6, 0x4b8b45),
      disc(5, 19, 6.5, 0x37703a),
    ],
    house: [
      box(-14, 24, 28, 24, 0xe5d3b3),
      roof,
      box(-10, 18, 6, 7, lamp, shine < 0.75),
      box(4, 18, 6, 7, lamp, shine < 0.75),
      box(-3, 10, 6, 10, 0x5b3a29),
    ],
    board: [
      box(-1, 20, 2, 20, 0x475569),
      box(-11, 34, 22, 14, 0x0b1220, true),
      box(-9, 32, 12, 1.6, 0xfbbf24, true),
      box(-9, 28.5, 15, 1.6, 0xfbbf24, true),
      box(-9, 25, 10, 1.6, 0xfbbf24, true),
      box(6, 32, 3, 1.6, 0xfbbf24, true),
      box(6, 25, 3, 1.6, 0xfbbf24, true),
    ],
  }
  return parts[thing]
}

function mix(a: number, b: number, share: number): number {
  const to = Math.min(1, Math.max(0, share))
  const from = 1 - to
  // Cut off above the half: rounded, as no colour is negative.
  const red = (((a >> 16) & 255) * from + ((b >> 16) & 255) * to + 0.5) | 0
  const green = (((a >> 8) & 255) * from + ((b >> 8) & 255) * to + 0.5) | 0
  return (red << 16) | (green << 8) | (((a & 255) * from + (b & 255) * to + 0.5) | 0)
}

const shade = (colour: number, shine: number): number => mix(0x0a0f1c, colour, shine)

/** 0 up to 1, the same for the same place. */
const hash = (x: number, y: number): number => {
  let mixed = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296
}

/** Lighter or darker by a little, as a surface is. */
const grain = (colour: number, x: number, y: number, strength: number): number =>
  mix(colour, hash(x >> 1, y >> 1) > 0.5 ? 0xffffff : 0x000000, (hash(x, y) * strength) / 255)

function seedOf(key: string): number {
  let seed = 7
  for (let index = 0; index < key.length; index += 1) seed = Math.imul(seed, 31) + key.charCodeAt(index)
  return seed >>> 0
}

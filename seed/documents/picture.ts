// Drawn pictures, made of a colour for each pixel: landscapes with a bus stop, interiors, charts. Written by jpeg.ts and png.ts.
import { createRandom } from '#seed/random.ts'

export interface Picture {
  readonly width: number
  readonly height: number
  /** The colour at a place, 0xRRGGBB. */
  readonly pixel: (x: number, y: number) => number
}

export type Light = 'morning' | 'noon' | 'evening' | 'night' | 'rain' | 'snow'
export type Ground = 'meadow' | 'street' | 'harbour' | 'station'

export interface SceneOptions {
  readonly light: Light
  readonly ground: Ground
  /** What stands there. */
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
  // By column, since every pixel asks.
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
  const things = has.map((thing, index) =>
    placed(thing, width * (0.14 + (0.72 * (index + random() * 0.5)) / has.length), road, height, colours, random),
  )
  const pixel = (x: number, y: number): number => {
    for (let index = things.length - 1; index >= 0; index -= 1) {
      const colour = things[index]?.(x, y)
      if (colour !== undefined) return weather(colour, x, y)
    }
    return weather(back(x, y), x, y)
  }
  const back = (x: number, y: number): number => {
    const [ridge, hill] = [ridges[x] as number, hills[x] as number]
    if (y < ridge) {
      if (light === 'night' && hash(x, y) > 0.9985) return 0xe8ecff
      return mix(colours.sky[0], colours.sky[1], y / horizon)
    }
    if (y < hill) return mix(colours.far, colours.near, ((y - ridge) / (hill - ridge + 1)) * 0.5)
    if (y > road) {
      const tone = grain(shade(GROUNDS[ground], colours.shine), x, y, ground === 'harbour' ? 14 : 8)
      if (ground === 'harbour')
        return mix(tone, colours.sky[1], 0.25 + 0.2 * Math.sin(y * 0.5 + Math.sin(x * 0.03) * 3))
      const stripe = Math.abs(y - (road + height) / 2) < 3 && x % 90 < 50
      return stripe ? shade(0xe9e6da, colours.shine) : tone
    }
    return grain(mix(colours.near, GROUNDS[ground], ((y - hill) / (road - hill)) * 0.35), x, y, 10)
  }
  const weather = (colour: number, x: number, y: number): number => {
    if (light === 'rain' && (x * 3 + y) % 61 < 2 && hash(x >> 2, y >> 4) > 0.55) return mix(colour, 0xdfe6ea, 0.45)
    if (light === 'snow' && hash(x >> 1, y >> 1) > 0.985) return 0xffffff
    return colour
  }
  return { width, height, pixel }
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
    const place = ((x - left) / (right - left)) * (values.length - 1)
    const [from, to] = [values[Math.floor(place)] ?? 0, values[Math.ceil(place)] ?? 0]
    return bottom - ((from + (to - from) * (place % 1)) / highest) * (bottom - top)
  }
  const pixel = (x: number, y: number): number => {
    if (x < left || x > right || y > bottom)
      return Math.abs(y - bottom) < 2 && x >= left && x <= right ? 0x555555 : 0xffffff
    if (kind === 'bars') {
      const place = ((x - left) / (right - left)) * values.length
      const value = values[Math.min(values.length - 1, Math.floor(place))] ?? 0
      if (place % 1 > 0.2 && y > bottom - (value / highest) * (bottom - top)) return colour
    } else {
      const line = heightAt(x)
      if (Math.abs(y - line) < 2.5) return colour
      if (y > line) return mix(0xffffff, colour, 0.18)
    }
    return (bottom - y) % Math.round((bottom - top) / 4) === 0 ? 0xdddddd : 0xffffff
  }
  return { width, height, pixel }
}

type Thing = (x: number, y: number) => number | undefined

function placed(
  thing: SceneOptions['has'][number],
  x: number,
  road: number,
  height: number,
  { lamp, shine }: Palette,
  random: () => number,
): Thing {
  const unit = height / 100
  const box =
    (left: number, top: number, wide: number, high: number, colour: number, isLit = false): Thing =>
    (px, py) =>
      px >= x + left * unit &&
      px < x + (left + wide) * unit &&
      py >= road - top * unit &&
      py < road - (top - high) * unit
        ? isLit
          ? colour
          : shade(colour, shine)
        : undefined
  const paint = [0x0f766e, 0xb45309, 0x1d4ed8, 0xbe123c][Math.floor(random() * 4)] ?? 0x0f766e
  const windows = Array.from({ length: 5 }, (_, index) => box(-25 + index * 9, 17, 7.5, 7, lamp, shine < 0.75))
  const disc =
    (cx: number, cy: number, radius: number, colour: number): Thing =>
    (px, py) =>
      (px - x - cx * unit) ** 2 + (py - road + cy * unit) ** 2 < (radius * unit) ** 2 ? shade(colour, shine) : undefined
  const parts: Record<SceneOptions['has'][number], readonly Thing[]> = {
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
      (px, py) =>
        Math.abs(px - x) < (34 - (road - py) / unit) * 1.6 * unit && py < road - 24 * unit && py > road - 34 * unit
          ? shade(0x9a4a32, shine)
          : undefined,
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
  const [own, reach] = [parts[thing].toReversed(), 32 * unit]
  return (px, py) => {
    if (Math.abs(px - x) > reach || py < road - 40 * unit || py > road + 4 * unit) return undefined
    for (const part of own) {
      const colour = part(px, py)
      if (colour !== undefined) return colour
    }
    return undefined
  }
}

function mix(a: number, b: number, share: number): number {
  const to = Math.min(1, Math.max(0, share))
  const from = 1 - to
  const red = Math.round(((a >> 16) & 255) * from + ((b >> 16) & 255) * to)
  const green = Math.round(((a >> 8) & 255) * from + ((b >> 8) & 255) * to)
  return (red << 16) | (green << 8) | Math.round((a & 255) * from + (b & 255) * to)
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

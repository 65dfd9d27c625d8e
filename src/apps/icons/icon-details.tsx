// The open icon: large, in another colour and stroke, copied or saved in any format, added to favourites, and beside those of its category.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { IconRef } from '#contract/apps/icons.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { showToast } from '#ui/toast-store.ts'
import { CATEGORY_NAMES } from './category-names.ts'
import { type Drawing, type Drawings, drawingOf, type Look, svgOf } from './drawings.ts'
import { IconMask } from './icon-mask.tsx'
import { pngOf } from './png.ts'
import { FORMATS } from './search-params.ts'
import { useFormatNames } from './toolbar.tsx'
import type { IconActions } from './use-icon-actions.ts'

export interface IconDetailsProps {
  readonly icon: IconRef
  readonly drawing: Drawing
  readonly drawings: Drawings | undefined
  readonly actions: IconActions
  readonly onOpen: (icon: IconRef) => void
}

/** px, of what is copied and saved here */
const SAVED_SIZE = 24
const PNG_SIZE = 512
const SHOWN_SIZES = [16, 24, 32, 48]
const MOST_RELATED = 12

export function IconDetails({ icon, drawing, drawings, actions, onOpen }: IconDetailsProps) {
  const { t, i18n } = useLingui()
  const [look, setLook] = useState<Look>({ size: SAVED_SIZE })
  const { colour, stroke } = look
  const category = Object.entries(drawings?.categories ?? {}).find(([, names]) => names.includes(icon.name))
  const categoryName = category && CATEGORY_NAMES[category[0]]
  return (
    <div className="space-y-5">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="wrap-anywhere font-semibold text-16">{icon.name}</h2>
          {category && <p className="text-13 text-ink-muted">{categoryName ? i18n._(categoryName) : category[0]}</p>}
        </div>
        <IconButton
          icon="star"
          solid={actions.isFavourite(icon)}
          label={actions.isFavourite(icon) ? t`Remove from favourites` : t`Add to favourites`}
          aria-pressed={actions.isFavourite(icon)}
          onPress={() => actions.toggleFavourite(icon)}
        />
      </div>
      <div className="flex items-end justify-around rounded-12 bg-surface-sunken px-2 py-5">
        {SHOWN_SIZES.map((size) => (
          <IconMask key={size} drawing={drawing} size={size} colour={colour} stroke={stroke} />
        ))}
      </div>
      <LookFields drawing={drawing} look={look} onChange={setLook} />
      <Copies icon={icon} drawing={drawing} look={look} actions={actions} />
      <Button isWide icon="shopping-bag" onPress={() => actions.toggleBasket(icon)}>
        {actions.isInBasket(icon) ? <Trans>Remove from basket</Trans> : <Trans>Add to basket</Trans>}
      </Button>
      {drawings && (
        <Related
          icon={icon}
          // A set without categories finds similar ones by their names.
          names={category?.[1] ?? namesLike(icon.name, Object.keys(drawings.icons))}
          drawings={drawings}
          onOpen={onOpen}
        />
      )}
    </div>
  )
}

interface LookFieldsProps {
  readonly drawing: Drawing
  readonly look: Look
  readonly onChange: (look: Look) => void
}

function LookFields({ drawing, look, onChange }: LookFieldsProps) {
  const hasStroke = drawing.body.includes('stroke-width=')
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-13">
      <label className="flex items-center gap-2">
        <Trans>Colour</Trans>
        <input
          type="color"
          value={look.colour ?? ''}
          onChange={({ target }) => onChange({ ...look, colour: target.value })}
          className="h-8 w-11 cursor-pointer rounded-4 bg-transparent pointer-coarse:h-11"
        />
      </label>
      {hasStroke && (
        <label className="flex items-center gap-2">
          <Trans>Stroke</Trans>
          <input
            type="range"
            min={0.5}
            max={3}
            step={0.25}
            value={look.stroke ?? 1.5}
            onChange={({ target }) => onChange({ ...look, stroke: Number(target.value) })}
            className="h-8 w-24 accent-accent pointer-coarse:h-11"
          />
        </label>
      )}
    </div>
  )
}

interface CopiesProps extends Pick<IconDetailsProps, 'icon' | 'drawing' | 'actions'> {
  readonly look: Look
}

/** Copies it in any format, and saves it. */
function Copies({ icon, drawing, look, actions }: CopiesProps) {
  const { t } = useLingui()
  const formats = useFormatNames()
  const saveSvg = () => saveFile(new File([svgOf(drawing, look)], `${icon.name}.svg`, { type: 'image/svg+xml' }))
  const savePng = async () => {
    try {
      saveFile(await pngOf(drawing, { ...look, size: PNG_SIZE }, icon.name))
    } catch {
      showToast({ kind: 'error', message: t`Couldn’t create the image.` })
    }
  }
  return (
    <div className="grid grid-cols-2 gap-2">
      {FORMATS.map((format) => (
        <Button
          key={format}
          size="sm"
          icon="clipboard-document"
          onPress={() => actions.copy(icon, () => drawing, format, look)}
        >
          {formats[format]}
        </Button>
      ))}
      <Button size="sm" icon="arrow-down-tray" onPress={saveSvg}>
        <Trans>Save SVG</Trans>
      </Button>
      <Button size="sm" icon="arrow-down-tray" onPress={savePng}>
        <Trans>Save PNG</Trans>
      </Button>
    </div>
  )
}

/** The names that begin as one does, and after them those that share another word with it. */
function namesLike(name: string, names: readonly string[]): string[] {
  const words = name.split('-')
  const likeness = (other: string) => {
    const own = other.split('-')
    return own[0] === words[0] ? 2 : own.some((word) => words.includes(word)) ? 1 : 0
  }
  return names.filter((other) => likeness(other) > 0).sort((a, b) => likeness(b) - likeness(a))
}

interface RelatedProps extends Pick<IconDetailsProps, 'icon' | 'onOpen'> {
  readonly names: readonly string[]
  readonly drawings: Drawings
}

function Related({ icon, names, drawings, onOpen }: RelatedProps) {
  const others = names.filter((name) => name !== icon.name && name in drawings.icons).slice(0, MOST_RELATED)
  if (others.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 font-medium text-13 text-ink-muted">
        <Trans>Similar icons</Trans>
      </h3>
      <ul className="flex flex-wrap gap-1">
        {others.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-label={name}
              onClick={() => onOpen({ set: icon.set, name })}
              className="grid size-10 cursor-pointer place-items-center rounded-8 hover:bg-surface-hover pointer-coarse:size-11"
            >
              <IconMask drawing={drawingOf(drawings, name)} size={20} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

// When the open card is due, who works on it, what it is about and its cover: each a button that changes it.
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { CardDetail } from '#contract/apps/scrumboard-shapes.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#ui/menu.tsx'
import { Popover } from '#ui/popover.tsx'
import { Tag } from '#ui/tag.tsx'
import { Due } from '../board/card-face.tsx'
import { useBoard } from '../board-context.ts'
import { COLOUR_NAMES, COLOURS, colourOf } from '../colours.ts'
import { ColouredItem } from '../menus/coloured-item.tsx'

const DueEditor = lazy(() => import('./due-editor.tsx'))

interface FactsProps {
  readonly card: CardDetail
}

export function CardFacts({ card }: FactsProps) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1">
      <DueFact card={card} />
      <MembersFact card={card} />
      <LabelsFact card={card} />
      <CoverFact card={card} />
    </dl>
  )
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt className="text-13 text-ink-muted">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </>
)

/** A value that opens what changes it. */
const valueClass =
  'h-auto! min-h-9 pointer-coarse:min-h-11 max-w-full flex-wrap justify-start! gap-x-3! py-1! font-normal! text-start'

function DueFact({ card }: FactsProps) {
  const { t } = useLingui()
  const { cards } = useBoard()
  const [isOpen, setOpen] = useState(false)
  const { id, dueDate, done } = card
  return (
    <Fact name={t`Due`}>
      <Popover
        label={t`Due date`}
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button variant="quiet" className={valueClass} aria-label={dueDate === null ? t`Set a due date` : undefined}>
            {dueDate === null ? <Trans>Set a due date</Trans> : <Due card={{ dueDate, done: false }} />}
            {done && <Due card={{ dueDate: null, done }} />}
          </Button>
        }
      >
        <Suspense>
          <DueEditor
            due={dueDate}
            onChange={(due) => {
              setOpen(false)
              void cards.patch(id, { dueDate: due }, due === null ? t`Due date removed` : t`Due date set`)
            }}
          />
        </Suspense>
      </Popover>
    </Fact>
  )
}

function MembersFact({ card: { id, members } }: FactsProps) {
  const { t } = useLingui()
  const { board, people, cards } = useBoard()
  const known = members.flatMap((one) => people.get(one) ?? [])
  const choose = (chosen: ReadonlySet<string>) => void cards.patch(id, { members: [...chosen] }, t`Members changed`)
  return (
    <Fact name={t`Members`}>
      <MenuTrigger
        placement="bottom start"
        trigger={
          <Button
            variant="quiet"
            className={valueClass}
            aria-label={known.length === 0 ? t`Choose members` : undefined}
          >
            {known.length === 0 && <Trans>Choose members</Trans>}
            {known.map(({ id: memberId, name, avatar }) => (
              <span key={memberId} className="flex items-center gap-1.5">
                <Avatar name={name} src={avatar} size={24} /> {name}
              </span>
            ))}
          </Button>
        }
      >
        <Menu aria-label={t`Members`} className="max-h-80">
          <MenuSection label={t`Members`} selectionMode="multiple" selectedKeys={members} onSelectionChange={choose}>
            {board.members.map(({ id: memberId, name }) => (
              <MenuItem key={memberId} id={memberId}>
                {name}
              </MenuItem>
            ))}
          </MenuSection>
        </Menu>
      </MenuTrigger>
    </Fact>
  )
}

function LabelsFact({ card: { id, labels } }: FactsProps) {
  const { t } = useLingui()
  const { board, labels: known, cards, openDialog } = useBoard()
  const own = labels.flatMap((one) => known.get(one) ?? [])
  const choose = (chosen: ReadonlySet<string>) => void cards.patch(id, { labels: [...chosen] }, t`Tags changed`)
  return (
    <Fact name={t`Tags`}>
      <MenuTrigger
        placement="bottom start"
        trigger={
          <Button variant="quiet" className={valueClass} aria-label={own.length === 0 ? t`Choose tags` : undefined}>
            {own.length === 0 && <Trans>Choose tags</Trans>}
            {own.map(({ id: labelId, title, colour }) => (
              <Tag key={labelId} color={colourOf(colour)} className="text-13!">
                {title || t`Untitled tag`}
              </Tag>
            ))}
          </Button>
        }
      >
        <Menu aria-label={t`Tags`}>
          {board.labels.length > 0 && (
            <MenuSection label={t`Tags`} selectionMode="multiple" selectedKeys={labels} onSelectionChange={choose}>
              {board.labels.map(({ id: labelId, title, colour }) => (
                <ColouredItem key={labelId} id={labelId} title={title || t`Untitled tag`} colour={colour} />
              ))}
            </MenuSection>
          )}
          <MenuSection label={t`More`}>
            <MenuItem icon="pencil-square" onAction={() => openDialog({ kind: 'labels' })}>{t`Edit tags…`}</MenuItem>
          </MenuSection>
        </Menu>
      </MenuTrigger>
    </Fact>
  )
}

const NO_COVER = 'none'

function CoverFact({ card: { id, cover, attachments } }: FactsProps) {
  const { t, i18n } = useLingui()
  const { cards } = useBoard()
  const pictures = attachments.filter(({ type }) => type.startsWith('image/'))
  const chosen = cover === null ? NO_COVER : 'colour' in cover ? cover.colour : cover.attachmentId
  const colour = COLOURS.find((one) => one === chosen)
  const picture = pictures.find((one) => one.id === chosen)
  const choose = (keys: ReadonlySet<string>) => {
    const [key] = keys
    if (key === undefined || key === chosen) return
    const next = COLOURS.some((one) => one === key) ? { colour: key } : { attachmentId: key }
    void cards.patch(id, { cover: key === NO_COVER ? null : next }, t`Cover changed`)
  }
  return (
    <Fact name={t`Cover`}>
      <MenuTrigger
        placement="bottom start"
        trigger={
          <Button variant="quiet" className={valueClass}>
            {picture?.name ?? (colour ? i18n._(COLOUR_NAMES[colour]) : t`No cover`)}
          </Button>
        }
      >
        <Menu aria-label={t`Cover`} className="max-h-80">
          <MenuSection label={t`Cover`} selectionMode="single" selectedKeys={[chosen]} onSelectionChange={choose}>
            <MenuItem id={NO_COVER}>{t`No cover`}</MenuItem>
            {pictures.map((one) => (
              <MenuItem key={one.id} id={one.id} icon="photo">
                {one.name}
              </MenuItem>
            ))}
            {COLOURS.map((one) => (
              <ColouredItem key={one} id={one} title={i18n._(COLOUR_NAMES[one])} colour={one} />
            ))}
          </MenuSection>
        </Menu>
      </MenuTrigger>
    </Fact>
  )
}

// A company's mark: its initials on a tint of its own, since invented companies have no logos, and the glyph of its sector at their foot. Used wherever a job or
// an application is shown.
// @chunk job-rows
import { companyInitials, companyTint } from './company-initials.ts'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

const TINTS = [
  'company-mark-0',
  'company-mark-1',
  'company-mark-2',
  'company-mark-3',
  'company-mark-4',
  'company-mark-5',
  'company-mark-6',
  'company-mark-7',
]

/** By a sector's id; one that is not here has none. */
const GLYPHS: Readonly<Record<string, string>> = {
  transport: 'ticket',
  logistics: 'truck',
  energy: 'bolt',
  health: 'heart',
  public: 'building-library',
  software: 'code-bracket',
  food: 'cake',
  retail: 'shopping-bag',
  finance: 'banknotes',
  industry: 'cog-8-tooth',
  construction: 'wrench-screwdriver',
  education: 'academic-cap',
  culture: 'musical-note',
  services: 'briefcase',
}

export interface CompanyMarkProps {
  /** Undefined as long as it is not there. */
  readonly company: { readonly name: string; readonly sector: string } | undefined
  readonly isLarge?: boolean
}

export function CompanyMark({ company: { name, sector } = { name: '', sector: '' }, isLarge }: CompanyMarkProps) {
  const glyph = Object.hasOwn(GLYPHS, sector) ? GLYPHS[sector] : undefined
  return (
    <span
      aria-hidden="true"
      className={cx(
        'company-mark relative grid shrink-0 place-items-center rounded-8 font-semibold',
        TINTS[companyTint(name)],
        isLarge ? 'size-12 text-16' : 'size-9 text-12',
      )}
    >
      {companyInitials(name)}
      {glyph && (
        <span
          className={cx(
            'absolute grid place-items-center rounded-full border border-line-soft bg-surface-raised text-ink-muted',
            isLarge ? '-end-1.5 -bottom-1.5 size-5.5' : '-end-1.5 -bottom-1.5 size-4.5',
          )}
        >
          <Icon name={glyph} size={isLarge ? 14 : 12} className="stroke-[1.75]" />
        </span>
      )}
    </span>
  )
}

// The filters of the list of skills: text, a family, and three kinds.
import { useLingui } from '@lingui/react/macro'
import type { SkillFamily } from '#contract/portal/skills.ts'
import { SearchBox } from '#kit/address/search-box.tsx'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { Chip } from '#ui/chip.tsx'
import { Select } from '#ui/select.tsx'
import type { SkillsSearch } from './skills-search.ts'

const ALL = 'all'

export interface SkillFiltersProps {
  readonly search: SkillsSearch
  readonly families: readonly SkillFamily[]
  onChange(change: Partial<SkillsSearch>): void
}

export function SkillFilters({ search, families, onChange }: SkillFiltersProps) {
  const { t } = useLingui()
  const say = useBilingual()
  const shown = {
    evaluable: t`Can be evaluated`,
    target: t`Required by my target roles`,
    mine: t`Level known`,
  }
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2 print:hidden">
      <SearchBox
        label={t`Find a skill`}
        query={search.q}
        onSearch={(q) => onChange({ q })}
        className="w-full sm:w-64"
      />
      <Select
        label={t`Family`}
        isLabelHidden
        value={search.family ?? ALL}
        onChange={(family) => onChange({ family: family === ALL ? undefined : family })}
        options={[{ id: ALL, label: t`All families` }, ...families.map(({ id, label }) => ({ id, label: say(label) }))]}
        className="w-full sm:w-56"
      />
      {(['evaluable', 'target', 'mine'] as const).map((id) => (
        <Chip
          key={id}
          isSelected={search.show === id}
          onPress={() => onChange({ show: search.show === id ? undefined : id })}
        >
          {shown[id]}
        </Chip>
      ))}
    </div>
  )
}

// The shell's menus, of the places. `compact` and `futuristic` are empty, `horizontal` has an empty Dashboards group (workspace spec §3).
import type { Language } from '#contract/shared.ts'
import type { Navigation, NavigationItem } from '#contract/shell/navigation.ts'
import { type Place, type PlaceGroupId, placeGroups, places } from '#platform/places.ts'

export function seedNavigation(language: Language = 'en'): Navigation {
  const item = ({ id, title, icon, path }: Place): NavigationItem => ({
    id,
    title: title[language],
    type: 'basic',
    icon,
    link: path,
  })
  const itemsIn = (menu: Place['menu']) => places.filter((place) => place.menu === menu).map(item)
  const group = (id: PlaceGroupId): NavigationItem => {
    const { title, icon } = placeGroups[id]
    return { id, title: title[language], type: 'group', icon, children: itemsIn(id) }
  }
  return {
    compact: [],
    default: [group('career'), group('skills')],
    futuristic: [],
    horizontal: [
      group('dashboards'),
      ...itemsIn('top'),
      group('career'),
      group('skills'),
      group('workspace'),
      group('samples'),
    ],
  }
}

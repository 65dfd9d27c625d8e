// The menus of the shell (workspace spec §3), in the requested language.
import { navigationApi } from '#contract/shell/navigation.ts'
import { seedNavigation } from '#seed/navigation.ts'
import { defineModule } from '#sw/api/engine/define-module.ts'

export const navigationModule = defineModule(navigationApi, {
  tables: {},
  handlers: { navigation: (_, { language }) => seedNavigation(language) },
})

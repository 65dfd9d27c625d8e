// The gallery of the design system, in development alone; a built app knows no such page.
import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/ui')({
  staticData: { layout: 'empty' },
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw redirect({ to: '/404-not-found' })
  },
  component: import.meta.env.DEV ? lazyRouteComponent(() => import('#ui/gallery/gallery.tsx'), 'Gallery') : undefined,
})

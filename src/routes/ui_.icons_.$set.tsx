import { createFileRoute, redirect } from '@tanstack/react-router'

// The set of the back end's address, as the screen has it.
export const Route = createFileRoute('/ui_/icons_/$set')({
  beforeLoad: ({ params: { set } }) => {
    throw redirect({ to: '/ui/icons', search: { set: set as never }, replace: true })
  },
})

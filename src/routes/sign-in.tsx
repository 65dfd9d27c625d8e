import { createFileRoute } from '@tanstack/react-router'
import * as z from '#contract/zod.ts'
import { SignInScreen } from '#portal/auth/sign-in-screen.tsx'

export const Route = createFileRoute('/sign-in')({
  validateSearch: z.object({ redirectURL: z.catch(z.optional(z.string()), undefined) }),
  staticData: { layout: 'empty' },
  component: () => <SignInScreen redirectURL={Route.useSearch().redirectURL} />,
})

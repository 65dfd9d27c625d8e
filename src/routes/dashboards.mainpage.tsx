import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen } from '#portal/home/home-screen.tsx'

export const Route = createFileRoute('/dashboards/mainpage')({ component: HomeScreen })

// Names the page: the document's title, with what is open in it, and when somebody goes to another page its announcement and the focus on it.
import { useLingui } from '@lingui/react'
import { useMatches, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useShownRecordTitle } from '#platform/navigation/record-title.ts'
import { announce } from '#ui/announce.ts'
import { focusPage, MAIN_ID } from './main-content.ts'

export function PageTitle() {
  const { i18n } = useLingui()
  const router = useRouter()
  const title = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  })
  const record = useShownRecordTitle()
  const titleText = title ? i18n._(title) : undefined

  useEffect(() => {
    document.title = [record, titleText, 'Cairn'].filter(Boolean).join(' · ')
  }, [record, titleText])

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const { title: reached } = router.state.matches.findLast(({ staticData }) => staticData.title)?.staticData ?? {}
        if (reached) announce(i18n._(reached))
        // A page that has put the focus somewhere in itself knows better.
        const isInPage = document.getElementById(MAIN_ID)?.contains(document.activeElement)
        if (!isInPage || document.activeElement?.id === MAIN_ID) focusPage()
      }),
    [router, i18n],
  )
  return null
}

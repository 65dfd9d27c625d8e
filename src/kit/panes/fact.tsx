// What is known of an open thing, name by name: each is a button that opens what changes it. In a `dl` of two columns.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Menu, MenuTrigger } from '#ui/menu.tsx'

/** Chosen from a menu. */
export function MenuFact({ name, items, children }: { name: string; items: ReactNode; children: ReactNode }) {
  return (
    <Fact name={name}>
      <MenuTrigger trigger={<FactButton name={name}>{children}</FactButton>} placement="bottom start">
        <Menu aria-label={name}>{items}</Menu>
      </MenuTrigger>
    </Fact>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="flex min-h-8 items-center text-ink-faint pointer-coarse:min-h-11">{name}</dt>
      <dd className="flex min-h-8 min-w-0 items-center pointer-coarse:min-h-11">{children}</dd>
    </>
  )
}

/** Takes a button's props, since what opens from it passes them on. */
export function FactButton({ name, children, ...press }: { name: string; children: ReactNode; onPress?: () => void }) {
  const { t } = useLingui()
  return (
    <Button
      {...press}
      variant="quiet"
      size="sm"
      className="-ms-2.5 h-auto! min-h-7 max-w-full flex-wrap justify-start! gap-x-3! gap-y-1! whitespace-normal! py-1 text-start font-normal! text-ink! pointer-coarse:min-h-11"
    >
      <span className="sr-only">{t`${name}:`} </span>
      {children}
    </Button>
  )
}

/** Said where there is nothing. */
export const None = ({ children }: { children: ReactNode }) => <span className="text-ink-muted">{children}</span>

// The gallery's third part: what opens. What floats takes the page's own scheme, so use the switch above to see both.
import { useState } from 'react'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger, Submenu } from '#ui/menu.tsx'
import { Popover } from '#ui/popover.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast-store.ts'
import { Line } from './stage.tsx'

export function Overlays() {
  return (
    <Line>
      <Menus />
      <Popover trigger={<Button>Popover</Button>} label="Quick edit">
        {(close) => (
          <form
            className="space-y-3"
            onSubmit={(event) => {
              event.preventDefault()
              close()
            }}
          >
            <TextField label="Title" autoFocus />
            <Button variant="primary" size="sm" type="submit">
              Save
            </Button>
          </form>
        )}
      </Popover>
      <Dialogs />
      <Drawer title="Menu" trigger={<IconButton icon="bars-3" label="Open menu" />}>
        <p className="p-5">Home, jobs, applications.</p>
      </Drawer>
      <Drawer title="Filters" side="end" trigger={<Button>Drawer at the end</Button>}>
        <p className="p-5">What to show.</p>
      </Drawer>
    </Line>
  )
}

function Menus() {
  const [scheme, setScheme] = useState(new Set(['light']))
  return (
    <>
      <MenuTrigger trigger={<IconButton icon="ellipsis-horizontal" label="More" />}>
        <Menu aria-label="More" onAction={(key) => showToast({ message: `Chosen: ${key}` })}>
          <MenuItem id="copy" icon="link" shortcut="C">
            Copy link
          </MenuItem>
          <MenuItem id="print" icon="printer" description="One page">
            Print
          </MenuItem>
          <Submenu trigger={<MenuItem icon="arrow-right">Move to</MenuItem>}>
            <Menu aria-label="Move to">
              <MenuItem id="week">This week</MenuItem>
              <MenuItem id="learning">Learning</MenuItem>
            </Menu>
          </Submenu>
          <MenuItem id="closed" isDisabled>
            Not here
          </MenuItem>
          <MenuSeparator />
          <MenuItem id="delete" icon="trash" shortcut="#">
            Delete
          </MenuItem>
        </Menu>
      </MenuTrigger>
      <MenuTrigger trigger={<Chip hasMenu>Scheme</Chip>} placement="bottom start">
        <Menu aria-label="Scheme">
          <MenuSection title="Scheme" selectionMode="single" selectedKeys={scheme} onSelectionChange={setScheme}>
            <MenuItem id="light">Light</MenuItem>
            <MenuItem id="dark">Dark</MenuItem>
            <MenuItem id="system">Same as system</MenuItem>
          </MenuSection>
        </Menu>
      </MenuTrigger>
    </>
  )
}

function Dialogs() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Dialog
        title="Edit section"
        description="Tasks keep their order."
        trigger={<Button>Dialog</Button>}
        footer={
          <>
            <Button>Cancel</Button>
            <Button variant="primary">Save changes</Button>
          </>
        }
      >
        <TextField label="Name" defaultValue="This week" />
      </Dialog>
      <Button onPress={() => setAsking(true)}>Alert dialog</Button>
      <AlertDialog
        title="Delete the account?"
        confirmLabel="Delete account"
        isDanger
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => undefined}
      >
        All that is kept on this device goes with it. This cannot be undone.
      </AlertDialog>
    </>
  )
}

// The labels of a set's categories: the data names them in English. One that is not here keeps its own title.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const CATEGORY_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  Action: msg({ message: 'Actions', context: 'icons' }),
  Alert: msg({ message: 'Alerts', context: 'icons' }),
  AV: msg({ message: 'Audio and video', context: 'icons' }),
  Communication: msg({ message: 'Communication', context: 'icons' }),
  Content: msg({ message: 'Content', context: 'icons' }),
  Device: msg({ message: 'Devices', context: 'icons' }),
  Editor: msg({ message: 'Editing', context: 'icons' }),
  File: msg({ message: 'Files', context: 'icons' }),
  Hardware: msg({ message: 'Hardware', context: 'icons' }),
  Home: msg({ message: 'Home', context: 'icons' }),
  Image: msg({ message: 'Images', context: 'icons' }),
  Maps: msg({ message: 'Maps', context: 'icons' }),
  Math: msg({ message: 'Mathematics', context: 'icons' }),
  Navigation: msg({ message: 'Navigation', context: 'icons' }),
  Notification: msg({ message: 'Notifications', context: 'icons' }),
  Places: msg({ message: 'Places', context: 'icons' }),
  Search: msg({ message: 'Search', context: 'icons' }),
  Shopping: msg({ message: 'Shopping', context: 'icons' }),
  Social: msg({ message: 'People and society', context: 'icons' }),
  Toggle: msg({ message: 'Switches', context: 'icons' }),
}

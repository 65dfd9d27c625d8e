// Shows a notification of the device, where the person has let Cairn show them.

export interface DeviceMessage {
  /** One with the same tag takes the other's place: each is shown once, over all tabs. */
  readonly tag: string
  readonly body: string
  /** A path of Cairn: where the worker leads whoever presses it. */
  readonly address: string
  /** Does the same in this page. */
  readonly open: () => void
}

export async function showOnDevice({ tag, body, address, open }: DeviceMessage): Promise<void> {
  if (globalThis.Notification?.permission !== 'granted') return
  const options = { tag, icon: `${import.meta.env.BASE_URL}icons/icon-192.png`, body }
  try {
    const shown = new Notification('Cairn', options)
    shown.addEventListener('click', () => {
      window.focus()
      open()
      shown.close()
    })
  } catch {
    // Android shows them by the worker alone, which opens Cairn when one is pressed.
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.showNotification('Cairn', {
      ...options,
      data: `${import.meta.env.BASE_URL}${address.slice(1)}`,
    })
  }
}

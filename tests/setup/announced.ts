// What the page's own polite live region says now; React Aria, once a part of it is loaded, has one beside it.
export const announced = (): string =>
  document.querySelector('[aria-live="polite"]:not([data-live-announcer] *)')?.textContent ?? ''

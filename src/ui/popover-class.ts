// The classes of everything that floats beside its trigger: menu, select, popover, date picker.
// @chunk signed-in

export const popoverClass =
  'popover z-(--z-popover) max-w-[calc(100vw-16px)] overflow-auto overscroll-contain rounded-12 bg-surface-overlay text-body text-ink shadow-menu outline-none forced-colors:border entering:animate-float-in exiting:animate-float-out'

/** One row of a menu or of a list of options. */
export const optionClass =
  'option group/option flex min-h-9 cursor-pointer items-center gap-3 rounded-8 px-3 py-1.5 text-ink no-underline outline-none select-none focus:bg-surface-control data-focused:bg-surface-control data-hovered:bg-surface-control data-disabled:cursor-default data-disabled:opacity-50 pointer-coarse:min-h-11 forced-colors:data-focused:outline-2'

export const groupLabelClass = 'px-3 pt-3 pb-1 text-12 font-medium text-ink-faint'

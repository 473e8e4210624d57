/** Look of one entry of a menu. */
export const menuItemLook =
  'flex min-h-9 w-full cursor-default items-center gap-2.5 rounded-control px-2.5 py-1.5 text-start text-sm outline-none select-none data-[highlighted]:bg-sunken data-[disabled]:opacity-60 pointer-coarse:min-h-11';

/** Look of the sheet that a menu opens. */
export const menuSheetLook =
  'transition-[opacity,translate] duration-150 ease-draw starting:translate-y-1 starting:opacity-0 z-50 min-w-56 overflow-auto rounded-card border border-edge bg-raised p-1.5 text-ink shadow-card';

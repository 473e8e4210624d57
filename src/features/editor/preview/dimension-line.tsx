type DimensionLineProps = {
  /** Width of the page inside, in CSS pixels. */
  width: number;
  /** Width on the screen. */
  shownWidth: number;
  scale: number;
  isShown: boolean;
};

/** A drafting dimension below the frame: how wide the page is, and how much smaller it is drawn. */
export function DimensionLine({ width, shownWidth, scale, isShown }: DimensionLineProps) {
  return (
    <div
      className="mx-auto flex h-9 items-center gap-2.5 font-code text-xs font-medium whitespace-nowrap text-blueprint tabular-nums"
      style={{ width: shownWidth || '100%', visibility: isShown && width > 0 ? 'visible' : 'hidden' }}
    >
      <span aria-hidden className={`border-s ${lineLook}`} />
      <span dir="ltr">
        {Math.round(width)} px{scale < 1 ? ` · ${Math.round(scale * 100)} %` : ''}
      </span>
      <span aria-hidden className={`border-e ${lineLook}`} />
    </div>
  );
}

const lineLook =
  'h-[7px] flex-1 border-current bg-linear-to-r from-current to-current bg-[length:100%_1px] bg-center bg-no-repeat';

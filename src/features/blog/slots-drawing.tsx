type Part = {
  readonly text: string;
  readonly slot?: string;
  /** What follows the marked words without a space. */ readonly after?: string;
  readonly isOut?: boolean;
};
const parts: readonly Part[] = [
  { text: 'A website for my' },
  { text: 'café', slot: 'kind' },
  { text: '“Luftpost”', slot: 'name' },
  { text: 'in' },
  { text: 'Graz', slot: 'place', after: ',' },
  { text: 'moss green', slot: 'colour' },
  { text: 'and' },
  { text: 'cream', slot: 'colour', after: ',' },
  { text: 'with a' },
  { text: 'menu', slot: 'page' },
  { text: 'and opening hours' },
  { text: 'Tue–Sun 8–18', slot: 'hours', after: '.' },
  { text: 'No' },
  { text: 'newsletter', slot: 'left out', isOut: true, after: '.' },
];

/** A prompt with its understood words marked and named, as the picker marks things on a page. */
export function SlotsDrawing() {
  return (
    <p className="flex flex-wrap items-end gap-x-1.5 gap-y-3 text-[17px] leading-tight">
      {parts.map(({ text, slot, after, isOut }) =>
        slot === undefined ? (
          <span key={text} className="pb-1">
            {text}
          </span>
        ) : (
          <span key={text} className="grid justify-items-start">
            <span
              className={`rounded-t-[4px] px-1.5 py-0.5 font-code text-[11px] font-medium ${isOut ? 'bg-signal text-on-signal' : 'bg-blueprint text-on-blueprint'}`}
            >
              {slot}
            </span>
            <span>
              <span
                className={`inline-block border border-dashed px-1.5 py-0.5 font-medium ${isOut ? 'border-signal line-through' : 'border-blueprint'}`}
              >
                {text}
              </span>
              {after}
            </span>
          </span>
        ),
      )}
    </p>
  );
}

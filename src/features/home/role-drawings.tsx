const card = 'w-[min(26rem,76vw)] rounded-card border border-edge bg-raised p-5 shadow-card';

/** Markup as the composer writes it. */
export function CodeDrawing() {
  return (
    <pre className={`${card} overflow-hidden font-code text-[12.5px] leading-[1.65] text-muted`}>
      <span className="text-blueprint">{'<section'}</span>
      {' class="hours"'}
      <span className="text-blueprint">{'>'}</span>
      {'\n  '}
      <span className="text-blueprint">{'<h2>'}</span>
      <span className="text-ink">Open at half past six</span>
      <span className="text-blueprint">{'</h2>'}</span>
      {'\n  '}
      <span className="text-blueprint">{'<dl>'}</span>
      {'\n    <dt>Tuesday to Saturday</dt>\n    <dd>6:30–18:00</dd>\n  '}
      <span className="text-blueprint">{'</dl>'}</span>
      {'\n'}
      <span className="text-blueprint">{'</section>'}</span>
    </pre>
  );
}

const ramp = ['#f6ead7', '#e9c795', '#d38a5f', '#b4532f', '#7a3720', '#3b2318'];

/** A palette with the pair of type that stands on it. */
export function PaletteDrawing() {
  return (
    <div className={`${card} grid gap-4`}>
      <div className="flex overflow-hidden rounded-control border border-line">
        {ramp.map((colour) => (
          <span key={colour} className="h-14 flex-1" style={{ backgroundColor: colour }} />
        ))}
      </div>
      <div className="flex items-baseline justify-between gap-4 font-code text-[12px] text-muted">
        <span>bark on cream</span>
        <span>12.3 : 1</span>
      </div>
      <p className="font-[Georgia,serif] text-[34px] leading-[1.04] font-semibold tracking-[-0.02em]">
        Bread that waits for the moon.
      </p>
    </div>
  );
}

const versions = [
  { note: 'Make the header quieter', who: 'Ana', lines: '+6 −11' },
  { note: 'New prices for spring', who: 'Jonas', lines: '+4 −4' },
  { note: 'Built from the prompt', who: 'Composer', lines: '+812' },
];

/** The list of versions of a project. */
export function VersionsDrawing() {
  return (
    <ol className={`${card} grid gap-3`}>
      {versions.map(({ note, who, lines }, index) => (
        <li key={note} className="grid grid-cols-[auto_1fr_auto] items-center gap-3 text-sm">
          <span
            className={`size-2.5 rounded-full border-2 ${index === 0 ? 'border-signal bg-signal' : 'border-edge'}`}
          />
          <span>
            <span className="block font-semibold">{note}</span>
            <span className="text-muted">{who}</span>
          </span>
          <span className="font-code text-[12px] text-muted">{lines}</span>
        </li>
      ))}
    </ol>
  );
}

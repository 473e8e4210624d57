const versions = [
  { y: 34, name: 'v1', note: 'the build', points: [54, 106, 158] },
  { y: 106, name: 'v2', note: 'make the buttons green', points: [54, 106, 210] },
  { y: 178, name: 'v3', note: 'restore v1', points: [54, 106, 158] },
] as const;
const contents = [
  { y: 54, name: 'index.html', hash: '4be1…' },
  { y: 106, name: 'script.js', hash: 'a07c…' },
  { y: 158, name: 'style.css', hash: '9f2c…' },
  { y: 210, name: 'style.css', hash: 'e85d…' },
] as const;

/** Versions on one side, contents on the other, and which names which. */
export function VersionsDrawing() {
  return (
    <svg
      viewBox="0 0 640 250"
      role="img"
      aria-label="Versions one and three name the same three contents; version two shares two of them and names a new stylesheet."
      className="h-auto w-full min-w-[34rem] font-code text-[12.5px]"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <g className="text-blueprint">
        {versions.flatMap(({ y, name, points }) =>
          points.map((to) => (
            <path
              key={`${name}-${to}`}
              d={`M250 ${y + 16}C340 ${y + 16} 350 ${to} 428 ${to}`}
              className={to === 210 ? 'text-signal' : undefined}
            />
          )),
        )}
        <path d="M15 58v40M15 130v40" strokeDasharray="3 4" />
      </g>
      {versions.map(({ y, name, note }) => (
        <g key={name}>
          <circle cx="15" cy={y + 16} r="6" className="fill-raised text-blueprint" />
          <text x="34" y={y + 12} stroke="none" className="fill-blueprint font-medium">
            {name}
          </text>
          <text x="34" y={y + 30} stroke="none" className="fill-ink">
            {note}
          </text>
        </g>
      ))}
      {contents.map(({ y, name, hash }) => (
        <g key={hash} className={y === 210 ? 'text-signal' : 'text-ink'}>
          <rect x="428" y={y - 18} width="210" height="36" rx="6" className="fill-raised" />
          <text x="442" y={y + 4} stroke="none" className="fill-ink">
            {name}
          </text>
          <text x="624" y={y + 4} stroke="none" textAnchor="end" className="fill-muted">
            {hash}
          </text>
        </g>
      ))}
    </svg>
  );
}

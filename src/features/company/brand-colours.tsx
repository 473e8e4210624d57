import { CopyButton } from '@/ui/copy-button';

const colours = [
  { name: 'Paper', token: 'oklch(0.984 0.004 85)' },
  { name: 'Ink', token: 'oklch(0.235 0.025 262)' },
  { name: 'Blueprint', token: 'oklch(0.46 0.15 256)' },
  { name: 'Vermilion', token: 'oklch(0.575 0.185 34)' },
] as const;

/** The four colours of the brand, each to be copied. */
export function BrandColours() {
  return (
    <ul className="grid grid-cols-1 gap-4 min-[460px]:grid-cols-2 xl:grid-cols-4">
      {colours.map(({ name, token }) => (
        <li key={name} className="overflow-hidden rounded-card border border-line bg-raised">
          <div className="h-24 border-b border-line" style={{ backgroundColor: token }} />
          <div className="grid gap-0.5 py-2.5 ps-4 pe-1.5">
            <div className="flex items-center justify-between gap-2">
              <p className="font-semibold">{name}</p>
              <CopyButton label={`Copy ${name}`} text={() => token} />
            </div>
            <p dir="ltr" className="font-code text-[12px] text-muted">
              {token}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

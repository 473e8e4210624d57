const loaves = [
  { name: 'Pão de massa mãe', price: '€4.20' },
  { name: 'Broa de milho', price: '€3.60' },
  { name: 'Pastel de nata', price: '€1.40' },
];

/** A page being drawn: the drafting motif of the brand, decorative beside the prompt. */
export function DrawnSheet() {
  return (
    <div aria-hidden className="relative mt-3.5 max-lg:hidden">
      <div className="overflow-hidden rounded-xl border border-edge bg-raised shadow-card">
        <div className="flex items-center gap-2.5 border-b border-line px-3 py-2.5 font-code text-xs font-medium text-muted">
          <span className="flex-1">pao-da-lua / index.html</span>
          <span>4 pages</span>
        </div>
        <div className="grid grid-cols-[1.1fr_0.9fr] items-center gap-4 bg-[#f6ead7] px-6 py-7 text-[#3b2318]">
          <div>
            <p className="mb-2.5 font-[Georgia,serif] text-[34px] leading-none font-semibold tracking-[-0.02em]">
              Bread that
              <br />
              waits for
              <br />
              the moon.
            </p>
            <p className="mb-3.5 text-[13px] leading-snug">
              Slow dough, wood oven, doors open at 7:30. Rua da Graça 41, Lisbon.
            </p>
            <span className="inline-block rounded-full bg-[#b4532f] px-3.5 py-2 text-[12.5px] font-semibold text-white">
              See today’s menu
            </span>
          </div>
          <svg viewBox="0 0 160 150" fill="none">
            <circle cx="92" cy="62" r="52" fill="#e9c795" />
            <path
              d="M22 112c0-34 26-56 60-56s58 22 58 56c0 10-8 16-20 16H42c-12 0-20-6-20-16Z"
              fill="#b4532f"
            />
            <path
              d="M52 78c6 10 6 22 2 34M80 70c6 12 6 26 2 40M108 76c6 10 6 22 2 34"
              stroke="#f6ead7"
              strokeWidth="5"
              strokeLinecap="round"
            />
          </svg>
        </div>
        <div className="grid grid-cols-3 bg-[#fffaf1] text-[12.5px] text-[#3b2318]">
          {loaves.map(({ name, price }) => (
            <div key={name} className="border-e border-dashed border-blueprint px-4 py-4 last:border-0">
              <p className="font-[Georgia,serif] text-[15px] leading-snug font-semibold">{name}</p>
              {price}
            </div>
          ))}
        </div>
        <div className="grid gap-2.5 border-t border-dashed border-blueprint p-4.5">
          <span className="h-3 rounded-[3px] border border-dashed border-blueprint" />
          <span className="h-3 w-[72%] rounded-[3px] border border-dashed border-blueprint" />
          <span className="h-3 w-[46%] rounded-[3px] border border-dashed border-blueprint" />
        </div>
      </div>
      <span className="absolute -start-7 top-[76%] rounded bg-blueprint px-2.5 py-1.5 font-code text-xs font-medium text-on-blueprint">
        opening-hours
      </span>
      <div className="mt-3.5 flex items-center gap-2.5 font-code text-xs font-medium text-blueprint before:h-[7px] before:flex-1 before:border-s before:bg-linear-to-r before:from-current before:to-current before:bg-[length:100%_1px] before:bg-center before:bg-no-repeat before:content-[''] after:h-[7px] after:flex-1 after:border-e after:bg-linear-to-r after:from-current after:to-current after:bg-[length:100%_1px] after:bg-center after:bg-no-repeat after:content-['']">
        1440 px
      </div>
    </div>
  );
}

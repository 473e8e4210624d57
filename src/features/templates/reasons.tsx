const reasons = [
  {
    title: 'Made, not drawn',
    text: 'Each template is a real site that the composer made from a sentence. You see the page, not a picture of an idea.',
  },
  {
    title: 'Yours the moment you take it',
    text: 'A copy becomes your project, with its first version kept. Change the words by talking, picking or typing.',
  },
  {
    title: 'Clean files',
    text: 'HTML, one stylesheet, small scripts. No framework, no request to anybody, opens by double click.',
  },
  {
    title: 'Checked on every page',
    text: 'Valid HTML, contrast in light and dark, keyboard, phones from 320 pixels: what a template promises is measured.',
  },
] as const;

/** Why start from a template. */
export function Reasons() {
  return (
    <section aria-labelledby="reasons" className="space-y-6 border-t border-line pt-12">
      <h2 id="reasons" className="text-[28px] leading-tight font-semibold tracking-tight">
        Why start here
      </h2>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {reasons.map(({ title, text }) => (
          <li key={title} className="space-y-1.5">
            <h3 className="text-[17px] font-semibold">{title}</h3>
            <p className="text-[15px] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

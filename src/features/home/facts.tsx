const facts = [
  { title: 'Works unplugged', text: 'New projects too. Nothing leaves this device.' },
  { title: 'Clean HTML, CSS, JS', text: 'Open the zip by double click. Host it anywhere.' },
  { title: 'Every change kept', text: 'Versions, diffs, undo. By hand or by chat.' },
  { title: 'Sealed previews', text: 'What is made can never read what you keep.' },
] as const;

/** Four things that are true of every project made here. */
export function Facts() {
  return (
    <section aria-label="What you can count on" className="border-y border-line">
      <ul className="mx-auto grid max-w-[1280px] px-5 sm:grid-cols-2 md:px-8 lg:grid-cols-4">
        {facts.map(({ title, text }) => (
          <li
            key={title}
            className="border-line py-5 lg:border-e lg:px-6 lg:py-6 lg:first:ps-0 lg:last:border-0"
          >
            <p className="font-display text-[17px] leading-snug font-semibold">{title}</p>
            <p className="text-[14.5px] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

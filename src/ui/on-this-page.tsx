import { useEffect, useState } from 'react';

export type OutlineEntry = { readonly anchor: string; readonly heading: string; readonly level: number };

/** The headings of a page as a list, drawn along a dimension line; the one being read is marked. */
export function OnThisPage({ outline }: { outline: readonly OutlineEntry[] }) {
  const current = useCurrent(outline);
  if (outline.length < 2) return null;
  return (
    <nav aria-label="On this page" className="text-[13.5px] leading-snug">
      <p className="mb-2.5 font-semibold">On this page</p>
      <ul className="border-s border-line">
        {outline.map(({ anchor, heading, level }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              aria-current={anchor === current ? 'location' : undefined}
              className={`relative -ms-px block border-s py-1 transition-colors duration-150 pointer-coarse:py-2 ${level === 3 ? 'ps-7' : 'ps-4'} ${
                anchor === current
                  ? 'border-blueprint font-medium text-blueprint before:absolute before:start-[-5px] before:top-1/2 before:w-[9px] before:border-t before:border-blueprint before:content-[""]'
                  : 'border-transparent text-muted hover:text-ink'
              }`}
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Below this many pixels from the top a heading has not been reached. */
const readingLine = 140;

/** The anchor of the last heading above the reading line; empty at the top of the page. */
function useCurrent(outline: readonly OutlineEntry[]): string {
  const [current, setCurrent] = useState('');
  useEffect(() => {
    const find = () => {
      const isEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2 && scrollY > 0;
      const passed = outline.filter(
        ({ anchor }) =>
          (document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity) < readingLine,
      );
      setCurrent((isEnd ? outline : passed).at(-1)?.anchor ?? '');
    };
    addEventListener('scroll', find, { passive: true });
    return () => removeEventListener('scroll', find);
  }, [outline]);
  return current;
}

import { describe, expect, it } from 'vitest';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const cobbler = makeSite('Website for Last & Welt, a shoe repair shop in York. Heels £9, resoling £38, stretching £12. Open Monday to Friday 9 to 5. FAQ, contact. Phone 01904 555 014'); // prettier-ignore
const tool = makeSite('Landing page for an invoicing app called Brimly with pricing (Free, Solo $8, Crew $20), features, testimonials, FAQ'); // prettier-ignore

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ');
const answer = (html: string): string =>
  /What does it cost\? (?<text>.*?)\. /u.exec(textOf(html))?.groups?.['text'] ?? '';
const faqPage = (files: Record<string, string>): string =>
  Object.values(files).find((text) => text.includes('What does it cost?') && text.includes('FAQPage')) ?? '';

describe('sentences that tell what the lists tell', () => {
  const after = (site: ReturnType<typeof makeSite>, ...commands: [string, ...string[]]): string => {
    const { read } = runCommands(site, ...commands);
    const pages = site.map(({ path }) => path).filter((path) => path.endsWith('.html'));
    return faqPage(Object.fromEntries(pages.map((path) => [path, read(path)])));
  };

  it.each([
    ['remove resoling', 'Heels £9 and stretching £12'],
    ['remove heels', 'Resoling £38 and stretching £12'],
    ['add a service called Dyeing for £15', 'Heels £9, resoling £38, stretching £12 and dyeing £15'],
    ['rename Stretching to Widening', 'Heels £9, resoling £38 and widening £12'],
  ])('follow the list after “%s”', (command, told) => {
    const page = after(cobbler, command);
    expect(answer(page)).toBe(told);
    expect(page.split(`${told}.`).length - 1).toBe(2);
  });

  it('follow the names of plans, free ones too', () => {
    expect(answer(after(tool, 'rename the Free plan to Seed', 'rename Crew to Studio'))).toBe('Seed costs nothing. Solo $8 and Studio $20'.split('. ')[0]); // prettier-ignore
    expect(textOf(after(tool, 'rename Crew to Studio'))).toContain('Solo $8 and Studio $20.');
  });

  it('tell the hours as they are now', () => {
    const page = after(cobbler, 'on Fridays we close at 3');
    expect(textOf(page)).toContain('Monday to Thursday, 9:00 to 17:00; Friday, 9:00 to 15:00.');
    expect(page).not.toContain('Monday to Friday, 9:00 to 17:00.');
  });

  it('leave a sentence that says more', () => {
    const html = '<section id="note"><p>Ask Ana or Leo about heels and stretching.</p></section>';
    const own = cobbler.map((file) =>
      file.path === 'index.html'
        ? { ...file, content: String(file.content).replace('</main>', `${html}</main>`) }
        : file,
    );
    expect(runCommands(own, 'remove heels').read('index.html')).toContain(html);
  });
});

describe('grids', () => {
  it('carry the rules of as many things as they show', () => {
    const { read } = runCommands(tool, 'add a plan Guild for $60');
    expect(read('index.html')).toContain('of-4');
    expect(read('style.css')).toMatch(/\.of-4 \{/);
    expect(read('style.css')).not.toMatch(/\.of-3(?![\w-])/);
  });
});

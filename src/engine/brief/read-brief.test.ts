import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Brief, Span } from '@/domain/site/brief';
import { readBrief } from './read-brief';

const values = <T>(slots: readonly { readonly value: T }[]): T[] => slots.map((slot) => slot.value);

function spansOf(brief: Brief): Span[] {
  const spans: Span[] = [];
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) for (const one of part) visit(one);
    else if (typeof part === 'object' && part !== null) {
      if ('start' in part && 'end' in part) spans.push(part as Span);
      else for (const one of Object.values(part)) visit(one);
    }
  };
  visit(brief);
  return spans;
}

const samples = ['prompts.jsonl', 'prompts-own.jsonl'].flatMap((name) =>
  readFileSync(new URL(`../../../bench/sets/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { id: string; prompt: string; expect: { kind?: string } }),
);

const chunks = 8;

describe('readBrief', () => {
  it('knows the kinds of many development prompts', () => {
    expect(samples.filter(({ expect: wanted }) => wanted.kind !== undefined).length).toBeGreaterThan(150);
  });

  // Each prompt is read once; some at a time, so that a busy machine finishes each in time.
  it.each(Array.from({ length: chunks }, (_, at) => at))(
    'tells the kind of the development prompts that name one, with spans that hold words: part %i',
    (part) => {
      const wrong = samples
        .filter((_, at) => at % chunks === part)
        .flatMap(({ id, prompt: written, expect: wanted }) => {
          const brief = readBrief(written);
          // Slips of the keyboard are put right before it is read.
          const { prompt, kind } = brief;
          const isEmpty = ({ start, end }: Span): boolean =>
            start < 0 || end > prompt.length || prompt.slice(start, end).trim() === '';
          return [
            ...(wanted.kind !== undefined && kind.value !== wanted.kind ? [`${id}: ${kind.value}`] : []),
            ...spansOf(brief)
              .filter(isEmpty)
              .map((span) => `${id}: ${JSON.stringify(span)}`),
          ];
        });
      expect(wrong).toEqual([]);
    },
  );

  it('reads the same prompt the same way twice', () => {
    const prompt = samples[0]?.prompt ?? '';
    expect(JSON.stringify(readBrief(prompt))).toBe(JSON.stringify(readBrief(prompt)));
  });

  it('keeps the words of name, phone and e-mail as written', () => {
    const prompt = 'Site for Kiln & Clay. Phone +44 20 7946 0991, email hi@kiln.example';
    const brief = readBrief(prompt);
    for (const slot of [brief.name, brief.phone, brief.email]) {
      const span = slot?.spans[0];
      expect(prompt.slice(span?.start, span?.end)).toBe(slot?.value);
    }
  });

  it('reads an unknown business by its own noun phrase and activities', () => {
    const brief = readBrief(
      'A site for our falconry display team, Skybound Raptors. We do shows at castles and schools, and you can adopt a bird.',
    );
    expect(brief.kind.value).toBe('unknown');
    expect(brief.offer?.value).toBe('falconry display team');
    expect(brief.items.map(({ value }) => value.name)).toEqual(['Shows at castles and schools']);
  });

  it('forgives slips of the keyboard and does not repeat them', () => {
    const brief = readBrief(
      'webiste for a yga studio calld "Still Watr" wiht class timetble, teachrs and prices',
    );
    expect(brief.name?.value).toBe('Still Watr');
    expect(brief.offer?.value).toBe('yoga studio');
    expect(values(brief.sections)).toEqual(['timetable', 'team', 'pricing']);
  });

  it('gives items their prices and badges', () => {
    const brief = readBrief(
      'Three plans: Solo $9, Studio $29, Agency $79, with Studio marked "Most popular".',
    );
    expect(values(brief.items)).toEqual([
      { section: 'pricing', name: 'Solo', price: '$9' },
      { section: 'pricing', name: 'Studio', price: '$29', badge: 'Most popular' },
      { section: 'pricing', name: 'Agency', price: '$79' },
    ]);
  });

  it('reads a menu pasted as lines', () => {
    const brief = readBrief('Menu for my cafe:\n- Flat white €3.20\n- Cortado €2.80\n- Banana bread €4');
    expect(values(brief.items).map((item) => `${item.name}|${item.price ?? ''}`)).toEqual([
      'Flat white|€3.20',
      'Cortado|€2.80',
      'Banana bread|€4',
    ]);
  });

  it('takes what is denied out of sections and behaviours', () => {
    const brief = readBrief(
      'Coffee shop website with a menu. No JavaScript, no gallery, blog or newsletter. One page only.',
    );
    expect(values(brief.excluded)).toEqual(['script', 'gallery', 'posts', 'newsletter']);
    expect(values(brief.sections)).toEqual(['menu']);
    expect(brief.onePage?.value).toBe(true);
  });

  it('takes a taverna for a restaurant', () => {
    expect(readBrief('Taverna in Naxos called Petra: menu with prices, map').kind.value).toBe('restaurant');
  });

  it('takes one page per thing for many pages', () => {
    expect(readBrief('Film-maker Ada Lin, one page per film, black').onePage).toBeNull();
    expect(readBrief('Cottages in Devon, one page for each cottage, booking form').onePage).toBeNull();
  });

  it('does not deny what follows a comma without an "or"', () => {
    const brief = readBrief('minimal personal blog, no images, dark mode toggle, three sample posts');
    expect(values(brief.excluded)).toEqual(['images']);
    expect(values(brief.behaviours)).toContain('theme-toggle');
  });

  it('decides a contradiction and says so', () => {
    const brief = readBrief('A bright dark-mode website for a florist with no flowers');
    expect(brief.scheme?.value).toBe('dark');
    expect(brief.remarks).toHaveLength(2);
  });
});

describe('corrections', () => {
  const prompt = 'Bakery called Lune with a gallery and a newsletter. Cream background.';

  it('change the named slots only', () => {
    const before = readBrief(prompt);
    const after = readBrief(prompt, { name: 'Soleil', scheme: 'dark' });
    expect(after.name?.value).toBe('Soleil');
    expect(after.scheme?.value).toBe('dark');
    expect(after.sections).toEqual(before.sections);
    expect(after.colours).toEqual(before.colours);
  });

  it('take excluded sections away from what is asked', () => {
    const after = readBrief(prompt, { excluded: ['newsletter'] });
    expect(values(after.sections)).toEqual(['gallery']);
  });

  it('set language and direction together', () => {
    const after = readBrief(prompt, { language: 'ar' });
    expect([after.language.value, after.direction]).toEqual(['ar', 'rtl']);
  });

  it('strip dangerous characters from a name', () => {
    expect(readBrief(prompt, { name: '\u202EevilName\u0000 ' }).name?.value).toBe('evilName');
  });
});

describe('bad input', () => {
  const hostile: readonly (readonly [string, string])[] = [
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['emoji', '🍕🍕🎉 👩‍🍳'],
    ['markup', '<script>alert("x")</script><img src=x onerror=alert(1)> <b>bakery</b>'],
    ['bidi', 'Site for \u202Eabc\u202C \u0007bell \u0000null'],
    ['lone surrogates', '\uD83D bakery \uDE00'],
    ['marks', '"\'“”«»„((([[['],
  ];
  it.each(hostile)('reads %s without throwing', (_, prompt) => {
    const brief = readBrief(prompt);
    // Of pasted markup the words are left.
    expect(brief.prompt).toBe(prompt.includes('<b>') ? 'bakery' : prompt);
    expect(brief.language.value).toBe('en');
  });

  it.each([
    'restaurant with menu and prices, ', '$1 ', 'A and ', '"', '1-', '@a', 'no ', 'for A, ', 'red and ', 'a.', ': ', '12-13 ', 'Mo-Fr ', 'a'.repeat(500) + ' ', '(', ',', '١ ', 'مطعم ',
  ])('reads 100,000 characters of %j to their end', (piece) => {
    const prompt = piece.repeat(Math.ceil(100_000 / piece.length)).slice(0, 100_000);
    // How the time grows with the length is measured in bench/long-inputs.ts.
    expect(readBrief(prompt).prompt.length).toBeGreaterThan(0);
  }); // prettier-ignore

  it('still finds a quotation at the end of a very long prompt', () => {
    const brief = readBrief(`${'A bakery with bread. '.repeat(4000)} The button says "Order a loaf".`);
    expect(values(brief.quotes).map((quote) => quote.text)).toEqual(['Order a loaf']);
    expect(brief.remarks).toHaveLength(1);
  });
});

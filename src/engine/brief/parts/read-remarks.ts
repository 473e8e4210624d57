import type { Brief } from '@/domain/site/brief';
import { limits } from '@/domain/limits';
import type { Denial } from './find-denials';
import { findPhrases } from '../words/phrase-index';
import { asksForBoth } from '../colours/read-scheme';
import { wordsOf, type Reading } from '../reading';

/** Pages that a kind of site can fill by itself. */
export const mostUnnamedPages = 8;

function shadeOf(css: string): number | null {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu.exec(css);
  return hex
    ? (0.3 * parseInt(hex[1] ?? '0', 16) +
        0.59 * parseInt(hex[2] ?? '0', 16) +
        0.11 * parseInt(hex[3] ?? '0', 16)) /
        255
    : null;
}

const bright = /^(?:bright|light|airy|sunny|hell|claro|clara|brillante|lumineux|clair)$/u;

/** What is worth saying of how the prompt was read: contradictions and how they were decided, what was too much. */
export function readRemarks(
  reading: Reading,
  brief: Omit<Brief, 'remarks' | 'limits'>,
  denials: readonly Denial[],
): string[] {
  const remarks: string[] = [];
  if (
    brief.scheme?.value === 'dark' &&
    reading.tokens.some(
      (token) =>
        !token.isClosed &&
        bright.test(token.form) &&
        token.sentence === 0 &&
        /^[\s,]/u.test(token.gap || ' '),
    ) &&
    isBrightSite(reading)
  )
    remarks.push('The prompt asks for bright and for dark: the site is dark, with bright accents.');
  const ground = brief.colours.find((slot) => slot.value.role === 'background');
  const isPaleGround = ground !== undefined && (shadeOf(ground.value.css) ?? 0) > 0.8;
  const hasToggle = brief.behaviours.some((slot) => slot.value === 'theme-toggle');
  const isDenied = (at: number): boolean => denials.some((denial) => at >= denial.from && at < denial.to);
  if (brief.scheme?.value === 'dark' && isPaleGround)
    remarks.push(
      `The prompt asks for dark and for a ${ground.value.name} background: the background is ${ground.value.name}, and dark mode turns it.`,
    );
  else if (!hasToggle && remarks.length === 0 && asksForBoth(reading, isDenied))
    remarks.push(`The prompt asks for dark and for light: the site is ${brief.scheme?.value ?? 'light'}.`);
  const counted = brief.counts.find((slot) => slot.value.thing === 'pages')?.value.count ?? 0;
  if (brief.pages.length === 0 && counted > mostUnnamedPages)
    remarks.push(
      `${counted} pages are asked for without their titles: I made those there is something to say on. Name the others and I add them.`,
    );
  if (brief.pages.length > 50) remarks.push(`${brief.pages.length} pages are named: the first 50 are made.`);
  const kinds = findPhrases(reading.lexicon.kinds, reading.tokens);
  for (const denial of denials) {
    const clash = kinds.find(
      (match) => match.from >= denial.from && match.to <= denial.to && match.value.value === brief.kind.value,
    );
    // It is said in English, and only of words that are read as surely.
    const isOfEmpty = /\b(?:if|when|while|once|until|with)\s[^.!?;]{0,24}$/iu.test(
      reading.text.slice(0, reading.tokens[denial.cue]?.start ?? 0),
    );
    if (clash && !isOfEmpty && brief.kind.value !== 'unknown' && reading.spoken === 'en')
      remarks.push(
        `The prompt asks for a ${brief.offer?.value ?? brief.kind.value} and says “${wordsOf(reading, denial.cue, denial.to)}”: it is made for a ${brief.offer?.value ?? brief.kind.value}, and what the words leave out is not shown.`,
      );
  }
  const denied = new Set<string>(brief.excluded.map((slot) => slot.value));
  for (const slot of [...brief.sections, ...brief.behaviours])
    if (denied.has(slot.value) && slot.spans.length > 0)
      remarks.push(`“${slot.value}” is both asked for and left out: it is left out.`);
  if (denied.has('images') && brief.sections.some(({ value }) => value === 'gallery'))
    remarks.push(
      'The prompt asks for a gallery and for no pictures: nothing is drawn, and there is no gallery.',
    );
  if (brief.onePage?.value === true && brief.pages.length > 1)
    remarks.push(
      'The prompt names several pages and asks for one page only: the pages become sections of one page.',
    );
  if (brief.prompt.length > limits.promptMaxCharacters)
    remarks.push(
      'The prompt is very long: its first part was read word by word, the rest for quotations only.',
    );
  else if (brief.prompt.length > reading.text.length)
    remarks.push('The prompt is long: its first part was read word by word, the rest for quotations only.');
  if ((brief.name?.value.length ?? 0) > 120)
    remarks.push('The name is very long: it is shown in full where there is room.');
  return remarks;
}

function isBrightSite(reading: Reading): boolean {
  return reading.tokens.some(
    (token, at) =>
      bright.test(token.form) &&
      !token.isClosed &&
      token.form !== 'light' &&
      at < 40 &&
      !/^(?:accents?|colou?rs?|green|red|blue|yellow|orange|pink|purple)$/u.test(
        reading.tokens[at + 1]?.form ?? '',
      ),
  );
}

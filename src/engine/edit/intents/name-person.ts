import { escapePattern } from '../draft/write-text';
import { replaceEverywhere } from '../facts/scan-text';
import { countOf, doneTo } from '../intent';
import type { Intent, Step } from '../intent';
import { findThings, namesOf } from '../items/find-things';
import { matchPhrase } from '../words/read-command';

const forms: readonly RegExp[] = [
  /^(?<who>(?!we\b|i\b|they\b|you\b)\S+(?: \S+)??)(?: (?:has|is|just|was|have))*(?: (?:got|getting))? (?:married|remarried|divorced)(?: recently| last \S+| in \S+)?(?: and| ,| so| -)* (?:she|he|they|her|his)(?:'s| is|'re| are)?(?: (?:new |last |sur)?name is)?(?: now| called| known as)* (?<next>\S+(?: \S+){0,3}?)(?: now)?$/,
  /^(?<who>\S+(?: \S+)?)(?:'s|s') (?:new )?(?:surname|last name|family name|second name) is (?:now )?(?<surname>\S+(?: \S+)??)(?: (?:,|;|-|and|so|now) ?.*)?$/,
  /^(?<who>\S+(?: \S+){0,2}) is (?:now |now called |called )*(?<next>\S+(?: \S+){1,3}?)(?: now)?$/,
];

/** "Kerensa got married, she's Kerensa Hill now", "Joel's surname is Adeyemi": somebody's name, wherever the site says it. */
export const namePerson: Intent = {
  name: 'edit-item',
  attempt(step) {
    if (step.picked) return null;
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      const who = match?.who?.text.replace(/['’]s?$/u, '');
      const told = (match?.next ?? match?.surname)?.text;
      if (!match?.who || !who || !told || !/^\p{Lu}/u.test(told)) continue;
      const old = nameOnSite(step, match.who.plain.replace(/'s?$/u, ''), who);
      if (old === null) continue;
      const next =
        match.surname || isSurnameOnly(told, old, form) ? `${old.split(' ')[0] ?? old} ${told}` : told;
      // "Ana is Head Teacher now" is about what she does.
      const isSame = next.split(' ')[0]?.toLowerCase() === old.split(' ')[0]?.toLowerCase();
      if (!isSame || next === old) continue;
      const tail = next.startsWith(old) ? `(?!${escapePattern(next.slice(old.length))})` : '';
      const pattern = new RegExp(
        `(?<![\\p{L}\\p{N}@.])${escapePattern(old)}(?![\\p{L}\\p{N}@])${tail}`,
        'gu',
      );
      const count = replaceEverywhere(step.draft, pattern, () => next);
      if (count > 0)
        return doneTo(next, old, next, `${old} is called ${next} now, in ${countOf(count, 'place')}.`);
    }
    return null;
  },
};

const isSurnameOnly = (told: string, old: string, form: RegExp): boolean =>
  form === forms[0] && !told.includes(' ') && old.includes(' ');

/** The name as the site has it: that of a person it lists, else a word written large in its texts. */
function nameOnSite(step: Step, plain: string, text: string): string | null {
  const people = findThings(step, { plain, text }).filter(({ section }) =>
    /^(?:team|teacher|speakers|about|testimonials)$/.test(section.type ?? ''),
  );
  const names = namesOf(people);
  if (names.length === 1) return names[0] ?? null;
  const large = text.charAt(0).toUpperCase() + text.slice(1);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}@.])${escapePattern(large)}(?![\\p{L}\\p{N}@])`, 'u');
  return names.length === 0 && step.draft.pages().some((page) => pattern.test(step.draft.text(page)))
    ? large
    : null;
}

import { elementsIn, textLeaves, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { findWords } from '../../plan/words/find-words';
import { escapeText, indentAt } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { doneTo, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { dayEntries } from '../items/day-entries';
import type { DayEntry } from '../items/day-entries';
import { titleElement } from '../items/find-items';
import { entriesNamed, spotOf, titleOf } from '../items/named-entries';
import type { FoundEntry } from '../items/named-entries';
import { siteFacts } from '../site-facts';
import { everySection } from '../target/find-named-sections';
import { matchPhrase } from '../words/read-command';
import type { Phrase } from '../words/read-command';

const deeds = 'teaches|is teaching|will teach|takes|is taking|takes over|leads|runs|gives|hosts|coaches';
const tail = '(?: (?:now|instead|from now on|class|then))*$';
const forms: readonly RegExp[] = [
  new RegExp(`^(?<who>\\S+(?: \\S+)?) (?:now )?(?:${deeds}) (?<what>.+?)${tail}`),
  new RegExp(
    `^(?<what>.+?) (?:is|are|will be|should be) (?:now )?(?:taught|led|given|run|held|taken) by (?<who>\\S+(?: \\S+)?)${tail}`,
  ),
  new RegExp(`^(?<what>.+?) (?:is|are|should be) (?:now )?with (?<who>\\S+(?: \\S+)?)${tail}`),
  /^(?:change|make|put|use) (?:teacher|trainer|instructor|coach|leader|tutor) (?:of|for|on|in) (?<what>.+?) (?:to|be|as|is) (?<who>\S+(?: \S+)?)$/,
];
/** "With", as timetables write it before a name. */
const withWords: Readonly<Record<string, string>> = {
  en: 'with', de: 'mit', fr: 'avec', es: 'con', it: 'con', pt: 'com', nl: 'met', sv: 'med', da: 'med', nb: 'med',
}; // prettier-ignore
const leading = /\b(?:with|by|mit|avec|con|com|met|med|par|por|von)\s+(?=\p{Lu})/iu;

/** "Kai teaches Hatha": who gives a class or talk, wherever the timetable or programme shows it. */
export const setTeacher: Intent = {
  name: 'set-teacher',
  attempt(step) {
    const places = everySection(step.draft, step.page).filter(({ section }) =>
      /^(?:timetable|agenda|events)$/.test(section.type ?? ''),
    );
    if (places.length === 0) return null;
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      const said = match?.who?.text ?? '';
      const who = /^\p{Lu}[^\s,]*(?: \p{Lu}[^\s,]*)*/u.exec(said)?.[0] ?? knownPerson(step, said);
      if (!who || !match?.what) continue;
      const found = places.flatMap((place) =>
        dayEntries(place.section.element).map((entry, at): FoundEntry => ({ ...place, entry, at })),
      );
      const result = assign(step, found, match.what, who);
      if (result) return result;
    }
    return null;
  },
};

function assign(step: Step, all: readonly FoundEntry[], what: Phrase, who: string): StepResult | null {
  const words = findWords(siteFacts(step.draft, step.page).language);
  const isSame = /^(?:it|that|this|them|that one|this one)$/.test(what.plain);
  const found = isSame
    ? all.filter(({ entry }) => bareTitle(entry) === step.lastItem)
    : entriesNamed(all, what, words);
  const [first] = found;
  if (!first) return null;
  // Another layout writes the time into the title.
  const titles = [...new Set(found.map(({ entry }) => bareTitle(entry)))];
  if (titles.length > 1)
    return refuse(
      'ambiguous',
      `Which one: ${[...new Set(found.map(({ entry }) => `${titleOf(entry)} (${spotOf(entry)})`))].slice(0, 4).join(', ')}?`,
    );
  const twins = all.filter(
    (one) => found.includes(one) || found.some((other) => other.page !== one.page && isTwin(one, other)),
  );
  for (const page of new Set(twins.map((one) => one.page)))
    step.draft.splice(
      page,
      twins.filter((one) => one.page === page).flatMap((one) => nameIn(step, one, who)),
    );
  const title = bareTitle(first.entry).replace(new RegExp(`[,\\s]+${leading.source}.*$`, 'iu'), '');
  const count = new Set(found.map(({ entry }) => spotOf(entry))).size;
  return doneTo(
    bareTitle(first.entry),
    title,
    who,
    `${title} is with ${who} now${count > 1 ? `, all ${count} times` : ''}.`,
  );
}

const bareTitle = (entry: DayEntry) => titleOf(entry).replace(/^\d{1,2}(?:[:.h]\d{2})? /u, '');

const isTwin = (one: FoundEntry, other: FoundEntry): boolean =>
  bareTitle(one.entry) === bareTitle(other.entry) && spotOf(one.entry) === spotOf(other.entry);

/** The name in the place of the one before it: in the title ("Opening by Ada"), in the note, or as a note of its own. */
function nameIn(step: Step, { page, entry }: FoundEntry, who: string): Splice[] {
  const html = step.draft.text(page);
  const { language } = siteFacts(step.draft, page);
  const title = titleElement(entry.element);
  const titled = title ? namedLeaf(title, html) : null;
  if (titled) return [{ ...titled, text: escapeText(who) }];
  const note = noteOf(entry, title);
  const named = note ? namedLeaf(note, html) : null;
  if (named) return [{ ...named, text: escapeText(who) }];
  const lead = withWords[language];
  const said = lead ? `${lead} ${who}` : who;
  if (note) {
    const isName = isPersonOf(step, wordsIn(note));
    return [
      isName
        ? { start: note.openEnd, end: note.closeStart, text: escapeText(who) }
        : { start: note.closeStart, end: note.closeStart, text: escapeText(`, ${said}`) },
    ];
  }
  if (title && /^h[1-6]$/.test(title.tag))
    return [
      {
        start: title.end,
        end: title.end,
        text: `\n${indentAt(html, title.start)}<p>${escapeText(said)}</p>`,
      },
    ];
  const end = entry.element.closeStart;
  const isCell = entry.list === null;
  return [{ start: end, end, text: `${isCell ? '' : ' '}<span>${escapeText(said)}</span>` }];
}

/** What stands after "with" or "by" in an element, as a place in the source. */
function namedLeaf(
  element: PageElement,
  html: string,
): { readonly start: number; readonly end: number } | null {
  for (const { start, end } of textLeaves(element)) {
    const source = html.slice(start, end);
    const match = leading.exec(source);
    if (!match) continue;
    const from = match.index + match[0].length;
    const name = /^[^,;.()|–-]+/u.exec(source.slice(from))?.[0].trimEnd() ?? '';
    if (name !== '') return { start: start + from, end: start + from + name.length };
  }
  return null;
}

/** The small print of an entry: the last element in it beside its time and its title. */
function noteOf(
  { element, clock }: DayEntry,
  title: PageElement | null | undefined,
): PageElement | undefined {
  return elementsIn(element).findLast(
    (one) => one !== clock && one !== title && /^(?:p|span|small)$/.test(one.tag) && wordsIn(one) !== '',
  );
}

/** "omar": somebody of the team whose name was written small. */
function knownPerson(step: Step, said: string): string | undefined {
  const name = said.charAt(0).toLocaleUpperCase() + said.slice(1);
  return said !== '' && isPersonOf(step, name) ? name : undefined;
}

/** Whether a text is the name of somebody of the team, or the first part of it. */
function isPersonOf(step: Step, text: string): boolean {
  return everySection(step.draft, step.page)
    .filter(({ section }) => /^(?:team|teacher|speakers)$/.test(section.type ?? ''))
    .flatMap(({ section }) => elementsIn(section.element))
    .some(
      (one) => /^h[3-6]$/.test(one.tag) && (wordsIn(one) === text || wordsIn(one).startsWith(`${text} `)),
    );
}

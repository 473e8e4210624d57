import type { SectionType } from '@/domain/site/vocabulary';
import { sectionOfTitle } from '../../brief/parts/section-of-title';
import type { ContentItem, SectionContent } from '../../plan/content';
import { findWords } from '../../plan/words/find-words';
import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { insertSection } from '../sections/insert-section';
import type { NewSection } from '../sections/insert-section';
import { addNavLink, bodySections } from '../sections/move-section';
import { siteBrief } from '../sections/site-brief';
import { navItems, siteFacts } from '../site-facts';
import { findNamedSections } from '../target/find-named-sections';
import { findPage, labelOfPage } from '../target/find-pages';
import { sectionsTarget } from '../target/make-target';
import { matchPhrase } from '../words/read-command';
import type { Phrase } from '../words/read-command';
import { sectionTypesNamed, withArticle, wordsFor } from '../words/section-words';

const place = String.raw`(?: (?:(?<between>between) (?<low>.+?) and (?<high>.+)|(?:right |directly |just )?(?<side>before|after|above|below|under|over|beneath) (?<anchor>.+?)|(?<edge>(?:at|to|on) (?:the )?(?:very )?(?:top|end|bottom|beginning|start))(?: of (?:the )?(?:page|site|home ?page))?|(?:to|on|in) (?:the )?(?<page>.+?) page))?`;
const forms: readonly RegExp[] = [
  new RegExp(
    `^add (?:new |another |extra |second )*section (?:called|named|titled|with title|with heading|headed) (?<title>.+?)${place}$`,
  ),
  new RegExp(
    `^add (?:new |another |extra |second )*section (?:about|on|for|of|called|named|titled) (?<what>.+?)(?: (?:,|:|saying|that says|which says|with text|with words|and say))+ (?<body>"…")${place}$`,
  ),
  new RegExp(
    `^add (?:new |another |extra |second )*section (?:about|on|for|with|of|to|:)? ?(?<what>.+?)(?: :? (?<list>(?::) .+|with .+,.+))?${place}$`,
  ),
  new RegExp(
    `^add (?:new |another |extra |second )*(?<what>.+?) (?:section|block|area)(?: (?:called|titled|named) (?<title>"…"|.+?))?(?: (?::|with) (?<list>.+?))?${place}$`,
  ),
  new RegExp(`^add (?:new |another |extra |second )*(?<what>.+?)${place}$`),
];

/** Adds a section as the composer would write it, with a link in the header of a site of one page. */
export const addSectionIntent: Intent = {
  name: 'add-section',
  attempt(step) {
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      if (!match) continue;
      const result = add(step, match, form);
      if (result) return result;
    }
    return null;
  },
};

// A page has one of these; a second would say the same again.
const once: ReadonlySet<SectionType> = new Set<SectionType>([
  'countdown',
  'newsletter',
  'map',
  'hours',
  'booking',
  'rsvp',
]);

type Groups = Readonly<Record<string, Phrase>>;

function add(step: Step, match: Groups, form: RegExp): StepResult | null {
  const { draft } = step;
  const said = match.what ?? match.title;
  if (!said || /^(?:page|pages)\b|\bpage$/.test(said.plain)) return null;
  const isBare = !/section/.test(form.source);
  const facts = siteFacts(draft, step.page);
  const brief = siteBrief(draft, step.page);
  const known = sectionTypesNamed(said.plain)[0] ?? sectionTypesNamed(said.text)[0];
  const titled = sectionOfTitle(said.text, facts.language, brief.kind.value);
  const found: SectionType | null = known ?? (isBare ? null : titled);
  if (!found && isBare) return null;
  if (!known && !match.title && /\band\b|,/.test(said.plain)) return null;
  if (found === 'nav' || found === 'footer') {
    const has = draft.sections(step.page).some(({ id }) => id === found);
    return has
      ? refuse('nothing-to-change', `The page has a ${found === 'nav' ? 'header' : 'footer'} already.`)
      : null;
  }
  const page = pageFor(step, match);
  if (found && once.has(found) && page && !match.title) {
    const present = draft.sections(page).find((section) => section.type === found);
    if (present)
      return refuse(
        'nothing-to-change',
        `There is ${withArticle(wordsFor(found))} section on ${labelOfPage(draft, page)} already.`,
        [`move the ${wordsFor(found)} section to the end`, `move the ${wordsFor(found)} section to the top`],
      );
  }
  if (!page) return refuse('not-found', `There is no page called “${match.page?.text ?? ''}”.`);
  const anchor = anchorFor(step, match, page);
  if (anchor === 'missing')
    return refuse(
      'not-found',
      `There is no ${(match.anchor ?? match.low)?.text ?? ''} section on this page to put it next to.`,
    );
  const items = readList(match.list?.text);
  // Who the sponsors are nobody can guess: without their names the section is the owner's to fill.
  const isUnnamed = known === 'logos' && items.length === 0;
  const type = isUnnamed || match.body ? null : found;
  const own =
    known === 'logos' ? capital(said.text.replace(/^(?:an?|the|our|new) | logos?$/gi, '')) : undefined;
  // "A section for private events": what the owner calls it, where that says more than its kind.
  const told = !known && titled && said.text.split(' ').length < 5 ? said.text.replace(/^(?:the|an?|our|my|your) /i, '') : ''; // prettier-ignore
  const title =
    match.title?.text ??
    own ??
    (type && told === '' ? undefined : capital(type ? told : withoutArticle(said.text)));
  const content: Partial<SectionContent> = {
    ...(title ? { title } : {}),
    ...(items.length > 0 ? { items } : {}),
    // What a section of the owner's own choice says is theirs to write: nothing is made up for it.
    ...(type === null ? { body: match.body ? [match.body.text] : [] } : {}),
  };
  const real: SectionType = type ?? 'text';
  const id = insertSection(draft, page, brief, step.seed, {
    type: real,
    content,
    ...(anchor ? { anchor } : {}),
  });
  const label = title ?? findWords(facts.language).sections[real];
  if (navItems(draft, page).length < 7) addNavLink(draft, page, id, label);
  const fresh = draft.sections(page).find((section) => section.id === id);
  const where = anchor
    ? ` ${anchor.side} ${wordsFor(anchor.section.type ?? anchor.section.id)}`
    : draft.pages().length > 1
      ? ` on ${labelOfPage(draft, page)}`
      : '';
  const isSample = fresh
    ? /data-sample/.test(draft.text(page).slice(fresh.element.start, fresh.element.end))
    : false;
  const note = isSample ? ' What it shows is sample text, marked so: put yours in its place.' : '';
  return done(
    `Section ${wordsFor(real)}`,
    `added${where}`,
    type === null && title
      ? `Added a section called “${title}”${where}.${items.length > 0 || match.body ? '' : ` Its text is yours to write: put "…" under ${title}.`}`
      : `Added ${withArticle(wordsFor(real))} section${where}.${note}`,
    fresh ? sectionsTarget([{ page, section: fresh }]) : null,
  );
}

const withoutArticle = (text: string) => text.replace(/^(?:the|an?|our|my|some|new) (?=\S)/i, '');

function pageFor(step: Step, match: Groups): string | null {
  if (match.page) return findPage(step.draft, match.page.text);
  const anchor = match.anchor ?? match.low;
  if (!anchor) return step.page;
  return findNamedSections(step.draft, anchor.plain, step.page)[0]?.page ?? step.page;
}

function anchorFor(step: Step, match: Groups, page: string): NewSection['anchor'] | 'missing' | null {
  const sections = bodySections(step.draft, page);
  if (match.edge) {
    const isTop = /top|begin|start/.test(match.edge.plain);
    const head = sections[0];
    if (isTop && head) return { section: head, side: 'after' };
    const last = sections.at(-1);
    return last ? { section: last, side: 'after' } : null;
  }
  const phrase = match.anchor ?? match.low;
  if (!phrase) return null;
  const side = match.low || /after|below|under|beneath/.test(match.side?.plain ?? '') ? 'after' : 'before';
  const found = findNamedSections(step.draft, phrase.plain.replace(/^(?:the )?/, ''), page).find(
    (candidate) => candidate.page === page,
  )?.section;
  if (found?.id === 'nav') return sections[0] ? { section: sections[0], side: 'before' } : null;
  if (found?.id === 'footer')
    return sections.at(-1) ? { section: sections.at(-1) as (typeof sections)[number], side: 'after' } : null;
  return found ? { section: found, side } : 'missing';
}

/** "English, Yoruba, French" as items; prices after a name are kept. */
function readList(text: string | undefined): readonly ContentItem[] {
  if (!text) return [];
  const names = text
    .replace(/^:\s*/, '')
    .split(/\s*(?:,|;|\band\b)\s*/)
    .map((name) => name.trim())
    .filter(Boolean);
  return names.map((name) => {
    const told = /^(?<first>[^()]+?)\s*\((?<text>[^()]{2,80})\)$/u.exec(name)?.groups;
    if (told?.['first'] && told['text'])
      return { title: capital(told['first']), text: capital(told['text']) };
    const price = /^(.*?)[\s:-]+([€$£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|kr|EUR|USD))$/.exec(name);
    return price?.[1] && price[2] ? { title: capital(price[1]), price: price[2] } : { title: capital(name) };
  });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

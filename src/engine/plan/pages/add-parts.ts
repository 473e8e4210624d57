import { askLine } from './ask-lines';
import { overlaps } from '../../brief/words/slot-spans';
import { freeId } from '../free-id';
import type { SectionContent } from '../content';
import type { PagePlan, SectionPlan, SitePlan } from '../site-plan';
import { isFactAbroad, knowsPartAbroad, partLineAbroad } from '../abroad/told-facts-abroad';
import { ownWords } from '../told/told-of-part';
import type { Words } from '../words/words';
import { listSection } from './list-section';
import { tellChapters } from './tell-chapters';
import { nameCourses } from './name-courses';
import { isSame, lineFor, otherwise, placeOthers, usualSection } from './usual-section';

const closing = new Set<string>([
  'faq',
  'hours',
  'map',
  'areas',
  'booking',
  'quote',
  'rsvp',
  'contact',
  'form',
  'newsletter',
  'cta',
  'donation',
  'volunteer',
]);

function sayPart(title: string, plan: SitePlan, words: Words): SectionContent {
  const { prompt, spoken } = plan.brief;
  const own = spoken === plan.language ? ownWords(prompt, title) : [];
  const contact = plan.pages.find(({ role }) => role === 'contact')?.path;
  const inside = plan.pages[0]?.sections.find(({ type }) => type === 'contact' || type === 'form')?.id;
  const href = contact ?? (inside ? `#${inside}` : undefined);
  return {
    title,
    body:
      own.length > 0
        ? own
        : [
            lineFor(title, plan) ??
              partLineAbroad(plan.language, title) ??
              (plan.language === 'en' ? askLine(title) : words.ledes.contact),
          ],
    ...(href ? { actions: [{ label: words.actions.contactUs, href }] } : {}),
  };
}

function textSection(
  content: SectionContent,
  taken: readonly string[],
  ground: SectionPlan['ground'],
): SectionPlan {
  return { type: 'text', id: freeId('text', taken), variant: 'letter', ground, content, behaviours: [] };
}

/** What the prompt tells of the way there or of itself stands in that section, in place of made-up words. */
function tellSections(plan: SitePlan): SitePlan {
  const told = new Map(
    plan.brief.parts.flatMap(({ value }) =>
      value.section && value.lines ? [[value.section, value.lines] as const] : [],
    ),
  );
  if (told.size === 0) return plan;
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => {
        // How to get to a venue is told with the way there.
        if (section.type === 'venue' && told.has('map') && !told.has('venue')) {
          const { items: _travel, ...venue } = section.content;
          return { ...section, content: venue };
        }
        const body = told.get(section.type);
        if (!body) return section;
        const { lede: _lede, items: _items, ...content } = section.content;
        // A form has a line over it, and no paragraphs.
        if (section.type === 'rsvp')
          return {
            ...section,
            content: {
              ...section.content,
              lede: body.map((line) => (/[.!?]$/u.test(line) ? line : `${line}.`)).join(' '),
            },
          };
        return { ...section, content: { ...content, body } };
      }),
    })),
  };
}

/** Whether a title stands on the site as a page, a section or a thing. */
function stands(plan: SitePlan, title: string): boolean {
  const wanted = title.toLowerCase();
  return plan.pages.some(
    (page) =>
      page.title.toLowerCase() === wanted ||
      page.sections.some(({ content }) => content.title.toLowerCase() === wanted),
  );
}

const ofSomething =
  /\p{L}\s(?:(?:de|du|des|di|del|della|dei|da|do|das|dos|van|von|für|para|pour|per|voor)\s|d['’])\p{L}/iu;

/** "équipe, points de retrait, contact": a noun of something, right beside a part that is asked for. */
function isListedPart({ brief }: SitePlan, title: string): boolean {
  const at = brief.prompt.toLowerCase().indexOf(title.toLowerCase());
  const isCounted = /^\s?\(\d/u.test(brief.prompt.slice(at + title.length));
  if (at < 0 || !(ofSomething.test(title) || isCounted)) return false;
  const before = /[^,:;.!?\n]*,\s*$/u.exec(brief.prompt.slice(0, at))?.[0].length ?? 0;
  const end = at + title.length;
  const after = /^\s?,[^,:;.!?\n]*/u.exec(brief.prompt.slice(end))?.[0].length ?? 0;
  return [...brief.sections, ...brief.parts].some(
    ({ value, spans }) =>
      (typeof value === 'string' || value.title !== title) &&
      overlaps(spans, [
        { start: at - before, end: at },
        { start: end, end: end + after },
      ]),
  );
}

/** Whether a part is a fact, or stands in a sentence that tells one: "Almoços e jantares, fechado à segunda." */
function isInFact({ brief, language }: SitePlan, title: string): boolean {
  const at = brief.prompt.toLowerCase().indexOf(title.toLowerCase());
  const begin = Math.max(
    ...['. ', '! ', '? ', '\n'].map((mark) => brief.prompt.lastIndexOf(mark, at) + 1),
    0,
  );
  const sentence = brief.prompt.slice(begin).split(/[.!?]\s|\n/u)[0] ?? '';
  const isShort = sentence.split(/\s+/u).length <= 14;
  // "Parcheggi" alone asks for a part; it states nothing.
  const isStated = /\s/u.test(title.trim());
  // "mit Leistungen, Team, Notdienst und Terminvereinbarung"
  if (!isStated && knowsPartAbroad(language, title)) return false;
  return (
    (isStated && isFactAbroad(language, title)) || (at >= 0 && isShort && isFactAbroad(language, sentence))
  );
}

/** Gives every part asked for by its own title a section with that title, on its page or near the end of the first. */
export function addParts(planned: SitePlan, words: Words): SitePlan {
  const plan = nameCourses(tellSections(planned));
  const named = [
    ...plan.brief.parts.map(({ value }) => value.title),
    ...plan.brief.pages.map(({ value }) => value),
  ];
  const titles = new Map(named.map((title) => [title.toLowerCase(), title]));
  const pages = plan.pages.map((page): PagePlan => {
    const title = titles.get(page.title.toLowerCase());
    const at = page.sections.findIndex(({ type }) => type === 'text');
    if (title === undefined || at < 0) return page;
    const usual = usualSection(
      title,
      plan,
      page.sections.map(({ id }) => id),
      page.sections[at]?.ground ?? 'page',
    );
    if (usual)
      return { ...page, sections: page.sections.map((section, index) => (index === at ? usual : section)) };
    const content = sayPart(title, plan, words);
    return {
      ...page,
      sections: page.sections.map((section, index) => (index === at ? { ...section, content } : section)),
    };
  });
  const besides = tellBesides(plan, tellChapters(plan, pages));
  const [home, ...others] = besides.pages;
  if (!home || home.sections.some(({ type }) => type === 'app')) return { ...plan, pages };
  const sections = [...home.sections];
  const place = (): number => {
    const first = sections.findIndex(({ type }, index) => index > 1 && closing.has(type));
    return first < 0 ? sections.length : first;
  };
  const groundAt = (at: number) => (sections[at - 1]?.ground === 'surface' ? 'page' : 'surface');
  for (const { value } of plan.brief.parts) {
    if (stands({ ...plan, pages: besides.pages }, value.title) || besides.titles.has(value.title)) continue;
    // "Evcil hayvan dostu": a fact for visitors stands among the others of its sort.
    const isFact = plan.language !== 'en' && !value.lines && isInFact(plan, value.title);
    if (isFact && !isListedPart(plan, value.title)) continue;
    if (value.section && pages.some((page) => page.sections.some(({ type }) => type === value.section)))
      continue;
    const at = place();
    const ground = groundAt(at);
    const ids = sections.map(({ id }) => id);
    const { title, lines = [] } = value;
    const first = lines.length > 0 ? null : usualSection(title, plan, ids, ground);
    // A guide tells each of its chapters in a way of its own.
    const usual =
      first && plan.noun === 'guidebook' && sections.some(({ content }) => isSame(content, first.content))
        ? (otherwise(title, plan, sections, ground) ?? first)
        : first;
    const same = usual ? sections.findIndex(({ content }) => isSame(content, usual.content)) : -1;
    const alike = sections[same];
    // "Jury" and "judges": one section for both.
    if (alike) {
      const both = `${alike.content.title.replace(/ and (?=[^,]+$)/u, ', ')} and ${title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
      sections[same] = { ...alike, content: { ...alike.content, title: both } };
      continue;
    }
    sections.splice(
      at,
      0,
      lines.length > 1
        ? listSection(title, lines, ids, ground)
        : lines.length > 0
          ? textSection({ title, body: lines }, ids, ground)
          : (usual ?? textSection(sayPart(title, plan, words), ids, ground)),
    );
  }
  if (besides.section) {
    const at = place();
    const id = freeId(
      besides.section.type,
      sections.map((section) => section.id),
    );
    sections.splice(at, 0, { ...besides.section, id, ground: groundAt(at) });
  }
  return { ...plan, pages: [{ ...home, sections }, ...others] };
}

/** The pages with the titles that nothing is known of, and a section of their own where they have no better place. */
function tellBesides(plan: SitePlan, pages: readonly PagePlan[]) {
  const { brief, language, kind } = plan;
  const titles = brief.parts
    .map(({ value }) => value)
    .filter(({ lines, section, isPage }) => !lines?.length && !section && !isPage)
    .map(({ title }) => title)
    .filter(
      (title) =>
        language === 'en' &&
        !stands({ ...plan, pages }, title) &&
        ownWords(brief.prompt, title).length === 0 &&
        lineFor(title, plan) === undefined &&
        usualSection(title, plan, [], 'page') === null,
    );
  const placed = titles.length > 0 ? placeOthers(pages, titles, kind) : null;
  if (!placed) return { pages, titles: new Set<string>(), section: null };
  return {
    pages: 'pages' in placed ? placed.pages : pages,
    titles: new Set(titles),
    section: 'section' in placed ? placed.section : null,
  };
}

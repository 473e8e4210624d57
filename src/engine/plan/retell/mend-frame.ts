import type { SectionType } from '@/domain/site/vocabulary';
import type { Action } from '../content';
import type { PagePlan, SectionPlan, SitePlan } from '../site-plan';
import { kinship } from '../told/told-sentences';
import type { Words } from '../words/words';
import { isForMaker } from './is-for-maker';
import type { Piece } from './lines/piece';

/** Buttons of rows that lead nowhere ask instead. */
const withLedItems =
  (leads: (action: Action) => boolean, contact: string) =>
  (section: SectionPlan): SectionPlan => {
    const { items } = section.content;
    if (!items?.some(({ action }) => action !== undefined && !leads(action))) return section;
    const led = items.map((item) =>
      item.action === undefined || leads(item.action)
        ? item
        : { ...item, action: { label: 'Get in touch', href: contact } },
    );
    return { ...section, content: { ...section.content, items: led } };
  };

/** Buttons that lead to what is no longer there are gone. */
export const mendLinks = (plan: SitePlan): SitePlan => {
  const paths = new Set(plan.pages.map(({ path }) => path));
  const types = new Set<string>(plan.pages.flatMap(({ sections }) => sections.map(({ type }) => type)));
  const roles = new Set(plan.pages.map(({ role }) => role));
  const ids = new Set(plan.pages.flatMap(({ sections }) => sections.map(({ id }) => id)));
  const leads = ({ href }: Action): boolean =>
    /^(?:tel|mailto|https?):/u.test(href) ||
    (href.startsWith('#')
      ? href === '#main' || ids.has(href.slice(1))
      : paths.has(href) || types.has(href) || roles.has(href) || paths.has(`${href}.html`));
  const contact = types.has('contact') ? 'contact' : '#main';
  const quoted = plan.brief.quotes.find(({ value }) => value.use === 'button')?.value.text;
  const isUnbooked = plan.brief.excluded.some(({ value }) => value === 'booking');
  const action =
    plan.action && isUnbooked && !quoted && /\bbook/iu.test(plan.action.label)
      ? { ...plan.action, label: 'Get in touch' }
      : plan.action;
  return {
    ...plan,
    action:
      action && leads(action)
        ? action
        : types.has('contact')
          ? { label: quoted ?? 'Get in touch', href: 'contact' }
          : null,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections.map(withLedItems(leads, contact)).map((section) =>
        section.content.actions
          ? {
              ...section,
              content: {
                ...section.content,
                actions: section.content.actions
                  .map((action) =>
                    action.label === quoted && !leads(action) ? { ...action, href: contact } : action,
                  )
                  .filter((action) => action.label === quoted || leads(action)),
              },
            }
          : section,
      ),
    })),
  };
};

/** Whether a page that nobody asked for has nothing on it. */
export const isBarePage = ({ role, title, sections }: PagePlan, asked: ReadonlySet<string>): boolean =>
  role !== 'home' &&
  !asked.has(title) &&
  sections.every(({ type }) => type === 'page-header' || type === 'cta');

/** Titles that nobody asked for as such, with nothing told under them: "Postcode", "Tea". */
export const dropFillers = (
  page: PagePlan,
  { brief }: SitePlan,
  pieces: readonly Piece[],
): readonly SectionPlan[] => {
  const isFiller = ({ type, content }: SectionPlan): boolean => {
    const part = brief.parts.find(({ value }) => value.title === content.title);
    if (type !== 'text' || !part || page.title === content.title) return false;
    // "One about booking": where it has a page, no line stands in for it elsewhere.
    if (part.value.isPage)
      return !(content.body ?? []).some((line) => brief.prompt.includes(line.replace(/[.!]$/u, '')));
    if (part.value.lines) return false;
    const piece = pieces.find(({ start, end }) =>
      part.spans.some((span) => span.start < end && span.end > start),
    );
    // What a told sentence was taken for is told anyway; the fields of a form are no sections.
    return (
      piece === undefined ||
      !isForMaker(piece, brief) ||
      /^(?:no|don['’]?t|do not|without|never)\b/iu.test(piece.text) ||
      /\bform\b.*\b(?:ask(?:s|ing)?|fields?|with)\b/iu.test(piece.text)
    );
  };
  return page.sections.filter((section) => !isFiller(section));
};

/** A site says how to reach its owner in more than its last line. */
export const reach = (plan: SitePlan, words: Words): SitePlan => {
  const [home, ...others] = plan.pages;
  const { phone, email, address } = plan.contact;
  const has = plan.pages.some(({ sections }) => sections.some(({ type }) => type === 'contact'));
  if (
    !home ||
    has ||
    !(phone ?? email ?? address) ||
    plan.brief.excluded.some(({ value }) => value === 'contact')
  )
    return plan;
  const contact: SectionPlan = {
    type: 'contact',
    id: 'contact',
    variant: 'aside',
    ground: 'page',
    content: { title: words.sections.contact },
    behaviours: [],
  };
  return { ...plan, pages: [{ ...home, sections: [...home.sections, contact] }, ...others] };
};

const telling = new Set<SectionType>([
  'products', 'pricing', 'services', 'menu', 'rooms', 'events', 'timetable', 'amenities', 'text', 'listings', 'portfolio', 'tickets',
]); // prettier-ignore

/** Beside what an owner tells on a page no line stands in for it. */
export const dropLines = (plan: SitePlan): SitePlan => {
  const prompt = plan.brief.prompt.toLowerCase();
  const isTold = ({ content }: SectionPlan): boolean =>
    [...(content.body ?? []), ...(content.items ?? []).map(({ title }) => title)].some((line) =>
      prompt.includes(
        line
          .replace(/^.|[.!]$/gu, '')
          .toLowerCase()
          .slice(0, 30),
      ),
    );
  const pages = plan.pages.map((page): PagePlan => {
    const told = page.sections.filter((section) => telling.has(section.type) && isTold(section));
    const isLine = (section: SectionPlan): boolean =>
      section.type === 'text' && section.content.title === page.title && !isTold(section);
    if (told.length === 0 || !page.sections.some(isLine)) return page;
    // The title of the page stays over it.
    const header: SectionPlan = {
      type: 'page-header',
      id: 'page-header',
      variant: 'plain',
      ground: 'page',
      content: { title: page.title },
      behaviours: [],
    };
    const hasHeader = page.sections.some(({ type }) => type === 'page-header');
    const rest = page.sections.filter((section) => !isLine(section));
    return { ...page, sections: hasHeader ? rest : [header, ...rest] };
  });
  return { ...plan, pages };
};

const last: readonly SectionType[] = [
  'booking',
  'quote',
  'rsvp',
  'form',
  'newsletter',
  'faq',
  'contact',
  'hours',
  'map',
  'cta',
];

const headOf = (title: string): SectionPlan => ({
  type: 'page-header',
  id: 'page-header',
  variant: 'plain',
  ground: 'page',
  content: { title },
  behaviours: [],
});

/** What is told stands before the forms and maps, every page has its head, and one thing alone is no list of features. */
export const tidyFrame = (plan: SitePlan, asked: ReadonlySet<string>): SitePlan => ({
  ...plan,
  pages: plan.pages.map((page, at): PagePlan => {
    const full = page.sections.filter(
      ({ type, content }) =>
        !(
          type === 'amenities' &&
          (content.items?.length ?? 0) === 1 &&
          (content.items?.[0]?.title.split(/\s+/u).length ?? 0) < 3 &&
          !content.body &&
          !asked.has(content.title)
        ),
    );
    const [first] = full;
    const isHeaded =
      at === 0 ||
      full.some(({ type }) => type === 'page-header' || type === 'hero') ||
      (first !== undefined && first.content.title.toLowerCase() === page.title.toLowerCase());
    const sections = isHeaded ? full : [headOf(page.title), ...full];
    // A page made for a form has it first.
    const isTold = ({ type }: SectionPlan): boolean => !last.includes(type);
    const isForm = page.role === 'contact' || page.role === 'book';
    const own = isForm
      ? sections
      : [...sections.filter(isTold), ...sections.filter((section) => !isTold(section))];
    return { ...page, sections: own };
  }),
});

/** A page that was asked for and holds nothing yet shows what the first page holds of it: prices to join, a form. */
export const fillBare = (plan: SitePlan, asked: ReadonlySet<string>): SitePlan => {
  const all = plan.pages.flatMap(({ sections }) => sections);
  const pick = (...types: readonly SectionType[]): SectionPlan[] =>
    types.flatMap((type) => all.find((section) => section.type === type) ?? []).slice(0, 1);
  const pages = plan.pages.map((page): PagePlan => {
    const isBare = page.sections.every(({ type }) => type === 'page-header' || type === 'cta');
    if (page.role === 'home' || !asked.has(page.title) || !isBare) return page;
    const own = /\b(?:join|member|fees?|prices?|book|enrol|sign up|shop)\w*/iu.test(page.title)
      ? pick('pricing', 'tickets')
      : [];
    const shown = /\b(?:galler|photo|picture|work)/iu.test(page.title) ? pick('gallery', 'portfolio') : [];
    const akin = all.filter(
      ({ type, content }) =>
        telling.has(type) &&
        kinship(page.title, [content.title, ...(content.items ?? []).map(({ title }) => title)].join(' ')) >
          0,
    );
    // "Storage": of all the prices those that speak of it.
    const told = [...new Set([...own, ...shown, ...akin.slice(0, 1)])].map((section): SectionPlan => {
      const items = (section.content.items ?? []).filter(({ title, text, note }) => kinship(page.title, `${title} ${text ?? ''} ${note ?? ''}`) > 0); // prettier-ignore
      return own.includes(section) || items.length === 0
        ? section
        : { ...section, content: { ...section.content, items } };
    });
    return { ...page, sections: [...page.sections.slice(0, 1), ...told, ...pick('contact', 'form')] };
  });
  return { ...plan, pages };
};

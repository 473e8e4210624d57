import type { Brief } from '@/domain/site/brief';
import { freeId } from '../free-id';
import type { PagePlan, SectionPlan, SitePlan } from '../site-plan';
import { statesSomething } from './states-something';
import { forMaker, sentenceEnds } from './told-words-west';
import { wishesOf } from '../told/told-facts';
import { capitalise } from '../../capitalise';
import type { Words } from '../words/words';

const fewestWords = 45;
const most = 10;
const together = 2;

const contact = /@|https?:|www\.|\d{5,}|\d{2,}[ ./-]\d{2,}|[€$£₺₪]|(?:zł|euros?|R\$)(?!\p{L})/iu;

const contents: ReadonlySet<string> = new Set(['story', 'about']);

type Test = (text: string) => boolean;

/** What an owner says of the house in sentences of their own, in order; none of a prompt that lists things. */
function ownSentences(brief: Brief, isRequest: Test, isFact: Test): string[] {
  const taken = [
    ...wishesOf(brief),
    ...[brief.hours, brief.phone, brief.email, brief.address].flatMap((slot) => slot?.spans ?? []),
    ...brief.items.filter(({ value }) => value.price !== undefined).flatMap(({ spans }) => spans),
  ];
  const found: string[] = [];
  let from = 0;
  for (const mark of [...brief.prompt.matchAll(sentenceEnds), { index: brief.prompt.length, 0: '' }]) {
    const text = brief.prompt.slice(from, mark.index).trim();
    const [start, end] = [from, mark.index];
    from = mark.index + mark[0].length;
    const count = text.split(/\s+/u).length;
    if (count < 5 || count > 40 || !/[.!]$/u.test(text) || !/^[\p{Lu}¡«"„]/u.test(text)) continue;
    if (forMaker.test(text)) continue;
    if (
      !statesSomething(text, brief.spoken) ||
      isRequest(text) ||
      contact.test(text) ||
      (isFact(text) && count <= 14)
    )
      continue;
    if (taken.some((span) => span.start < end && span.end > start)) continue;
    found.push(text);
  }
  return found.slice(0, most);
}

const paragraphs = (sentences: readonly string[]): string[] =>
  sentences.flatMap((_, at) => (at % together === 0 ? [sentences.slice(at, at + together).join(' ')] : []));

/** What was told under a title that a usual page or section has already stands there first. */
function withLines(parts: SitePlan['brief']['parts'], plan: SitePlan): SitePlan {
  return parts.reduce((told, { value }) => {
    const title = value.title.toLowerCase();
    const at = told.pages.findIndex((page) => page.title.toLowerCase() === title);
    const page = told.pages[at];
    if (!page || value.isPage || value.section !== undefined) return told;
    const section: SectionPlan = {
      type: 'amenities',
      id: freeId(
        'amenities',
        page.sections.map(({ id }) => id),
      ),
      variant: 'checks',
      ground: 'page',
      content: { title: value.title, items: (value.lines ?? []).map((line) => ({ title: line })) },
      behaviours: [],
    };
    const first = page.sections[0]?.type === 'page-header' || page.sections[0]?.type === 'nav' ? 1 : 0;
    const sections = [...page.sections.slice(0, first), section, ...page.sections.slice(first)];
    return { ...told, pages: told.pages.map((one, index) => (index === at ? { ...page, sections } : one)) };
  }, plan);
}

/** Sections that were given a title of their own bear it, and a page says what was told under its title. */
function underTitles(plan: SitePlan): SitePlan {
  const { parts } = plan.brief;
  if (!parts.some(({ value }) => value.section ?? value.lines)) return plan;
  const said = JSON.stringify(plan.pages).toLowerCase();
  const unsaid = parts.filter(
    ({ value }) =>
      value.lines !== undefined &&
      value.lines.length > 0 &&
      value.lines.every((line) => !said.includes(JSON.stringify(line.toLowerCase()).slice(1, -1))),
  );
  return withLines(unsaid, {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section): SectionPlan => {
        const own = parts.find(({ value }) => value.section === section.type && !value.lines);
        if (own) return { ...section, content: { ...section.content, title: own.value.title } };
        const lines = parts.find(({ value }) => value.isPage && value.title === page.title)?.value.lines;
        return lines && section.type === 'text'
          ? { ...section, content: { title: section.content.title, body: lines } }
          : section;
      }),
    })),
  });
}

/**
 * The site of a long prompt in another language than English, with the owner's own sentences as its story in place of a usual
 * one. Any other plan as it is.
 */
export function tellOwnWords(planned: SitePlan, words: Words, isRequest: Test, isFact: Test): SitePlan {
  const plan = underTitles(planned);
  const { brief } = plan;
  if (brief.prompt.split(/\s+/u).length < fewestWords) return plan;
  const own = ownSentences(brief, isRequest, isFact);
  const [home, ...others] = plan.pages;
  if (own.length === 0 || !home) return plan;
  const body = paragraphs(own);
  let isTold = false;
  // On the page about them it stands first; a second telling of the same goes.
  const order = [...others, home];
  const tell = (page: PagePlan): PagePlan => ({
    ...page,
    sections: page.sections.flatMap((section): SectionPlan[] => {
      if (!contents.has(section.type)) return [section];
      if (isTold) return [];
      isTold = true;
      return [{ ...section, variant: 'letter', content: { title: section.content.title, body } }];
    }),
  });
  const told = new Map(order.map((page) => [page, tell(page)]));
  const pages = plan.pages.map((page) => told.get(page) ?? page);
  if (isTold) return { ...plan, pages };
  const extra: SectionPlan = {
    type: 'about',
    id: freeId(
      'about',
      home.sections.map(({ id }) => id),
    ),
    variant: 'letter',
    ground: 'page',
    content: { title: words.sections.about, body },
    behaviours: [],
  };
  const [first, ...rest] = home.sections;
  return { ...plan, pages: [{ ...home, sections: first ? [first, extra, ...rest] : [extra] }, ...others] };
}

const visits =
  /^(?<price>.*\d\s?(?:€|euros?|zł|tl|₺|₪|r\$|reais)?)\s(?:la|par|por|pro|die|a|à|per|de|za|il|the)\s(?<visit>séance|consultation|sesión|consulta|sessão|seduta|visita|sitzung|behandlung|sessie|behandeling|wizytę)$/iu;
/** "cabinet d'ostéopathie, 60 € la séance": what costs that is the visit, not the house. */
export function nameVisit(brief: Brief, item: Brief['items'][number]): Brief['items'][number] {
  const { name, price } = item.value;
  const told = name === brief.offer?.value ? visits.exec(price ?? '')?.groups : undefined;
  if (told?.['visit'] === undefined || told['price'] === undefined) return item;
  const title = capitalise(told['visit'].replace(/^wizytę$/u, 'wizyta'));
  return { ...item, value: { ...item.value, name: title, price: told['price'].trim() } };
}

const plainPlural =
  /(?:karten|seiten|zeiten|daten|touren|reisen|gebühren|waren|themen|praxen|firmen|fragen|massagen|ungen|heiten|keiten|schaften|ionen|innen|ien|uren|täten|frauen|farben|marken|stunden|wochen)$/u;
/** "mit meinen Kursen": as a title in German the word loses the ending that "mit" gave it. */
export function unbendTitle(brief: Brief, part: Brief['parts'][number]): Brief['parts'][number] {
  const { title } = part.value;
  const before = brief.prompt.slice(0, part.spans[0]?.start ?? 0);
  const isBent =
    brief.language.value === 'de' &&
    /^\p{L}+n$/u.test(title) &&
    !plainPlural.test(title) &&
    /\bmit\s(?:meinen|unseren|den|ihren)\s$/u.test(before);
  return isBent ? { ...part, value: { ...part.value, title: title.slice(0, -1) } } : part;
}

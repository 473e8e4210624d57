import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const ours =
  /^(?:onze?|ons|nuestr[oa]s?|nos|notre|unsere?|noss[oa]s?|(?:os |as )?noss[oa]s|(?:i |le )?nostr[ei]|nasz[ea]?)\s(?<noun>\p{L}{3,})\s\((?<one>[^()]{2,40})\)$/iu;

/** "onze bieren (Blond € 3,50, Tripel € 4,20)": each thing bears its own name, and the word over them heads nothing else. */
export function oursByName(brief: Brief): Brief {
  const nounOf = ({ value }: Slot<ListedItem>): string | undefined =>
    ours.exec(value.name)?.groups?.['noun']?.toLowerCase();
  const nouns = new Set(brief.items.flatMap((item) => nounOf(item) ?? []));
  if (nouns.size === 0) return brief;
  return {
    ...brief,
    items: brief.items.map((item) => {
      const one = ours.exec(item.value.name)?.groups?.['one'];
      return one === undefined ? item : { ...item, value: { ...item.value, name: capitalise(one.trim()) } };
    }),
    parts: brief.parts.filter(
      ({ value }) => (value.lines?.length ?? 0) > 0 || !nouns.has(value.title.toLowerCase()),
    ),
  };
}

const article =
  /^(?:\p{L}+\s|\d+\s)?(?:art[ií]culos?|artigos?|articol[io]|articles?|artikel[ns]?|artikelen|wpis\p{L}*|artykuł\p{L}*|yazı\p{L}*|(?:ال)?مقالات?|מאמרים|כתבות)$/iu;
const letters =
  /^(?:suscripción|suscribirse|subscrição|assinatura|abonnement|s['’]abonner|abonnieren|abo|iscrizione|iscriversi|inschrijven|subskrypcja|abonelik|(?:ال)?اشتراك|מנוי|הרשמה)$/iu;
/** "suscripción" of a blog: letters for its readers. */
function lettersOfBlog(brief: Brief): Brief {
  const asked = brief.parts.filter(({ value }) => letters.test(value.title.trim()));
  const joining = brief.sections.filter(
    ({ value, spans }) =>
      value !== 'newsletter' &&
      spans.length > 0 &&
      spans.every(({ start, end }) => letters.test(brief.prompt.slice(start, end).trim())),
  );
  if (asked.length + joining.length === 0) return brief;
  const sections = brief.sections.filter((section) => !joining.includes(section));
  const has = sections.some(({ value }) => value === 'newsletter');
  const spans = [...asked, ...joining].flatMap((slot) => slot.spans);
  return {
    ...brief,
    parts: brief.parts.filter((part) => !asked.includes(part)),
    sections: has ? sections : [...sections, { value: 'newsletter', spans }],
  };
}

/** "cuatro artículos" of a blog: what it publishes, and no wares. */
export function articlesOfBlog(read: Brief): Brief {
  if (read.kind.value !== 'blog') return read;
  const brief = lettersOfBlog(read);
  const wares = brief.sections.filter(
    ({ value, spans }) =>
      value === 'products' &&
      spans.length > 0 &&
      spans.every(({ start, end }) => article.test(brief.prompt.slice(start, end).trim())),
  );
  if (wares.length === 0) return brief;
  const has = brief.sections.some(({ value }) => value === 'posts');
  return {
    ...brief,
    counts: brief.counts.map((count) =>
      count.value.thing === 'products' ? { ...count, value: { ...count.value, thing: 'posts' } } : count,
    ),
    sections: brief.sections.flatMap((section) =>
      !wares.includes(section) ? [section] : has ? [] : [{ ...section, value: 'posts' as const }],
    ),
  };
}

const closed =
  /(?<!\p{L})(?:zamknięt\p{L}+|nieczynn\p{L}+|cerrad[oa]s?|fermée?s?|geschlossen|ruhetag|fechad[oa]s?|encerrad[oa]s?|chius[oaie]|gesloten|kapalı)(?!\p{L})|مغلق|סגור/iu;
/** "w niedziele zamknięte": when nobody is there is nothing that they do. */
export const closedNotDone = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.filter(
    ({ value }) => value.price !== undefined || value.section !== 'services' || !closed.test(value.name),
  ),
  phrases: brief.phrases.filter(({ value }) => !closed.test(value) || value.split(' ').length > 3),
});

const shown = new Set<string>(['photographer', 'portfolio', 'studio']);
/** "portfolio met filters (huwelijk, familie, bedrijven)": what the pictures are of is seen in them. */
export function sortsOfPictures(brief: Brief): Brief {
  const sorts = brief.items.filter(({ value }) => value.section === 'categories');
  if (!shown.has(brief.kind.value) || sorts.length < 2) return brief;
  const asked = new Set(brief.sections.map(({ value }) => value));
  const section = asked.has('gallery') ? 'gallery' : 'portfolio';
  return {
    ...brief,
    items: brief.items.map((item) =>
      sorts.includes(item)
        ? { ...item, value: { ...item.value, section, name: capitalise(item.value.name) } }
        : item,
    ),
    sections: asked.has(section) ? brief.sections : [...brief.sections, { value: section, spans: [] }],
  };
}

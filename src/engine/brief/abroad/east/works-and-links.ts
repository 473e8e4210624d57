import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';

type Item = Slot<ListedItem>;
const eastern = new Set(['nl', 'pl', 'tr', 'ar', 'he']);
const designing = new Set(['portfolio', 'studio', 'agency']);
const logo = /^(?:logo(?:['’]s|lar|ları|s)?|logotyp\p{L}*|شعارات?|לוגו(?:אים)?)$/iu;

const textOf = ({ prompt }: Brief, { spans: [span] }: Slot<unknown>): string =>
  span === undefined ? '' : prompt.slice(span.start, span.end);

/** "logo, ambalaj ve afiş işlerim": of whoever designs them, logos are work, and no row of clients. */
export function logosAreWork(brief: Brief): Brief {
  if (!eastern.has(brief.spoken) || !designing.has(brief.kind.value)) return brief;
  const found = brief.sections.find((slot) => slot.value === 'logos' && logo.test(textOf(brief, slot)));
  const span = found?.spans[0];
  if (!found || !span) return brief;
  const isNext = (slot: Slot<unknown>): boolean => {
    const [start, end] = [slot.spans[0]?.start ?? 0, slot.spans[0]?.end ?? 0];
    return /^(?:,\s|،\s?|\s(?:en|i|ve)\s|\sו|\sو)$/u.test(
      brief.prompt.slice(...(start > span.end ? [span.end, start] : [end, span.start])),
    );
  };
  const beside = brief.parts.filter(
    (part) => !part.value.isPage && part.value.lines === undefined && isNext(part),
  );
  const works = [found, ...beside].map((slot): Item => ({
    value: { section: 'services', name: textOf(brief, slot) },
    spans: slot.spans,
  }));
  return {
    ...brief,
    sections: brief.sections.filter((slot) => slot !== found),
    parts: brief.parts.filter((part) => !beside.includes(part)),
    items: [...brief.items, ...works].toSorted(
      (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    ),
  };
}

const noLink =
  /nieuwsbrief|newsletter|bülten|biuletyn|kleur|kolor|renk|foto|zdjęci|ניוזלטר|צבע|רקע|תמונ|النشرة|نشرة|لون|ألوان|خلفية|صورة/iu;
/** "עמוד קישורים ל@dana.cooks : מתכונים, ספר, סדנאות": what a page of links lists behind its name are its links. */
export function linksOfPage(brief: Brief): Brief {
  const { prompt, kind, spoken, offer } = brief;
  if (!eastern.has(spoken) || kind.value !== 'link-in-bio') return brief;
  const bare = offer?.value.replace(/\s(?:ל|voor|dla|için)$/u, '').replace(/\s?ل$/u, '') ?? '';
  const told = offer ? { ...brief, offer: { ...offer, value: bare } } : brief;
  const colon = /:\s?(?=\p{L})/u.exec(prompt.slice(0, 120));
  if (!colon || brief.items.some(({ value }) => value.section === 'links' && value.note !== undefined))
    return told;
  const from = colon.index + colon[0].length;
  const list = /^[^.\n]+/u.exec(prompt.slice(from))?.[0] ?? '';
  const links: Item[] = [];
  let at = from;
  for (const piece of list.split(/[,،]/u)) {
    const name = piece.trim().replace(/^(?:en|i|ve)\s/u, '');
    const start = prompt.indexOf(name, at);
    at = start + name.length;
    if (name.length < 2 || name.split(' ').length > 4 || noLink.test(name)) continue;
    links.push({ value: { section: 'links', name }, spans: [{ start, end: at }] });
  }
  if (links.length < 2) return told;
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.some((one: Span) =>
      links.some(({ spans: [own] }) => own && one.start < own.end && one.end > own.start),
    );
  return {
    ...told,
    items: [...told.items.filter((item) => !isIn(item)), ...links],
    sections: told.sections.filter((slot) => !isIn(slot)),
    parts: told.parts.filter((slot) => !isIn(slot)),
    phrases: told.phrases.filter((slot) => !isIn(slot)),
  };
}

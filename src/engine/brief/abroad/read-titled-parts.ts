import type { Brief, ListedItem, SitePart, Slot } from '@/domain/site/brief';
import { sectionOfTitle } from '../parts/section-of-title';
import { bareTitles } from './read-bare-titles';
import { called, pageNoun, sectionNoun, type Titled } from './title-words';
import { capitalise } from '../../capitalise';

const opening = String.raw`\s*["“”„«»'‘‹]?\s?$`;
const before = new RegExp(
  String.raw`(?<![\p{L}])(?:(?<page>${pageNoun})|${sectionNoun})(?:\s(?:${called}))?[\s:]${opening}`,
  'iu',
);
/** Another of the same: "und einer „…“", "i druga „…”", "وآخر بعنوان «…»". */
const another = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:und|sowie|y|e|et|en|i|oraz|ve)\s(?:noch\s|également\s|ook\s|też\s)?(?:einer|eine|eines|einen|otr[oa]|una?|une autre|une|un autre|un['’]altra|un altro|outr[oa]|uma?|een|een andere|drug[aąi]|jedn[aą]|kolejn[aą])|وآ?أ?خرى?|וגם|ועוד)(?:\s(?:${called}))?\s${opening}`,
  'iu',
);
/** In Turkish the noun comes after: "… adında bir bölüm", "… bölümü". */
const turkishAfter =
  /^["“”»'’]?\s*(?:(?:adında|adlı|isimli|başlıklı|diye)\s(?:ayrı\s)?(?:bir\s)?)?(?<noun>bölüm|sayfa|sekme|kısım)\p{L}{0,4}(?!\p{L})/iu;
const closing = /^\s?["“”»’'›]*\s*/u;
const leads =
  /^(?::\s*|[–—-]\s|,?\s?(?:con|avec|mit|com|met)(?:\s?:)?\s(?!(?:foto|descri|imag|bild|text|beschrij|una? descri)\p{L}*)|(?:نذكر|نكتب|نقول|نشرح) في(?:ه|ها) (?:أن|ان)\s|(?:donde|en (?:la|el) que) (?:contamos|explicamos|decimos) que\s|où (?:nous )?(?:expliquons|disons) que\s|die (?:erklärt|sagt), dass\s)/iu;
const more =
  /\s(?:und|y|e|et|en|i|oraz)\s(?:einer|eine|otr[oa]|une autre|un['’]altra|un altro|outr[oa]|een|drug[aą])(?=\s["“„«'])/iu;
const joined = /,\s*|\s(?:und|y|et|e|en|ve|oraz)\s|\s(?=و\p{L}{3})/u;
/** "elles sont quarante, toutes ont un nom": a sentence with commas, and no list. */
const saying =
  /(?<!\p{L})(?:elles?|ils?|nous|wir|sie|ich|noi|wij|we|ellas|ellos|nosotr[oa]s|sont|est|ont|avons|sommes|sind|ist|haben|wurde|son|tenemos|somos|são|temos|sono|siamo|abbiamo|zijn|hebben|są|jest|mamy|jesteśmy)(?!\p{L})/iu;
const bare =
  /^(?:mein|unser|dem|den|der|einem|einer|mon|ma|mes|notre|nos|un|une|des|mi|mis|nuestr|meu|minha|noss|onze|mijn|een)\p{L}{0,3}\s/iu;

/** What is told under a title, entry by entry or sentence by sentence, and where it ends. */
function linesAfter(prompt: string, from: number): { lines: string[]; end: number } {
  const rest = prompt.slice(from, from + 420);
  const closed = closing.exec(rest)?.[0].length ?? 0;
  const lead = leads.exec(rest.slice(closed));
  if (!lead) return { lines: [], end: from };
  const told = rest.slice(closed + lead[0].length);
  const stop = /[.!?؟](?=\s|$)|\n(?!depuis|seit|desde|dal|sinds|od\s)/u.exec(told)?.index ?? told.length;
  const whole = told
    .slice(0, Math.min(stop, more.exec(told)?.index ?? stop))
    .replace(/\s+/gu, ' ')
    .trim();
  const end = from + closed + lead[0].length + whole.length;
  const isSentence = /^[:–—-]|\p{L}{4,}\s(?:أن|ان|que|dass)\s$|في(?:ه|ها)/u.test(lead[0]);
  const isList = !isSentence || (whole.includes(',') && !whole.includes(';'));
  const entries = whole
    .split(isList ? joined : /;\s*/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const isShort =
    isList &&
    !saying.test(entries[0] ?? '') &&
    entries.length > 1 &&
    entries.every((entry) => entry.split(' ').length <= 8);
  if (isShort)
    return entries.some((entry) => bare.test(entry))
      ? { lines: [], end: from }
      : { lines: entries.map(capitalise), end };
  if (!isSentence || whole.length < 8) return { lines: [], end: from };
  return { lines: (isList ? [whole] : entries).map((one) => `${capitalise(one)}.`), end };
}

function titlesOf({ prompt, quotes, spoken }: Brief): Titled[] {
  const found: Titled[] = [];
  for (const { value, spans } of quotes) {
    const [inner] = spans;
    if (!inner || value.text.length > 60) continue;
    const lead = prompt.slice(Math.max(0, inner.start - 60), inner.start);
    const noun = before.exec(lead);
    // Far behind what is asked for, a page in quotation marks is no business any more.
    if (value.use === 'name' && !(noun && inner.start > 60)) continue;
    const last = found.at(-1);
    const isNext = last !== undefined && inner.start - last.inner.end < 200 && another.test(lead);
    const turkish = spoken === 'tr' ? turkishAfter.exec(prompt.slice(inner.end, inner.end + 50)) : null;
    // What the prompt opens with is the site itself: "página «El Faro»".
    if ((!noun && !isNext && !turkish) || (inner.start < 14 && !turkish)) continue;
    found.push({
      title: value.text,
      isPage:
        noun?.groups?.['page'] !== undefined ||
        turkish?.groups?.['noun'] === 'sayfa' ||
        (!noun && !turkish && last?.isPage === true),
      inner,
      end: inner.end,
    });
  }
  return found;
}

/** "y otra con fotos": that there is one more is no title. */
const other =
  /^(?:otr[oa]s?|(?:une? )?autres?|(?:noch )?eine? (?:andere|weitere)\p{L}?|outr[oa]s?|(?:un['’]?)?altr[oa]|(?:een )?andere|inn[aey]|drug[ai]|kolejn[aey]|آ?أ?خرى|עוד)$/iu;
const prose: ReadonlySet<string> = new Set(['story', 'about', 'map']);
const isName = (line: string): boolean => /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}$/u.test(line);

/**
 * Pages and sections whose titles stand in quotation marks, with what the prompt tells under them, in any language but
 * English. Nothing of it is read as something else.
 */
export function readTitledParts(brief: Brief): Brief {
  const quoted = titlesOf(brief);
  const titled = [...quoted, ...bareTitles(brief, quoted)].toSorted(
    (one, other) => one.inner.start - other.inner.start,
  );
  if (titled.length === 0) return brief;
  const { prompt, kind, language } = brief;
  // "une rubrique intitulée Nos alpages": a title is no name.
  const isTitle = brief.name?.spans.some((span) =>
    titled.some(({ inner }) => span.start < inner.end && span.end > inner.start),
  );
  const people: Slot<ListedItem>[] = [];
  const parts = titled.map(({ title, isPage, inner }): Slot<SitePart> => {
    const { lines, end } = linesAfter(prompt, inner.end);
    const section = sectionOfTitle(title, language.value, kind.value);
    const span = { start: inner.start, end: Math.max(end, inner.end) };
    if (section === 'team' && lines.length > 0 && lines.every(isName)) {
      people.push(...lines.map((name) => ({ value: { section: 'team' as const, name }, spans: [span] })));
      return { value: { title, isPage, ...(isPage ? {} : { section }) }, spans: [span] };
    }
    // A house tells its story in one place, whatever that is called.
    if (section === 'story' && lines.length === 0)
      return { value: { title, isPage: false, section }, spans: [span] };
    return {
      value: {
        title,
        isPage,
        ...(lines.length > 0
          ? { lines, ...(section && !isPage && prose.has(section) ? { section } : {}) }
          : section && !isPage
            ? { section }
            : {}),
      },
      spans: [span],
    };
  });
  const spans = parts.flatMap((part) => part.spans);
  const isFree = (slot: Slot<unknown>): boolean =>
    !slot.spans.some((one) => spans.some(({ start, end }) => one.start < end && one.end > start));
  const titles = new Set(titled.map(({ title }) => title));
  const asked = parts.flatMap(({ value, spans: at }) =>
    value.section && !brief.sections.some((one) => one.value === value.section)
      ? [{ value: value.section, spans: at }]
      : [],
  );
  const { onePage, founded } = brief;
  const isOne = onePage?.spans.some(({ start, end }) =>
    titled.some(({ inner, isPage }) => isPage && inner.start >= end && inner.start - start < 24),
  );
  return {
    ...brief,
    name: isTitle === true ? null : brief.name,
    quotes: brief.quotes.map((quote) =>
      titles.has(quote.value.text) ? { ...quote, value: { ...quote.value, use: 'item' as const } } : quote,
    ),
    onePage: isOne === true ? null : onePage,
    founded: founded && isFree(founded) ? founded : null,
    items: [...brief.items.filter((item) => item.value.price !== undefined || isFree(item)), ...people],
    phrases: brief.phrases.filter(isFree),
    sections: [
      ...brief.sections.filter(
        (slot) =>
          isFree(slot) &&
          !slot.spans.every(({ start, end }) => /^ب?عنوان\p{L}*$/u.test(prompt.slice(start, end))),
      ),
      ...asked,
    ],
    parts: [
      ...brief.parts.filter(
        (part) => isFree(part) && !titles.has(part.value.title) && !other.test(part.value.title),
      ),
      ...parts,
    ].toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0)),
  };
}

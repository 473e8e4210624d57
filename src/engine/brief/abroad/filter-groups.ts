import type { Brief, Span } from '@/domain/site/brief';
import { facet } from '../items/facet-words';

const lead =
  /(?<!\p{L})(?:filtr(?:os?|ar|es?|er|i|a|a[rt]e|y|owanie|ami)?|filter[ns]?|filtering|filteren|filtern)\s(?:(?:de |dei |van |der )?(?:productos|produits|produkte|produtos|prodotti|producten)\s)?(?:por|par|pour|nach|op|per|na|według|wg|po)\s(?:(?:la|le|el|los|las|les)\s)?|(?:تصفية|فلتر|فلاتر|ترشيح)\s(?:حسب|بحسب)\s|(?:סינון|לסנן|מסננים)\s(?:לפי|על פי)\s/giu;
const turkish = /(?<list>\p{L}+(?:,\s\p{L}+)*\s(?:ve|veya)\s\p{L}+)(?:['’]?y?[ea])?\sgöre\sfiltre/iu;
const piece =
  /^\s?(?<name>(?:(?:aantal|anzahl(?:\sder)?|و?عدد|ו?מספר)\s)?[\p{L}'’-]+(?:\s(?:de|di|da|d['’])\s?\p{L}+)?)(?<next>\s?[,،]\s?(?:(?:y|e|et|und|en|i|oraz|ve)\s)?|\s(?:y|e|ed|et|und|en|i|oraz|ve|o|ou|oder|of|lub)\s|\s(?=[וو]\p{L}))/iu;
const last =
  /^\s?(?<name>(?:(?:aantal|anzahl(?:\sder)?|و?عدد|ו?מספר)\s)?[\p{L}'’-]+(?:(?<=n[uú]mero|nombre)\sd[ei]\s\p{L}+)?)/iu;
/** "وعدد الغرف": the number of whatever it is. */
const isFacet = (name: string): boolean =>
  facet.test(name.replace(/^[וو](?=عدد|מספר)/u, '').replace(/^(عدد|מספר)\s.*$/u, '$1'));
type Group = { readonly name: string; readonly span: Span };

function listAfter(prompt: string, from: number): readonly Group[] {
  const groups: Group[] = [];
  let at = from;
  let isLast = false;
  for (let turn = 0; turn < 10; turn += 1) {
    const rest = prompt.slice(at, at + 60);
    const found = piece.exec(rest) ?? last.exec(rest);
    const name = found?.groups?.['name'];
    if (!found || name === undefined) break;
    const start = at + found[0].indexOf(name);
    groups.push({ name, span: { start, end: start + name.length } });
    const next = found.groups?.['next'];
    // What follows "and" is the last of them; so is what a letter joins in Hebrew, and the end of a joined row in Arabic.
    const isOver = isLast || (/^[،,]\s?$/u.test(next ?? '') && /^و\p{L}/u.test(name));
    if (next === undefined || isOver) break;
    isLast =
      /\p{L}\s?$/u.test(next.trim() === '' ? '' : next) ||
      (next.trim() === '' && prompt.startsWith('ו', at + found[0].length));
    at += found[0].length;
  }
  return groups;
}

/** How a group is called by itself: no "and" before it, in German not as it stands behind "nach". */
function spell(name: string, language: string, isLast: boolean): string {
  if (language === 'de') return name.replace(/(?<=e[rl])n$/u, '');
  if (language === 'ar') return name.replace(isLast ? /^و(?:ال)?/u : /^و?(?:ال)/u, '');
  if (language === 'he' && isLast) return name.replace(/^ו/u, '');
  return language === 'tr' && isLast ? name.replace(/y?[ae]$/u, '').replace(/ğ$/u, 'k') : name;
}

/** "تصفية حسب النوع (رجالي، نسائي، عود)", "filtr po kategorii: świece, mydła": what is chosen by and, behind it, its groups. */
const underFacet =
  /^(?:ال|ה)?[\p{L}'’]+(?:\s[\p{L}'’]+)?\s?(?:\((?<bracket>[^()\n]{5,120})\)|:\s(?<row>[^.:;()\n]{5,90}?)(?=[.;\n]|$))/iu;
const groupJoint =
  /\s?[,،/]\s?(?:(?:y|e|et|und|en|i|oraz|ve)\s)?|\s(?:y|e|et|und|en|i|oraz|ve)\s|\sو(?=\p{L}{3})|\sו(?=\p{L}{3})/iu;
function groupsUnder(prompt: string, from: number): readonly Group[] {
  const found = underFacet.exec(prompt.slice(from));
  const list = found?.groups?.['bracket'] ?? found?.groups?.['row'];
  if (!found || list === undefined) return [];
  let at = from + found[0].indexOf(list);
  const groups = list.split(groupJoint).map((text): Group => {
    const name = text.trim();
    const start = prompt.indexOf(name, at);
    at = start + name.length;
    return { name, span: { start, end: at } };
  });
  return groups.length > 1 && groups.every(({ name }) => name !== '' && name.split(' ').length <= 3)
    ? groups
    : [];
}

function listIn({ prompt, spoken }: Brief): readonly Group[] {
  if (spoken === 'tr') {
    // "kategoriye göre filtre (buket, saksı)"
    const facets = /\sgöre\sfiltre\p{L}*(?=\s?\()/iu.exec(prompt);
    const under = facets ? groupsUnder(prompt, facets.index + 6) : [];
    if (under.length > 0) return under;
    const found = turkish.exec(prompt);
    const list = found?.groups?.['list'];
    return found && list !== undefined
      ? listAfter(prompt, found.index).filter(
          ({ name, span }) => span.end <= found.index + list.length && name !== 'ürün',
        )
      : [];
  }
  const found = new RegExp(lead.source, 'giu').exec(prompt);
  if (!found) return [];
  const from = found.index + found[0].length;
  const under = groupsUnder(prompt, from);
  return under.length > 0 ? under : listAfter(prompt, from);
}

const kept = new Set<string>(['products', 'categories', 'listings']);
/** "filtres par type, avis, newsletter": the row ends where what the site is to have goes on. */
function groupsIn(brief: Brief): readonly Group[] {
  const list = listIn(brief);
  const isFacets = isFacet(list[0]?.name ?? '');
  const over = list.findIndex(({ name, span }) =>
    isFacets
      ? !isFacet(name)
      : brief.sections.some(
          ({ value, spans }) =>
            !kept.has(value) && spans.some(({ start, end }) => start < span.end && end > span.start),
        ),
  );
  return over < 0 ? list : list.slice(0, over);
}

/** The sorts of things that visitors of a shop choose by, in lower case, where a prompt in another language than English lists them. */
export const findFilterGroups = (brief: Brief): readonly string[] => {
  const told = groupsIn(brief);
  return told
    .map(({ name }, at) => spell(name.toLocaleLowerCase(brief.spoken), brief.spoken, at === told.length - 1))
    .filter((name) => !isFacet(name));
};

/** A prompt without taking what is filtered by for parts, offers or rows: a shop has it as its shelves, others as facets. */
export function filtersAside(brief: Brief): Brief {
  const told = groupsIn(brief);
  // "filtre par type de peau": what all of them have, and no shelf.
  if (told.length === 1) {
    const at = told[0]?.span.start ?? 0;
    const isOfAll = isFacet(told[0]?.name ?? '');
    // "Filter nach Preis" in a row of things: what the list does, and no thing.
    const isFilter = ({ spans }: { readonly spans: readonly Span[] }): boolean =>
      isOfAll &&
      spans.some(
        ({ start, end }) =>
          start < at && end > at && new RegExp(`^${lead.source}`, 'iu').test(brief.prompt.slice(start)),
      );
    const [{ span } = { span: { start: at, end: at } }] = told;
    return {
      ...brief,
      behaviours: isOfAll
        ? [
            ...brief.behaviours.filter(({ value }) => value !== 'filter'),
            { value: 'filter' as const, spans: [span] },
          ]
        : brief.behaviours,
      items: brief.items.filter(
        (item) =>
          !isFilter(item) &&
          (item.value.section !== 'categories' || !item.spans.some(({ start }) => start === at)),
      ),
      parts: brief.parts.filter((part) => !isFilter(part)),
      phrases: brief.phrases.filter((phrase) => !isFilter(phrase)),
    };
  }
  if (told.length < 2) return brief;
  const start = told[0]?.span.start ?? 0;
  const end = told.at(-1)?.span.end ?? 0;
  const isFree = ({ spans }: { readonly spans: readonly Span[] }): boolean =>
    spans.length === 0 || !spans.some((span) => span.start < end && span.end > start);
  const groups = brief.kind.value === 'shop' ? findFilterGroups(brief) : [];
  return {
    ...brief,
    items: [
      ...brief.items.filter(isFree),
      ...groups.map((name) => ({ value: { section: 'categories' as const, name }, spans: [{ start, end }] })),
    ],
    parts: brief.parts.filter(isFree),
    phrases: brief.phrases.filter(isFree),
    sections: brief.sections.filter((section) => isFree(section)),
    behaviours: [
      ...brief.behaviours.filter(({ value }) => value !== 'filter'),
      { value: 'filter' as const, spans: [{ start, end }] },
    ],
  };
}

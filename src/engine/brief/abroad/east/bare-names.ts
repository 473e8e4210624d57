import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

type Item = Slot<ListedItem>;

/** "doe ook reparaties", "kamen en föhnen doen we ook": who does it, and that it is done besides. */
const leads: Readonly<Record<string, RegExp>> = {
  nl: /^(?:(?:ik|wij|we)\s)?(?:doe|doen|maak|maken|geef|geven|verkoop|verkopen|bied|bieden|verzorg|verzorgen|verhuur|verhuren|repareer|repareren)\s(?:ook\s|nog\s|wel\s)?(?=\p{L}{4})|^(?:en ook|verder|daarnaast)\s(?=\p{L}{4})/iu,
  pl: /^(?:(?:robi(?:ę|my)|oferuj(?:ę|emy)|wykonuj(?:ę|emy)|prowadz(?:ę|imy)|zajmuj(?:ę|emy) się|sprzedaj(?:ę|emy))\s(?:też\s|także\s|również\s)?|(?:też|także|również|a także|oraz|a do tego)\s)(?=\p{L}{4})/iu,
  tr: /^(?:ayrıca|bir de|hem de|bunun yanında)\s(?=\p{L}{4})/iu,
  ar: /^و?(?:كمان|برضه|برضو|أيضا|أيضاً|ايضا|بعمل|بنعمل|بقدم|بنقدم|نقدم|نعمل|نسوي|اسوي|أسوي|نوفر|بصلح|بنصلح)\s(?:كمان\s|أيضا\s)?(?=[\u0621-\u064A]{3})/u,
  he: /^(?:ו?גם|אני (?:עושה|נותן|נותנת|מציע|מציעה)|אנחנו (?:עושים|נותנים|מציעים))\s(?=[א-ת]{3})/u,
};
/** "stemmen kost 95 euro": the verb of the price. */
const tails: Readonly<Record<string, RegExp>> = {
  nl: /\s(?:kost|kosten|is|zijn|voor|komt op|bedraagt|à|a|al vanaf)$/iu,
  pl: /\s(?:kosztuje|kosztują|kosztuja|za|to|wynosi|w cenie|już od)$/iu,
  tr: /\s(?:fiyatı|fiyatımız|ücreti|ücretimiz|bedeli|tutarı)$/iu,
  ar: /\s(?:بسعر|سعرها|سعره|ثمنها|ثمنه|بكلفة|تكلفتها|يكلف|تكلف|بـ|ب)$/u,
  he: /\s(?:עולה|עולים|עולות|במחיר(?:\sשל)?|בעלות(?:\sשל)?|ב-?)$/u,
};

/** Things on offer without the words of the sentence that they stood in. */
export function bareNames(brief: Brief): Brief {
  const [lead, tail] = [leads[brief.spoken], tails[brief.spoken]];
  if (!lead || !tail) return brief;
  const bare = (item: Item): Item => {
    const { name, price, section } = item.value;
    if (section === 'team' || section === 'app' || brief.name?.value === name) return item;
    const short = name.replace(lead, '');
    const value = price === undefined ? short : short.replace(tail, '');
    return value === name || value.length < 3 ? item : { ...item, value: { ...item.value, name: value } };
  };
  return {
    ...brief,
    items: brief.items.map(bare),
    phrases: brief.phrases.map((slot) => ({ ...slot, value: slot.value.replace(lead, '') })),
  };
}

const deeds =
  /^(?:renowacja|naprawa|naprawy|szycie|serwis|montaż|wynajem|wypożyczalnia|sprzedaż|skup|produkcja|hodowla|uprawa|czyszczenie|pranie|mycie|wymiana|budowa|projektowanie|projekty|strzyżenie|organizacja|malowanie|nauka|ostrzenie|tapicerowanie|przeróbki|pielęgnacja|tłumaczenia|instalacja|instalacje|układanie|wykonywanie|wykańczanie|remonty|remont|odnawianie|konserwacja|lekcje|kursy|warsztaty)\s\p{L}/iu;
const genitive =
  /(?:[óo]w|[^aeiouyąęó]ek|eli|eł|ół|óg|od|omod|anien|ien|ic|yn|ych|ich|ier|ap|amp|ram|raw|ęt|udów|ąk|aż|etek|erek)$/iu;
/** "renowacja krzeseł, foteli i komod": one deed on three things, told once. */
export function sharedDeeds(brief: Brief): Brief {
  if (brief.spoken !== 'pl') return brief;
  const items: Item[] = [];
  let deed: string | null = null;
  let end = 0;
  for (const item of brief.items) {
    const { name, price } = item.value;
    const start = item.spans[0]?.start ?? 0;
    const isNext = deed !== null && start - end < 5 && !/[.;\n]/u.test(brief.prompt.slice(end, start));
    if (isNext && deed !== null && price === undefined && !name.includes(' ') && genitive.test(name)) {
      items.push({ ...item, value: { ...item.value, name: `${deed} ${name.toLowerCase()}` } });
      end = Math.max(...item.spans.map((span) => span.end));
      continue;
    }
    deed = deeds.test(name) && name.split(' ').length === 2 ? (name.split(' ')[0] ?? null) : null;
    end = Math.max(0, ...item.spans.map((span) => span.end));
    items.push(item);
  }
  return { ...brief, items };
}

const arabAnd =
  /\sو(?=[\u0621-\u064A]{3})(?!رد|رق|جب|سائد|سادة|لاد|رش|صف|زن|اجه|حد|شم|قود|رود|ظائف|لائم|سط|كال|ثائق|شاح)/u;
const measured = /\s(?:بالساع[ةه]|باليوم|بالمتر|بالقطع[ةه]|بالكيلو|للساع[ةه]|لليوم|للمتر|في الساع[ةه])$/u;
/** "تصليح وصيانة وتأجير بالساعة بـ ٣ دنانير": the price is that of the last; the others are done there too. */
export function pricedLast(brief: Brief): Brief {
  if (brief.spoken !== 'ar') return brief;
  const items = brief.items.flatMap((item): Item[] => {
    const { name, price, section } = item.value;
    const parts = name.split(arabAnd);
    const last = parts.at(-1);
    if (
      price === undefined ||
      last === undefined ||
      parts.length < 2 ||
      section === 'menu' ||
      section === 'rooms'
    )
      return [item];
    // "قص وشعر": two words that one price is told of belong together; a last part with a measure of its own does not.
    if (parts.length === 2 || !measured.test(last)) return [item];
    if (parts.some((part) => part.split(' ').length > 3)) return [item];
    const start = item.spans[0]?.start ?? 0;
    const others = parts.slice(0, -1).map((part): Item => {
      const from = start + Math.max(0, brief.prompt.slice(start).indexOf(part));
      return {
        value: { section: 'services', name: part },
        spans: [{ start: from, end: from + part.length }],
      };
    });
    return [...others, { ...item, value: { ...item.value, name: last } }];
  });
  return { ...brief, items };
}

const saying =
  /^(?:przyjmuj|pracuj|zaprasza|dojeżdża|mieszka|działa)\p{L}*(?:\s|$)|^(?:wij|we|ik)\s(?:werken|werk|komen|kom|zijn|ben)\s/iu;
/** "przyjmuję dzieci i dorosłych": a sentence about somebody and the rest of it are nothing on offer. */
export function withoutSayings(brief: Brief): Brief {
  if (brief.spoken !== 'pl' && brief.spoken !== 'nl') return brief;
  let end = -1;
  const items = brief.items.filter((item) => {
    const start = item.spans[0]?.start ?? 0;
    const isSaying = item.value.price === undefined && saying.test(brief.prompt.slice(start));
    const isRest =
      item.value.price === undefined &&
      end >= 0 &&
      start - end <= 3 &&
      /^\si\s$|^\sen\s$/u.test(brief.prompt.slice(end, start));
    end = isSaying || isRest ? Math.max(...item.spans.map((span) => span.end)) : -1;
    return !isSaying && !isRest;
  });
  return { ...brief, items };
}

const kindred = /(?:ية|يه)$/u;
/** "كتب عربية وفرنسية": two sorts of the same thing are told in one. */
export function twoSorts(brief: Brief): Brief {
  if (brief.spoken !== 'ar') return brief;
  const items: Item[] = [];
  for (const item of brief.items) {
    const before = items.at(-1);
    const end = Math.max(0, ...(before?.spans.map((span) => span.end) ?? []));
    const between = brief.prompt.slice(end, item.spans[0]?.start ?? 0);
    const isSort =
      before !== undefined &&
      before.value.price === undefined &&
      !item.value.name.includes(' ') &&
      kindred.test(item.value.name) &&
      before.value.name.includes(' ') &&
      kindred.test(before.value.name) &&
      /^\s?و?$/u.test(between);
    if (isSort && before) {
      items[items.length - 1] = {
        ...item,
        value: { ...item.value, name: `${before.value.name} و${item.value.name}` },
        spans: [...before.spans, ...item.spans],
      };
    } else items.push(item);
  }
  return { ...brief, items };
}

import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';

const tongue =
  /^(?:english|spanish|french|german|italian|portuguese|dutch|polish|turkish|arabic|hebrew|russian|ukrainian|chinese|mandarin|cantonese|japanese|korean|swedish|norwegian|danish|finnish|greek|czech|hungarian|romanian|hindi|urdu|persian|welsh|catalan|latin)(?:\s(?:to|into|and|from)\s\p{L}+)?$/iu;
const elsewhere =
  /\b(?:exhibit\p{L}*|shown|group show|solo show|residenc\p{L}+|studied|degree|graduated|trained|(?:public|private|permanent|museum|held in|works? in)\s(?:\p{L}+\s)?collections?|collections)\b[^.;:]{0,24}\b(?:at|in|with|by)\s(?:the\s)?$/iu;

/** "Pay what you can, Saturdays": when, and not where. */
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/iu;

/** "Help our troop get to Iceland": where somebody is going is not where they are. */
const bound =
  /\b(?:get|go|going|travel(?:ling)?|trip|tour|expedition|pilgrimage|flights?)\s(?:[a-z]+\s){0,3}to\s$/u;

const titled = /^\s(?:series|trilogy|novels?|books?|mysteries|saga|stories)\b/iu;
const lives = /\b(?:live|living|lives|based|studio is)\sin\s(?<town>\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)/u;

/** "I live in Southwold": where somebody is, said outright. */
const homeIn = (prompt: string): Slot<string> | null => {
  const found = lives.exec(prompt);
  const value = found?.groups?.['town'];
  if (!found || value === undefined) return null;
  const end = found.index + found[0].length;
  return { value, spans: [{ start: end - value.length, end }] };
};

/** "Translator Spanish to English", "Exhibitions at the Whitworth": a tongue or a day is no town, and where something was shown is not where they are. */
export function mendNoPlace(brief: Brief): Brief {
  const { place, prompt } = brief;
  const [span] = place?.spans ?? [];
  if (!place || !span) return brief;
  const before = prompt.slice(Math.max(0, span.start - 70), span.start);
  const isTitle = titled.test(prompt.slice(span.end, span.end + 16));
  if (
    !tongue.test(place.value) &&
    !weekday.test(place.value) &&
    !bound.test(before) &&
    !elsewhere.test(before) &&
    !isTitle
  )
    return brief;
  return { ...brief, place: homeIn(prompt) };
}

const sign = String.raw`\p{Lu}[\p{L}\d’'-]*(?:\s(?:(?:&|and|of)\s)?\p{Lu}[\p{L}\d’'-]*){0,4}`;
const run =
  'firm|company|agency|studio|practice|consultancy|business|start-?up|fund|charity|workshop|brewery|bakery|publisher|press|gallery|collective';
const firms: readonly RegExp[] = [
  // "Our firm Vasquez Tidal Engineering designs moorings"
  new RegExp(String.raw`\b(?:[Oo]ur|[Mm]y)\s(?:\p{Ll}[\p{Ll}-]*\s){0,3}(?:${run})\s(?<name>${sign})(?=,|\s(?:is|are|has|\p{Ll}{3,}s)\s)`, 'u'),
  // "We're the Wednesday Painters, about a dozen of us"
  new RegExp(String.raw`^\s*(?:[Hh](?:i|ello|iya)[,!.]?\s)?(?:[Ww]e['’]?re|[Ww]e are)\sthe\s(?<name>${sign})(?=,|\.|\s(?:and|in|at|from|who|on)\s)`, 'u'),
  // "I run Pinewood Joinery out of a barn near Ross"
  new RegExp(String.raw`^\s*(?:[Hh](?:i|ello|iya)[,!.]?\s)?(?:I|i|[Ww]e)\s(?:run|own|started)\s(?<name>${sign})(?=\s(?:out of|from|in|at|on|near|with)\s|[,.])`, 'u'),
  // "We're an independent publisher in Glasgow, Half Acre Press."
  new RegExp(String.raw`^\s*(?:[Ww]e['’]?re|[Ww]e are|[Ii]['’]?m|[Ii] am)\san?\s[^.,\n]{4,70},\s(?<name>${sign})(?=[.]\s|[.]?$|\n)`, 'u'),
]; // prettier-ignore

/** What somebody says outright that their firm is called comes before any name that stands further on. */
export function mendFirm(brief: Brief): Brief {
  const { prompt } = brief;
  for (const firm of firms) {
    const found = firm.exec(prompt.slice(0, 240));
    const value = found?.groups?.['name'];
    if (!found || value === undefined || value === brief.place?.value) continue;
    const at = brief.name?.spans[0]?.start ?? Infinity;
    const start = found.index + found[0].length - value.length;
    // "We're the Clun Painters" is a name without its first words.
    if (at <= start + value.length && !/^we(?:['’]re| are)\b/iu.test(brief.name?.value ?? '')) return brief;
    return {
      ...brief,
      name: { value, spans: [{ start, end: start + value.length }] },
      items: brief.items.filter((item) => item.value.section !== 'team' || item.value.name !== value),
    };
  }
  return brief;
}

const building =
  /^\s*(?:(?:[Hh]i|[Hh]ello|[Hh]ey)[,!.]?\s)?(?:[Ww]e['’]?re|[Ww]e are|[Ii]['’]?m|[Ii] am)\s(?:currently\s|now\s|busy\s)?(?:building|launching|developing|bootstrapping)\s(?<name>\p{Lu}[\p{L}\d]{2,}(?:\s\p{Lu}[\p{L}\d]+)?)(?=\s*(?:[.,!:;–—-]|$))/u;

/** "We're building Nimbra.": a young company, of which no more than the name is told. */
export function mendBuilding(brief: Brief): Brief {
  const found = building.exec(brief.prompt);
  const value = found?.groups?.['name'];
  if (!found || value === undefined) return brief;
  const start = found[0].length - value.length;
  const spans = [{ start, end: start + value.length }];
  const isUntold = brief.offer === null || brief.offer.value.includes(value);
  return {
    ...brief,
    name: { value, spans },
    offer: isUntold ? { value: 'startup', spans } : brief.offer,
    kind: isUntold && brief.kind.value === 'unknown' ? { value: 'saas', spans } : brief.kind,
  };
}

const word = String.raw`\p{Lu}(?:\.|[\p{L}’'-]*)`;
const penName = new RegExp(
  String.raw`\b[Ii]\swrite\s(?<what>[^.!?\n]{3,60}?\b(?:novels|books|stories|fiction|thrillers|mysteries|romances?|poems|poetry|plays))\s(?:[^.!?\n]{0,30}\s)?(?:as|under the (?:pen )?name(?: of)?)\s(?<name>${word}(?:\s${word}){1,3})`,
  'u',
);
const ordered = /\b(?:in (?:this|the following) order|reading order(?: is)?)\s?:\s*(?<list>[^.\n]{10,400})/iu;
const order = /\breading order\b/iu;

const within = (spans: readonly Span[], from: number, to: number): boolean =>
  spans.some(({ start, end }) => start < to && end > from);

/** "I write cosy crime novels as Dorothea Pell": who writes them is whose site it is, whatever the next book is called. */
export function mendPenName(brief: Brief): Brief {
  const { prompt } = brief;
  const found = penName.exec(prompt);
  const { name: value, what } = found?.groups ?? {};
  if (!found || value === undefined || what === undefined) return brief;
  const start = found.index + found[0].length - value.length;
  const spans = [{ start, end: start + value.length }];
  const told = ordered.exec(prompt);
  const list = told?.groups?.['list'] ?? '';
  const from = told ? told.index + told[0].length - list.length : -1;
  const titles = list.split(/,\s+(?:and\s+)?|\s+and\s+(?=[^,]*$)/u).map((title) => title.trim()).filter(Boolean); // prettier-ignore
  const isSeries = titles.length > 2;
  const works = titles.map((name, at): Slot<ListedItem> => ({
    value: { section: 'portfolio', name, note: `Book ${at + 1}` },
    spans: [{ start: from, end: from + list.length }],
  }));
  const free = <T extends Slot<unknown>>(slots: readonly T[]): T[] =>
    slots.filter(
      (slot) =>
        !within(slot.spans, found.index, found.index + found[0].length) &&
        (!isSeries || !within(slot.spans, from, from + list.length)),
    );
  return {
    ...brief,
    name: { value, spans },
    offer: { value: 'novelist', spans: [{ start: found.index, end: found.index + what.length }] },
    kind: { value: 'portfolio', spans },
    items: [...free(brief.items), ...(isSeries ? works : [])],
    phrases: free(brief.phrases),
    // The books in their order are what a reading order shows.
    parts: isSeries ? free(brief.parts).filter((slot) => !order.test(slot.value.title)) : brief.parts,
    sections: isSeries ? [...brief.sections.filter(({ value: type }) => type !== 'portfolio' && type !== 'products'), { value: 'portfolio' as const, spans: [] }] : brief.sections, // prettier-ignore
  };
}

/** "a page about me", "a page for each area": no titles that anybody would put over a page. */
export function mendVagueTitles(brief: Brief): Brief {
  const isVague = (title: string): boolean => /^(?:me|us|myself|ourselves|each\s\p{L}+|every\s\p{L}+|it|them)$/iu.test(title); // prettier-ignore
  const parts = brief.parts.filter(({ value }) => !isVague(value.title));
  if (parts.length === brief.parts.length) return brief;
  const isOwner = brief.parts.some(({ value }) => /^(?:me|us|myself|ourselves)$/iu.test(value.title));
  const hasAbout = brief.sections.some(({ value }) => value === 'about');
  return {
    ...brief,
    parts,
    sections: isOwner && !hasAbout ? [...brief.sections, { value: 'about', spans: [] }] : brief.sections,
  };
}

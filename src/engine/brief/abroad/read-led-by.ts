import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const most = 4000;
const small = String.raw`(?:de|del|de la|di|da|do|dos|van|van de|van der|von|el|al|Ben|Abu)\s`;
const and = String.raw`\s(?:y|e|et|und|en|i|ve|&)\s`;
const who = String.raw`(?<who>(?:(?:Dra?|Prof|Dott|Dottssa|Mag|Mgr|lek)\.?\s){0,2}\p{Lu}[\p{L}'’-]+(?:${and}\p{Lu}[\p{L}'’-]+)?(?:\s(?:${small})?\p{Lu}[\p{L}'’-]+){1,2})(?:,\s(?<role>\p{Ll}[\p{L}-]{4,}(?:\s(?:de|di|in|für|voor)\s\p{Ll}\p{L}+)?)(?=,|\.|;|\s(?:desde|depuis|seit|dal|sinds|od)\s))?`;
const said = (words: string): RegExp => new RegExp(String.raw`(?<![\p{L}])(?:${words})\s${who}`, 'gu');
const east = (words: string, letters: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}])(?:${words})\s(?<who>(?:ד"ר |عو"ד |د\. )?[${letters}'"-]{2,}\s[${letters}'"-]{2,})(?=[\s،,.]|$)`,
    'gu',
  );

/** How a language says who runs a house, and what that is called beside the name. */
const leading: Readonly<Record<string, readonly [RegExp, string]>> = {
  es: [said('[Ll][oa]s? (?:lleva|llevan|dirige|dirigen|atiende|regenta|regentan|gestiona)|(?:dirigid|llevad|regentad|atendid|gestionad|fundad)[oa] por|[Ll][oa] fundó'), 'Dirección'],
  fr: [said('(?:tenu|dirigé|géré|mené|animé|fondé|créé)e?s? par|au fourneau,?'), 'Direction'],
  de: [said('(?:geführt|geleitet|betrieben|gegründet) von|[Ll]eitung(?:: | hat)?|(?:[Ee]s leitet|[Ee]s führt)'), 'Leitung'],
  pt: [said('(?:comandad|dirigid|gerid|conduzid|administrad|fundad)[oa] (?:por|pela|pelo)'), 'Direção'],
  it: [said('(?:gestit|condott|dirett|curat|guidat|fondat)[oaie] da|[Ll][oa] (?:gestisce|gestiscono|conduce|dirige)'), 'Gestione'],
  nl: [said('(?:gerund|geleid|gedreven|opgericht) door'), 'Leiding'],
  pl: [said('[Pp]rowadz(?:i|ą)(?: (?:go|ją|je))?|prowadzon[yae] przez'), 'Prowadzi'],
  tr: [said('[İi]şletmecisi|[İi]şleten|[Yy]öneten'), 'İşletmeci'],
  ar: [east('تديره|يديره|تديرها|يديرها|بإدارة|لصاحبه|لصاحبته|لصاحبها|صاحبها|صاحبته', String.raw`\u0621-\u064A`), 'الإدارة'],
  he: [east('בבעלות|בניהול|בהובלת|מנוהלת? על ידי', 'א-ת'), 'ניהול'],
}; // prettier-ignore

/** "Physiotherapie am Markt in Gera": a German house called after where it stands. */
function atSquare({ spoken, prompt, offer }: Brief): Partial<Brief> {
  const start = offer?.spans[0]?.start;
  const found =
    spoken === 'de' && offer && start !== undefined
      ? /^(?<name>\p{Lu}[\p{L}-]+\s(?:am|an der|im|beim|zum|zur)\s\p{Lu}[\p{L}-]+)(?:\sin\s(?<town>\p{Lu}[\p{L}-]+))?/u.exec(
          prompt.slice(start, start + 80),
        )
      : null;
  const { name, town } = found?.groups ?? {};
  if (!found || name === undefined || start === undefined) return {};
  const slot = (value: string, at: number): Slot<string> => ({
    value,
    spans: [{ start: at, end: at + value.length }],
  });
  return {
    name: slot(name, start),
    ...(town === undefined ? {} : { place: slot(town, start + found[0].lastIndexOf(town)) }),
  };
}

/** "Élise Martin compose des bouquets à partir de 25 €": who makes what has a price. */
const whoMakes = ({ prompt, items }: Brief, known: readonly string[]): Slot<ListedItem>[] =>
  items.flatMap(({ value, spans: [span] }) => {
    const found = /^(?<name>\p{Lu}\p{L}+\s\p{Lu}\p{L}+)\s\p{Ll}{4,}\s\p{Ll}{2,3}\s/u.exec(
      value.price === undefined || !span ? '' : prompt.slice(span.start, span.end + 1),
    );
    const name = found?.groups?.['name'];
    return name === undefined || !span || known.includes(name)
      ? []
      : [{ value: { name, section: 'team' }, spans: [{ start: span.start, end: span.start + name.length }] }];
  });

/** "La lleva Laura Sanz, fisioterapeuta", "geführt von Eva Lindner": who runs it stands among the people, and is not its name. */
export function readLedBy(brief: Brief): Brief {
  const [pattern, usual] = leading[brief.spoken] ?? [];
  if (!pattern || usual === undefined) return brief;
  const known = brief.items.filter(({ value }) => value.section === 'team').map(({ value }) => value.name);
  const people: Slot<ListedItem>[] = [...brief.prompt.slice(0, most).matchAll(pattern)].flatMap(
    (found): Slot<ListedItem>[] => {
      const { who: name = '', role } = found.groups ?? {};
      const start = found.index + found[0].indexOf(name);
      if (known.some((one) => name.includes(one) || one.includes(name))) return [];
      const many = brief.spoken === 'pl' && / i /u.test(name) ? 'Prowadzą' : usual;
      const note = (role ?? many).replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(brief.spoken));
      return [{ value: { name, note, section: 'team' }, spans: [{ start, end: start + name.length }] }];
    },
  );
  people.push(...whoMakes(brief, [...known, ...people.map(({ value }) => value.name)]));
  if (people.length === 0) return brief;
  const isLeader = (text: string): boolean => people.some(({ value }) => value.name === text);
  const inside = /^(?<noun>\p{Lu}[\p{L}-]+)\s(?<own>\p{Lu}.+)$/u.exec(brief.offer?.value ?? '');
  // "das Café Morgenrot, geführt von Eva Lindner": the house has its own name.
  const isMistaken = brief.name !== null && isLeader(brief.name.value);
  const renamed: Partial<Brief> = isMistaken
    ? inside
      ? {
          name: brief.offer,
          offer: brief.offer && { ...brief.offer, value: inside.groups?.['noun'] ?? brief.offer.value },
        }
      : atSquare(brief)
    : {};
  return {
    ...brief,
    ...renamed,
    items: [
      ...brief.items.filter(({ value }) => value.price !== undefined || !isLeader(value.name)),
      ...people,
    ],
  };
}

import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';

type Item = Slot<ListedItem>;
const eastern = new Set(['nl', 'pl', 'tr', 'ar', 'he']);
const meets = (spans: readonly Span[], { start, end }: Span): boolean =>
  spans.some((one) => one.start < end && one.end > start);

const own =
  /(?:موقع شخصي|صفحة شخصية|אתר אישי|דף אישי|stron[aęy] osobist[aąe]j?|persoonlijke? (?:web)?site|kişisel (?:web )?site(?:si)?|kişisel sayfa)/iu;
const programs = new Set(['saas', 'mobile-app', 'docs', 'unknown', 'agency', 'studio', 'consulting']);
const skills: Readonly<Record<string, RegExp>> = {
  ar: /(?:ال)?مهارات(?:ي|ها|ه)?\s?:?\s(?<list>[A-Za-z][\w.+# ]*?(?:\s?(?:،|,|\sو\s?)\s?[A-Za-z][\w.+# ]*?){0,9})(?=\s?[،.\n]\s?[^A-Za-z\s]|\s?[.،]?$)/u,
  he: /(?:ה?כישורים|כישורי|מיומנויות)\s?:?\s(?<list>[A-Za-z][\w.+# ]*?(?:\s?(?:,|\sו-?)\s?[A-Za-z][\w.+# ]*?){0,9})(?=\s?[,.\n]\s?[^A-Za-z\s]|\s?[.,]?$)/u,
};
/** "موقع شخصي لمهندسة برمجيات، مهارات React و Python": the site of a person, and no program. */
export function personalSite(brief: Brief): Brief {
  const { kind, prompt, spoken, name } = brief;
  if (!eastern.has(spoken) || !own.test(prompt.slice(0, 80)) || !programs.has(kind.value)) return brief;
  const found = skills[spoken]?.exec(prompt);
  const list = found?.groups?.['list'];
  const from = (found?.index ?? 0) + (found?.[0].indexOf(list ?? '') ?? 0);
  const told = brief.items.some(({ value }) => value.section === 'skills');
  const known = (list ?? '')
    .split(/\s?(?:،|,|\sو-?\s?|\sו-?)\s?/u)
    .filter((one) => one.length > 1 || /[CR]/u.test(one));
  return {
    ...brief,
    kind: { ...kind, value: name === null && spoken === 'tr' ? kind.value : 'portfolio' },
    items:
      told || list === undefined
        ? brief.items
        : [
            ...brief.items,
            ...known.map((one): Item => {
              const start = from + list.indexOf(one);
              return { value: { section: 'skills', name: one }, spans: [{ start, end: start + one.length }] };
            }),
          ],
  };
}

const teaching: Readonly<Record<string, RegExp>> = {
  nl: /(?:^|[,.]\s)(?:ik|en ik)\s(?:geef|verzorg)\s(?<what>\p{L}*(?:les|lessen|training|workshops|massages|coaching)(?:\s(?:aan huis|in het nederlands|en \p{L}+))?)(?=\s(?:in|te|voor|aan|uit)|[,.]|$)/iu,
  pl: /(?:^|[,.]\s)(?:i\s)?(?:uczę|nauczam)\s(?<what>(?!się)\p{L}+(?:\s(?!w\s|we\s|dla\s|od\s)\p{L}+){0,3})(?=\s(?:w|we|dla|od|z)\s|[,.]|$)/iu,
};
const asNoun: Readonly<Record<string, (what: string) => string>> = {
  nl: (what) => what,
  pl: (what) => `nauka ${what}`,
};
/** "ik geef zangles aan huis", "uczę gry na gitarze": what somebody teaches is what is offered. Words of mood are no offer. */
export function taughtBySelf(brief: Brief): Brief {
  const { offer, spoken, prompt, tone } = brief;
  const isTone =
    offer !== null &&
    tone.some(
      ({ spans }) => meets(spans, offer.spans[0] ?? { start: -1, end: -1 }) && !offer.value.includes(' '),
    );
  const bare = isTone ? { ...brief, offer: null } : brief;
  if (bare.offer !== null) return bare;
  const found = teaching[spoken]?.exec(prompt.slice(0, 200));
  const what = found?.groups?.['what'];
  if (!found || what === undefined) return bare;
  const start = found.index + found[0].indexOf(what);
  const value = asNoun[spoken]?.(what) ?? what;
  return { ...bare, offer: { value, spans: [{ start, end: start + what.length }] } };
}

const ordinal = /^(?:pierwsz[aye]|eerste|ilk|الأولى|اول|أول|ראשון|ראשונה)$/iu;
const heads: Readonly<Record<string, (ordinal: string, head: string) => string>> = {
  he: (one, head) => `${head} ${one}`,
  ar: (one, head) => (/^[أا]ول$/u.test(one) ? `${one} ${head}` : `${head} ${one}`),
};
/** "lekcja 100 zł, pierwsza gratis": the first of what stood before. */
export function firstOfThem(brief: Brief): Brief {
  if (!eastern.has(brief.spoken)) return brief;
  let before: string | undefined;
  const items = brief.items.map((item): Item => {
    const { name, price } = item.value;
    const head = before?.split(' ')[0];
    before = name;
    if (price === undefined || head === undefined || !ordinal.test(name)) return item;
    const value = heads[brief.spoken]?.(name, head) ?? `${name} ${head.toLocaleLowerCase(brief.spoken)}`;
    return { ...item, value: { ...item.value, name: value } };
  });
  return { ...brief, items };
}

const age =
  /(?:גילא[יי]?|לגילאי|בגילאי|מגיל|גיל|أعمار|من عمر|wiek|w wieku|yaş|leeftijd)\s(?:\p{L}{1,3}\s)?$/iu;
/** "גילאי 1-3": how old somebody is, and no hours. */
export function agesAreNoHours(brief: Brief): Brief {
  const { hours, prompt } = brief;
  if (!hours || !eastern.has(brief.spoken)) return brief;
  const isAge = (opens: number, closes: number): boolean => {
    if (opens % 60 !== 0 || closes % 60 !== 0 || closes - opens > 12 * 60 || opens > 12 * 60) return false;
    const row = new RegExp(
      String.raw`(?<lead>.{0,14})(?<!\d)${opens / 60}\s?[-–]\s?${closes / 60}(?![\d:])`,
      'u',
    ).exec(prompt);
    return age.test(row?.groups?.['lead'] ?? '');
  };
  const value = hours.value.filter(({ opens, closes }) => !isAge(opens, closes));
  if (value.length === hours.value.length) return brief;
  return { ...brief, hours: value.length === 0 ? null : { ...hours, value } };
}

import type { Brief } from '@/domain/site/brief';
import { slotAt } from '../../slot-at';

/** "Grubumuz Gece Treni için": a band of theirs, and what it is called. */
const ours =
  /(?<!\p{L})(?<what>(?:\p{Lu}?\p{Ll}+\s)?(?:[Mm]üzik\s)?(?:[Gg]rubu|[Oo]rkestra))m[ıiuü]z,?\s["“«]?(?<name>\p{Lu}[\p{L}’']*(?:\s\p{Lu}[\p{L}’']*){0,3})["”»]?(?=\s(?:için|adına)|\s?[,:.])/u;
const playing = /^(?:konserler(?:imiz)?|konser tarihleri|turne(?: tarihleri)?)$/iu;
const byMail = /rezervasyon[^,.;]{0,12}(?:e-?posta|mail|@)/iu;
const band = /^(?:band|rockband|jazzband|punkband|coverband|zespół|zespołu|groep)$/iu;

/** A band as its own people speak of it: "Grubumuz Gece Treni", "unsere Band Nachtzug". */
export function bandOfOurs(brief: Brief): Brief {
  const { prompt, spoken, name, offer } = brief;
  const found = spoken === 'tr' ? ours.exec(prompt.slice(0, 160)) : null;
  const { what, name: called } = found?.groups ?? {};
  if (found && what !== undefined && called !== undefined) {
    const [span] = slotAt(called, prompt.indexOf(called, found.index)).spans;
    const said = what.toLocaleLowerCase('tr');
    const titled = brief.parts.filter(({ value }) => playing.test(value.title));
    const phrased = brief.phrases.filter(({ value }) => playing.test(value));
    const dates = [...phrased, ...titled];
    const isMail = byMail.test(prompt);
    return {
      ...brief,
      kind: { ...brief.kind, value: 'portfolio' },
      name: { value: called, spans: span ? [span] : [] },
      offer: { ...slotAt(what, found.index), value: said === 'grubu' ? 'müzik grubu' : said },
      date: null,
      phrases: brief.phrases.filter((phrase) => !phrased.includes(phrase)),
      parts: brief.parts.filter((part) => !titled.includes(part)),
      sections: [
        ...brief.sections.filter(({ value }) => !(isMail && value === 'booking')),
        ...dates.slice(0, 1).map(({ spans }) => ({ value: 'events' as const, spans })),
      ],
      behaviours: brief.behaviours.filter(({ value }) => !(isMail && value === 'booking')),
    };
  }
  // "unsere Band Nachtzug": what they are is no part of the name.
  const [head = '', ...rest] = name?.value.split(' ') ?? [];
  if (!name || rest.length === 0 || !band.test(head) || offer?.value.toLowerCase() !== head.toLowerCase())
    return brief;
  const value = rest.join(' ');
  return { ...brief, name: slotAt(value, prompt.indexOf(value, name.spans[0]?.start ?? 0)) };
}

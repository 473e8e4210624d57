import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

type Item = Slot<ListedItem>;

const payers =
  /^(?:adultes?|enfants?|adult[oi]s?|niñ[oa]s|erwachsene|kinder|crianças|bambini|ragazzi|volwassenen|kinderen|dorośli|dorosły|dzieci|dziecko|yetişkin|çocuk|للكبار|للأطفال|كبار|أطفال|(?:ל)?מבוגרים?|(?:ל)?ילד(?:ים)?)$/iu;
/** Where the words for days and hours begin behind what is on offer. */
const time =
  /\s(?=(?:(?:le|la|les|el|los|il|ogni|todos|todas|tous|toutes|cada|jeden|jede[nrs]?|am|op|elke|w|we|her|every|kazdą|każdą|każdy|às?|aos|nas?|nos?|a las?|alle|à|um|o)\s)?(?:lun|mar[dt]|mercredi|mercoled|miérc|juev|jeudi|gioved|viern|vendredi|venerd|s[áa]b|samedi|dom|dimanche|seg|ter[çc]|qua|qui|sex|mo(?:n|nt)|di(?:en|ns)|mitt|donn|freit|sam|sonn|maand|woens|zater|zond|sobot|niedz|pi[ąa]t|pazar|cuma|çarş|salı|\d{1,2}\s?[h:.]|\d{1,2}\suhr)\p{L}*)/iu;

/** "visites guidées le samedi à 15h (6 € adulte, 4 € enfant)": who pays in a bracket pays for what stands before it. */
export function payersOfBracket(brief: Brief): Brief {
  const { prompt } = brief;
  if (!prompt.includes('(')) return brief;
  const thingOf = ({ value, spans: [span] }: Item): { name: string; when: string; at: number } | null => {
    if (value.price === undefined || !span || !payers.test(value.name.trim())) return null;
    const open = prompt.lastIndexOf('(', span.start);
    if (open < 0 || prompt.slice(open, span.start).includes(')')) return null;
    // "cuotas (juvenil 20 €, adulto 35 €)": rows of their own, not all of whom are payers of one thing.
    const close = prompt.indexOf(')', span.start);
    const isIn = ({ spans: [own] }: Item): boolean => !!own && own.start > open && own.end <= close;
    if (!brief.items.filter(isIn).every((item) => payers.test(item.value.name.trim()))) return null;
    const before = /[^,;:.!?\n()]{4,70}$/u.exec(prompt.slice(0, open).trimEnd())?.[0].trimStart() ?? '';
    const [name = '', ...rest] = before.split(time);
    return name.length < 4 ? null : { name, when: rest.join(' '), at: open - before.length - 1 };
  };
  const told = brief.items.map(thingOf);
  if (told.every((one) => one === null)) return brief;
  const isNamed = (value: string): boolean =>
    told.some((one) => one !== null && value.toLowerCase().startsWith(one.name.toLowerCase()));
  return {
    ...brief,
    phrases: brief.phrases.filter(({ value }) => !isNamed(value)),
    parts: brief.parts.filter(({ value }) => value.isPage || !isNamed(value.title)),
    items: brief.items.flatMap((item, at): Item[] => {
      const thing = told[at];
      if (!thing) return item.value.price === undefined && isNamed(item.value.name) ? [] : [item];
      const row = brief.items.filter((_, place) => told[place]?.at === thing.at);
      if (row[0] !== item) return [];
      const value = {
        ...item.value,
        name: capitalise(thing.name),
        price: row.map((one) => `${one.value.price} ${one.value.name.toLowerCase()}`).join(', '),
        ...(thing.when === '' ? {} : { note: thing.when }),
      };
      return [{ value, spans: row.flatMap(({ spans }) => spans) }];
    }),
  };
}

import type { Brief, Slot } from '@/domain/site/brief';
import { foldText } from '../../words/fold-text';
import { isKnownTown } from '../../words/ordinary-words';

const unit =
  /^(?:unit|suite|flat|room|floor|block|bay|plot|stall|arch|shop)\s?\d+[a-z]?\b|^\d+[a-z]?,?\s\p{Lu}[\p{L}’']+\s(?:road|street|lane|avenue|way|estate|park|mews|court|close)\b/iu;
const once = /\b(?:talks?|lectures?|speakers?|meeting)\b[^.!?\n]*\b(?:by|with|from)\s$/iu;
const doorBefore = /\b(?:[Uu]nit|[Ss]uite|[Aa]rch|[Ss]tall|[Pp]itch)\s\d+[A-Za-z]?,?\s$/u;
const water = /^(?:(?:Loch|Lough|Isle of|Lake|Glen)\s(?!House|View|Side|Lodge|Café|Cafe)[A-Z][a-z]+)$/u;
const passed = /\b(?:down|up|over|past|round|around|across|along|outside|opposite|behind) the $/u;
const joint = /\s(?:\+|&|and|\/)\s|\/|,\s/iu;
const shire = /(?:shire|sex|folk|land|county|area|city)$/iu;

/** "choose Studio North, Studio South or the Loft", "shifts Kitchen, Front Door, Car Park": what there is to choose from. */
const choices =
  /\b(?:(?:[Cc]hoose|[Pp]ick|[Ss]elect|[Rr]eserve)\s(?:between\s|from\s)?|(?!is\b|was\b|has\b|this\b)\p{Ll}{3,}s:?\s)(?<list>(?:the\s)?\p{Lu}[\p{L}\d'’]*(?:\s\p{Lu}[\p{L}\d'’]*)*(?:(?:,\s(?:and\s|or\s)?|\sor\s|\sand\s)(?:the\s)?\p{Lu}[\p{L}\d'’]*(?:\s\p{Lu}[\p{L}\d'’]*)*){2,})/gu;
const isChoice = (prompt: string, slot: Slot<string> | null): boolean => {
  const at = slot?.spans[0];
  return (
    at !== undefined &&
    [...prompt.matchAll(choices)].some(({ index, 0: all, groups }) => {
      const start = index + all.length - (groups?.['list']?.length ?? 0);
      return at.start >= start && at.end <= index + all.length;
    })
  );
};

/** "Community garden Plot 22 in Malmö": right behind the trade and before its town it is what they are called. */
function isSignOfTrade({ prompt, name, offer }: Brief): boolean {
  const [at] = name?.spans ?? [];
  return (
    at !== undefined &&
    /^\p{L}+\s\d+$/u.test(name?.value ?? '') &&
    offer?.spans.some(({ end }) => end === at.start - 1) === true &&
    /^\s(?:in|near)\s\p{Lu}/u.test(prompt.slice(at.end))
  );
}

/** "Unit 9 Halesfield": a door is no sign over it, and neither are the towns that somebody comes to ("Stockport + Cheshire"). */
export function mendFalseSign(brief: Brief): Brief {
  const { name, place, address, quotes } = brief;
  if (!name || brief.language.value !== 'en' || quotes.some(({ value }) => value.use === 'name'))
    return brief;
  if (unit.test(name.value) && !isSignOfTrade(brief))
    return { ...brief, name: null, address: address ?? name };
  if (isChoice(brief.prompt, name))
    return { ...brief, name: null, place: isChoice(brief.prompt, place) ? null : place };
  const [at] = name.spans;
  // "next talk: lead mining, by Dr Ann Frost": who speaks there once is not what it is called.
  if (
    at &&
    brief.kind.value === 'nonprofit' &&
    once.test(brief.prompt.slice(Math.max(0, at.start - 60), at.start))
  )
    return { ...brief, name: null };
  // "Unit 5 Peckham Levels": the house that a door is in.
  const door = at
    ? doorBefore.exec(brief.prompt.slice(Math.max(0, at.start - 14), at.start))?.[0]
    : undefined;
  if (at && door !== undefined && address === null)
    return {
      ...brief,
      name: null,
      address: { value: `${door}${name.value}`, spans: [{ start: at.start - door.length, end: at.end }] },
    };
  // "Cold water swim coach, Loch Lomond": a water or an island is where they are.
  if (
    at &&
    at.start > 0 &&
    place === null &&
    water.test(name.value) &&
    !/(?:called|named)\s$/u.test(brief.prompt.slice(0, at.start))
  )
    return { ...brief, name: null, place: name };
  // "abseil down the Town Hall": what one goes down, past or round is not who asks for it.
  if (
    at &&
    brief.kind.value === 'event' &&
    passed.test(brief.prompt.slice(Math.max(0, at.start - 16), at.start))
  )
    return { ...brief, name: null };
  const parts = name.value.split(joint).map((part) => part.trim());
  const isPlace = (part: string): boolean =>
    isKnownTown(foldText(part)) || shire.test(part) || part === place?.value;
  return parts.length > 1 && parts.every(isPlace) && parts.some((part) => isKnownTown(foldText(part)) || part === place?.value) // prettier-ignore
    ? { ...brief, name: null, place: { value: parts.map((part) => part.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase())).join(' and '), spans: name.spans } } // prettier-ignore
    : brief;
}

import type { Brief, Span } from '@/domain/site/brief';

/** That somebody is there at every hour, as each language says it. */
const always: Readonly<Record<string, string>> = {
  es: String.raw`día y noche|(?:las )?24 horas (?:al|del) día|las 24 horas|abiert[oa]s? 24 horas`,
  fr: String.raw`jour et nuit|24 ?h(?:eures)?(?: ?\/ ?| sur )24(?: ?h)?`,
  de: String.raw`tag und nacht|rund um die uhr|24 stunden (?:am tag|täglich|erreichbar|geöffnet)`,
  pt: String.raw`dia e noite|24 horas por dia|(?:aberto|atendimento|plantão) 24 ?h(?:oras)?`,
  it: String.raw`giorno e notte|24 ore su 24|h ?24`,
  nl: String.raw`dag en nacht|24 uur per dag|de klok rond`,
  pl: String.raw`dzień i noc|całodobow\p{L}*|całą dobę|24 godziny na dobę|24 ?h na dobę`,
  tr: String.raw`gece gündüz|günün her saati|24 saat (?:açık|hizmet|ulaşılabilir)\p{L}*|7\/24`,
  ar: String.raw`ليل[اً]* ?و ?نهار[اً]*|على مدار الساعة|طوال اليوم والليل|24 ساعة يوميا`,
  he: String.raw`יום ולילה|מסביב לשעון|סביב השעון|24 שעות ביממה`,
};
const readFrom = 4000;

const findAlways = ({ prompt, spoken }: Brief): Span | null => {
  const words = always[spoken];
  if (words === undefined) return null;
  const found = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu').exec(prompt.slice(0, readFrom));
  return found ? { start: found.index, end: found.index + found[0].length } : null;
};

/** "dag en nacht bereikbaar", "rund um die Uhr": when somebody is there, and neither a day nor a night on offer. */
export function dayAndNight(brief: Brief): Brief {
  const span = findAlways(brief);
  if (!span) return brief;
  const isFree = ({ spans }: { readonly spans: readonly Span[] }): boolean =>
    !spans.some(({ start, end }) => start < span.end && end > span.start);
  // "Hydraulik całodobowo": what they are stands before when they come.
  const lead = brief.offer ? brief.prompt.slice(brief.offer.spans[0]?.start ?? 0, span.start).trim() : '';
  const isOfferCut = lead !== '' && brief.offer?.value.startsWith(lead) === true && !isFree(brief.offer);
  return {
    ...brief,
    offer: isOfferCut && brief.offer ? { ...brief.offer, value: lead } : brief.offer,
    hours: brief.hours ?? {
      value: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: 0, closes: 1440 }],
      spans: [span],
    },
    items: brief.items.filter((item) => item.value.price !== undefined || isFree(item)),
    phrases: brief.phrases.filter(isFree),
    parts: brief.parts.filter(isFree),
  };
}

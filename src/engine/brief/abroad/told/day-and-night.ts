import type { Brief, Span } from '@/domain/site/brief';

/** That somebody is there at every hour, as each language says it. */
const always: Readonly<Record<string, string>> = {
  es: String.raw`día y noche|(?:las )?24 horas (?:al|del) día|las 24 horas|(?:abiert[oa]s?|atención|servicio|urgencias|disponibles?) 24 ?h(?:oras)?|24\/7`,
  fr: String.raw`jour et nuit|24 ?h(?:eures)?(?: ?\/ ?| sur )24(?: ?h)?(?:,? ?(?:et )?7 ?j(?:ours)?(?: ?\/ ?| sur )7)?|7j\/7 ?24h\/24|24\/7`,
  de: String.raw`tag und nacht|rund um die uhr|24 ?(?:stunden|std\.?|h) (?:am tag|täglich|erreichbar|geöffnet|notdienst|für sie da)|24\/7|24 ?h[- ]notdienst`,
  pt: String.raw`dia e noite|24 horas por dia|(?:abert[oa]s?|atendimento|plantão|disponíve(?:l|is)) 24 ?h(?:oras)?|24\/7`,
  it: String.raw`giorno e notte|24 ore su 24|h ?24|24\/7`,
  nl: String.raw`dag en nacht|24 uur per dag|de klok rond|24 uur bereikbaar|24\/7(?! spoed)`,
  pl: String.raw`dzień i noc|całodobow\p{L}*|całą dobę|24 godziny na dobę|24 ?h na dobę|24\/7|24 ?h\/7`,
  tr: String.raw`gece gündüz|günün her saati|24 saat (?:açık|hizmet|ulaşılabilir)\p{L}*|7\/24`,
  ar: String.raw`ليل[اً]* ?و ?نهار[اً]*|على مدار الساعة|طوال اليوم والليل|24 ساعة(?: يوميا)?|24\/7`,
  he: String.raw`יום ולילה|מסביב לשעון|סביב השעון|24 שעות(?: ביממה)?|24\/7`,
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

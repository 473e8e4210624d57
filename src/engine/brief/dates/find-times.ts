const rangeSource = String.raw`(?<![\d.,/€$£])(\d{1,2})(?:[:.hu]([0-5]\d)|h)?\s?(am|pm|a\.m\.|p\.m\.|uhr|uur|u(?!\p{L})|h|صباح\p{M}?ا?|مساء\p{M}?ا?|ظهر\p{M}?ا?|عصر\p{M}?ا?|ليل\p{M}?ا?|ص|م(?![\p{L}]))?\p{M}?\s?(?:-|–|—|־|to|until|till|til|bis|a|à|às|as|al|alle|tot|t/m|do|ve|ile|until|إلى|الي|حتى|حتي|-|עד|hasta|jusqu'a|ate)\s?(?:las |les |le |as |la )?(\d{1,2})(?:[:.hu]([0-5]\d)|h)?\s?(am|pm|a\.m\.|p\.m\.|uhr|uur|u(?!\p{L})|h|שעות|صباح\p{M}?ا?|مساء\p{M}?ا?|ظهر\p{M}?ا?|عصر\p{M}?ا?|ليل\p{M}?ا?|بعد منتصف الليل|ص(?![\p{L}])|م(?![\p{L}]))?\p{M}?(?![\d€$£%/]|[.,:]\d|\s?(?:people|guests|yas|an(?:s|os|ni)(?![a-z])|jahre?|jaar|lat(?![a-z])|سن|שנ|minutes|min|days|weeks|years|persons|eur|kr|items|questions|products|steps|pages|cards|€|£|\$)|\s?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|aug|sept?|oct|nov|dec)(?![\p{L}]))`;

export const earlyHouses =
  /\b(?:baker\w*|bread|coffee|cafe|gym|fitness|swim\w*|dairy|farm|market|fish\w*|milk|garage|breakfast|uhr)\b/u;

/** A range of hours as told, in minutes, and where it stands. */
export type Time = {
  readonly opens: number;
  readonly closes: number;
  readonly start: number;
  readonly end: number;
  readonly isSure: boolean;
  /** "am" or "pm" stands with it. */
  readonly isHalved: boolean;
};

/** Minutes after midnight of an hour as told, with the half of the day that stands beside it. */
export function minutesOf(hour: string, minute: string | undefined, half: string | undefined): number {
  const isNight = half?.startsWith('ل') === true;
  const isAfternoon = /^[pمظع]/iu.test(half ?? '') || (isNight && Number(hour) > 5 && Number(hour) < 12);
  const isMorning = /^[aص]/iu.test(half ?? '');
  let hours = Number(hour);
  if (isAfternoon && hours < 12) hours += 12;
  if (isMorning && hours === 12) hours = 0;
  if (isNight && hours === 12) hours = 24;
  return hours * 60 + Number(minute ?? 0);
}

/** Time ranges: "9am-5pm", "7:30 – 19:00", "von 9 bis 18 Uhr", "9h30-18h". Both ends after midnight are minutes. */
export function findTimes(folded: string): Time[] {
  const times: Time[] = [];
  // Of the same length, so that offsets stay: "noon to midnight".
  const figured = folded
    .replace(
      /(?<!\p{L}|بعد |12 )(?:midnight|medianoche|minuit|mitternacht|mezzanotte|meia[ -]noite|middernacht|polnocy?|gece yarisi|منتصف الليل|חצות)(?!\p{L})/gu,
      (word) => '24:00'.padEnd(word.length),
    )
    .replace(/(?<![\p{L}\d])12\s(?:noon|midday)(?!\p{L})/gu, (word) => '12pm'.padEnd(word.length))
    .replace(/(?<![\p{L}\d])12\smidnight(?!\p{L})/gu, (word) => '24:00'.padEnd(word.length))
    // "tussen 9 en 16 uur", "zwischen 9 und 16 Uhr"
    .replace(
      /(?<=(?:tussen|zwischen|entre|tra|fra|miedzy)\s(?:las |les |le |as |o )?\d{1,2}(?:[:.h]\d\d)?h?(?:\s(?:uhr|uur))?\s)(?:en|und|y|et|e|i|a)(?=\s(?:las |les |le |as )?\d)/gu,
      (word) => (word.length === 3 ? 'bis' : word.length === 2 ? 'to' : '-'),
    )
    .replace(/(?<!\p{L})midday(?!\p{L})/gu, '12pm  ')
    .replace(/(?<!\p{L})noon(?!\p{L})/gu, '12pm');
  for (const match of figured.matchAll(new RegExp(rangeSource, 'giu'))) {
    const [, hour = '', minute, half, hour2 = '', minute2, half2] = match;
    if (Number(hour) > 24 || Number(hour2) > 24) continue;
    let opens = minutesOf(hour, minute, half ?? (half2?.startsWith('a') === true ? half2 : undefined));
    let closes = minutesOf(hour2, minute2, half2);
    // "5-10pm" opens in the afternoon, "9-5" closes in it, "18-2" after midnight.
    if (half === undefined && half2?.startsWith('p') === true && Number(hour) < 12 && opens + 720 < closes)
      // "7-9pm" of a choir is the evening; a bakery or gym opens in the morning.
      opens += opens < 360 || !earlyHouses.test(folded) ? 720 : 0;
    if (
      half === undefined &&
      (half2 ?? '').startsWith('م') &&
      Number(hour) < Number(hour2) &&
      Number(hour2) < 12
    )
      opens = (Number(hour) + 12) * 60 + Number(minute ?? 0);
    if (half2 === undefined && closes <= opens && closes <= 720 && opens < 780) closes += 720;
    if (closes === 0) closes = 1440;
    const isSure = minute !== undefined || minute2 !== undefined || half !== undefined || half2 !== undefined;
    times.push({
      opens: opens % 1440,
      closes: closes > 1440 ? closes - 1440 : closes,
      start: match.index,
      end: match.index + match[0].length,
      isSure,
      isHalved: half !== undefined || half2 !== undefined,
    });
  }
  return times;
}

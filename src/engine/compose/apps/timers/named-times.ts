import type { AppContext } from '../app';

export type NamedTime = readonly [name: string, minutes: number];

/** What is usual, in minutes, where a prompt names the thing and not its time: "egg timer with soft, medium and hard". */
const usual: readonly (readonly [asked: RegExp, times: Readonly<Record<string, number>>])[] = [
  [/\beggs?\b/iu, { runny: 4, soft: 5, 'soft-boiled': 5, medium: 7, 'medium-boiled': 7, hard: 10, 'hard-boiled': 10, poached: 3 }],
  [/\bteas?\b/iu, { green: 2, white: 3, oolong: 4, black: 4, red: 6, rooibos: 6, chai: 5, mint: 7, fruit: 8, herbal: 8 }],
  [/\bcoffee\b/iu, { espresso: 1, aeropress: 2, 'pour over': 3, 'v60': 3, chemex: 4, 'french press': 4, cafetiere: 4, 'cold brew': 720 }],
  [/\bpasta|noodles\b/iu, { fresh: 3, spaghetti: 9, penne: 11, fusilli: 11, tagliatelle: 7, noodles: 4 }],
  [/\btime[- ]?out|meeting|talk|debate|speech/iu, { short: 5, long: 15 }],
]; // prettier-ignore
/** What a list of settings is called; each of them then gets a time that can be changed. */
const settings = /^(?:programmes?|programs?|modes?|presets?|settings|levels?|stages?|cycles?|sizes?)\b/iu;
const steps = [5, 10, 15, 20, 30, 45];
/** Controls of a timer, which are no lengths of time. */
const control =
  /^(?:start|stop|pause|reset|restart|sound|bell|alarm|ring|mute|laps?|minutes?|seconds?|hours?|history|dark|light|big|large|full|saved?|count|progress)\b/iu;

const written = String.raw`\p{L}[\p{L}\d-]*(?: \p{L}[\p{L}\d-]*)?`;
const timed = new RegExp(
  String.raw`((?:(?:${written}) (?:for )?\d{1,3}(?:[\s-]?min\p{L}*)?(?:,\s*(?:and )?|\s+(?:and|und|y|et|e|i|en)\s+))+(?:${written}) (?:for )?\d{1,3})(?:[\s-]*min)?`,
  'iu',
);
const listed = new RegExp(
  String.raw`\b(?:with|for|buttons|presets)[:\s]+(?:buttons? for )?((?:${written})(?:, (?!and )(?:${written})){0,6},? (?:and|or) (?:${written}))`,
  'giu',
);

/** The lengths that a prompt names, each with what it is for: "soft 5, medium 7, hard 10 minutes", or by their names alone. */
export function readNamedTimes({ brief: { prompt }, words }: AppContext): readonly NamedTime[] {
  // "One for eggs (6 min)", "rice: 18 min", "6 min for eggs": the thing, then its minutes.
  const plain = prompt
    .replace(
      /\b(?:one|another|the other|eine[rn]?|une?|uno|um|een) (?:for|für|pour|para|per|voor) (?:the )?/giu,
      '',
    )
    .replace(/(\d{1,3})[\s-]?min\p{L}* (?:for|für|pour|para|per|voor) (?:the )?(\p{L}+)/giu, '$2 $1 min')
    .replace(/\s*[(:=–—]\s*(\d{1,3}[\s-]?min\p{L}*)\)?/giu, ' $1');
  const row = timed.exec(plain)?.[0] ?? '';
  const told = /min/iu.test(row)
    ? [...row.matchAll(/(\p{L}[\p{L} -]{1,16}?) (?:for )?(\d{1,3})(?!\d)/giu)].map(
        ([, name = '', minutes]): NamedTime => [
          name.replace(/^(?:(?:min\p{L}*|and|with|for|und|y|et|e|i|en)\s)+/iu, '').trim(),
          Number(minutes),
        ],
      )
    : [];
  if (told.length > 1) return told;
  return words.language === 'en' ? readListed(prompt) : [];
}

function readListed(prompt: string): readonly NamedTime[] {
  for (const found of prompt.matchAll(listed)) {
    const names = (found[1] ?? '').split(/,\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/iu);
    const last = names.at(-1) ?? '';
    const noun = /\s(\p{L}+)$/u.exec(last)?.[1] ?? '';
    // "Green, black and herbal tea": the noun belongs to all of them.
    const own = [...names.slice(0, -1), noun && names.length > 1 ? last.slice(0, -noun.length - 1) : last];
    for (const [asked, times] of usual) {
      if (!asked.test(prompt)) continue;
      for (const list of [names, own]) {
        const known = list.flatMap((name): NamedTime[] => {
          const minutes = times[name.toLowerCase()];
          return minutes === undefined ? [] : [[name, minutes]];
        });
        if (known.length > 1 && known.length === list.length) return known;
      }
    }
    if (settings.test(noun) && !own.some((name) => control.test(name)))
      return own.slice(0, steps.length).map((name, at): NamedTime => [name, steps[at] ?? 5]);
  }
  return [];
}

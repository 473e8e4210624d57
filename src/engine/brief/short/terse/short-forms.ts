import { rewrite, type Rule } from '../../document/wishes/rewrite-rules';

const sum = /[£€$]\s?\d|\d\s?€/u;
const commas = (list: string): string => (sum.test(list) ? list : list.replace(/\s\/\s/gu, ', '));

/** How designers write for short, and how it is said in other briefs. */
const rules: readonly Rule[] = [
  [/\s?\bw\/\s?/giu, () => ' with '],
  // "filter (espresso / decaf)": entries of a list.
  [/\((?<list>[^()\n/]*\p{L}\s\/\s\p{L}[^()\n/]*\s\/\s[^()\n]*)\)/gu, ({ list = '' }) => `(${commas(list)})`],
  // "Home: hero + concerts (3) + newsletter"
  [/(?<=^|[.!?:]\s)(?<list>hero[^.\n]*)/giu, ({ list = '' }) => list.replaceAll(' + ', ', ')],
  [
    /(?<=[.,;:]\s)(?<what>\p{Ll}{3,}s) x(?<count>\d{1,2})(?=\swith\b)/gu,
    ({ what = '', count = '' }) => `${count} ${what}`,
  ],
  [/\b(?<what>team|staff|crew) x(?<count>\d{1,2})\b/giu, ({ what = '', count = '' }) => `${what} (${count})`],
  // "levels = 4 (Tadpole, Otter)"
  [
    /(?<=[,;.]\s)(?<what>\p{Ll}{3,}s)\s?=\s?(?<count>\d{1,2})\s(?=\()/gu,
    ({ what = '', count = '' }) => `${count} ${what} `,
  ],
  [/(?<=^|[.,;]\s)(?:1|single)[- ]page(?=[.,;]|$)/giu, () => 'one page'],
  [/\b(?:all\s)?on\s1\spage\b/giu, () => 'all on one page'],
  [/\bgallery\s(?:of|with)\s(?<count>\d{1,2})(?=[),.;]|$)/giu, ({ count = '' }) => `${count} photos`],
  // "parents say (3)"
  [
    /(?<=[,;:]\s)(?<who>parents|clients|customers|guests|students|patients|members|visitors|users)\ssay\b/giu,
    ({ who = '' }) => `what ${who} say`,
  ],
  // "Membership: 3 plans (Guest €15, Maker €39)": the sums count themselves.
  [
    /(?<=^|[.!?]\s)(?<label>\p{Lu}[\p{L} ]{2,24}:\s)(?:\d|two|three|four|five)\s(?:plans|tiers|packages|options|levels|memberships|sizes)\s\((?<list>[^()\n]*[£€$]\s?\d[^()\n]*)\)(?=[.\n]|$)/gu,
    ({ label = '', list = '' }) => `${label}${list}`,
  ],
  // "RSS-style list": how what there is stands in its rows.
  [/,\s(?:an?\s)?\p{L}+-style\s(?:lists?|feeds?)(?=[,.;]|$)/giu, () => ''],
  // "nav: Overview | Install | FAQ": the menu lists the pages.
  [
    /\b(?:nav(?:igation)?|menu)\s?[:=]\s(?=\p{Lu}[\p{L} ]{1,24}(?:\s?[|/·•]\s?\p{Lu}[\p{L} ]{1,24}){2})/giu,
    () => 'Pages: ',
  ],
  [
    /(?<=\b(?:features|benefits|services|steps|cards|points))\swith\s?(?:an?\s|small\s|line\s|matching\s)*icons?\b/giu,
    () => '',
  ],
  // "about / services = 3 / case studies = 4 / contact": a statement of its own.
  [
    /(?<=^|[.!?]\s)(?<list>\p{L}[^.!?\n:/£€$,]{1,40}(?:\s\/\s[^.!?\n:/£€$,]{2,40}){3,})(?=[.\n]|$)/gu,
    ({ list = '' }) =>
      `Sections: ${list.replace(/\s\/\s/gu, ', ').replace(/\s?=\s?(\d{1,2})(?=,|$)/gu, ' ($1)')}`,
  ],
];

/** A terse brief with its short forms in words. */
export const withoutShortForms = (text: string): string => rewrite(text, rules);

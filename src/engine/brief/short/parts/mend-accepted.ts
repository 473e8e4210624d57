import type { Brief } from '@/domain/site/brief';
import { withoutStretch } from '../told/without-stretch';
import { capitalise } from '../../../capitalise';

const list = String.raw`(?<list>\p{Lu}[\p{L}\d&’'. -]{1,30}?(?:(?:,\s(?:and\s)?|\sand\s)\p{Lu}[\p{L}\d&’'. -]{1,30}?)+)(?=[.;\n]|,\s\p{Ll}|$)`;
const labelled = new RegExp(
  String.raw`\b(?<title>(?:(?:health\s|dental\s)?insur(?:ers|ance)|payments?|cards|schemes|vouchers)\s(?:accepted|taken|we (?:accept|take)|welcome))\s?:\s${list}`,
  'iu',
);
const said = new RegExp(String.raw`\b(?:we\s)?(?:accept|take|work with|are recogni[sz]ed by)\s(?<what>insurers?:?\s)?${list}`, 'u'); // prettier-ignore
const insuring = /\b(?:Bupa|AXA|Vitality|Aviva|Cigna|Allianz|WPA|Denplan|Simplyhealth|Delta|Aetna|Humana|Medicare|Medicaid|Blue Cross)\b/u; // prettier-ignore

/** "insurers accepted: Bupa, AXA, Vitality", "we accept Bupa and AXA": who pays is told by name. */
export function mendAccepted(brief: Brief): Brief {
  if (brief.language.value !== 'en') return brief;
  const named = labelled.exec(brief.prompt);
  const spoken = named ? null : said.exec(brief.prompt);
  const found = named ?? (spoken && insuring.test(spoken.groups?.['list'] ?? '') ? spoken : null);
  const told = found?.groups?.['list'];
  if (!found || told === undefined) return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const rest = withoutStretch(brief, span);
  const lines = told.split(/,\s(?:and\s)?|\sand\s/u).map((line) => line.trim());
  return {
    ...rest,
    parts: [
      ...rest.parts,
      {
        value: { title: capitalise(found.groups?.['title'] ?? 'Insurers accepted'), isPage: false, lines },
        spans: [span],
      },
    ],
  };
}

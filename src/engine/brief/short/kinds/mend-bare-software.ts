import type { Brief } from '@/domain/site/brief';

const bare = /^(?:saas|software|start-?up|b2b(?: saas)?|platform|product|app|web app|tool)$/iu;
const opening =
  /^(?:(?:an?|the|our|my|make|build|create|me)\s)*(?:b2b\s)?(?:saas|software|start-?up|platform|product|app|web app|tool)(?<landing>\slanding(?:\spage)?)?(?:\s(?:site|website|page))?(?:\s(?:for|called|named)\s|:\s|\s(?=["“]))["“']?(?<name>[^"”',:;.()]{2,40}?)["”']?(?:[,:]\s?|\s[–-]\s|(?<=["”'])\s)(?<what>\p{L}[^;:.,()\n]{3,60})/iu;
const program = /\b(?:app|software|platform|tool|system|suite|assistant|crm|api|service)s?$/iu;

/** `SaaS landing for "Rotapilot" staff scheduling for restaurants`: what the program does stands behind its name. */
export function mendBareSoftware(brief: Brief): Brief {
  const { prompt, kind, offer } = brief;
  const found = opening.exec(prompt);
  const what = found?.groups?.['what']?.replace(/^(?:an?|the|our)\s/iu, '').trim();
  // "SaaS for veterinary clinics": whom it is for is no name.
  if (!/^\p{Lu}/u.test(found?.groups?.['name'] ?? '')) return brief;
  if (!found || what === undefined || !bare.test(offer?.value ?? '')) return brief;
  if (kind.value !== 'saas' && kind.value !== 'unknown' && kind.value !== 'product') return brief;
  const [thing = what, whom] = what.split(/\sfor\s/iu);
  const start = found.index + found[0].length - (found.groups?.['what'] ?? '').length;
  const spans = [{ start, end: found.index + found[0].length }];
  return {
    ...brief,
    kind: { ...kind, value: 'saas' },
    offer: { value: program.test(thing) ? thing : `${thing} app`, spans },
    audience: brief.audience ?? (whom === undefined ? null : { value: whom, spans }),
    onePage: brief.onePage ?? (found.groups?.['landing'] === undefined ? null : { value: true, spans }),
    phrases: brief.phrases.filter(
      (slot) => !slot.spans.some((one) => one.start >= start && one.end <= (spans[0]?.end ?? start)),
    ),
  };
}

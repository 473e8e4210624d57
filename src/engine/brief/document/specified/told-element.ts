import { partsAt, proseRows, withoutStop } from '../prose-rows';
import { comma, hoursOfDays, officers, pricedRow, raise, rowsOf } from './element-rows';
import { saidLarge } from './said-large';

const boxes =
  /^(?:and\s)?(?:(?:\d|two|three|four|five|six|seven|eight|the|our|some|short|small|key|main|quick)\s)*(?<what>value prop(?:s|ositions?)|boxes|cards|tiles|columns|icons|blocks|teasers|points|links|usps?|selling points|highlights|features|benefits|reasons|facts)(?:\s(?:with|for|about|linking to|to)\s[^:]{0,30})?\s?:\s*(?<list>\S.*)?$/iu;
const headed = /^(?:features|benefits|reasons|highlights)$/iu;
const voices =
  /^(?:and\s)?(?:(?:an?|the|one|two|three|our|short|customer|client|guest|parent|visitor)\s)*(?:testimonials?|quotes?|reviews?)(?:\s(?:from|by)\s(?<by>[^:"“]{2,60}))?\s?:\s*(?<list>["“].*)?$/iu;
const dated = /^(?:\p{L}+\s)?\d{1,2}(?:st|nd|rd|th)?(?:\s?[–—-]\s?\d{1,2}|\s\p{Lu}|[./])/u;
/** A picture that is wished for, which the drawing of the site provides. */
const decor =
  /^(?:and\s)?(?:(?:an?|the|some|our|one|big|large|strong|full[- ]width|nice|warm|beautiful|hero)\s)*(?:photo(?:graph)?|picture|image|hero|banner|illustration|background)s?(?:\s(?:of|with|from|at|in)\s[^"“£$€\d]*)?$/iu;
/** What the entries of a list are to say, where they say it themselves. */
const asking =
  /^(?:grid|list|gallery|overview|table|cards?)\b|\b(?:names?|breeds?|photos?|bios?|each|lines?|words?|list|short|descriptions?)\b/iu;

/** "Below: three boxes", "Then a quote": where a thing stands. */
const lead =
  /^(?:(?:and|plus|then|also|below(?: (?:it|that|this))?|underneath|beneath|next|followed by|after that|at the (?:top|bottom)|finally)(?::|,|(?=\s(?:an?|the|our|one|two|three|four)\s))\s+|(?:and|plus|then|also)\s+)+(?=\p{L})/iu;

/** One thing that a page is to show, as it would stand in a plain outline. */
export const toldElement = (piece: string, isListed = false): readonly string[] => {
  const bare = piece.trim().replace(lead, '');
  if (bare === '' || decor.test(withoutStop(bare))) return [];
  const week = hoursOfDays(bare);
  if (week.length > 0) return week;
  if (/^["“].{4,}["”],?\s[–—-]\s\p{Lu}/u.test(bare)) return [`- ${bare}`];
  const box = boxes.exec(bare)?.groups;
  if (box) return [headed.test(box['what'] ?? '') ? `${raise(box['what'] ?? '')}:` : 'In short:', ...(box['list'] ? rowsOf(box['list']) : [])]; // prettier-ignore
  const voice = voices.exec(bare)?.groups;
  if (voice)
    return ['What people say:', ...(voice['list'] ? [`- ${voice['list']}${voice['by'] === undefined ? '' : ` — ${voice['by']}`}`] : [])]; // prettier-ignore
  // "our next concert (Saturday 12 December, free)": a fact behind its name.
  const fact = /^(?:our |the |an? )?(?<head>[\p{L} ]{4,40}?)\s\((?<fact>[^()]*\d[^()]*)\)$/u.exec(
    withoutStop(bare),
  )?.groups;
  if (fact && !isListed) return [`${raise(fact['head'] ?? '')}: ${fact['fact'] ?? ''}`];
  // One sum in running text is part of its sentence.
  const own = isListed ? pricedRow(bare, true) : null;
  if (own !== null) return [own];
  const { said, rest } = saidLarge(bare);
  if (said.length > 0) return [...said, ...(rest === '' ? [] : toldElement(rest))];
  const several = partsAt(withoutStop(bare), comma);
  const rows = several.map((one) => pricedRow(one));
  if (several.length > 1 && rows.every((one) => one !== null)) return rows;
  // "Potclays, Ipswich Borough Council, Harbour Hotel": names, and no statement.
  if (
    several.length > 2 &&
    several.every((one) =>
      /^\p{Lu}[\p{L}’'&-]*(?:\s(?:(?:of|the|and|&|for)\s)*\p{Lu}[\p{L}’'&-]*){0,4}$/u.test(one),
    ) &&
    !/\sand\s/u.test(bare)
  )
    return several.map((one) => `- ${one}`);
  const people = officers(several);
  if (people.length > 0) return people;
  const [label = '', list = ''] = partsAt(bare, /:\s/uy);
  if (list === '') return [raise(bare)];
  const entries = proseRows(list);
  if (entries !== null) return [...(asking.test(label) ? [] : [`${raise(label.replace(/^(?:an?|the|our)\s/iu, ''))}:`]), ...entries.map((one) => `- ${one}`)]; // prettier-ignore
  const dates = partsAt(withoutStop(list), comma);
  return dates.length > 1 && dates.every((one) => dated.test(one)) ? [`${raise(label)}:`, ...rowsOf(list)] : [raise(bare)]; // prettier-ignore
};

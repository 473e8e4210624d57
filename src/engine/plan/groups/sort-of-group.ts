import type { Brief } from '@/domain/site/brief';
import type { GroupSort } from './group-lines';

const fewestWords = 9;
const mostWords = 80;

// These say what they want, or what somebody else is to do: their own copy asserts nothing about them.
const apart =
  /\b(?:petition|campaign|candidate|councillor|councilor|election|party|annual report|museum|theatre|theater|credit union|repair caf[eé]|(?:bike|bicycle) (?:kitchen|co-?op|collective|workshop)|internet provider|car club|celebrant|animal rescue|rescue|sanctuary|re-?homing|hospital|appeal|fundraisers?|fundraising|crowdfund(?:er|ing)|(?:film|supper|comedy|jazz|cinema|dining|wine|supporters) (?:club|society))\b/iu;

// What is kept up for people who look things up: a class of a school, a street.
const informs =
  /\b(?:class|form|year|grade)\s?\d{1,2}\s?\p{Lu}?\b|\bclass (?:page|website|site)\b|\b(?:reception|kindergarten) class\b|\b(?:notice ?board|handbook|rule ?book|welcome pack|newsletter|bulletin|magazine|parish news|what['’]s on)\b/iu;

const sorts: readonly (readonly [GroupSort, RegExp])[] = [
  [
    'prays',
    /\b(?:church|chapel|parish(?! (?:council|hall|magazine|newsletter))|mosque|masjid|synagogue|shul|temple|gurdwara|mandir|quakers?|friends meeting|congregation|ministry|ministries|cathedral|abbey|priory|minster|kirk|vihara)\b/iu,
  ],
  [
    'keeps',
    /\b(?:allotments?|community (?:garden|centre|center|hall|orchard|woodland|farm|library)|village hall|church hall|scout hut|halls?|nature reserve|archives?|gardens?|orchard|woodland|bothy|lido|pitches)\b/iu,
  ],
  [
    'meets',
    /\b(?:choir|chorus|singers|club|society|group|band|orchestra|scouts?|guides|cubs|brownies|playgroup|circle|association|troop|team|pta|ptfa|league|guild|institute|u3a|federation|network|meet-?up|squad|players|ringers|dancers|morris|quilters|knitters|stitchers|painters|walkers|ramblers|readers|writers|runners|swimmers|potters|spinners|weavers|crafters|sketchers|gardeners|(?:a dozen|fifteen|twenty|thirty|ten|twelve|\d{1,2}) of us|co-?op|twinning|watch|wi|sheds?|(?:bereavement|grief|death|dementia|memory|carers?|conversation|language|friendship|recovery) caf[eé]|rotary|lions|probus)\b/iu,
  ],
  [
    'helps',
    /\b(?:charity|charities|appeal|campaign|food ?bank|pantry|shelter|hospice|trust|foundation|helpline|relief|aid|fund|refuge|nonprofit|non-profit|ngo|mission|volunteers?|befriending|kitchen|support)\b/iu,
  ],
];

// One bare sentence says what it is, and nothing that other copy could say otherwise.
const particular = /[,;:.!?]\s\S|\d|\s[–—-]\s|\b(?:we|our|\p{L}+days?)\b/iu;
const turn = /\s(?:for|with|in|from|near|at|about|to|against|that|who|which|where|of)\s/iu;

/**
 * Which sort of group a short English prompt tells particulars of; null where it says no more than a name, where the
 * group is none of these, or where a long prompt says all itself.
 */
export const sortOfGroup = ({ prompt, offer, name, language, spoken }: Brief): GroupSort | null => {
  const words = prompt.split(/\s+/u).length;
  if (language.value !== 'en' || spoken !== 'en' || words < fewestWords || words >= mostWords) return null;
  if (!particular.test(prompt)) return null;
  const told = offer?.value ?? '';
  const head = told.slice(0, turn.exec(told)?.index);
  // "about a dozen of us in the Quaker meeting house": where they come together is not what they are.
  if (
    /\b(?:a dozen|a handful|ten|twelve|fifteen|twenty|thirty|\d{1,2}) of us\b/iu.test(prompt.slice(0, 160)) &&
    told === ''
  )
    return 'meets';
  for (const text of [head, told, name?.value ?? '', prompt.slice(0, 100).split(/[.;:]/u, 1)[0] ?? '']) {
    if (apart.test(text)) return null;
    if (informs.test(text)) return 'informs';
    // "allotment association", "church choir": the last of them is what it is.
    const found = sorts
      .map(([sort, pattern]) => ({
        sort,
        at: [...text.matchAll(new RegExp(pattern, 'giu'))].at(-1)?.index ?? -1,
      }))
      .filter(({ at }) => at >= 0);
    const ground = found.find(({ sort }) => sort === 'keeps' && /\ballotments?\b/iu.test(text));
    if (ground) return 'keeps';
    const last = found.toSorted((one, other) => other.at - one.at)[0];
    if (last) return last.sort;
  }
  return null;
};

/** Whether a trade that a prompt was found to speak of is of the sort that the group is: a playgroup in a church hall is no church. */
export const isOfSort = (noun: string | undefined, sort: GroupSort): boolean => {
  if (noun === undefined) return false;
  const told = sorts.filter(([, pattern]) => pattern.test(noun)).map(([one]) => one);
  return told.length === 0 ? sort !== 'informs' : told.includes(sort);
};

import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';
import { atDistance } from '../people/heed-whereabouts';
import { deniedThings } from './denied-things';
import { comeUnbooked } from '../people/heed-walk-ins';

type Rule = readonly [told: RegExp, usual: RegExp];

/** What a prompt says of the whole business, and words of the usual copy that it rules out. */
const rules: readonly Rule[] = [
  [
    /\bvegan\s(?:\p{L}+\s){0,2}(?:bakery|bakes|baker|cakes?|cafe|café|restaurant|bistro|deli|food|kitchen|pizza|burgers?|ice cream|chocolate|shop|catering|takeaway|brunch|doughnuts?|donuts?)|\b(?:all|100%|fully|completely|entirely|strictly|everything(?:['’]s| is)?)\s(?:vegan|plant[- ]based)|\bplant[- ]based\s\p{L}+/iu,
    /\b(?:butter\p{L}*|milk|cream|eggs?|cheese\p{L}*|honey|lamb|beef|pork|chicken|duck|fish|salmon|dairy|meat|bacon|ham|ragu|brisket|oysters?|anchov\p{L}+|cow|steak|custard|mozzarella|parmesan|burrata)\b/iu,
  ],
  [
    /\bvegetarian\s(?:\p{L}+\s){0,2}(?:cafe|café|restaurant|bistro|deli|food|kitchen|catering|takeaway)|\b(?:all|100%|fully)\svegetarian|\bno meat\b/iu,
    /\b(?:lamb|beef|pork|chicken|duck|fish|salmon|meat|bacon|ham|brisket|oysters?|anchov\p{L}+|steak)\b/iu,
  ],
  [
    /\bgluten[- ]free\s(?:\p{L}+\s){0,2}(?:bakery|bakes|baker|cakes?|cafe|café|kitchen|pizza|doughnuts?|donuts?)|\b(?:all|100%|fully|completely|entirely|everything(?:['’]s| is)?)\sgluten[- ]free/iu,
    /\b(?:rye|wheat|spelt|barley|gluten)\b/iu,
  ],
  [/\begg[- ]free\b|\bwithout eggs?\b|\bno eggs?\b/iu, /\beggs?\b/iu],
  [
    /\b(?:dairy|milk|lactose)[- ]free\s(?!option)/iu,
    /\b(?:butter\p{L}*|milk|cream|cheese\p{L}*|custard|yoghurt)\b/iu,
  ],
  [
    /\bnut[- ]free\b|\bno nuts\b/iu,
    /\b(?:almonds?|hazelnuts?|pistachios?|walnuts?|frangipane|praline|pecans?)\b/iu,
  ],
  [/\b(?:halal|kosher)\b/iu, /\b(?:pork|bacon|ham|wine|beer|ale|prosciutto|chorizo|oysters?|cider)\b/iu],
  [
    /\b(?:no|not|without|zero)\s(?:alcohol|booze|drink)|\balcohol[- ]free|\bdry bar\b/iu,
    /\b(?:wine|beer|ale|gin|whisky|cocktails?|pint|prosecco|champagne|cider|rum)\b/iu,
  ],
  [
    /(?:^|[\s,.])mobile (?!app|phone|site|friendly|first|home|game|food)\p{L}+|\b(?:i|we) (?:come|drive|travel) to (?:you|your)\b|\bat (?:yours|your (?:home|door|place|house|drive))\b|\bhome visits?\b/iu,
    /\b(?:drive in|pull in|gate is wide|waiting[- ]?room|warm room|door that closes|how early should i|five minutes are enough|showroom|where the chairs|large window|front desk|view of the (?:lift|elevator)|ride home|replacement car|drop (?:it|him|her|them) off|entrance|our door|come by|stop by|parking|no step)\b/iu,
  ],
  [
    atDistance,
    /\b(?:(?:warm|quiet|treatment|waiting|large|small) rooms?|wooden floor|props|tea afterwards|a cup of tea|drive in|large window|at your door|at the door|our door|front desk|entrance|come by|stop by|parking|no step|at the gym|in the park|at yours|your own kitchen|same chair|same hour, same chair|blanket|on the mat|a mat for|mats? and|small studio|adjust only|the bell|hang up|coat|stairs|the street|(?:in|at|to) (?:our|the|my) (?:studio|practice|office|shop|salon|school|hall|clinic)|across the table|over the counter|the counter|neighbou?rhood|around the corner|hands on|night duty|while you wait|paddock|garden)\b/iu,
  ],
  [
    /\b(?:women|ladies|girls|female)[- ]only\b|\bonly (?:for )?(?:women|ladies)\b|\bfor (?:women|ladies) only\b/iu,
    /\b(?:men|beards?|gentlemen|husbands?)\b/iu,
  ],
  [/\b(?:men|gents|male)[- ]only\b|\bonly (?:for )?(?:men|gents)\b/iu, /\b(?:women|ladies|brides?)\b/iu],
  [
    /\bautomatic (?:cars? |lessons? )?only\b|\bautomatics? only\b/iu,
    /\b(?:manual|clutch|gears?|stall(?:ed|ing)?)\b/iu,
  ],
  [/\bmanual (?:cars? |lessons? )?only\b/iu, /\bautomatics?\b/iu],
  [
    /\bmade at home\b|\bhome (?:bakers?|bakery|baked|kitchen)\b|\bfrom (?:my )?(?:own )?home\b/iu,
    /\b(?:counter|door to the street|the door opens|queue|coffee while you wait|the sign|doors open|over the counter|regulars)\b/iu,
  ],
  [
    /\bbring your own (?:bottle|booze|wine|beer|drinks?)\b|\bunlicensed\b/iu,
    /\b(?:wine|beer|ale|cocktails?|pint|at the bar|a glass)\b/iu,
  ],
  [
    comeUnbooked,
    /\b(?:calendar|appointments?|book (?:a|an|online|early|ahead|your)|booked|booking|reserv\p{L}+|be late|am late)\b/iu,
  ],
  [/\bbouldering only\b|\bonly bouldering\b/iu, /\b(?:ropes?|knots|belay\p{L}*)\b/iu],
  [/\bno cats\b|\bdogs only\b/iu, /\b(?:cats?|kittens?)\b/iu],
  [/\bdress code\b/iu, /\b(?:what should i wear|what to wear|something you like, and can dance in)\b/iu],
  [
    /[£$€]\s?\d[\d.,]*\s(?:a|per|each)\s(?:night|week|session|rehearsal|evening|month|term|year)\b/iu,
    /^what does (?:membership|it) cost\b|\bsmall yearly sum\b/iu,
  ],
  // Ages that are told are no others.
  [
    /\bage[sd]?\s(?:from\s)?\d|\b\d{1,2}\s?(?:-|–|to)\s?\d{1,2}\s(?:year|yr)s?\b/iu,
    /^(?:how old|from what age|what ages?)\b|\bfrom (?:about )?(?:two|three|four|five|six|seven|eight)\b/iu,
  ],
  [/\bmornings only\b|\bonly (?:in the )?mornings\b/iu, /\b(?:afternoons?|lunch|pick-up|1[2-9]:\d\d)\b/iu],
  [
    /\b(?:hour|minute|min)s?[- ]long\b|\b\d+[- ]min(?:ute)?s?\b|\blasts? (?:about |for )?(?:an?|\d+|two|three|four) (?:hours?|minutes?)\b/iu,
    /^how long (?:is|are|does|do)\b|\babout forty-five minutes\b/iu,
  ],
  // Who makes cakes for a day has no counter and no bread.
  [
    /^(?![\s\S]*\b(?:loa(?:f|ves)|bread|counter|sourdough|pastr(?:y|ies)|shop|bakery|caf[eé]|open)\b)[\s\S]*\b(?:wedding|birthday|celebration|christening)\scakes?\b/iu,
    /\b(?:loa(?:f|ves)|bread|counter|dough|oven|crust|starter|the doors? open|doors open|coffee|the shelf|at eight|first tray|smell|flour)\b/iu,
  ],
  [/\bno dogs\b|\bcats only\b/iu, /\b(?:dogs?|pupp(?:y|ies))\b/iu],
  [
    /\bnot a school\b|\bkitchen table\b|\bfront room\b|\bat (?:my|your) (?:home|house)\b/iu,
    /\b(?:room [12]|classroom)\b/iu,
  ],
];

/** "Quiz night Wednesdays": days on which something is, where no other day is told for it. */
const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/giu;
const otherDays = (prompt: string): RegExp | null => {
  const told = new Set([...prompt.matchAll(weekday)].map(([day]) => day.toLowerCase().replace(/s$/u, '')));
  const others = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'].filter(
    (day) => !told.has(`${day}day`),
  );
  return told.size === 0 || others.length === 0 ? null : new RegExp(String.raw`\b(?:${others.join('|')})days?\b`, 'iu'); // prettier-ignore
};

const few = 2;
/** One of these by itself is one; with none of its own left it is none. */
const spare: ReadonlySet<string> = new Set(['gallery', 'faq']);

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+(?=[\p{Lu}"“])/u);

/** Everything that the usual copy says against what the prompt says of the whole business yields to it. */
export function heedConflicts(plan: SitePlan): SitePlan {
  const { prompt, language } = plan.brief;
  const isEnglish = language.value === 'en' && plan.brief.spoken === 'en';
  const denied = isEnglish ? deniedThings(prompt) : null;
  const days = otherDays(prompt);
  const usual = [
    ...(language.value === 'en' ? rules.filter(([told]) => told.test(prompt)).map(([, words]) => words) : []),
    ...(denied ? [denied] : []),
    ...(isEnglish && days ? [days] : []),
  ];
  if (usual.length === 0) return plan;
  const told = prompt.toLowerCase();
  const clashes = (text: string | undefined): boolean =>
    text !== undefined &&
    !told.includes(text.toLowerCase().replace(/[.!?]$/u, '')) &&
    usual.some((words) => words.test(text));
  const keep = (text: string): string =>
    sentencesOf(text)
      .filter((sentence) => !clashes(sentence))
      .join(' ');
  const itemsOf = ({ type, content: { items = [] } }: SectionPlan): readonly ContentItem[] => {
    const isWhole = type === 'faq' || type === 'testimonials';
    const left = items.filter(
      ({ title, text, note, value }) =>
        !clashes(title) &&
        !(isWhole && (clashes(text) || clashes(note))) &&
        !(type === 'timetable' && clashes(value)),
    );
    const fewest = spare.has(type) ? 1 : few;
    const kept = left.length >= Math.min(fewest, items.length) ? left : items;
    return kept.map(({ text, note, ...item }) => {
      const said = text === undefined ? '' : keep(text);
      return {
        ...item,
        ...(said ? { text: said } : {}),
        ...(note !== undefined && !clashes(note) ? { note } : {}),
      };
    });
  };
  const sectionOf = (section: SectionPlan): readonly SectionPlan[] => {
    const { items, lede, body, ...rest } = section.content;
    if (section.type === 'cta' && clashes(rest.title)) return [];
    if (spare.has(section.type) && items && items.length > 0 && items.every((item) => clashes(item.title)))
      return [];
    const other =
      section.type === 'hero' ? plan.name : section.type === 'menu' ? 'What there is' : rest.title;
    const title = clashes(rest.title) ? other : rest.title;
    // A week of rooms that nobody has is no week.
    if (
      section.type === 'timetable' &&
      (items ?? []).some(({ note, text, value }) => clashes(note) || clashes(text) || clashes(value))
    )
      return [];
    const opening = lede === undefined ? '' : keep(lede);
    const paragraphs = body?.map(keep).filter((text) => text !== '');
    const fallback =
      section.type === 'hero' && lede !== undefined && opening === '' ? openingClause(plan) : opening;
    return [
      {
        ...section,
        content: {
          ...rest,
          title,
          ...(fallback ? { lede: fallback } : {}),
          ...(body ? { body: paragraphs && paragraphs.length > 0 ? paragraphs : body } : {}),
          ...(items ? { items: itemsOf(section) } : {}),
        },
      },
    ];
  };
  return {
    ...plan,
    pages: plan.pages.map((page) => ({ ...page, sections: page.sections.flatMap(sectionOf) })),
  };
}

/** The first words of the prompt, where they tell the business and not the site: "A quiet, loud website" says nothing of it. */
function openingClause({ brief, contact, name }: SitePlan): string {
  // "A pub The Old Plough in Kirkby": the name stands above it.
  const clause = (brief.prompt.split(/[,.;:]/u, 1)[0] ?? '').replace(`${name} in `, 'in ');
  if (clause.split(/\s+/u).length < 3 || /\b(?:web ?)?(?:site|page)s?\b/iu.test(clause)) return '';
  const place = contact.place === null || clause.includes(contact.place) ? '' : ` in ${contact.place}`;
  return `${clause.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase())}${place}.`;
}

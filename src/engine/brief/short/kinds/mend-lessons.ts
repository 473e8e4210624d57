import type { Brief, Slot } from '@/domain/site/brief';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import { capitalise } from '../../../capitalise';

/** How and when something is taught, which is no part of what is taught. */
const manner = String.raw`(?:(?:live|online|self-paced|intensive|evening|weekend|weekly|short|free|new|video|residential|summer|winter|in-person|hands-on|practical|(?:one|two|three|four|five|six|seven|eight|ten|twelve|\d+)[- ](?:week|day|hour|part|session|weekend))\s)`;
const taught = new RegExp(
  String.raw`^(?:[\p{L}]+ ){0,5}?(?:page|site|website|landing|one-pager) (?:for|about) (?:an?|the|my|our) (?<how>${manner}*)(?<what>(?:(?!for\s|with\s|in\s|on\s|by\s|called\s)[\p{L}’'-]+ ){1,4}(?:school|class|course|workshop|masterclass|bootcamp|academy))(?=[,.:;]| (?:for|with|in|by|at|called)\b)`,
  'iu',
);
/** Lists of parts that only what is taught has. */
const lessons: ReadonlySet<SectionType> = new Set(['curriculum', 'audience', 'teacher']);
/** Schools that are no course: of children, of a sport, of arts with their own copy. */
const houses = /\b(?:primary|secondary|high|middle|nursery|boarding|public|private|language|driving|dance|music|drama|riding|swim(?:ming)?|surf|ski|sailing|art|theatre|film|business|law|medical|flight|flying|training) (?:school|academy)$/iu; // prettier-ignore
const open: ReadonlySet<SiteKind> = new Set(['course', 'unknown', 'bakery', 'restaurant', 'portfolio', 'shop', 'studio', 'product']); // prettier-ignore

const who =
  /^(?:who (?:it|this|the course)(?:['’]s| is)? (?:for|suits?|helps|meant for)|who should (?:come|join|apply|take (?:it|part)|attend)|who can (?:come|join)|is (?:it|this) for (?:me|you))$/iu;
const person =
  /^(?:(?:the|your|about the|meet the|meet your) )?(?:(?:head|master|lead) )?(?:\p{L}{3,}(?<!numb|pap|pow|flow|comput|calend|ord|pri[cz]|off|regist|newslett|folder|weath|summ|wint|dinn|numb|ent|lett|riv|wat|pow)(?:er|or|ist|smith|wright)|chef|cook|coach|guide|host|artisan|artist|teacher|tutor|mentor)$/iu;

/**
 * "Landing page for a weekend bread-baking school: modules, who it is for, the baker, price £185": something is taught, whatever it
 * is called; what it is stands without when it takes place, and the one that is named by a trade teaches.
 */
export function mendLessons(brief: Brief): Brief {
  const found = taught.exec(brief.prompt);
  const { how = '', what } = found?.groups ?? {};
  const isTaught =
    brief.kind.value === 'course' ||
    (open.has(brief.kind.value) && brief.sections.some(({ value }) => lessons.has(value)));
  if (!found || what === undefined || !isTaught || houses.test(what)) return brief;
  const start = found.index + found[0].length - what.length;
  const old = brief.offer?.value.toLowerCase();
  const isOld = (name: string): boolean =>
    name.toLowerCase() === old || `${how}${what}`.toLowerCase().startsWith(name.toLowerCase());
  const words = [...brief.phrases, ...brief.parts.map(({ value, spans }) => ({ value: value.title, spans }))];
  const meant = (pattern: RegExp, section: SectionType): readonly Slot<SectionType>[] => {
    const one = words.find(({ value }) => pattern.test(value));
    return one && !brief.sections.some(({ value }) => value === section)
      ? [{ value: section, spans: one.spans }]
      : [];
  };
  return {
    ...brief,
    kind: { ...brief.kind, value: 'course' },
    offer: { value: what, spans: [{ start, end: start + what.length }] },
    items: brief.items.map((item) =>
      item.value.price !== undefined && isOld(item.value.name)
        ? { ...item, value: { ...item.value, section: 'pricing', name: capitalise(what) } }
        : item,
    ),
    sections: [...brief.sections, ...meant(who, 'audience'), ...meant(person, 'teacher')],
    phrases: brief.phrases.filter(({ value }) => !who.test(value) && !person.test(value)),
    parts: brief.parts.filter(({ value }) => !who.test(value.title) && !person.test(value.title)),
  };
}

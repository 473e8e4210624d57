import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const sign =
  /^(?:(?:(?:please\s)?(?:make|build|create|design)\s(?:me\s)?)?(?:an?\s|my\s|the\s)?(?:website|site|web ?page|page|landing page)\s(?:for|called)\s)?(?<sign>(?<what>\p{Lu}[\p{L}’'-]+(?:\s(?:and|&)\s\p{L}[\p{L}’'-]+|\s\p{Lu}?[\p{L}’'-]+)?)\swith\s(?<who>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?))(?=\s?[-–—:,.;|(\n]|\s(?:is|in|at)\s|$)/u;
const taught =
  /\b(?:i(?:['’]ve)?\s(?:have\s)?(?:teach|taught|tutor|coach)|lessons?|classes|tuition|tutoring|one-to-one|pupils|learners|beginners)\b/iu;
const moved =
  /^(?:yoga|pilates|dance|fitness|zumba|barre|meditation|massage|reiki|tea|coffee|walks?|dinner|supper|breakfast|cooking|baking)\b/iu;

/** "French with Amélie": what is taught and who teaches it, on one sign. */
export function mendHost(brief: Brief): Brief {
  const found = brief.language.value === 'en' ? sign.exec(brief.prompt) : null;
  const { sign: name, what, who } = found?.groups ?? {};
  if (!found || name === undefined || what === undefined || who === undefined) return brief;
  if (!taught.test(brief.prompt)) return brief;
  const start = found.index + found[0].length - name.length;
  const spans = [{ start, end: start + name.length }];
  const isOwn = (text: string): boolean =>
    text === who ||
    /^(?:teach(?:ing)?|tutor(?:ing)?|lessons?)\b/iu.test(text) ||
    text.toLowerCase() === what.toLowerCase();
  // "Piano lessons with Elena Petrova": what is on the sign is who teaches.
  const isPerson =
    /\s(?:lessons|classes|tuition|tutoring|coaching|workshops)$/u.test(what) && who.includes(' ');
  const called = isPerson
    ? { value: who, spans: [{ start: start + name.length - who.length, end: start + name.length }] }
    : { value: name, spans };
  if (moved.test(what)) return { ...brief, name: called };
  return {
    ...brief,
    name: called,
    kind: { value: 'course', spans: [{ start, end: start + what.length }] },
    offer: {
      value: /(?:lessons|classes|tuition|tutoring|teaching|coaching|workshops)$/iu.test(what)
        ? what
        : `${what} lessons`,
      spans: [{ start, end: start + what.length }],
    },
    phrases: brief.phrases.filter(({ value }) => !isOwn(value)),
    // Who teaches is on the sign already.
    items: brief.items
      .filter(({ value }) => value.section !== 'teacher' && (value.price !== undefined || !isOwn(value.name)))
      .map(asPrice),
  };
}

const length = /^(?:an?\s)?(?:\d+|half an?|one)[\s-]?(?:min(?:ute)?s?|hours?|hr)$/iu;

/** "£34 for 45 minutes": of a lesson, and not of a room or a service. */
const asPrice = (item: Slot<ListedItem>): Slot<ListedItem> =>
  item.value.price === undefined
    ? item
    : {
        ...item,
        value: {
          ...item.value,
          section: 'pricing',
          name: length.test(item.value.name) ? `Lesson, ${item.value.name}` : item.value.name,
        },
      };

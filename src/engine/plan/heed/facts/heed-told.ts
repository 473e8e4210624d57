import { portraitFor } from '../../../compose/art/first-names';
import type { SectionPlan, SitePlan } from '../../site-plan';

const replyBy =
  /\b(?:rsvp|reply|answer|let us know)(?:\sto us)?\sby\s(?<date>(?:the\s)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s)?\d{1,2}(?:st|nd|rd|th)?(?:\sof)?\s\p{L}{3,9}(?:\s\d{4})?|(?:the\s)?(?:end of\s)?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?:\s\d{1,2}(?:st|nd|rd|th)?)?)/iu;

const mapSections = (plan: SitePlan, change: (section: SectionPlan) => SectionPlan): SitePlan => ({
  ...plan,
  pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })),
});

/** "RSVP by 1 August": stands where people answer, and is no fact of the day. */
export function heedReply(plan: SitePlan): SitePlan {
  const found = replyBy.exec(plan.brief.prompt);
  const date = found?.groups?.['date'];
  const hasForm = plan.pages.some(({ sections }) => sections.some(({ type }) => type === 'rsvp'));
  if (date === undefined || !hasForm) return plan;
  const isSaid = (text: string): boolean => replyBy.test(text) && text.length < 60;
  const said = `Please answer by ${date}.`;
  const changed = mapSections(plan, (section) => {
    const { content } = section;
    if (section.type === 'rsvp')
      return {
        ...section,
        content: { ...content, lede: [content.lede, said].filter((text) => text !== undefined).join(' ') },
      };
    return {
      ...section,
      content: {
        ...content,
        ...(content.kicker !== undefined && isSaid(content.kicker) ? { kicker: '' } : {}),
        ...(content.body ? { body: content.body.filter((text) => !isSaid(text)) } : {}),
        ...(content.items && section.type === 'amenities'
          ? { items: content.items.filter(({ title }) => !isSaid(title)) }
          : {}),
      },
    };
  });
  return withoutBare(changed);
}

const withoutBare = (plan: SitePlan): SitePlan => ({
  ...plan,
  pages: plan.pages.map((page) => ({
    ...page,
    sections: page.sections.filter(
      ({ type, content }) =>
        !(type === 'text' && content.body?.length === 0 && content.actions === undefined) &&
        !(type === 'amenities' && content.items?.length === 0),
    ),
  })),
});

const gratis =
  /\b(?:for free|free of charge|(?:is|are|it['’]s|its|all|completely|totally|always) free|free to (?:join|use|borrow|attend|everyone|all)|free (?:courses|classes|lessons|workshops|sessions|tuition|entry|admission|membership)(?=[,.;]|\sfor\s|$)|no (?:charge|fee|fees|cost))\b/iu;

/** Where a prompt says that it is free and names no price, no made-up prices stand beside it. */
export function heedFree(plan: SitePlan): SitePlan {
  const { brief } = plan;
  if (!gratis.test(brief.prompt) || brief.items.some(({ value }) => value.price !== undefined)) return plan;
  if (/[£$€]\s?\d/u.test(brief.prompt) || brief.sections.some(({ value }) => value === 'pricing'))
    return plan;
  const pages = plan.pages.map((page) => {
    const sections = page.sections.filter(
      ({ type, content }) =>
        !(
          (type === 'pricing' || type === 'tickets') &&
          (content.items ?? []).some(({ price }) => price !== undefined && !/^free$/iu.test(price))
        ),
    );
    return { ...page, sections };
  });
  const kept = pages.filter(
    ({ sections }, at) =>
      at === 0 || sections.some(({ type }) => type !== 'page-header' && type !== 'cta' && type !== 'faq'),
  );
  const gone = new Set(pages.filter((page) => !kept.includes(page)).map(({ path }) => path));
  return { ...plan, pages: kept, links: plan.links.filter(({ href }) => !gone.has(href)) };
}

const perHead =
  /\b(?:per|a|each|\/)\s?(?:person|user|seat|member|head|month per)\b|\b(?:for|up to)\s\d+\s(?:people|users|seats|members)\b/iu;

/** "free for 3 people, £4 per person after that": told plans know who they are for, so no made-up seats stand under them. */
export function heedPlans(plan: SitePlan): SitePlan {
  if (plan.kind !== 'saas' && plan.kind !== 'mobile-app') return plan;
  const told = plan.brief.items.filter(
    ({ value }) => value.section === 'pricing' && value.price !== undefined,
  );
  if (!told.some(({ value }) => perHead.test(`${value.name} ${value.price ?? ''}`))) return plan;
  return mapSections(plan, (section) =>
    section.type === 'pricing'
      ? {
          ...section,
          content: {
            ...section.content,
            items: (section.content.items ?? []).map(({ list: _list, text: _text, ...item }) => item),
          },
        }
      : section,
  );
}

const house = /\b(?:school|academy|club|studio|company|centre|center)$/iu;

/** "driving school Clutch Control": the house teaches nobody itself. */
export function heedTeacher(plan: SitePlan): SitePlan {
  const { prompt, name, offer } = plan.brief;
  // "Call it Little Otters": a name that is given to what is taught is nobody's.
  const isGiven = /\b(?:call it|called|named)\s["“‘']?$/iu.test(prompt.slice(0, name?.spans[0]?.start ?? 0));
  if (!(house.test(offer?.value ?? '') || isGiven) || portraitFor(plan.name) !== 'portrait') return plan;
  const isHouse = ({ type, content }: SectionPlan): boolean =>
    type === 'teacher' && content.items?.length === 1 && content.items[0]?.title === plan.name;
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections.filter((section) => !isHouse(section)),
    })),
  };
}

const capitalised = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

/** Where a price is told somewhere, a list of made-up ones says otherwise: what is told stands in it. */
export function heedSamples(plan: SitePlan): SitePlan {
  const told = plan.brief.items.filter(
    ({ value }) => value.price !== undefined && (value.section === 'timetable' || value.section === 'events'),
  );
  if (told.length === 0) return plan;
  const items = told.map(({ value }) => ({
    title: capitalised(value.name),
    price: value.price ?? '',
    ...(value.when === undefined ? {} : { text: capitalised(value.when) }),
  }));
  // "Private session £60": told, though a usual one dresses it.
  const own = new Set(plan.brief.items.map(({ value }) => value.name.toLowerCase()));
  return mapSections(plan, (section) =>
    section.type === 'pricing' &&
    (section.content.items ?? []).length > 0 &&
    (section.content.items ?? []).every(
      ({ sample, title }) => sample === true && !own.has(title.toLowerCase()),
    )
      ? { ...section, content: { ...section.content, items } }
      : section,
  );
}

const tone =
  '(?:friendly|warm|calm|serious|playful|fun|funny|modern|simple|clean|bold|professional|smart|classy|elegant|cosy|cozy|honest|rustic|arty|cheerful|quiet|loud|traditional|approachable|relaxed|down to earth|corporate|stuffy|scary|cute|twee|clinical|salesy|boring|shouty|flashy|posh|cheesy|cold|childish|pretentious|gloomy|fussy|trendy|plain|human|kind)';
/** "lots of orange", "Friendly not scary", "How it works in 5 steps": told to whoever makes the page. */
const ofLook = new RegExp(
  String.raw`^(?:(?:lots|plenty|a bit|bits?|touch(?:es)?|hints?|splash(?:es)?) of\b|how (?:it|this) works\b|(?:${tone}(?:,? (?:and|but|yet)? ?${tone})?,? (?:but )?)?not (?:too )?${tone}(?:(?:,| or| and) ${tone})?[.!]?$|no stock (?:photos?|jokes?|images?|pictures?|phrases?)[.!]?$)`,
  'iu',
);

/** "lots of orange": how the page is to look is nothing that it tells. */
export const heedLook = (plan: SitePlan): SitePlan =>
  withoutBare(
    mapSections(plan, (section) =>
      section.type === 'amenities' || section.type === 'text'
        ? {
            ...section,
            content: {
              ...section.content,
              ...(section.content.items
                ? { items: section.content.items.filter(({ title }) => !ofLook.test(title)) }
                : {}),
              ...(section.content.body
                ? { body: section.content.body.filter((text) => !ofLook.test(text)) }
                : {}),
            },
          }
        : section,
    ),
  );

import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

/** Well-known makes and services: what a business works with, and never what it is called. */
const makes =
  /^(?:Microsoft(?: 365| Office| Azure| Teams)?|Office 365|Google (?:Workspace|Ads|Analytics|Maps)|Shopify|WordPress|WooCommerce|Squarespace|Wix|Webflow|Xero|QuickBooks|Sage(?: 50)?|FreeAgent|Figma|Adobe(?: \p{Lu}\p{L}+)?|Photoshop|AutoCAD|SketchUp|Spotify|Instagram|YouTube|Facebook|TikTok|LinkedIn|AWS|Azure|Salesforce|HubSpot|Mailchimp|Zoom|Slack|Apple|Android|iPhone|Samsung|Bosch|Worcester Bosch|Vaillant|Shimano|Volkswagen|VW|BMW|Audi|Ford|Toyota|Tesla|Land Rover|Dulux|Farrow & Ball|Velux|Stihl|Husqvarna|Dyson|Miele|Fender|Gibson|Yamaha|Steinway|Lego|Pok[eé]mon)$/u;

/** "IT support, cyber security, Microsoft 365": a make among what is done is one more thing that is done. */
function withoutMake(brief: Brief): Brief {
  const { name } = brief;
  if (!name || !makes.test(name.value) || (name.spans[0]?.start ?? 0) === 0) return brief;
  return {
    ...brief,
    name: null,
    items: [...brief.items, { value: { section: 'services', name: name.value }, spans: name.spans }],
  };
}

const studio =
  /^(?<name>(?:Studio|Atelier|Gelato|Gelateria|Pasticceria|Pizzeria|Taverna|Cantina|Maison|Casa|Villa|Café|Salon|Bar|Chez|Hotel|Pension|Osteria|Trattoria|Bistro|Galerie|Gallery)\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?),\s(?:an?\s)?(?<what>\p{Ll}[\p{L}'’-]+(?:\s(?!in|at|near|for|from)\p{Ll}[\p{L}'’-]+){0,3})(?=\s(?:in|at|near|for|from)\s|[,.:])/u;

/** "Bar Olmo, 44 Constitution Street": the whole sign, before whatever comes. */
const alone =
  /^(?:Bar|Café|Cafe|Caffè|Trattoria|Osteria|Pizzeria|Bistro|Casa|Chez|Maison|Studio|Atelier|Villa|Hotel|Cantina|Taverna|Salon)\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?(?=,\s)/u;

/** "Studio Lune, interior designers in Paris": the whole stands over the door, and what they are follows it. */
function withWhole(brief: Brief): Brief {
  const groups = studio.exec(brief.prompt)?.groups;
  const [whole, what] = [groups?.['name'] ?? '', groups?.['what'] ?? ''];
  const sign = alone.exec(brief.prompt)?.[0];
  if (!groups && sign !== undefined && brief.name !== null && sign.endsWith(` ${brief.name.value}`))
    return { ...brief, name: { value: sign, spans: [{ start: 0, end: sign.length }] } };
  if (!groups || (brief.name !== null && !whole.includes(brief.name.value))) return brief;
  const start = brief.prompt.indexOf(what, whole.length);
  const isOwn = brief.offer === null || whole.toLowerCase().includes(brief.offer.value.toLowerCase());
  return {
    ...brief,
    name: { value: whole, spans: [{ start: 0, end: whole.length }] },
    offer: isOwn ? { value: what, spans: [{ start, end: start + what.length }] } : brief.offer,
  };
}

/** "four artists" of a studio are its people, and nobody's speakers. */
const withPeople = (brief: Brief): Brief =>
  brief.kind.value === 'event' || !brief.sections.some(({ value }) => value === 'team')
    ? brief
    : {
        ...brief,
        counts: brief.counts.map((slot) =>
          slot.value.thing === 'speakers' ? { ...slot, value: { ...slot.value, thing: 'team' } } : slot,
        ),
      };

const employers =
  /(?:^|[,.:;]\s|\b(?:experience|years|worked|working)\s(?=(?:at|for|with)\s))(?:(?:previously|formerly|ex[- ]?|worked (?:at|for)|at|for|with|now at|before that)\s?)?(?<names>\p{Lu}[\p{L}&.]+(?:\s\p{Lu}[\p{L}&.]+)?(?:,\s\p{Lu}[\p{L}&.]+(?:\s\p{Lu}[\p{L}&.]+)?)*\s(?:and|&|then)\s\p{Lu}[\p{L}&.]+(?:\s\p{Lu}[\p{L}&.]+)?)(?=[,.;]|$)/u;

const frame = /\b(?:cv|résumé|resume|curriculum vitae)(?:\s(?:site|page|website))?$/iu;
const role =
  /^,\s(?:\d{2},\s)?(?:an?\s)?(?<role>\p{Ll}[\p{L}-]*(?:\s\p{Ll}[\p{L}-]*){0,3}(?:er|or|ist|ian|ant|ent|eer|wright|smith|nurse|chef|scientist|analyst|consultant|teacher))(?=[,.;:]|$)/u;

/** "my CV: Aisha Rahman, product designer": what somebody is, stands behind the name. */
function withRole(brief: Brief): Brief {
  const end = brief.name?.spans[0]?.end;
  if (brief.kind.value !== 'cv' || end === undefined || (brief.offer && !frame.test(brief.offer.value)))
    return brief;
  const what = role.exec(brief.prompt.slice(end))?.groups?.['role'];
  if (what === undefined) return brief;
  const start = brief.prompt.indexOf(what, end);
  return { ...brief, offer: { value: what, spans: [{ start, end: start + what.length }] } };
}

/** "Volunteering" in somebody's CV: what was done, and nobody is asked to help. */
function withHelped(brief: Brief): Brief {
  const helped = brief.kind.value === 'cv' ? brief.sections.filter(({ value }) => value === 'volunteer') : [];
  if (helped.length === 0) return brief;
  return {
    ...brief,
    sections: brief.sections.filter((slot) => !helped.includes(slot)),
    parts: [
      ...brief.parts,
      ...helped.map(({ spans }) => ({ value: { title: 'Volunteering', isPage: false }, spans })),
    ],
  };
}

/** "product designer, 8 years, Monzo and Deliveroo": where somebody worked is their way up to now. */
export function mendCareer(read: Brief): Brief {
  const brief = withHelped(withRole(read));
  if (brief.kind.value !== 'cv' || brief.items.some(({ value }) => value.section === 'timeline'))
    return brief;
  const found = employers.exec(brief.prompt);
  const names = found?.groups?.['names'];
  const isName = (text: string): boolean => brief.name?.value.includes(text) === true;
  if (!found || names === undefined || isName(names)) return brief;
  let from = found.index + found[0].indexOf(names);
  const items = names.split(/,\s|\s(?:and|&|then)\s/u).map((name): Slot<ListedItem> => {
    const start = brief.prompt.indexOf(name, from);
    from = start + name.length;
    return { value: { section: 'timeline', name }, spans: [{ start, end: from }] };
  });
  return { ...brief, items: [...brief.items, ...items] };
}

/** "landing page for a newsletter on AI": what is sent by mail is written like a blog, whoever writes it. */
const withLetters = (brief: Brief): Brief => {
  const found =
    /^(?:(?:an?|the|make|create|build|simple|me)\s)*(?:(?:landing page|web ?site|site|page)\sfor\s(?:an?|the|my|our)\s(?:\p{L}+\s){0,2}?(?<what>newsletter)\b|newsletter(?=\s(?:landing page|web ?site|site|page|sign-?up)\b))/iu.exec(
      brief.prompt,
    );
  if (!found || brief.kind.value === 'blog') return brief;
  const start = found[0].length - 'newsletter'.length;
  const spans = [{ start, end: found[0].length }];
  return {
    ...brief,
    kind: { value: 'blog', spans },
    offer: { value: 'newsletter', spans },
    sections: brief.sections.some(({ value }) => value === 'newsletter')
      ? brief.sections
      : [...brief.sections, { value: 'newsletter', spans }],
  };
};

const houses =
  /(?:^|\s)(?:schools?|academy|studio|salon|barbers|clinic|practice|bakery|caf[eé]|tea ?room|kennels|nursery|garage|gym|shop|store|workshop|kitchen|farm|gallery|bar|pub)$/iu;

/** "my driving school. I'm Denise": a first name alone is whoever runs the house, which is called after her. */
const withOwner = (brief: Brief): Brief => {
  const { name, offer, prompt } = brief;
  const at = name?.spans[0]?.start ?? 0;
  if (!name || !offer || !/^\p{Lu}\p{Ll}{1,14}$/u.test(name.value) || !houses.test(offer.value)) return brief;
  if (!/(?:\bI['’]?m|\bI am|\b[Mm]y name is|\b[Mm]y name['’]s)\s$/u.test(prompt.slice(0, at))) return brief;
  if (offer.value.split(/\s+/u).length > 3) return brief;
  const house = offer.value.replace(/(?<![\p{L}’'-])\p{Ll}/gu, (letter) => letter.toLocaleUpperCase());
  const isKnown = brief.items.some(({ value }) => value.name === name.value);
  const section = brief.kind.value === 'course' ? 'teacher' : 'team';
  return {
    ...brief,
    name: { value: `${name.value}${name.value.endsWith('s') ? '’' : '’s'} ${house}`, spans: name.spans },
    items: isKnown
      ? brief.items
      : [...brief.items, { value: { section, name: name.value }, spans: name.spans }],
  };
};

/** Names in a short prompt that are something else than they look: makes, houses called by what they are, employers. */
export const mendNamed = (brief: Brief): Brief =>
  [withoutMake, withWhole, withPeople, withLetters, withOwner].reduce((read, mend) => mend(read), brief);

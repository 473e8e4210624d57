import type { Brief, Span } from '@/domain/site/brief';

const doer =
  /^(?:(?:freelance|senior|lead|junior|independent|ux|ui|ux\/ui|product|graphic|web|brand|motion|fashion|interior|game|sound|landscape|wedding|portrait|food|travel|documentary|street|software|front-?end|back-?end|full-?stack|data|mobile|ios|android|concept|character|tattoo|makeup|make-up|hair|voice|video|film|content|ghost|copy|technical|science)\s)*(?:designer|developer|engineer|illustrator|photographer|artist|animator|writer|copywriter|editor|strategist|researcher|analyst|scientist|architect|director|producer|stylist|consultant|coach|filmmaker|videographer|musician|composer|journalist|translator|model|actor|dancer|teacher|tutor)\s(?=\p{Lu}\p{L}+\s\p{Lu})/iu;

/** "UX designer Leila Haddad": what somebody does is no part of what they are called. */
function withoutCalling(brief: Brief): Brief {
  const { name, prompt } = brief;
  const [span] = name?.spans ?? [];
  const work = doer.exec(name?.value ?? '')?.[0];
  if (!name || !span || work === undefined) return brief;
  const value = name.value.slice(work.length);
  const start = prompt.indexOf(value, span.start);
  return { ...brief, name: { value, spans: [{ start, end: start + value.length }] } };
}

const ofFirms =
  'Dental|Dentistry|Dentists|Clinic|Clinics|Law|Legal|Group|Studio|Studios|Partners|Associates|Consulting|Consultants|Physio|Veterinary|Vets|Medical|Health|Realty|Homes|Properties|Builders|Roofing|Plumbing|Electric|Electrical|Landscaping|Landscapes|Motors|Autos?|Garage|Salon|Spa|Barbers|Bakery|Coffee|Kitchen|Bistro|Café|Cafe|Hotel|Inn|Lodge|Farm|Farms|Vineyard|Brewery|Academy|School|College|Foundation|Trust|Society|Architects|Interiors|Florist|Florists|Flowers|Books|Records|Fitness|Yoga|Pilates|Gym|Cleaning|Cleaners|Catering|Events|Films|Media|Design|Designs|Digital|Labs|Software|Systems|Solutions|Services|Travel|Tours|Insurance|Finance|Accounting|Capital';
const opening = new RegExp(
  String.raw`^[^,.;:!?\n]{3,60}(?:website|site|page|web ?page),\s(?<sign>\p{Lu}[\p{L}’'&-]+(?:\s(?:\p{Lu}[\p{L}’'&-]*|&|and|of)){0,3}\s(?:${ofFirms}))(?=,|\.|\s[–—-]\s|\sin\s|$)`,
  'u',
);

/** "A dentist website, Brightwater Dental, Boise. … meet Dr. Kim Alvarez": the firm is the sign, whoever is met there. */
function withSign(brief: Brief): Brief {
  const found = opening.exec(brief.prompt);
  const sign = found?.groups?.['sign'];
  if (!found || sign === undefined || brief.name?.value === sign) return brief;
  const start = brief.prompt.indexOf(sign);
  const who = brief.name;
  const isKnown = brief.items.some(({ value }) => value.name === who?.value);
  return {
    ...brief,
    name: { value: sign, spans: [{ start, end: start + sign.length }] },
    items:
      who && (who.spans[0]?.start ?? 0) > start && !isKnown
        ? [...brief.items, { value: { section: 'team', name: who.value }, spans: who.spans }]
        : brief.items,
  };
}

const within = (one: Span, { start, end }: Span): boolean => one.start >= start && one.end <= end;

/** "two games (Ember Road, out now on Steam; …)": what is listed in brackets is made by the house, and no name of it. */
function withoutListed(brief: Brief): Brief {
  const { name, prompt } = brief;
  const [span] = name?.spans ?? [];
  if (!name || !span || brief.quotes.some(({ value }) => value.text === name.value)) return brief;
  const open = prompt.lastIndexOf('(', span.start);
  const close = open < 0 ? -1 : prompt.indexOf(')', open);
  const isCounted =
    /\b(?:two|three|four|five|six|\d{1,2}|our|my|the)\s(?:\p{L}+\s)?(?:games|books|films|albums|projects|products|brands|apps|titles|works|models|wines|beers|shows)\s$/iu.test(
      prompt.slice(Math.max(0, open - 30), open),
    );
  return isCounted && within(span, { start: open, end: close }) ? { ...brief, name: null } : brief;
}

const aboutMe =
  /\babout (?:me|us),?\s(?:i['’]?m\s|i am\s|\()?(?<who>\p{Lu}\p{Ll}[\p{L}’'-]*\s\p{Lu}\p{Ll}[\p{L}’'-]*)(?=[,.;)]|\s(?:and|who|with)\b|$)/u;

/** "about me Jill Tanner": who it is about is the name of somebody who has no other. */
function withMe(brief: Brief): Brief {
  const found = aboutMe.exec(brief.prompt);
  const who = found?.groups?.['who'];
  if (!found || who === undefined || brief.name !== null) return brief;
  const start = found.index + found[0].indexOf(who);
  return {
    ...brief,
    name: { value: who, spans: [{ start, end: start + who.length }] },
    sections: brief.sections.some(({ value }) => value === 'about')
      ? brief.sections
      : [...brief.sections, { value: 'about', spans: [{ start: found.index, end: start + who.length }] }],
  };
}

/** What stands on the sign, told apart from callings, from people who are met there and from what is made there. */
export const mendSignOrder = (brief: Brief): Brief =>
  brief.language.value === 'en'
    ? [withoutCalling, withSign, withoutListed, withMe].reduce((read, mend) => mend(read), brief)
    : brief;

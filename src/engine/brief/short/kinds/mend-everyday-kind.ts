import type { Brief } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

const house =
  /\b(?:interior|exterior|decks?|walls|rooms|houses?|homes?|cabinets|drywall|ceilings|residential|decorat\p{L}+)\b/iu;
const engines =
  /\b(?:motorcycles?|motorbikes?|harley|scooters?|mopeds?|trucks?|trailers?|rvs?|engines?|brakes?|mufflers?|exhausts?|radiators? repair|diesel|4x4|land rover|bmw|volkswagen|vw)\b/iu;
const pets = /\b(?:dogs?|doggy|doggie|pups?|pupp(?:y|ies)|cats?|pets?|kennels?|canine)\b/iu;
const plants =
  /\b(?:plants?|trees?|shrubs?|garden|perennials?|seeds?|flowers?|grow\p{L}*|natives?|rhyme|salmon)\b/iu;

const builder =
  /^\W*(?:(?:a|an|the|our|my|website for|site for)\s)*(?<what>(?:\p{L}+\s)?(?:roof\p{L}*|gutters?|siding|restoration|construction|builders?|windows?)(?:\s(?:company|contractors?|services?|firm|experts?))?)\b/iu;

/** "Kids birthday party place": who has the room, the cake or the castle invites nobody to a day of their own. */
const hosted =
  /\b(?:part(?:y|ies)|birthdays?|wedding|events?)\s(?:place|centre|center|company|business|planners?|planning|rentals?|hire|entertainers?|rooms?|zone|park|arena|house|hosts?|hosting|services?|supplies|suppl(?:y|ier)|shop|store|bus|barn|studio|decorators?|decorations?|organi[sz]ers?|packages)\b(?!.{0,20}\binvit)/iu;

/** "Dosa and South Indian breakfast cart": cooks on wheels, wherever a party asks for it. */
const wheels = /\b(?:cart|stall|truck|van|stand|kiosk|trailer|wagon)s?$/iu;
const food =
  /\b(?:menus?|food|breakfast|lunch|dosas?|tacos?|burgers?|pizzas?|coffee|noodles?|curry|bbq|barbecue|grill|crepes?|waffles?|falafel|kebabs?|sandwich\p{L}*|chaat|momos?|dumplings?|hot dogs?|ice cream|street food|juice|chai|biryani|jerk|churros?)\b/iu;

/** "Will writer in Kent": no author, and "will" is no verb. */
const testament = /\b(?<what>wills?[- ]writ(?:ers?|ing)(?:\s(?:service|services|company|firm))?)\b/iu;

/** "I let two rooms in my house": somebody stays the night. */
const letsRooms =
  /\b(?:i|we)\s(?:let|rent)(?:\sout)?\s(?:an?|one|two|three|four|five|\d)\s(?:(?:spare|guest|double|single|twin|lovely|small)\s)*(?:bed)?rooms?\b(?![^.]{0,60}\b(?:students?|lodgers?|tenants?|month|pcm|meetings?|hour)\b)/iu;

const madeOfSoftware =
  /^AI(?:[- ]powered)? (?:\p{L}+ ){0,2}(?:coach|tutor|therapist|assistant|teacher|trainer|lawyer|doctor|nurse|accountant|bookkeeper|agent|writer|editor|copywriter|receptionist|recruiter|companion|stylist|chef|nutritionist|translator|photographer|designer)$/iu;

/** The kind of an everyday business that its words were mistaken for: dogs in a nursery, telephones that are no app. */
const kindOf = ({ kind, offer, prompt }: Brief): SiteKind | undefined => {
  const what = offer?.value ?? '';
  const [first = ''] = prompt.slice(0, 200).split(/[.,;:\n]/u, 1);
  // "An AI interview coach": a program, whoever it stands in for.
  if (kind.value !== 'mobile-app' && madeOfSoftware.test(what)) return 'saas';
  switch (kind.value) {
    case 'portfolio':
      return /^(?:house )?paint(?:er|ers|ing contractor)$/iu.test(what) && house.test(prompt)
        ? 'home-services'
        : undefined;
    case 'unknown':
      if (testament.test(first)) return 'law';
      if (letsRooms.test(prompt)) return 'hotel';
      if (
        pets.test(what) &&
        /\b(?:boarding|kennels?|cattery|day ?care|sitting|sitters?|walking|walkers?|grooming|groomers?|hotel)\b/iu.test(
          what,
        )
      )
        return 'veterinary';
      if (wheels.test(what) && food.test(prompt)) return 'restaurant';
      return /^(?:day |children['’]s )?nursery$/iu.test(what) && !plants.test(prompt) ? 'course' : undefined;
    case 'course':
      return pets.test(`${what} ${first}`) &&
        /\b(?:day ?care|boarding|nursery|school|cr[eè]che)\b/iu.test(first)
        ? 'veterinary'
        : undefined;
    case 'dentist':
      return /\b(?:lab|labs|laborator(?:y|ies)|technicians?|supplies)\b/iu.test(what) ? 'unknown' : undefined;
    case 'event':
      if (wheels.test(what) && food.test(prompt)) return 'restaurant';
      return hosted.test(what) || hosted.test(first.trim()) || /\s(?:hire|rentals?)(?:\s|$)/iu.test(what)
        ? 'unknown'
        : undefined;
    case 'agency':
      return /\binsurance (?:agency|agent|broker|brokerage)$/iu.test(what) ? 'insurance' : undefined;
    case 'bar':
      return /\b(?:threading|brows?|eyebrows?|lash(?:es)?|blow[- ]?dry|blow[- ]?out|nails?|beauty|wax(?:ing)?|facial|makeup|braids?|braiding)\s(?:bar|lounge)$/iu.test(
        what,
      )
        ? 'salon'
        : undefined;
    case 'auto':
      if (/\b(?:garage|loft|barn|attic|basement|cellar)\sconversions?\b/iu.test(`${what} ${first}`))
        return 'construction';
      return /\b(?:ice[- ]cream|food|taco|burger|pizza|coffee|waffle)\s(?:truck|van)s?$/iu.test(what)
        ? 'restaurant'
        : undefined;
    case 'mobile-app':
      return /\brepairs?$/iu.test(what) ? 'home-services' : undefined;
    case 'insurance':
      // "Roofing company, storm damage insurance claims": whoever mends it only writes to those who pay.
      return builder.test(first) ? 'construction' : undefined;
    case 'home-services':
      return engines.test(what) && /\b(?:repairs?|shop|service|garage|workshop)\b/iu.test(what)
        ? 'auto'
        : undefined;
    default:
      return undefined;
  }
};

/** "Nonprofit animal shelter", "family-run deli": what it is comes behind what it is by law, and behind who runs it. */
export const withoutLaw = (brief: Brief): Brief => {
  const value = brief.offer?.value.replace(
    /^(?:non-?profit|not-for-profit|charitable|registered|(?:(?:small|little|local|independent|friendly)\s)?(?:family|wom[ae]n|veteran|volunteer|community|locally|employee|student)-(?:run|owned|led))\s(?=\p{L})/iu,
    '',
  );
  return brief.offer && value !== undefined ? { ...brief, offer: { ...brief.offer, value } } : brief;
};

const listed = /\s(?:rules|menus?|prices|pricing|hours|reviews|schedules?|rosters?|faqs?)$/iu;

/** "Cat cafe rules, cats, …": what the page should have is no part of what it is for. */
export const withoutListed = (brief: Brief): Brief => {
  const value = brief.offer?.value.replace(listed, '');
  return brief.offer && value !== undefined && value.includes(' ')
    ? { ...brief, offer: { ...brief.offer, value } }
    : brief;
};

/** The brief with the kind that an everyday business is; others stay as they were read. */
export function mendEverydayKind(brief: Brief): Brief {
  const value = kindOf(brief);
  if (value === undefined) return brief;
  const kind = { value, spans: brief.offer?.spans ?? [] };
  const told = value === 'law' ? testament : brief.kind.value === 'insurance' ? builder : null;
  const what = told?.exec(brief.prompt)?.groups?.['what'];
  if (what === undefined) return { ...brief, kind };
  const start = brief.prompt.indexOf(what);
  return {
    ...brief,
    kind,
    offer: { value: what.toLowerCase(), spans: [{ start, end: start + what.length }] },
  };
}

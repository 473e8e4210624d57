import type { Brief } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import type { KindDefinition } from '../../content';
import { speakWithoutName } from '../speak-without-name';
import { isSaidOutright } from '../trades/find-page-form';
import { fitTo } from '../trades/fit-trade';
import type { Trade } from '../trades/trade';
import { wordsOf } from '../trades/trade';
import { tradeBank } from '../trades/trade-bank';
import { tellsOffers, tellsPrices, tellsWork } from '../../told/told-offers';
import { linesForAny, linesForWares } from './families-shared';
import { atTheBench, isAtTheBench } from './at-the-bench';
import { anyBusiness } from './any-business';
import { doingForOthers } from './doing-for-others';
import { peopleAndFirms } from './people-and-firms';
import { forTheTrade } from './for-the-trade';
import { goingOut } from './going-out';
import { showsAndEvenings } from './shows-and-evenings';
import { growingAndMaking } from './growing-and-making';
import { learningAndMeeting } from './learning-and-meeting';
import { handsOn, isHandsOn } from './hands-on';
import { isBeyond } from './is-beyond';
import type { Calling } from './read-calling';
import { readCalling } from './read-calling';
import { toldPlaces, withoutOwnDeed } from './told-places';
import { tellCalling } from './tell-calling';
import { weaveCalling } from './weave-calling';
import { mendOffer } from './whole-offer';

const families = new Map(
  [
    ...growingAndMaking,
    ...learningAndMeeting,
    ...goingOut,
    ...showsAndEvenings,
    ...doingForOthers,
    ...peopleAndFirms,
    ...forTheTrade,
    ...anyBusiness,
    ...handsOn,
    ...atTheBench,
  ].map((family) => [family.noun, family]),
);

// Kinds that are guessed where nothing nearer is known.
const open = new Set<SiteKind>([
  'unknown',
  'shop',
  'course',
  'event',
  'nonprofit',
  'portfolio',
  'product',
  'studio',
]);
const trusted = new Set<SiteKind>(['saas', 'mobile-app', 'docs', 'blog', 'cv', 'link-in-bio']);
// What tells more than the goods or the room it is about: a bread museum bakes nothing.
const telling = new Set(['museum', 'contest', 'tours', 'sanctuary', 'kit', 'courier', 'show', 'project']);
const claims: Readonly<Partial<Record<string, readonly SiteKind[]>>> = {
  adviser: ['therapist', 'consulting', 'agency', 'salon', 'veterinary', 'florist'],
  café: ['cafe', 'restaurant', 'bar'],
  yoga: ['yoga', 'gym', 'spa', 'veterinary'],
  'trade school': ['dentist', 'salon', 'veterinary', 'spa', 'auto', 'home-services', 'construction'],
  school: ['bakery', 'restaurant', 'bar', 'florist', 'cafe', 'photographer', 'auto', 'salon'],
  club: ['bakery', 'restaurant', 'florist', 'cafe', 'photographer', 'auto'],
  venue: ['gym', 'spa', 'bar'],
  farm: ['veterinary', 'spa', 'restaurant'],
  mobile: ['restaurant', 'cafe', 'bar', 'gym'],
  hire: ['florist', 'photographer', 'salon', 'restaurant', 'bakery', 'veterinary'],
  repair: ['florist', 'photographer', 'salon', 'restaurant', 'clinic', 'veterinary', 'agency', 'consulting'],
  shop: ['florist', 'photographer', 'auto', 'salon'],
  maker: ['florist', 'photographer', 'salon', 'auto', 'construction'],
  experience: ['veterinary', 'spa', 'restaurant', 'hotel'],
};
const usualAdvice =
  /^(?:life|business|executive|career|health|mindset|wellness|personal|relationship|leadership|management|marketing|it|tax|financial|strategy|hr|legal|sales|mental health|couples|family|divorce|grief|fitness|nutrition)\b/iu;
const usualRooms =
  /^(?:coffee|espresso|book|breakfast|brunch|cake|internet|garden|corner|roastery|bakery|bike|cycle|museum|station|beach)\b/iu;

const ofPeople =
  /\b(?:students?|wom[ae]n|m[ae]n|people|parents?|mothers?|mums?|moms?|fathers?|dads?|famil(?:y|ies)|expats?|veterans?|widows?|widowers?|teens?|teenagers?|girls?|boys?|professionals?|seniors?|pensioners?|newcomers?|graduates?|alumni|over)$/iu;

/** What stands somewhere, unless it is told to travel. */
const roofed =
  /\b(?:planetariums?|museums?|aquariums?|zoos?|observator(?:y|ies)|theatres?|theaters?|galler(?:y|ies))$/iu;

const soloKinds = new Set<SiteKind>(['therapist', 'florist', 'consulting']);
const usualSolo = /therap|counsel|psycho|coach|flor|bouquet|consult|advis/iu;

const isStray = ({ kind, offer }: Brief): boolean => {
  const [named] = offer?.spans ?? [];
  return (
    named !== undefined &&
    kind.spans.length > 0 &&
    kind.spans.every(({ start, end }) => end <= named.start || start >= named.end)
  );
};

/** A consultancy speaks as a firm, and not as one who listens. */
const isFirm = ({ kind, offer }: Brief): boolean =>
  kind.value === 'consulting' && /\bconsult(?:ancy|ants?|ing)\b/iu.test(offer?.value ?? '');

const isClaimed = (brief: Brief, { family, subject }: Calling): boolean => {
  const kind = brief.kind.value;
  if (trusted.has(kind)) return false;
  if (family === 'adviser' && (usualAdvice.test(subject) || isFirm(brief))) return false;
  // A club of students is about what they do, and nobody is new to students.
  if (family === 'club' && ofPeople.test(subject)) return false;
  // Nor does a tea room of volunteers serve any.
  if (
    family === 'café' &&
    (usualRooms.test(subject) ||
      /\b(?:volunteers?|villagers?|residents?|students?|members?|parents?|community)['’]?s?$/iu.test(subject))
  )
    return false;
  if (family === 'business') return kind === 'unknown';
  if (family === 'things') return kind === 'unknown' || kind === 'shop';
  if (family === 'person' || family === 'firm')
    return kind === 'unknown' || (soloKinds.has(kind) && !usualSolo.test(subject));
  return open.has(kind) || telling.has(family) || isStray(brief) || claims[family]?.includes(kind) === true;
};

// Goods with prices want a shelf, a cart and a till.
const sellsListed = ({ items }: Brief): boolean =>
  items.some(({ value }) => value.price !== undefined) ||
  items.filter(({ value }) => value.section === 'products').length > 1;

/** "Mobile coffee van for hire, minimum spend £250": it comes to others and has no counter of its own. */
const isHired = ({ family }: Calling, { prompt }: Brief): boolean =>
  family === 'mobile' &&
  /\b(?:for hire|to hire|hire (?:us|me)|book (?:us|me)|(?:i|we) (?:go|come|travel|drive) to (?:\p{L}+ ){0,2}(?:fairs?|festivals?|weddings?|parties|events?|schools?|offices|markets|firms|companies|shows))\b/iu.test(
    prompt,
  );

/** What was read for a counter that is not there: prices, and where they come to. */
const withoutCounter = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item) =>
    item.value.section === 'menu'
      ? {
          ...item,
          value: { ...item.value, section: item.value.price === undefined ? 'services' : 'pricing' },
        }
      : item,
  ),
});

/** The kind with a family's copy: all of it, or where the kind's own counter is wanted, its words before that. */
const dress = (usual: KindDefinition, family: Trade, calling: Calling, brief: Brief): KindDefinition => {
  const keepsCounter =
    (usual.kind === 'cafe' && !isHired(calling, brief)) ||
    // What is lent and brought back lies in no cart.
    (usual.kind === 'shop' && calling.family !== 'hire' && sellsListed(brief));
  const trade = tellCalling(weaveCalling(family, calling, brief), family.noun, brief);
  const fitted = fitTo(trade);
  // What fits the kind to its own trades would undo the family's pages.
  const { fit: _fit, knows: _knows, ...rest } = usual;
  return speakWithoutName({
    ...rest,
    ...(keepsCounter ? { noun: trade.noun } : fitted),
    pages: keepsCounter ? withServices(usual.pages) : (fitted.pages ?? usual.pages),
    subject: calling.subject
      .replace(/\b(?:couriers?|messengers?|delivery|collective|company)\b/giu, '')
      .trim(),
    own: () => wordsOf(trade, 'own')[0] ?? null,
    content: (facts) => {
      const bank = tradeBank({ ...facts, offer: calling.offer }, trade);
      return keepsCounter ? { ...usual.content(facts), ...bank } : bank;
    },
    // Beside a told price no line that would fit anything.
    lines: () => ({
      services: tellsPrices(brief) ? [] : [...wordsOf(trade, 'line'), ...linesForAny],
      products: tellsPrices(brief) ? [] : [...wordsOf(trade, 'ware'), ...linesForWares],
    }),
  });
};

const withServices = (pages: KindDefinition['pages']): KindDefinition['pages'] =>
  pages.map((page, at) =>
    at > 0 || page.sections.includes('services')
      ? page
      : {
          ...page,
          sections: page.sections.flatMap((type) => (type === 'hero' ? [type, 'services' as const] : [type])),
        },
  );

/** Who comes to others lists where to, and nobody lists what the business is called. */
const ofFamily = (brief: Brief, { family }: Calling): Brief => {
  const places = family === 'mobile' || family === 'player' ? toldPlaces(brief) : [];
  const told = withoutOwnDeed(brief);
  return places.length === 0 ? told : { ...told, phrases: [], items: [...told.items, ...places] };
};

const forOccasions =
  /^[^.!?\n]{4,60}\sfor\s(?:(?:weddings?|part(?:y|ies)|events?|festivals?|proms?|funerals?|film(?: shoots?| sets?)?|fairs?|fetes?)(?:,|\sand|\s&|[.:\s]))/iu;

const fresh = new Set<SiteKind>(['bakery', 'cafe', 'restaurant', 'florist']);

/** The kind and brief of a business that only its family has words for; null when the kind knows it well enough. */
export const familyOf = (
  brief: Brief,
  usual: KindDefinition,
): { kind: KindDefinition; brief: Brief } | null => {
  // What a glossary is about is no business of its own.
  if (isSaidOutright(brief)) return null;
  const calling = readCalling(brief);
  const family = calling ? families.get(calling.family) : undefined;
  const mended = mendOffer(brief);
  const asUsual = mended === brief ? null : { kind: usual, brief: mended };
  if (!calling || !family) return asUsual;
  // A loaf a week comes from the bakery, and with no instructions.
  if (calling.family === 'kit' && fresh.has(usual.kind) && /\bsubscriptions?$/u.test(calling.offer))
    return asUsual;
  const called: Brief = { ...brief, offer: { value: calling.offer, spans: brief.offer?.spans ?? [] } };
  const hasTrade = usual.fit?.(called).noun !== undefined;
  const beyond = isBeyond(brief, calling, hasTrade);
  if (!beyond && !isClaimed(brief, calling)) return asUsual;
  // The plainest copy is for those of whom not even a neighbour is known.
  const isLast = calling.family === 'business' || calling.family === 'things';
  // A planetarium that travels has no door of its own, and none of the copy of one that has.
  const travels = calling.family === 'mobile' && roofed.test(calling.subject);
  // "We rent out beehives": the trade is known by what the deed amounts to.
  if (!travels && calling.family !== 'project' && usual.knows?.(called))
    return calling.isDeed === true ? { kind: usual, brief: called } : asUsual;
  if (isLast && hasTrade && !beyond) return asUsual;
  const isHandy = isHandsOn(brief.kind.value, calling.family, calling.offer);
  // A treatment with hands or stones is come for, and neither talked through nor handed over.
  const isTreatment = beyond && brief.kind.value === 'therapist' && calling.family !== 'person';
  const isVague = calling.family === 'things' || calling.family === 'business';
  // "Horse drawn carriages for weddings" are had for a day; "silo treatment, inspections" are done.
  const isLent = isVague && forOccasions.test(brief.prompt) && tellsOffers(brief);
  const isWork = isVague && !isLent && tellsWork(brief);
  const isBench = isAtTheBench(calling.family, calling.offer, brief);
  const copy = isHandy
    ? 'hands-on'
    : isTreatment
      ? 'business'
      : isBench
        ? 'workbench'
        : isLent
          ? 'hire'
          : isWork
            ? 'hands-on'
            : calling.family;
  return {
    kind: dress(usual, families.get(copy) ?? family, calling, called),
    brief: ofFamily(
      usual.kind === 'cafe' && isHired(calling, called) ? withoutCounter(called) : called,
      calling,
    ),
  };
};

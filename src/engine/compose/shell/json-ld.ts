import { momentOf } from '../write-event-day';
import type { OpeningRange } from '@/domain/site/brief';
import type { PagePlan, SitePlan } from '../../plan/site-plan';
import { absoluteAddress, findSiteAddress } from './site-address';
import {
  writeMenuNode,
  writeOffersNode,
  writePeopleNodes,
  writePostNodes,
  writePriceRange,
} from './schema-lists';
import type { SchemaNode } from './schema-lists';
import { findSchemaType } from './schema-type';

const works = new Set(
  'SoftwareApplication WebApplication MobileApplication VideoGame Quiz Blog TechArticle Course CollectionPage Product'.split(
    ' ',
  ),
);
const groups = new Set(
  'NGO Organization PerformingGroup MusicGroup SportsTeam EducationalOrganization School Preschool CollegeOrUniversity ResearchOrganization GovernmentOffice'.split(
    ' ',
  ),
);
const kitchens =
  /^(?:Restaurant|CafeOrCoffeeShop|Bakery|BarOrPub|Brewery|Winery|Distillery|IceCreamShop|FoodEstablishment)$/;
const isEvent = (type: string) => /Event$|^Festival$/.test(type);

/**
 * What a page is about as JSON-LD for search engines, one text for each `<script>`: the subject of the site on its
 * first page, questions where they are answered, the way home on inner pages of a site with an address. Only what was
 * told: samples stand for nobody. Safe inside a script element.
 */
export function writeJsonLd(plan: SitePlan, page: PagePlan): string[] {
  const home = findSiteAddress(plan.brief.prompt);
  const nodes = [
    page.path === 'index.html' ? writeSubject(plan, page, home) : writeWayHome(plan, page, home),
    writeQuestions(page),
  ];
  return nodes.flatMap((node) => (node ? [writeText({ '@context': 'https://schema.org', ...node })] : []));
}

// Laid out for a reader; lists of words stay on one line.
function writeText(node: SchemaNode): string {
  return JSON.stringify(node, null, 2)
    .replace(
      /\[\n\s+("[^"\n]*"(?:,\n\s+"[^"\n]*")*)\n\s+\]/g,
      (_, words: string) => `[${words.replace(/\n\s+/g, ' ')}]`,
    )
    .replaceAll('<', '\\u003c');
}

function writeSubject(plan: SitePlan, page: PagePlan, home: string | null): SchemaNode {
  const type = findSchemaType(plan);
  const about = {
    name: plan.name,
    ...(page.description ? { description: page.description } : {}),
    ...(home ? { url: home } : {}),
  };
  if (isEvent(type)) return writeEvent(plan, type, about);
  if (type === 'ProfilePage' || type === 'Person') return writeProfile(plan, about);
  if (works.has(type)) return writeWork(plan, type, about);
  return { '@type': type, ...about, ...writeOrganization(plan, type) };
}

// Types of a business have hours and a range of prices; a charity or a school is no shop.
function writeOrganization(plan: SitePlan, type: string): SchemaNode {
  const people = writePeopleNodes(plan);
  const isBusiness = !groups.has(type);
  const isKitchen = kitchens.test(type);
  const menu = isKitchen ? writeMenuNode(plan) : null;
  const offers =
    (isKitchen ? null : writeOffersNode(plan, ['products', 'rooms'])) ??
    writeOffersNode(plan, ['services', 'pricing']);
  const range = isBusiness ? writePriceRange(plan) : null;
  return {
    ...(plan.tagline ? { slogan: plan.tagline } : {}),
    ...writeReach(plan),
    ...(isBusiness && plan.contact.hours ? { openingHours: plan.contact.hours.map(writeHours) } : {}),
    ...(range ? { priceRange: range } : {}),
    ...(plan.founded ? { foundingDate: String(plan.founded) } : {}),
    ...(menu ? { hasMenu: menu } : {}),
    ...(offers ? { hasOfferCatalog: offers } : {}),
    ...(people.length > 0 ? { employee: people } : {}),
  };
}

// An event without a day or a place is none to a calendar: then the page speaks for itself only.
function writeEvent(plan: SitePlan, type: string, about: SchemaNode): SchemaNode {
  const { place, address } = plan.contact;
  if (!plan.date || plan.date.startsWith('--') || !(place ?? address))
    return { '@type': 'WebSite', ...about };
  const people = writePeopleNodes(plan);
  return {
    '@type': type,
    ...about,
    startDate: momentOf(plan) ?? plan.date,
    ...(plan.until === null ? {} : { endDate: plan.until }),
    location: { '@type': 'Place', name: place ?? address, address: writeAddress(plan) },
    ...(people.length > 0 ? { performer: people } : {}),
  };
}

function writeProfile(plan: SitePlan, about: SchemaNode): SchemaNode {
  const { name, ...page } = about;
  return {
    '@type': 'ProfilePage',
    ...page,
    name,
    mainEntity: { '@type': 'Person', name, ...writeReach(plan) },
  };
}

function writeWork(plan: SitePlan, type: string, about: SchemaNode): SchemaNode {
  const maker = { '@type': 'Organization', name: plan.name, ...writeReach(plan) };
  const isKnown = Object.keys(maker).length > 2;
  switch (type) {
    case 'Course':
      return { '@type': type, ...about, provider: maker };
    case 'TechArticle':
      return { '@type': type, headline: plan.name, ...about, ...(isKnown ? { publisher: maker } : {}) };
    case 'Blog': {
      const posts = writePostNodes(plan);
      return {
        '@type': type,
        ...about,
        inLanguage: plan.language,
        ...(posts.length > 0 ? { blogPost: posts } : {}),
      };
    }
    case 'Product': {
      const offers = writeOffersNode(plan, ['pricing', 'products']);
      const list = offers?.itemListElement;
      return {
        '@type': type,
        ...about,
        ...(Array.isArray(list) ? { offers: list.filter((offer: SchemaNode) => 'price' in offer) } : {}),
      };
    }
    case 'SoftwareApplication':
    case 'WebApplication':
    case 'MobileApplication':
      return {
        '@type': type,
        ...about,
        applicationCategory: type === 'WebApplication' ? 'UtilitiesApplication' : 'BusinessApplication',
        operatingSystem: 'Any',
        ...(isKnown ? { publisher: maker } : {}),
      };
    default:
      return { '@type': type, ...about, inLanguage: plan.language };
  }
}

function writeReach(plan: SitePlan): SchemaNode {
  const { phone, email, address, place } = plan.contact;
  return {
    ...(phone ? { telephone: phone } : {}),
    ...(email ? { email } : {}),
    ...((address ?? place) ? { address: writeAddress(plan) } : {}),
  };
}

function writeAddress({ contact: { address, place } }: SitePlan): SchemaNode {
  return {
    '@type': 'PostalAddress',
    ...(address ? { streetAddress: address } : {}),
    ...(place ? { addressLocality: place } : {}),
  };
}

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

// schema.org writes a whole day as 00:00 to 23:59; a closing time before the opening is after midnight.
function writeHours(range: OpeningRange): string {
  const closes = range.closes === 1440 ? '23:59' : clock(range.closes);
  return `${range.days.map((day) => days[day - 1]).join(',')} ${clock(range.opens)}-${closes}`;
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function writeQuestions(page: PagePlan): SchemaNode | null {
  const asked = page.sections
    .filter(({ type }) => type === 'faq')
    .flatMap(({ content }) => content.items ?? [])
    .filter(({ title, text, sample }) => sample !== true && title !== '' && (text ?? '') !== '');
  if (asked.length < 2) return null;
  return {
    '@type': 'FAQPage',
    mainEntity: asked.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}

// Search engines want absolute addresses in a trail: without one there is none to write.
function writeWayHome(plan: SitePlan, page: PagePlan, home: string | null): SchemaNode | null {
  if (!home) return null;
  const step = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: absoluteAddress(home, path),
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [step(1, plan.name, 'index.html'), step(2, page.title, page.path)],
  };
}

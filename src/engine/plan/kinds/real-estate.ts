import { isOnePerson } from '../who/is-one-person';
import type { ContentItem, Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { figures } from './parts/figures';
import { money } from './parts/money';
import { openingItems, opens } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { withPhrases } from './parts/phrase-items';
import { pictures } from './parts/pictures';
import { points } from './parts/points';
import { questions } from './parts/questions';
import { says } from './parts/says';
import { inPlace, kicker } from './parts/weave';
import { findTrade } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { smallLandlords } from './trades/small-landlords';
import { homes } from './real-estate-homes';
import { withLettings } from './only-lets';
import { estateSheets } from './sheets/office-sheets';
import { withSheets } from './sheets/wear-sheets';

/** "Flats to let by …": of flats alone no villa is shown. */
const isOfFlats = (prompt: string): boolean =>
  /^[^.:,]{0,40}\b(?:flats|apartments|studios)\b/iu.test(prompt) &&
  !/\b(?:houses?|homes?|villas?|propert(?:y|ies)|by [^.]*\btype)\b/iu.test(prompt);

/** One house in which every home is to let. */
const oneHouse =
  /\b(?:apartment (?:buildings?|complex|community|house)|residential (?:building|complex)|blocks? of flats|student residence|(?:rental|townhome) community|loft building)\b/iu;

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const isOneHouse = says(facts, oneHouse);
  const isRent =
    says(
      facts,
      /\brent|apartment (?:building|complex|community)|block of flats|student residence|\brent|letting|lease|tenant|\bto let\b|\blandlord|\blandlady|\bpcm\b/iu,
    ) && !says(facts, /\bbuy|sale|sell/iu);
  const listings = homes
    .filter(([, group]) => !(isOneHouse || isOfFlats(facts.brief.prompt)) || group === 'Flat')
    .map(([title, group, euros, bedrooms, baths, size, note, text, art]): ContentItem => ({
      title,
      group,
      ...(isOneHouse ? {} : { note }),
      text,
      art,
      sample: true,
      value: String(bedrooms),
      price: money(facts, isRent ? Math.round(euros / 260 / 10) * 10 : euros),
      list: [
        `${bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}`,
        `${baths} ${baths === 1 ? 'bath' : 'baths'}`,
        `${size} m²`,
      ],
    }));
  return {
    hero: {
      kicker: kicker(facts, 'Homes'),
      title: pick('hero', [
        'Find the door that fits your key',
        'Somewhere to come home to',
        'Homes we would move into',
        'The view is in the price',
      ]),
      lede: pick('lede', [
        `${name} shows you few homes and the right ones${inPlace(facts)}. We tell you about the damp wall before you find it.`,
        'Honest pictures, real floor plans and somebody who knows which street is loud at six.',
      ]),
      actions: [
        { label: pick('hero-action', ['See the homes', 'Browse properties']), href: 'listings' },
        { label: 'Sell with us', href: 'services' },
      ],
    },
    listings: {
      title: pick('listings', ['On the market now', 'Homes to see', 'This month’s keys']),
      lede: isRent ? 'Rents per month.' : 'Filter by kind, bedrooms and price. Visits by appointment.',
      items: listings,
    },
    services: {
      title: pick('services', ['Buying, selling, letting', 'How we help']),
      items: withPhrases(
        facts,
        points([
          ['Buying', 'We listen first and then show you three.', 'key'],
          ['Selling', 'A price you can defend, pictures that are true.', 'house'],
          ['Letting', 'Tenants who stay, contracts that hold.', 'document'],
          ['Valuation', 'On site, in writing, within a week.', 'ruler'],
          ['Finance', 'We know who lends and on what terms.', 'calculator'],
          ['Looking after it', 'Keys, repairs, meter readings.', 'wrench'],
        ]),
        ['With one person from first visit to key.', 'Explained on one page, then done.'],
        6,
      ),
    },
    features: {
      title: 'How we show homes',
      items: points([
        ['True pictures', 'No fish-eye, no borrowed sky.', 'camera'],
        ['The flaws as well', 'In writing, before you visit.', 'search'],
        ['Time to look', 'An hour per visit, nobody else in the hall.', 'clock'],
      ]),
    },
    process: {
      title: pick('process', ['From wish to key', 'How buying works']),
      items: points([
        ['Tell us how you live', 'Not only how many rooms.'],
        ['See three', 'At the hour when you would be at home.'],
        ['Check', 'Papers, roof, neighbours.'],
        ['Sign', 'With everything read aloud once.'],
      ]),
    },
    about: {
      title: pick('about', ['We know these streets', 'Who has the keys']),
      body: [
        `${name} ${isOnePerson(facts.brief) ? 'buys and sells homes' : 'is a small agency'}${inPlace(facts)}. We live here, and we meet our buyers at the market afterwards; it keeps one honest.`,
        'We take on few homes at a time and know each of them with the lights off.',
      ],
    },
    team: {
      title: pick('team', ['Your agents', 'Who opens the door']),
      items: people(facts, [
        ['Sales', 'Knows every stair that creaks.'],
        ['Lettings', 'Reads contracts for pleasure.'],
        ['Valuation', 'Taps walls, asks neighbours.'],
      ]),
    },
    app: {
      title: 'What would it cost a month?',
      lede: 'A mortgage estimate. Your bank will have its own opinion.',
    },
    areas: {
      title: 'Streets we know',
      items: points([
        ['Old harbour', 'Boats, bars, cobbles.'],
        ['Centre', 'Everything on foot.'],
        ['Riverside', 'Mills, lofts, herons.'],
        ['North side', 'Schools and gardens.'],
        ['Coast road', 'Pines and long views.'],
      ]),
    },
    testimonials: {
      title: 'After moving in',
      items: reviews(facts, [
        ['They showed us three homes. We took the second.', 'Bought a flat'],
        ['The price they named was the price we got.', 'Sold a house'],
        ['They told us about the cellar. Nobody else had.', 'Bought a farmhouse'],
      ]),
    },
    faq: {
      title: 'Before you sign',
      items: questions([
        [
          'What do I pay on top of the price?',
          'Tax, notary and our fee. You get the list with amounts before the first visit.',
        ],
        [
          'How do I arrange a visit?',
          'Choose a home and send the form, or call. Evenings and Saturdays are possible.',
        ],
        [
          'Can you find something that is not listed?',
          'Often. Tell us what you need; we know who is thinking of moving.',
        ],
        ['What is my home worth?', 'We come, look and give you a figure in writing within a week.'],
        [
          'How long does a sale take?',
          'From first picture to key usually some months. We tell you where yours stands each week.',
        ],
        ['Are the pictures recent?', 'Taken by us, for this offer.'],
      ]),
    },
    contact: {
      title: pick('contact', ['Ask an agent', 'Which one would you like to see?']),
      lede: 'Name the home, a day, and how to reach you.',
      items: contactItems(facts),
      actions: [{ label: 'Ask for a visit', href: 'contact' }],
    },
    booking: {
      title: 'Arrange a visit',
      lede: 'One home, one hour, nobody else in the hall.',
      items: listings.slice(0, 5).map(({ title }) => ({ title })),
      actions: [{ label: 'Ask for this time', href: 'booking' }],
    },
    hours: { title: 'Our office', items: openingItems(facts, [opens(1, 5, 9, 18), opens(6, 6, 10, 14)]) },
    cta: {
      title: pick('cta', ['Thinking of selling?', 'Looking for something else?']),
      lede: 'Tell us. We know who is moving next spring.',
      actions: [{ label: 'Ask an agent', href: 'contact' }],
    },
    stats: {
      title: 'In figures',
      items: figures([
        ['3', 'visits before most decisions'],
        ['9', 'homes at a time'],
        ['1', 'agent from start to key'],
      ]),
    },
    gallery: {
      title: 'Seen this week',
      items: pictures(homes.slice(0, 6).map(([title, , , , , , , , art]) => [title, art])),
    },
    newsletter: {
      title: 'New keys first',
      lede: 'A mail when a home comes in that fits you.',
      actions: [{ label: 'Tell me first', href: 'newsletter' }],
    },
    quote: {
      title: 'What is your home worth?',
      lede: 'A few details; we come and look.',
      items: [{ title: 'Flat' }, { title: 'House' }, { title: 'Land' }, { title: 'Commercial' }],
      actions: [{ label: 'Ask for a valuation', href: 'quote' }],
    },
  };
};

const usualRealEstate: KindDefinition = {
  kind: 'real-estate',
  schemaType: 'RealEstateAgent',
  noun: 'estate agency',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'listings', 'services', 'process', 'testimonials', 'team', 'contact'],
    },
    { role: 'listings', title: 'Properties', sections: ['page-header', 'listings', 'cta'] },
    { role: 'services', title: 'Selling', sections: ['page-header', 'services', 'process', 'faq'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'hours', 'map'] },
  ],
  styles: ['luxe', 'coastal', 'editorial', 'corporate'],
  art: ['house', 'key', 'window', 'sea'],
  action: { label: 'See the homes', to: 'listings' },
  content,
};

// "Lettings agency, flats to let in Leith": an agency lets the homes of others.
const agency =
  /\b(?:real estate|realt(?:or|y)|estate agen\w+|lett?ings?(?: &| and)? (?:agen\w+|management|company|team)|agency\b(?! fees?)|brokers?|propert(?:y|ies) (?:agen\w+|manage\w+)|developers?)/iu;

/** Estate agents, property managers, and people who let their own homes. */
export const realEstate: KindDefinition = withLettings(
  withTrades(
    withSheets(usualRealEstate, estateSheets, []),
    (brief) => (agency.test(brief.prompt) ? undefined : findTrade(brief, smallLandlords)),
    false,
  ),
);

import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { dated } from './parts/dated';
import { openingItems, opens } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { pictures } from './parts/pictures';
import { points } from './parts/points';
import { questions } from './parts/questions';
import { inPlace, kicker, opening } from './parts/weave';
import { barList } from './bar-list';
import { drinkSheets } from './sheets/drink-sheets';
import { withSheets } from './sheets/wear-sheets';
import { findOpened, findStray } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { tastings } from './trades/tastings';
import { foundByNameOrNight } from './trades/found-by-name';

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const house = barList(facts);
  return {
    hero: {
      kicker: kicker(facts, house.kicker),
      title: pick('hero', house.headlines),
      lede: house.lede,
      actions: [
        { label: 'See what we pour', href: 'menu' },
        { label: 'Opening hours', href: 'hours' },
      ],
    },
    menu: {
      title: pick('menu', ['What we pour', 'On the list tonight', 'The list']),
      lede: 'The list moves with the season. Ask for what is not on it.',
      items: house.menu,
    },
    about: {
      title: pick('about', ['The room and its rules', 'Who pours']),
      body: [
        `${name} is a bar for talking. Come alone and sit at the bar, or come as six and take the corner.`,
        'We like good ice, clean glasses and guests who put the telephone away. Nobody is hurried, and nobody goes thirsty.',
      ],
    },
    story: {
      title: pick('story', ['A cellar, a lease, a plan', 'It began with a bad drink somewhere else']),
      body: [
        opening(facts, 'kept the light on', 'We keep the light on') +
          inPlace(facts) +
          ' for those who come after work and those who come after everything.',
        'The counter was a church pew. The rest we built, sanded and stained over one very long winter.',
      ],
    },
    features: {
      title: 'What makes a good night',
      items: points([
        ['Seats at the bar', 'The best ones. Watch, ask, learn something.', 'chair'],
        [
          'Something for drivers',
          'The drinks without alcohol get the same glass and the same care.',
          'glass',
        ],
        ['Music that lets you talk', 'Loud enough for a mood, low enough for a secret.', 'music'],
      ]),
    },
    events: {
      title: pick('events', ['After dark', 'On these nights']),
      items: dated([
        [
          '6 March',
          'Guest behind the bar',
          'One friend, four drinks, one night only.',
          'From 8 in the evening',
        ],
        ['20 March', 'Trio in the corner', 'Double bass, brushes, no amplifier.', 'No entry fee'],
        ['10 April', 'Taste and guess', 'Five glasses in the dark.', 'Ten places'],
      ]),
    },
    gallery: {
      title: pick('gallery', ['The room after ten', 'Low light']),
      items: pictures([
        ['The first pour', house.art],
        ['Bottles and their light', 'bottle'],
        ['Corner table', 'lamp'],
        ['The back bar', 'counter'],
        ['Friday', 'stage'],
        ['Last round', 'moon'],
      ]),
    },
    testimonials: {
      title: 'Said at closing time',
      items: reviews(facts, [
        ['I asked for something bitter and got the best drink of the year.', 'Sat at the bar'],
        ['The kind of place you tell only three friends about.', 'Comes on Thursdays'],
        ['They called us a taxi and walked my aunt to it.', 'Birthday round'],
      ]),
    },
    team: {
      title: 'Behind the bar',
      items: people(facts, [
        ['Bar', 'Measures by eye and is never wrong.'],
        ['Cellar', 'Knows where every bottle came from.'],
        ['Floor', 'Sees an empty glass across the room.'],
      ]),
    },
    booking: {
      title: 'Hold a corner',
      lede: 'For four and more. The bar itself is for those who walk in.',
      items: [{ title: 'Table' }, { title: 'The corner' }, { title: 'Tasting' }],
      actions: [{ label: 'Hold a table', href: 'booking' }],
    },
    services: {
      title: 'For groups and occasions',
      items: points([
        ['Private evenings', 'The back room, your list of songs, our list of drinks.', 'candle'],
        ['Tastings', 'An hour and a half, five glasses, many questions.', house.art],
        ['Bar on wheels', 'We bring the counter to weddings and openings.', 'cocktail'],
      ]),
    },
    faq: {
      title: 'Before the first round',
      items: questions([
        [
          'Do you take reservations?',
          'For tables of four and more. At the bar it is first come, first seated.',
        ],
        ['Is there food?', 'Ask what there is tonight.'],
        [
          'From what age may guests come in?',
          'The legal drinking age applies after eight. Bring proof if you look young.',
        ],
        ['What is there without alcohol?', 'A proper list, not only juice.'],
        ['Can we celebrate here?', 'Yes. Up to fourteen in the back room, the whole house on Mondays.'],
        ['Do you sell bottles to take away?', 'Most of what we pour, at shop prices.'],
      ]),
    },
    hours: {
      title: pick('hours', ['From dusk', 'When the light is on']),
      items: openingItems(facts, [opens(3, 4, 17, 23), opens(5, 6, 17, 25), opens(7, 7, 16, 22)]),
    },
    map: {
      title: 'Find the door',
      lede: facts.place ? `In ${facts.place}. Ring once.` : 'Small sign, warm light. Ring once.',
    },
    contact: {
      title: 'Call after four',
      lede: 'Before that we are polishing glasses.',
      items: contactItems(facts),
    },
    cta: {
      title: pick('cta', ['First round at six?', 'Is Thursday far enough away?']),
      lede: 'Bring one person you want to talk to.',
      actions: [{ label: 'Hold a table', href: 'booking' }],
    },
    newsletter: {
      title: 'New on the list',
      lede: 'A note when the list turns, and when someone good plays.',
      actions: [{ label: 'Keep me posted', href: 'newsletter' }],
    },
  };
};

const usualBar: KindDefinition = {
  kind: 'bar',
  schemaType: 'BarOrPub',
  noun: 'bar',
  pages: [
    { role: 'home', title: 'Home', sections: ['hero', 'menu', 'about', 'events', 'gallery', 'hours', 'map'] },
    { role: 'menu', title: 'Drinks', sections: ['page-header', 'menu', 'faq'] },
    { role: 'events', title: 'Events', sections: ['page-header', 'events', 'services', 'booking'] },
    { role: 'visit', title: 'Visit', sections: ['page-header', 'hours', 'map', 'contact'] },
  ],
  styles: ['noir', 'vintage', 'art-deco', 'industrial'],
  art: ['cocktail', 'bottle', 'beer', 'lamp'],
  action: { label: 'See what we pour', to: 'menu' },
  content,
};

/** Bars, pubs, breweries and wineries. */
export const bar: KindDefinition = withTrades(
  withSheets(usualBar, drinkSheets, ['menu']),
  (brief) => findOpened(brief, foundByNameOrNight) ?? findStray(brief, tastings),
);

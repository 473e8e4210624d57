import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { openingItems, opens } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { pictures } from './parts/pictures';
import { points } from './parts/points';
import { priced } from './parts/priced';
import { questions } from './parts/questions';
import { inPlace, kicker, opening } from './parts/weave';
import { salonChair } from './salon-chairs';
import { beautySheets } from './sheets/beauty-sheets';
import { withSheets } from './sheets/wear-sheets';

const content = (facts: Facts): Bank => {
  const chair = salonChair(facts);
  const { name, pick } = facts;
  const list = chair.list.flatMap(([group, rows]) => priced(facts, rows, group));
  const names = chair.list.flatMap(([, rows]) => rows.slice(0, 2).map(([title]) => ({ title })));
  return {
    hero: {
      kicker: kicker(facts, chair.kicker),
      title: pick('hero', chair.headlines),
      lede: chair.lede,
      actions: [
        { label: pick('hero-action', ['Book a chair', 'Book a time']), href: 'booking' },
        { label: 'See prices', href: 'pricing' },
      ],
    },
    services: {
      title: pick('services', ['What we do', 'On the list', 'Treatments']),
      lede: 'Not sure what you need? Ask; we look first and suggest something.',
      items: list,
    },
    pricing: {
      title: pick('pricing', ['Price list', 'What it costs']),
      lede: 'Guide prices. Yours is agreed before we begin.',
      items: list,
    },
    menu: { title: 'Price list', items: list },
    features: {
      title: pick('features', ['How we work', 'Before we begin']),
      items: points([
        ['We look first', 'A few minutes of talking save two months of growing out.', 'chair'],
        ['Good products, few of them', 'We use what works and sell you only what you ask for.', 'bottle'],
        ['Your quiet hour', 'Say so, and we leave you in peace.', 'cup'],
      ]),
    },
    booking: {
      title: pick('booking', ['Choose your time', 'When shall we expect you?']),
      lede: 'Pick what you want done and a day. We confirm by message.',
      items: names,
      actions: [{ label: 'Request this time', href: 'booking' }],
    },
    team: {
      title: pick('team', ['Whose chair?', 'The hands']),
      lede: 'Ask for somebody by name, or take whoever is free.',
      items: people(facts, [
        ['Owner', 'Sees in a minute what you have been avoiding.'],
        ['Stylist', 'Quiet, exact, and very good with difficult hair and difficult days.'],
        ['Colour and detail', 'Mixes by eye and notes it down for next time.'],
      ]),
    },
    gallery: {
      title: pick('gallery', ['Recent work', 'Fresh from the chair']),
      items: pictures([
        ['Friday, nine o’clock', 'portrait'],
        ['First time short', 'portrait'],
        ['The good lamp', 'lamp'],
        ['Tools, clean', 'scissors'],
        ['By the mirror', 'mirror'],
        ['Last of the day', 'portrait'],
      ]),
    },
    'before-after': {
      title: 'Before and after',
      items: ['First visit', 'After three months'].flatMap((group) => [
        { title: 'Before', group, art: 'portrait', sample: true },
        { title: 'After', group, art: 'portrait', sample: true },
      ]),
    },
    about: {
      title: pick('about', ['A room with good light', 'Who we are']),
      body: [
        `${name} is for people${inPlace(facts)} who would like to be asked first.`,
        'We look, we ask, and then we say what we would do.',
      ],
    },
    story: {
      title: 'How it began',
      body: [
        opening(facts, 'swept this floor', 'We sweep this floor') +
          ' several times a day and still like the sound of it.',
        'Most of it is looking closely, and asking before anything is cut.',
      ],
    },
    testimonials: {
      title: pick('reviews', ['Said to the mirror', 'From the chair']),
      items: reviews(facts, [
        ['The first time someone asked how I do my hair on a normal day.', 'New client'],
        ['I came with a picture and left with something better.', 'Every eight weeks'],
        ['They fixed what I had done at midnight, and did not laugh.', 'Emergency visit'],
      ]),
    },
    faq: {
      title: pick('faq', ['Before you sit down', 'Good to know']),
      items: questions([
        ['Do I need an appointment?', 'It is safer. Write with a day, and we confirm it.'],
        ['What if I am late?', 'Call. If it is only a little we can usually catch up.'],
        ['Can I cancel?', 'Tell us as early as you can, and we find another time.'],
        ['What if I do not like it?', 'Tell us soon, and we look at it together.'],
        ['Which products do you use?', 'A few we trust. Ask for the list if your skin is sensitive.'],
        ['How can I pay?', 'Ask when you book.'],
      ]),
    },
    hours: {
      title: pick('hours', ['When we are in', 'Opening hours']),
      items: openingItems(facts, [opens(2, 3, 9, 18), opens(4, 5, 10, 20), opens(6, 6, 9, 15)]),
    },
    contact: {
      title: 'Ask for a time',
      lede: 'Or write, and attach a picture if it helps.',
      items: contactItems(facts),
    },
    map: {
      title: 'Where the chairs are',
      lede: facts.place ? `You find us in ${facts.place}.` : 'Ask for the way when you book.',
    },
    cta: {
      title: pick('cta', ['Time for a change?', 'Is it that time again?']),
      lede: 'Say what you would like, and which day.',
      actions: [{ label: 'Book a chair', href: 'booking' }],
    },
    products: {
      title: 'To take home',
      items: priced(facts, [
        ['Shampoo, mild', 18, 'Every day', 'bottle'],
        ['Oil, few drops', 24, 'For the ends', 'bottle'],
        ['Wide comb', 14, 'Wood', 'comb'],
        ['Balm', 16, 'Hands and ends', 'jar'],
        ['Brush', 32, 'Boar and birch', 'brush'],
        ['Voucher', 50, 'Any amount', 'gift'],
      ]),
    },
    newsletter: {
      title: 'Free chairs at short notice',
      lede: 'A message when somebody cancels.',
      actions: [{ label: 'Let me know', href: 'newsletter' }],
    },
  };
};

const usualSalon: KindDefinition = {
  kind: 'salon',
  schemaType: 'BeautySalon',
  noun: 'salon',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'services', 'features', 'team', 'gallery', 'testimonials', 'hours', 'booking'],
    },
    { role: 'prices', title: 'Prices', sections: ['page-header', 'pricing', 'faq', 'cta'] },
    { role: 'team', title: 'Team', sections: ['page-header', 'team', 'about', 'gallery'] },
    { role: 'book', title: 'Book', sections: ['page-header', 'booking', 'hours', 'map'] },
  ],
  styles: ['pastel', 'minimal', 'luxe', 'art-deco'],
  art: ['scissors', 'comb', 'mirror', 'bottle'],
  action: { label: 'Book a chair', to: 'booking' },
  content,
};

/** Hair, beard, nails, skin, ink. */
export const salon: KindDefinition = withSheets(usualSalon, beautySheets, ['services', 'pricing', 'menu']);

import type { SectionType } from './vocabulary';

/**
 * Section types that stand in the catalogue: all but the frame of a page, the working apps, and the plain text that
 * takes whatever has no section of its own.
 */
export type ShownSection = Exclude<SectionType, 'nav' | 'footer' | 'app' | 'text'>;

/** What the catalogue knows of a section type. */
export type SectionEntry = {
  readonly type: ShownSection;
  /** What it does for a visitor of the site, in one line. */
  readonly line: string;
  /** Ids of its layouts, as the composer calls them. */
  readonly layouts: readonly string[];
  /** Whose site it is shown on: "a bakery". */
  readonly host: string;
  /** How a prompt asks for it: "a menu". */
  readonly ask: string;
};

export type SectionGroup = { readonly title: string; readonly sections: readonly SectionEntry[] };

const entry = (
  type: ShownSection,
  line: string,
  layouts: string,
  host: string,
  ask: string,
): SectionEntry => ({ type, line, layouts: layouts.split(' '), host, ask });

const forms = 'aside card picture panel ledger';
const people = 'roster portraits medallions';

/** Every section that the composer draws, by what it is for. The first of all is the one shown at first. */
export const sectionGroups: readonly SectionGroup[] = [
  {
    title: 'Openings',
    sections: [
      entry('hero', 'The first screen: what this is, for whom, and the one thing to do next.', 'centred split framed bleed stage type facts cards mosaic edge bar collage contents letter date board callouts', 'a bakery', 'a hero'),
      entry('page-header', 'The top of every other page: where you are, in a title and a sentence.', 'plain drawn centred crumbs', 'a bakery', 'several pages'),
      entry('announcement', 'One line above everything: closed on Monday, doors open at eight.', 'line split slip sign', 'a bakery', 'an announcement bar'),
      entry('cta', 'The last word of a page, with the button that matters.', 'banner line invitation poster', 'a yoga studio', 'a call to action'),
    ],
  },
  {
    title: 'Who it is',
    sections: [
      entry('about', 'Who stands behind it, in a few honest paragraphs.', 'columns letter picture figure statement', 'a pottery studio', 'an about section'),
      entry('story', 'How it began and what changed since.', 'columns letter picture figure statement', 'a bakery', 'our story'),
      entry('values', 'What the work is measured by.', 'columns aside cards signs numbered headline', 'an architecture studio', 'our values'),
      entry('team', 'People with a face, a name and what they do.', `${people} profile staff`, 'a dental practice', 'the team'),
      entry('timeline', 'The years that mattered, in order.', 'line lines path years', 'a brewery', 'a timeline'),
      entry('stats', 'A few figures that say more than adjectives.', 'row lead blocks sentence', 'a charity', 'figures and statistics'),
      entry('skills', 'What a person can do, at a glance.', 'tags aside run cells register', 'a CV of a software engineer', 'skills'),
      entry('languages', 'The languages spoken here, and how well.', 'tags run cells register', 'a CV of a translator', 'languages'),
    ],
  },
  {
    title: 'What there is',
    sections: [
      entry('features', 'What a product does, one point at a time.', 'cards aside rows bento checks alternate numbered tiles wings headline', 'an invoicing app', 'features'),
      entry('services', 'What can be had here, each with a line about it.', 'rows aside cards tiles signs alternate wings headline', 'a cleaning company', 'services'),
      entry('process', 'How it goes, from the first call to the last.', 'numbered ladder path stairs', 'a construction company', 'how it works'),
      entry('audience', 'For whom this is, so that they recognise themselves.', 'checks cards aside rows headline', 'a pottery course', 'who it is for'),
      entry('amenities', 'What a place has: parking, Wi-Fi, a dog’s bowl.', 'checks tags cards run', 'a hotel', 'amenities'),
      entry('areas', 'Where one comes to, by names and on a map.', 'tags run cells area-map register', 'a plumber', 'service areas'),
      entry('rooms', 'Rooms with a picture, a price and what is in them.', 'rows alternate tiles doors shelf', 'a hotel', 'rooms'),
      entry('listings', 'Homes, cars, places: with the facts that decide.', 'grid lead lines shelf', 'a real estate agency', 'listings'),
      entry('menu', 'Dishes and drinks with prices that line up.', 'board sheet tiles courses plate', 'an Italian restaurant', 'a menu'),
      entry('links', 'One address for everything else.', 'stack lines squares pills', 'a link in bio page', 'links'),
      entry('download', 'The app or the file, and what it asks of a device.', 'band centred picture panel', 'a hiking app', 'a download section'),
      entry('code', 'How to install it, in lines that can be copied.', 'steps code-lines window code-cards', 'a command line tool', 'code examples'),
    ],
  },
  {
    title: 'What others say and see',
    sections: [
      entry('testimonials', 'What customers say, in their own words.', 'voice cards wall duet face', 'a veterinary practice', 'testimonials'),
      entry('logos', 'Who works with it already.', 'run tags cells marks', 'an invoicing app', 'customer logos'),
      entry('gallery', 'Pictures, and little else.', 'masonry lead strip prints frieze', 'a florist', 'a gallery'),
      entry('portfolio', 'Works, to be looked at one by one.', 'works masonry signs reel', 'a photographer', 'a portfolio'),
      entry('case-study', 'One job told from the problem to the result.', 'alternate columns rows spread numbered headline figures', 'a design agency', 'a case study'),
      entry('before-after', 'Two pictures that make the point.', 'pairs rows pairs-aside pairs-lead pairs-framed', 'a garden designer', 'before and after pictures'),
      entry('video', 'A film with a still that makes one press play.', 'picture columns screen letter', 'a climbing gym', 'a video'),
      entry('social', 'Where else to find it.', 'lines stack squares pills', 'a florist', 'links to Instagram @fernandfinch and YouTube @fernandfinch'),
    ],
  },
  {
    title: 'Buying',
    sections: [
      entry('pricing', 'Plans side by side, with the one to take.', 'lines plans board spotlight columns-sheet', 'a gym', 'pricing'),
      entry('comparison', 'This one against the others, row by row.', 'table rows rivals duel', 'an invoicing app', 'a comparison table'),
      entry('products', 'Goods with a picture, a price and a button.', 'grid lead lines shelf', 'a ceramics shop', 'products'),
      entry('product-detail', 'One thing, closely: what it is made of, and its price.', 'alternate rows detail-sides detail-stage detail-label', 'a ceramics shop', 'product details'),
      entry('categories', 'The ways into a shop.', 'tiles signs cards doors', 'a bookshop', 'categories'),
      entry('cart', 'What has been chosen so far, and the sum.', 'list aside receipt counter', 'a ceramics shop', 'a shopping cart'),
      entry('checkout', 'The last form before it is theirs.', 'aside card receipt column', 'a ceramics shop', 'a checkout'),
      entry('donation', 'An amount, a rhythm, and what it does.', forms, 'a charity that plants trees', 'donations'),
    ],
  },
  {
    title: 'Events and courses',
    sections: [
      entry('events', 'What is on, by date.', 'lines stubs bill leaves date-table', 'a jazz club', 'upcoming events'),
      entry('countdown', 'How long until it begins.', 'row centred picture blocks', 'a music festival', 'a countdown to 21 June 2030'),
      entry('speakers', 'Who will be on the stage.', `${people} staff`, 'a design conference', 'speakers'),
      entry('agenda', 'The day, hour by hour.', 'programme lines rail week date-table', 'a design conference', 'an agenda'),
      entry('timetable', 'The week, class by class.', 'programme week rail grid date-table', 'a yoga studio', 'a timetable'),
      entry('tickets', 'What a seat costs, and what comes with it.', 'lines plans stubs spotlight columns-sheet', 'a music festival', 'tickets'),
      entry('venue', 'The place itself, and how to get there.', 'columns side strip overlay', 'a design conference', 'the venue'),
      entry('rsvp', 'Yes or no, how many, and what nobody may eat.', forms, 'a wedding', 'an RSVP form'),
      entry('curriculum', 'What is learned, lesson by lesson.', 'aside centred ladder stairs', 'an online course about drawing', 'the curriculum'),
      entry('teacher', 'Who teaches, and why one should listen.', 'columns portraits medallions profile', 'a guitar school', 'the teacher'),
    ],
  },
  {
    title: 'Getting in touch',
    sections: [
      entry('contact', 'A form and every other way to reach a person.', forms, 'an accountant', 'a contact form'),
      entry('map', 'Where it is, drawn, with the way there.', 'side strip overlay sign', 'a café', 'a map'),
      entry('hours', 'When the door is open.', 'split door bars painted house', 'a café', 'opening hours'),
      entry('booking', 'A day, an hour, a name: it is booked.', forms, 'a hair salon', 'a booking form'),
      entry('quote', 'What somebody needs to name a price.', forms, 'a roofing company', 'a quote form'),
      entry('newsletter', 'An address for news, and what will come of it.', 'line centred slip headline-form', 'a magazine', 'a newsletter signup'),
      entry('form', 'Questions of any kind, with a button under them.', forms, 'a summer camp', 'a sign-up form'),
      entry('jobs', 'Open positions, each with its essentials.', 'rows lines openings cards', 'a bakery', 'job openings'),
      entry('volunteer', 'How to help, and who to tell.', forms, 'an animal shelter', 'a volunteer form'),
    ],
  },
  {
    title: 'Reading',
    sections: [
      entry('posts', 'The latest entries, so that one is opened.', 'list lead covers index', 'a travel blog', 'latest posts'),
      entry('article', 'A text set to be read to its end.', 'prose columns guide spread', 'a travel blog', 'an article'),
      entry('faq', 'Questions people really ask, with their answers.', 'aside centred open interview', 'a veterinary practice', 'an FAQ'),
      entry('sidebar', 'The contents of a handbook, always beside the text.', 'contents topics chapters trail', 'documentation for a command line tool', 'a sidebar'),
      entry('privacy', 'What happens to data, said plainly.', 'columns prose guide spread', 'a law firm', 'a privacy policy'),
    ],
  },
]; // prettier-ignore

/** Every entry, in the order of the groups. */
export const shownSections: readonly SectionEntry[] = sectionGroups.flatMap(({ sections }) => sections);

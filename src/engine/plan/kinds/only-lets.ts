import type { Brief } from '@/domain/site/brief';
import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { people, reviews } from './parts/people';
import { points } from './parts/points';
import { questions } from './parts/questions';

/** Whether an agency lets homes and sells none. */
const onlyLets = ({ offer, prompt, language }: Brief): boolean =>
  language.value === 'en' &&
  /\b(?:lettings?|rentals?|property management)\b/iu.test(offer?.value ?? '') &&
  !/\b(?:holiday|short[- ](?:term|let)|for sale|sales?|sell\w*|buy\w*)\b/iu.test(prompt);

const renting = (facts: Facts, usual: Bank): Bank => ({
  ...usual,
  hero: {
    ...usual.hero,
    title: usual.hero?.title ?? facts.name,
    actions: [
      { label: 'See homes to rent', href: 'listings' },
      { label: 'For landlords', href: 'services' },
    ],
  },
  process: {
    title: 'From viewing to keys',
    items: points([
      ['Tell us how you live', 'Where, how many rooms, from when.'],
      ['See it', 'In person, with time to look into the cupboards.'],
      ['Papers', 'Explained line by line before you sign.'],
      ['Keys', 'With an inventory, meter readings and a number to call.'],
    ]),
  },
  testimonials: {
    title: 'After moving in',
    items: reviews(facts, [
      ['The leak was fixed before I had finished describing it.', 'Tenant'],
      ['Good tenants, and a short note every month.', 'Landlord'],
      ['Somebody told us about the stairs before we carried the sofa.', 'Tenant'],
    ]),
  },
  team: {
    title: 'Who has the keys',
    items: people(facts, [
      ['Viewings', 'Knows every stair that creaks.'],
      ['Contracts', 'Reads them for pleasure.'],
      ['Repairs', 'Has three plumbers who answer.'],
    ]),
  },
  faq: {
    title: 'Before you sign',
    items: questions([
      ['How do I arrange a viewing?', 'Choose a home and send the form, or call.'],
      ['What do I need to apply?', 'Ask us before the viewing, and you get the list in plain words.'],
      ['Something is broken. Whom do I call?', 'Us. We tell you what happens next and when.'],
      [
        'I own a flat. What do you do for me?',
        'As much or as little as you like: find a tenant, or look after everything.',
      ],
    ]),
  },
  quote: {
    title: 'What could it bring in?',
    lede: 'A few details about the home; we come and look.',
    items: [{ title: 'Flat' }, { title: 'House' }, { title: 'Room' }],
    actions: [{ label: 'Ask for a valuation', href: 'quote' }],
  },
});

/** A kind for homes, fitted to who only lets them. */
export const withLettings = (definition: KindDefinition): KindDefinition => ({
  ...definition,
  fit: (brief) => {
    const usual = definition.fit?.(brief) ?? {};
    if (!onlyLets(brief)) return usual;
    const pages = (usual.pages ?? definition.pages).map((page) =>
      page.title === 'Selling' ? { ...page, title: 'For landlords' } : page,
    );
    return { ...usual, pages, noun: 'lettings agency' };
  },
  content: (facts) => {
    const usual = definition.content(facts);
    return onlyLets(facts.brief) ? renting(facts, usual) : usual;
  },
});

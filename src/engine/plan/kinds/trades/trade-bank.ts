import { portraitFor } from '../../../compose/art/first-names';
import type { SectionType } from '@/domain/site/vocabulary';
import type { Action, ContentItem, Facts, SectionContent } from '../../content';
import type { Bank } from '../parts/bank';
import { changeTexts } from '../parts/change-texts';
import { contactItems } from '../parts/contact-items';
import { dated } from '../parts/dated';
import { figures } from '../parts/figures';
import { introduction } from '../parts/introduction';
import { money } from '../parts/money';
import { onRequest, pricedOnRequest } from '../parts/on-request';
import { openingItems, opens } from '../parts/opening-items';
import { people, reviews } from '../parts/people';
import { offerPhrases, withPhrases } from '../parts/phrase-items';
import { pictures } from '../parts/pictures';
import { plans } from '../parts/plans';
import { points } from '../parts/points';
import { priced } from '../parts/priced';
import { questions } from '../parts/questions';
import { thingsLent } from '../parts/things-lent';
import { weaveTopic } from '../parts/topic-of-offer';
import { capitalise, inPlace, kicker } from '../parts/weave';
import { headings } from './trade-headings';
import { rowsOf, wordsOf } from './trade';
import type { LineKey, Trade } from './trade';

const row3 = (cells: readonly string[]): readonly [string, string, string] => [
  cells[0] ?? '',
  cells[1] ?? '',
  cells[2] ?? '',
];

/** A button: "Ask for a place > contact". */
export const readAction = (line: string): Action => {
  const [label = '', href = 'contact'] = line.split('>').map((part) => part.trim());
  return { label, href };
};

/** Puts the facts into a line: `{in}` is " in Leeds" or nothing, `{place/the valley}` has words for no place, `{things/these}` for a rental that does not say what it lends, `{€12}` is a price. */
export const weaveFacts = (facts: Facts, text: string): string =>
  weaveTopic(facts, text)
    .replace(/\{things\/([^}]*)\}/gu, (_, other: string) => thingsLent(facts.offer) ?? other)
    .replace(/\{Things\/([^}]*)\}/gu, (_, other: string) => capitalise(thingsLent(facts.offer) ?? other))
    .replaceAll('I am {name}', introduction(facts))
    .replaceAll('{name}', facts.name)
    .replaceAll('{in}', inPlace(facts))
    .replace(/\{place\/([^}]*)\}/gu, (_, other: string) => facts.place ?? other)
    .replace(/\{€(\d+(?:\.\d+)?)\}/gu, (_, euros: string) => money(facts, Number(euros)));

const lived = /\b(?<born>(?:18|19|20)\d\d)\s?(?:-|–|—|to)\s?(?<died>(?:19|20)\d\d)\b/u;

const kickerOf = (facts: Facts, trade: Trade): string => {
  // Above a name that is remembered stand its years.
  if (trade.noun === 'memorial page') {
    const years = lived.exec(facts.brief.prompt)?.groups;
    return years ? `${years['born'] ?? ''}–${years['died'] ?? ''}` : 'In memory';
  }
  const offer = facts.offer?.replace(/^(?:an?|the|our|my)\s+/iu, '') ?? '';
  const own = wordsOf(trade, 'kicker')[0] ?? trade.noun;
  return kicker(
    facts,
    capitalise(
      offer.length > 2 && offer.length < 40 && !/^(?:association|group|society|club)$/iu.test(offer)
        ? offer
        : own,
    ),
  );
};

const openingOf = (facts: Facts, trade: Trade): readonly ContentItem[] =>
  openingItems(
    facts,
    rowsOf(trade, 'open').map(([from, to, opensAt, closesAt]) =>
      opens(Number(from), Number(to), Number(opensAt), Number(closesAt)),
    ),
  );

const teaching = /(?:teacher|instructor|tutor|coach|trainer)$/iu;

/** "Driving instructor Sunita": who teaches is the one the site is named after. */
const namedTeacher = (facts: Facts, made: readonly ContentItem[]): readonly ContentItem[] => {
  const { name, offer, brief } = facts;
  const isBeside = brief.prompt.toLowerCase().includes(`${offer ?? ''} ${name}`.toLowerCase());
  const isOne =
    brief.name !== null &&
    teaching.test(offer ?? '') &&
    (portraitFor(name) !== 'portrait' || (isBeside && /^\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?$/u.test(name)));
  return isOne ? made.map((item) => ({ ...item, title: name, sample: false })) : made;
};

/** What a trade says, section by section. Sections of which it has no lines are left out. */
export const tradeBank = (facts: Facts, trade: Trade): Bank => {
  const { pick } = facts;
  const rows = (key: LineKey) => rowsOf(trade, key);
  const actions = wordsOf(trade, 'act').map(readAction);
  const main = actions[0] ?? { label: 'Get in touch', href: 'contact' };
  const offers = rows('offer').map(row3);
  const services = withPhrases(facts, points(offers), wordsOf(trade, 'line'));
  const shots = pictures(
    rows('shot')
      .map(row3)
      .map(([title, art, group]) => [title, art, group]),
  );
  const works = rows('work').map(([title = '', group = '', text = '', art = '']): ContentItem => ({
    title,
    group,
    text,
    art,
    sample: true,
  }));
  const steps = points(rows('step').map(row3));
  const tiers = rows('plan').map(
    ([title = '', euros = '0', text = '', list = '', badge]) =>
      [title, Number(euros), text, list.split(';').map((part) => part.trim()), ...(badge ? [badge] : [])] as [
        string,
        number,
        string,
        string[],
        string?,
      ],
  );
  const per = wordsOf(trade, 'per')[0];
  const offered = plans(facts, tiers, { label: main.label, to: main.href, ...(per ? { note: per } : {}) });
  // A trade without usual prices makes none up: what it does stands there, to be asked for.
  // What a shop does for those who come in has no price.
  const titles =
    'ware' in trade.lines && offerPhrases(facts).length === 0
      ? ['A single piece', 'Several at once', 'Ordered in for you']
      : services.slice(0, 6).map(({ title }) => title);
  const prices =
    offered.length > 0 ? { items: offered } : { items: pricedOnRequest(titles, main), lede: onRequest };
  const days = rows('day').map(([value = '', title = '', text = '', note = '', group]): ContentItem => ({
    ...dated([[value, title, text, note]], group)[0],
    title,
  }));
  const goods = priced(
    facts,
    rows('good').map(([title = '', euros = '0', text = '', art = '']) => [title, Number(euros), text, art]),
  );
  const persons = people(
    facts,
    rows('role')
      .map(row3)
      .map(([role, text]) => [role, text]),
  );
  const [callTitle = '', callLede] = rows('call').length > 0 ? pick('cta', rows('call')) : [];
  const [reachTitle = '', reachLede] = rows('reach')[0] ?? [];
  const [replyTitle = '', replyLede] = rows('reply')[0] ?? [];
  const asks = offerPhrases(facts).slice(0, 4).map(capitalise);
  const wishes = (asks.length > 1 ? asks : offers.map(([title]) => title)).map((title) => ({ title }));
  const own = new Map(rows('title').map(([type = '', ...choices]) => [type, choices]));
  const said: Readonly<Partial<Record<SectionType, Partial<SectionContent>>>> = {
    announcement: { title: wordsOf(trade, 'news')[0] ?? '' },
    hero: {
      kicker: kickerOf(facts, trade),
      title: pick('hero', wordsOf(trade, 'head')),
      lede: pick('lede', wordsOf(trade, 'lede')),
      actions,
    },
    services: { items: services },
    features: { items: rows('why').length > 0 ? points(rows('why').map(row3)) : services },
    process: { items: steps },
    about: { body: wordsOf(trade, 'about') },
    story: { body: wordsOf(trade, 'story') },
    gallery: { items: shots.length > 0 ? shots : works },
    portfolio: { items: works },
    team: { items: persons },
    teacher: { items: namedTeacher(facts, persons.slice(0, 1)) },
    speakers: { items: persons },
    testimonials: {
      items: reviews(
        facts,
        rows('said')
          .map(row3)
          .map(([text, who]) => [text, who]),
      ),
    },
    faq: {
      items: questions(
        rows('ask')
          .map(row3)
          .map(([question, answer]) => [question, answer]),
      ),
    },
    pricing: prices,
    tickets: { items: offered },
    products: { items: goods },
    menu: { items: goods },
    rooms: { items: goods.map((item) => ({ ...item, action: main })) },
    'product-detail': {
      title: rows('detail').length > 0 ? facts.name : '',
      body: wordsOf(trade, 'detail'),
      items: goods.slice(0, 3),
      actions: [{ label: 'Add to cart', href: 'cart' }],
    },
    comparison: { items: rows('compare').map(([title = '', ...list]) => ({ title, list })) },
    events: {
      items: dated(
        rows('date').map(([value = '', title = '', text = '', note = '']) => [value, title, text, note]),
      ),
    },
    timeline: {
      items: dated(
        rows('past')
          .map(row3)
          .map(([value, title, text]) => [value, title, text]),
      ),
    },
    timetable: { items: days },
    agenda: { items: days },
    curriculum: {
      items: rows('week').map(([title = '', note = '', list = '']) => ({
        title,
        note,
        list: list.split(';').map((part) => part.trim()),
        sample: true,
      })),
    },
    audience: { items: points(rows('fits').map(row3)) },
    skills: { items: points(rows('why').map(row3)) },
    donation: {
      items: priced(
        facts,
        rows('gift').map(([title = '', euros = '10']) => [title, Number(euros)]),
      ),
      actions: [{ label: 'Donate', href: 'donation' }],
    },
    volunteer: {
      items: points(rows('help').map(row3)),
      actions: [{ label: 'Offer your help', href: 'volunteer' }],
    },
    stats: { items: figures(rows('figure').map(([value = '', title = '']) => [value, title])) },
    venue: { body: wordsOf(trade, 'place'), items: points(rows('way').map(row3)) },
    rsvp: { title: replyTitle, lede: replyLede ?? '', actions: [{ label: main.label, href: 'rsvp' }] },
    quote: { items: wishes, actions: [{ label: main.label, href: 'quote' }] },
    // What has a price is what one comes for: an hour with the cats, and not the cats.
    booking: {
      items: asks.length < 2 && tiers.length > 1 ? tiers.map(([title]) => ({ title })) : wishes,
      actions: [{ label: 'Ask for this', href: 'booking' }],
      // Under the very words of the contact it would be taken for the same once more.
      ...(reachTitle === 'Ask for a date' ? { title: 'Is your day still free?' } : {}),
    },
    hours: { items: rows('open').length > 0 ? openingOf(facts, trade) : [] },
    contact: { title: reachTitle, lede: reachLede ?? '', items: contactItems(facts) },
    newsletter: own.has('newsletter')
      ? { lede: 'You can leave with one click.', actions: [{ label: 'Subscribe', href: 'newsletter' }] }
      : { body: [] },
    cta: { title: callTitle, lede: callLede ?? '', actions: [main] },
  };
  const under = new Map(rows('under').map(([type = '', text = '']) => [type, text]));
  const bank = Object.fromEntries(
    (Object.entries(said) as [SectionType, Partial<SectionContent>][]).flatMap(([type, content]) => {
      const choices = own.get(type) ?? headings[type] ?? [];
      const title = content.title || (choices.length > 0 ? pick(`title:${type}`, choices) : '');
      const isEmpty = type !== 'contact' && content.items?.length === 0 && !content.body?.length;
      const isSilent = !content.items && content.body?.length === 0;
      if (title === '' || isEmpty || isSilent) return [];
      const lede = under.get(type) ?? content.lede;
      return [[type, { ...content, title, ...(lede ? { lede } : {}) }] as const];
    }),
  );
  return changeTexts(bank, (text) => weaveFacts(facts, text)) as Bank;
};

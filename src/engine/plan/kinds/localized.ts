import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import type { ContentItem, Facts } from '../content';
import { findWords } from '../words/find-words';
import { isWholeHouse } from '../words/fit-words';
import { isPersonal } from '../who/is-personal';
import { isTrainer } from '../who/is-trainer';
import { counterOf } from './localized/counter-of';
import { findBank } from './localized/find-bank';
import { placePhrase } from './localized/place-phrase';
import { familyOf } from './localized/family-of';
import { isNearer, nameOffered } from './localized/name-offered';
import { kickerOf } from './localized/kicker-of';
import { taughtSections } from './localized/taught-sections';
import { namePeople, staffNames, voicesOf } from './localized/name-people';
import {
  choicesOf,
  heroTitles,
  inOneLine,
  listedIn,
  toldClasses,
  toldGoods,
  toldSights,
  weekHeading,
  weekOf,
} from './localized/told-classes';
import type { Family } from './localized/local-bank';
import { localOffers, pricedOffers } from './localized/local-offers';
import { hasPrices, priceList } from './localized/price-list';
import { datesOf } from './localized/concerts';
import { homesToSee } from './localized/homes-to-see';
import { isBedroom, staySections, unitsOf, viewsOf } from './localized/stay-sections';
import { ownAbout } from './localized/own-about';
import { storySections, visitSections } from './localized/story-sections';
import { seenThings, shownWorks } from './localized/seen-things';
import { withShapes } from './localized/shapes/fill-shapes';
import { nounOf, visitedVoice } from './localized/house-voices';
import { copyOf, hoursOfDay, sightsOf, toItems } from './localized/fit-copy';
import { asInvitation } from './localized/celebration';
import { saidThere, wordsFor } from './localized/words-for';
import { ledeOfDocs } from './localized/what-it-does';
import { heedTrade } from './localized/plain-house';
import { backersOf } from './localized/backers';
import { formSections } from './localized/form-sections';
import { askedOf } from './localized/fit-questions';
import { countedRooms } from './localized/counted-rooms';
import { isLodgingRows, promisedBy, withLodging } from './localized/lodgings';
import { fillCopy } from './localized/fill-copy';
import { heroOf } from './localized/hero-of';
import { familyOfTrade, tradeOf, tradeOfHouse } from './localized/trades/trade-in';
import { voiceOf } from './localized/voice-of';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { localeOf } from './parts/locale-of';
import { openingItems } from './parts/opening-items';
import { nameTrade } from './localized/trades/trade-nouns';
import { offerPhrases } from './parts/phrase-items';
import { changeTexts } from './parts/change-texts';
import {
  dayOf,
  ofGoods,
  isTakeaway,
  asksPrices,
  pricedServices,
  opensAsTold,
  ownTitle,
  toGoRows,
  unlessOneThing,
  weekTitle,
} from './localized/told-in-hero';
import { onlyOfDay } from './parts/day-menus';
import { usualWeek, withLevels } from './localized/usual-lessons';
import { playerSections } from './localized/players';
import { asksForTable } from './localized/asks-for-table';
import { usualHours } from './localized/usual-hours';
import { capitalise } from './parts/weave';

const writeBank = (kind: SiteKind, language: string, facts: Facts): Bank | null => {
  const bank = findBank(language);
  if (!bank) return null;
  const locale = localeOf(facts);
  const words = wordsFor(facts, kind, locale);
  const { sections, ledes, actions } = words;
  const { name, pick, brief } = facts;
  const guess = kind === 'unknown' ? tradeOfHouse(bank, facts) : undefined;
  const family = guess ? familyOfTrade(guess, facts) : familyOf(kind);
  const usual = withLodging(copyOf(bank, family, isPersonal(brief)), kind, language, brief.prompt);
  const copy = withLevels(countedRooms(usual, brief, isLodgingRows(usual.items)), facts);
  const noun = nounOf(bank, kind, facts);
  // "Banda Filarmónica de Loulé" says already where it is.
  const place = facts.place && name.includes(facts.place) ? '' : placePhrase(bank, facts);
  const fill = fillCopy(name, place);
  const isWhole = isWholeHouse(words, kind, brief.prompt);
  const own = counterOf(bank, facts, kind, words.language);
  const visited = visitedVoice(kind, facts);
  const trade = own || visited !== null ? undefined : (guess ?? tradeOf(bank, facts, kind, family));
  const isToGo = kind === 'restaurant' && isTakeaway(facts) && trade === undefined;
  const teaches = trade?.id === 'lessons' || trade?.id === 'driving';
  const voice = voiceOf(bank, kind, facts, {
    language: words.language,
    family,
    trade,
    visited,
    isToGo,
    isWhole,
  });
  const isPriced = hasPrices(facts);
  const toGo = isToGo ? toGoRows[words.language] : undefined;
  const isToGoPriced = toGo !== undefined && asksPrices.test(brief.prompt);
  const why = promisedBy(
    unlessOneThing(facts, toItems(voice.why ?? bank.features)),
    kind === 'hotel' ? language : '',
    brief.prompt,
  );
  const offers = toGo
    ? toItems(toGo)
    : localOffers(
        facts,
        own && kind !== 'florist' ? 'counter' : family,
        isWhole ? unitsOf(facts, nameOffered(facts), words) : (own ?? (isTrainer(brief) ? [] : copy.items)),
        trade,
      );
  const offersOf = (other: Family): readonly ContentItem[] =>
    pricedOffers(
      facts,
      other === family ? offers : localOffers(facts, other, bank.families[other].items),
      trade,
      toGo === undefined || isToGoPriced,
    );
  const classes = toldClasses(facts);
  const plain =
    classes.length > 1 ? classes : offers.map(({ price: _price, sample: _sample, ...item }) => item);
  const sellsThings = ['food', 'shop', 'event', 'stay', 'tech'].includes(family);
  const spoken = offerPhrases(facts).map((phrase) => ({ title: capitalise(phrase) }));
  // What is told that a shop does stands alone: reasons to come are nothing that it does.
  const isDoneTold = listedIn(facts, 'services');
  const served = !sellsThings ? plain : isDoneTold ? [] : spoken.length > 1 ? spoken : why;
  const done = pricedServices.test(brief.prompt) && !isPriced ? offersOf(family) : served;
  const lede = kind === 'docs' ? ledeOfDocs(brief, ledes.contact) : (voice.lede ?? copy.lede);
  const telling = unlessOneThing(facts, voice.about ?? bank.about, [ledes.contact]);
  // Where no tables are kept, nobody is called to book one.
  const isUnbooked = brief.excluded.some(({ value }) => value === 'booking');
  const call = isUnbooked && (family === 'beauty' || asksForTable(voice.call?.[1] ?? '')) ? bank.cta : (voice.call ?? bank.cta); // prettier-ignore
  const about = (ownAbout(facts) ?? (facts.brief.name && !isPersonal(brief) ? telling : [lede, ...telling.slice(1)])).map(fill); // prettier-ignore
  const sold = toldGoods(facts);
  const works = sold.length > 1 ? sold : null;
  const seen = toldSights(facts);
  const goods = inOneLine(seen.length > 1 ? seen : offers, words.language);
  const speaksOfHair =
    family === 'beauty' && trade !== undefined && trade.id !== 'hair' && trade.id !== 'barber';
  const opening = speaksOfHair ? `${goods}. ${ledes.booking}` : copy.lede;
  const heroLede =
    (family === 'food' && seen.length > 1 ? `${goods}.` : voice.lede) ??
    (own ? `${goods}. ${ledes.menu}` : opening);
  const told = nameOffered(facts);
  const called = trade && nameTrade(words.language, trade.id);
  const offered = (isNearer(told, called, words.language) ? told : called) ?? told ?? noun;
  const kickerParts = kickerOf(facts, offered);
  const named = (rows: readonly (readonly [string, string])[], key: string, isVoice: boolean) =>
    namePeople(facts, words.language, rows, key, isVoice);
  const head = (type: SectionType) => ({ title: sections[type] });
  const choices = choicesOf(facts, family, isWhole ? plain.filter((one) => !isBedroom(one)) : plain);
  const sights = viewsOf(facts, words, sightsOf(family, trade, plain, [offered]));
  const lessons = (trade?.rows ?? copy.items).map(([title]) => ({ title }));
  const opened =
    ownTitle(kind, facts, trade !== undefined) ?? pick('hero', heroTitles(facts, voice.titles, copy.titles));
  const written: Bank = {
    hero: heroOf({
      facts,
      words,
      family,
      opened,
      over: kickerParts,
      close: isUnbooked ? undefined : voice.close,
      lede: kind === 'docs' ? lede : heroLede,
    }),
    'page-header': { title: name, lede },
    services: { ...head('services'), lede: ledes.services, items: done },
    features: { ...head('features'), items: family === 'tech' && kind !== 'mobile-app' ? plain : why },
    values: { ...head('values'), items: why },
    process: { ...head('process'), items: toItems(voice.step ?? bank.process) },
    ...taughtSections({ facts, words, kind, trade, plain, why, teaches }),
    ...storySections(facts, words, about, bank.story.map(fill)),
    menu: {
      ...head('menu'),
      lede: ledes.menu,
      items: listedIn(facts, 'menu') && !onlyOfDay(brief) ? [] : offersOf(family === 'beauty' ? 'beauty' : 'food'), // prettier-ignore
    },
    products: {
      ...head('products'),
      ...ofGoods(facts, ledes.products),
      items: offersOf(family === 'food' ? 'food' : 'shop'),
    },
    ...(family === 'tech' || isPriced
      ? { pricing: priceList({ facts, family, trade, bank, words, priced: offersOf(family), plain }) }
      : {}),
    gallery: {
      ...head('gallery'),
      lede: ledes.gallery,
      items: seenThings(seen, family === 'food' && seen.length > 1 ? [] : sights, 2).map(({ text: _text, ...item }) => item), // prettier-ignore
    },
    portfolio: {
      ...head('portfolio'),
      items: shownWorks(facts, words.language, works ?? seen, sights, trade !== undefined),
    },
    testimonials: {
      ...head('testimonials'),
      lede: ledes.testimonials,
      items: named(voicesOf(facts, (kind === 'unknown' && !trade ? undefined : voice.said) ?? bank.reviews, bank.reviews), 'reviews', true), // prettier-ignore
    },
    team: {
      ...head('team'),
      lede: ledes.team,
      items: staffNames(facts, words.language, voice.role ?? bank.roles),
    },
    faq: {
      ...head('faq'),
      lede: ledes.faq,
      items: askedOf(kind === 'unknown' && !trade ? undefined : voice.ask, bank.faq, facts, family),
    },
    contact: {
      ...head('contact'),
      lede: ledes.contact,
      items: contactItems(facts),
    },
    booking: {
      ...head('booking'),
      lede: ledes.booking,
      items: choices,
      actions: [
        {
          label: family === 'food' ? actions.bookTable : family === 'stay' ? actions.bookRoom : actions.book,
          href: 'booking',
        },
      ],
    },
    quote: {
      ...head('quote'),
      lede: ledes.quote,
      items: choices,
      actions: [{ label: actions.getQuote, href: 'quote' }],
    },
    hours: {
      ...head('hours'),
      lede: ledes.hours,
      items: openingItems(facts, usualHours(facts, kind, /cafe|bakery/u.test(kind), family === 'food')),
    },
    map: { ...head('map'), ...(facts.place ? { lede: [name, facts.place].join(' · ') } : {}) },
    events: {
      ...head('events'),
      lede: ledes.events,
      items: datesOf({ kind, family, trade, bank, language: words.language, offered }),
    },
    timetable: {
      title: weekTitle(facts) ?? sections[weekHeading(facts, sellsThings)],
      items: weekOf(facts, usualWeek(facts, family, trade?.rows ?? copy.items, lessons), words.weekdays),
    },
    agenda: { ...head('agenda'), items: dayOf(facts) ?? hoursOfDay(bank, family, plain, facts) },
    ...formSections({
      facts,
      words,
      call,
      help: {
        lede: opensAsTold(words.language) ? call[1] : ledes.contact,
        items: opensAsTold(words.language) && classes.length < 2 && spoken.length < 2 ? [] : choices,
      },
    }),
    app: { title: noun ?? name },
    amenities: { ...head('amenities'), items: listedIn(facts, 'amenities') ? [] : why },
    ...(isPersonal(brief) && !brief.items.some(({ value }) => value.section === 'team')
      ? { teacher: { ...head('teacher'), items: named((voice.role ?? bank.roles).slice(0, 1), 'teacher', false) } } // prettier-ignore
      : {}),
    ...visitSections(facts, words),
    ...backersOf(facts, words),
    ...playerSections(facts, offersOf('shop')),
    ...(kind === 'real-estate' ? homesToSee(facts, words) : {}),
    ...staySections({ facts, words, rooms: offersOf('stay') }),
    footer: { title: name, ...(kickerParts.length > 0 ? { lede: kickerParts.join(' · ') } : {}) },
  };
  return heedTrade(written, facts, {
    offered: told && offered,
    place: placePhrase(bank, facts),
    language: words.language,
    isKnown: trade !== undefined,
    isStock:
      ['studio', 'trade'].includes(family) &&
      ![trade?.id, kind].some((id) => id !== 'unknown' && bank.voices?.has(id ?? '')),
  });
};

/**
 * Copy in the site's language, built from the noun of the kind, the offers of its family and the facts. Null when the
 * language has no bank (English has its own). Sections without copy here get their heading from the words.
 */
export const localizedContent = (kind: SiteKind, language: string, facts: Facts): Bank | null => {
  const usual = withShapes(writeBank(kind, language, facts), facts, language);
  const bank = usual && asInvitation(usual, facts, findWords(localeOf(facts)));
  const say = saidThere(facts, language);
  return bank && say ? (changeTexts(bank, say) as Bank) : bank;
};

import type { Brief } from '@/domain/site/brief';
import type { Facts, KindDefinition } from '../content';
import type { Bank } from '../kinds/parts/bank';
import { people } from '../kinds/parts/people';
import { points } from '../kinds/parts/points';
import { questions } from '../kinds/parts/questions';
import { capitalise, inPlace, kicker } from '../kinds/parts/weave';

type Community = { readonly noun: string; readonly whom: string };

const longest = 80;
const pattern =
  /(?:^|\b(?:an?|our|my|the|for|local|online|free)\s)(?<noun>(?:[\p{L}-]+\s)?(?:community|network|meet-?up|club|collective|society|group|circle|guild|forum))\s(?:for|of)\s(?<whom>(?!the\b|a\b|an\b|me\b)[\p{L}’'-]+(?:\s(?!(?:in|at|near|with|called|named|and\s(?:a|an|the)|needs?|wants?|that\s(?:meets|runs|does)|meets?|based)\b)(?:[\p{L}’'-]+|\d{2}s?)){0,5})/iu;
const served =
  /\b(?:homeless|elderly|older people|refugees?|patients?|bereave|grie|disab|carers?|addict|survivors?|toddlers?|children|kids|parents|families|neighbours?|residents)\b/iu;

/** Those who meet as equals, and what they are: "women who code". Null for a charity that helps others. */
export const communityOf = ({ prompt, language, spoken, place }: Brief): Community | null => {
  if (language.value !== 'en' || spoken !== 'en' || prompt.split(/\s+/u).length >= longest) return null;
  // "church youth group": those who meet stand in its name.
  const group = named.exec(prompt.slice(0, 120))?.groups;
  if (group)
    return {
      noun: `${group['sort']?.toLowerCase() ?? ''} ${group['noun']?.toLowerCase() ?? 'group'}`,
      whom: whoOf(group['sort'] ?? ''),
    };
  const found = pattern.exec(prompt.slice(0, 120))?.groups;
  const whom = found?.['whom'];
  // "Chess club of Aarhus": where they meet, and not who they are.
  if (whom !== undefined && place !== null && whom.startsWith(place.value)) return null;
  if (!whom || served.test(whom) || /\b(?:charity|charities|donat)/iu.test(prompt.slice(0, 160))) return null;
  return { noun: (found['noun'] ?? 'community').toLowerCase(), whom };
};

const named =
  /(?<!\p{L})(?<sort>women[’']?s|men[’']?s|ladies[’']?|dads[’']?|mums[’']?|moms[’']?|parents[’']?|students[’']?|young people[’']?s|over[- ]?[56]0s?)\s(?<noun>group|club|circle|network|fellowship)(?!\p{L}|\s(?:football|rugby|cricket|netball|hockey|basketball|choir))/iu;
const whoOf = (sort: string): string => sort.replace(/[’']s?$/u, '').toLowerCase();
// The usual copy knows young people, whatever house they meet in.
const youth = /\byouth (?:group|club)\b/iu;

const titleCase = (text: string): string =>
  text.replace(/(?<![\p{L}’'])(?!(?:and|of|for|in|the|to|with|on|who)(?!\p{L}))\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  );

/** Communities of equals: they meet, talk and join, and serve no soup. */
export const withCommunity = (definition: KindDefinition): KindDefinition => {
  const of = (brief: Brief) => communityOf(brief);
  return {
    ...definition,
    title: (brief) => {
      const found = of(brief);
      if (!found || named.test(brief.prompt.slice(0, 120))) return definition.title?.(brief) ?? null;
      const place = brief.place?.value;
      // "Book club for night nurses": which club it is belongs to its name.
      const name = /\s(?:club|circle|network|guild|society|forum)$/u.test(found.noun)
        ? titleCase(`${found.whom.replace(/(?<!s)s$/u, '')} ${found.noun}`)
        : titleCase(found.whom);
      return place && name.length + place.length < 34 && !place.includes(',')
        ? `${name} ${place}`
        : name.length < 36
          ? name
          : null;
    },
    pitches: (brief) => of(brief) !== null || definition.pitches?.(brief) === true,
    knows: (brief) =>
      of(brief) !== null ||
      (youth.test(brief.offer?.value ?? '') && brief.language.value === 'en') ||
      definition.knows?.(brief) === true,
    fit: (brief) => {
      const usual = definition.fit?.(brief) ?? {};
      const found = of(brief);
      if (!found) return usual;
      return {
        noun: found.noun,
        pages: [
          {
            role: 'home',
            title: 'Home',
            sections: ['hero', 'about', 'features', 'events', 'faq', 'volunteer'],
          },
          { role: 'about', title: 'About', sections: ['page-header', 'about', 'team', 'values'] },
          { role: 'contact', title: 'Contact', sections: ['page-header', 'contact'] },
        ],
        action: { label: 'Join us', to: 'volunteer' },
        art: ['people', 'chat', 'table', 'cup'],
      };
    },
    content: (facts) => {
      const found = of(facts.brief);
      return found
        ? { ...definition.content(facts), ...sayCommunity(facts, found) }
        : definition.content(facts);
    },
  };
};

function sayCommunity(facts: Facts, { noun, whom }: Community): Bank {
  const join = { label: 'Join us', href: 'volunteer' };
  const where = inPlace(facts);
  const title = capitalise(`${whom}${where}`);
  return {
    hero: {
      kicker: kicker({ ...facts, place: null }, capitalise(noun)),
      title: title.length <= 56 ? title : capitalise(whom),
      lede: `A ${noun} for ${whom}${where}: come along, ask what you came to ask, and meet the person who knows.`,
      actions: [join, { label: 'See the dates', href: 'events' }],
    },
    about: {
      title: 'Who we are',
      body: [
        `We are ${whom}${where}, from people in their first month to people who have done it for twenty years.`,
        'Nobody sells anything and nobody has to speak. Most of us came once to listen, and then came back.',
      ],
    },
    features: {
      title: 'What you find here',
      items: points([
        ['People who do the same', 'And like to be asked how.', 'people'],
        ['Evenings with a subject', 'Somebody shows something, then everybody talks.', 'chat'],
        ['A place for questions', 'Also between the meetings.', 'letter'],
      ]),
    },
    services: {
      title: 'What we do',
      items: points([
        ['Meetings', 'One subject, and time for everything else.', 'table'],
        ['Help among ourselves', 'Who knows it shows it.', 'hands'],
        ['Visits', 'To where one of us works.', 'door'],
      ]),
    },
    values: {
      title: 'How we treat each other',
      items: points([
        ['Kindly', 'No question is too small.'],
        ['In the open', 'Decisions are made at the table, and written down.'],
        ['With room', 'Those who talk a lot also listen.'],
      ]),
    },
    events: {
      title: 'Next dates',
      lede: 'The dates are posted here as soon as they are fixed.',
      items: [
        {
          title: 'Evening for newcomers',
          text: 'Who we are, and what you would like from it.',
          sample: true,
        },
        { title: 'Show and tell', text: 'Three people, ten minutes each, then talk.', sample: true },
        { title: 'Working together', text: 'Bring what you are stuck on.', sample: true },
      ],
    },
    team: {
      title: 'Who keeps it going',
      items: people(facts, [
        ['Programme', 'Finds people who have something to show.'],
        ['Newcomers', 'The first one to talk to you.'],
        ['Room and tea', 'Has the key.'],
      ]),
    },
    volunteer: {
      title: 'Join us',
      lede: 'Leave your name, and you hear when we meet next.',
      items: [],
      actions: [join],
    },
    faq: {
      title: 'Before you come',
      items: questions([
        ['Do I have to be good at it?', 'No. You have to be interested.'],
        ['What does it cost?', 'Nothing to come along. If that ever changes, you hear it first.'],
        ['Can I come alone?', 'Most people do, the first time.'],
        ['Can I give a talk?', 'Gladly. Ten minutes are enough, and half-finished is fine.'],
      ]),
    },
    contact: { title: 'Write to us', lede: 'Questions, ideas, a room we could use: all of it is welcome.' },
    cta: { title: 'Come once and see', actions: [join] },
    newsletter: {
      title: 'Hear when we meet',
      lede: 'A mail before each meeting, and no others.',
      actions: [{ label: 'Tell me', href: 'newsletter' }],
    },
  };
}

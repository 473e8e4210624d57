import type { Brief } from '@/domain/site/brief';
import type { Facts } from '../../content';

const slot = <T>(value: T) => ({ value, spans: [] });

/** Facts as bare as they come: a name and a prompt. Tests add what they need. */
export const makeTestFacts = (more: Partial<Facts> = {}, brief: Partial<Brief> = {}, turn = 0): Facts => ({
  name: 'Kestrel',
  offer: null,
  place: null,
  founded: null,
  audience: null,
  phone: null,
  email: null,
  phrases: [],
  pick: (_key, choices) => {
    const choice = choices[turn % choices.length];
    if (choice === undefined) throw new Error('nothing to choose from');
    return choice;
  },
  ...more,
  brief: {
    prompt: 'a website',
    language: slot('en'),
    languages: [],
    spoken: brief.language?.value ?? 'en',
    direction: 'ltr',
    kind: slot('unknown'),
    offer: null,
    name: null,
    quotes: [],
    pages: [],
    onePage: null,
    sections: [],
    behaviours: [],
    counts: [],
    items: [],
    phone: null,
    email: null,
    address: null,
    social: [],
    hours: null,
    place: null,
    date: null,
    founded: null,
    audience: null,
    tone: [],
    style: null,
    colours: [],
    font: null,
    scheme: null,
    excluded: [],
    phrases: [],
    remarks: [],
    limits: [],
    parts: [],
    declined: null,
    ...brief,
  },
});

import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import type { KindDefinition } from '../content';
import { workOfBrief, type OneWork } from './read-work';
import { actionOf, partsOf, sayWork } from './say-work';

/** What a work shows; what it costs to come stands before how to write. */
const partsWith = (work: OneWork, brief: Brief): readonly SectionType[] => {
  const parts = partsOf[work.sort];
  const isPriced = brief.items.some(({ value }) => value.section === 'tickets' && value.price !== undefined);
  return isPriced && !parts.includes('tickets')
    ? [...parts.slice(0, -1), 'tickets', ...parts.slice(-1)]
    : parts;
};

/** A kind that gives way to the one work that a prompt names by its title: a film's site sells no film-maker's days. */
export const withWork = (definition: KindDefinition): KindDefinition => ({
  ...definition,
  title: (brief) => workOfBrief(brief)?.title ?? definition.title?.(brief) ?? null,
  pitches: (brief) => workOfBrief(brief) !== null || definition.pitches?.(brief) === true,
  knows: (brief) => workOfBrief(brief) !== null || definition.knows?.(brief) === true,
  own: (brief) => (workOfBrief(brief) ? 'it' : (definition.own?.(brief) ?? null)),
  fit: (brief) => {
    const work = workOfBrief(brief);
    const usual = definition.fit?.(brief) ?? {};
    if (!work) return usual;
    return {
      noun: work.noun,
      schemaType: {
        film: 'Movie',
        book: 'Book',
        record: 'MusicAlbum',
        game: 'VideoGame',
        stage: 'CreativeWork',
        'table-game': 'Game',
        exhibition: 'ExhibitionEvent',
      }[work.sort],
      pages: [{ role: 'home', title: 'Home', sections: partsWith(work, brief) }],
      action: actionOf(work, brief.prompt),
      art: {
        film: ['camera', 'screen', 'night', 'city'],
        book: ['book', 'books', 'lamp', 'window'],
        record: ['music', 'headphones', 'microphone', 'night'],
        game: ['puzzle', 'moon', 'map', 'door'],
        stage: ['stage', 'mask', 'night', 'lamp'],
        'table-game': ['table', 'box', 'toy', 'hands'],
        exhibition: ['frame', 'room', 'brush', 'window'],
      }[work.sort],
    };
  },
  content: (facts) => {
    const work = workOfBrief(facts.brief);
    return work ? sayWork(facts, work) : definition.content(facts);
  },
});

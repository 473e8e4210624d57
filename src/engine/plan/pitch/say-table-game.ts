import type { Bank } from '../kinds/parts/bank';
import { pictures } from '../kinds/parts/pictures';
import { points } from '../kinds/parts/points';
import { questions } from '../kinds/parts/questions';

/** What a game that is played at a table says otherwise than one on a screen: it has a box, rules and people round it. */
export function sayTableGame(title: string, prompt: string): Bank {
  const rules = /\b(?:rule ?book|rules)\b/iu.test(prompt);
  return {
    features: {
      title: 'What makes it this game',
      items: points([
        ['Explained in one round', 'Play the first with open hands; after it everybody knows how.', 'hands'],
        ['Different every time', 'The same box, another evening.', 'toy-blocks'],
        ['Nobody waits long', 'Whoever is not on turn is thinking, or being thought about.', 'clock'],
      ]),
    },
    process: {
      title: 'How to play',
      items: [
        { title: 'Set up', text: 'Open the box, shuffle, deal. What lies where stands on the first page.' },
        { title: 'Take a turn', text: 'One thing each, then the next. Talking is allowed.' },
        { title: 'Watch the others', text: 'They want something, too. Sometimes the same.' },
        { title: 'See who wins', text: 'And who wants to play again at once.' },
      ],
    },
    gallery: {
      title: 'On the table',
      items: pictures([
        ['The box', 'box'],
        ['Set up for an evening', 'table'],
        ['Cards, close up', 'toy-blocks'],
        ['In the middle of it', 'hands'],
      ]),
    },
    download: {
      title: rules ? 'Read the rules first' : 'To print and to read',
      items: [
        { title: 'Rulebook', note: 'PDF', art: 'book' },
        ...(/\bprint (?:and|&|n) play\b/iu.test(prompt)
          ? [{ title: 'Print and play', note: 'PDF', art: 'document' }]
          : []),
      ],
    },
    faq: {
      title: 'Asked before',
      items: questions([
        [
          'Can we learn it without reading the rules?',
          'Nearly. One of you should; the others learn it by playing.',
        ],
        ['What if a piece is missing?', 'Write to us with a picture of what is there, and we send the rest.'],
        [
          'May we play it in public?',
          `Please. Tell us where, and we tell others that ${title} is on the table.`,
        ],
      ]),
    },
  };
}

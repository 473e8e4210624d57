import { foldText } from '../../../../brief/words/fold-text';
import { letter } from '../../../../brief/words/lean-letters';
import { seekWords, stemOf, type SoughtWords } from '../../../../brief/words/seek-words';
import type { Family } from '../local-bank';

/** What a trade is called in one language and the six things it offers there, with a line about each. */
export type LocalTrade = {
  readonly id: TradeId;
  readonly words: SoughtWords;
  readonly rows: readonly (readonly [title: string, text: string])[];
  /** Usual prices of these rows, where they are not those of the trade. */
  readonly euros?: readonly number[];
};

type Facet = {
  readonly family: Family;
  /** Usual prices in euros, in the order of the rows. 0 gives no price. */
  readonly euros: readonly number[];
  readonly art: readonly string[];
};

/** What is the same of a trade in every language. */
export const facets = {
  physio: { family: 'health', euros: [48, 52, 58, 22, 45, 70], art: ['runner', 'hands', 'heart', 'dumbbell', 'leaf', 'house'] },
  dentist: { family: 'health', euros: [45, 85, 95, 280, 390, 60], art: ['tooth', 'brush', 'tooth', 'tooth', 'heart', 'children'] },
  optician: { family: 'health', euros: [35, 160, 60, 30, 15, 190], art: ['glasses', 'glasses', 'drop', 'toy', 'wrench', 'sun'] },
  therapist: { family: 'health', euros: [90, 95, 120, 90, 90, 80], art: ['chat', 'leaf', 'hands', 'heart', 'moon', 'chair'] },
  dietitian: { family: 'health', euros: [60, 45, 35, 50, 45], art: ['fruit', 'plate', 'vegetables', 'runner', 'egg'] },
  homecare: { family: 'health', euros: [0, 0, 0, 0, 0, 0], art: ['hands', 'heart', 'book', 'house', 'moon', 'document'] },
  coach: { family: 'health', euros: [80, 690, 80, 90, 320], art: ['chat', 'compass', 'scales', 'briefcase', 'people'] },
  midwife: { family: 'health', euros: [0, 0, 0, 0, 0], art: ['heart', 'children', 'pram', 'hands', 'leaf'] },
  podiatry: { family: 'health', euros: [38, 45, 55, 140, 42], art: ['hands', 'drop', 'search', 'shoe', 'heart'] },
  osteopath: { family: 'health', euros: [65, 55, 60, 50, 60], art: ['chat', 'hands', 'pram', 'children', 'runner'] },
  speech: { family: 'health', euros: [55, 45, 45, 45, 50], art: ['chat', 'toy', 'microphone', 'book', 'heart'] },
  aesthetic: { family: 'health', euros: [40, 55, 120, 90, 70], art: ['chat', 'drop', 'leaf', 'mirror', 'hands'] },
  vet: { family: 'health', euros: [48, 38, 160, 120, 85, 90], art: ['dog', 'shield', 'cat', 'heart', 'search', 'house'] },
  groomer: { family: 'health', euros: [38, 58, 35, 14, 45, 20], art: ['dog', 'scissors', 'paw', 'scissors', 'brush', 'drop'] },
  boarding: { family: 'health', euros: [24, 18, 140, 12, 3, 15], art: ['bowl', 'paw', 'dog', 'heart', 'bottle', 'van'] },
  training: { family: 'health', euros: [18, 160, 60, 22, 20, 25], art: ['dog', 'paw', 'hands', 'bowl', 'search', 'city'] },
  hair: { family: 'beauty', euros: [48, 28, 65, 120, 75, 22], art: ['scissors', 'comb', 'brush', 'brush', 'ring', 'comb'] },
  barber: { family: 'beauty', euros: [26, 18, 32, 40, 18, 28], art: ['scissors', 'comb', 'chair', 'scissors', 'comb', 'brush'] },
  nails: { family: 'beauty', euros: [32, 42, 54, 44, 15, 18], art: ['hands', 'bottle', 'hands', 'shell', 'brush', 'hands'] },
  tattoo: { family: 'beauty', euros: [0, 120, 420, 180, 60, 45], art: ['pencil', 'pencil', 'brush', 'brush', 'pencil', 'ring'] },
  plumber: { family: 'trade', euros: [75, 110, 190, 120, 2900, 90], art: ['tap', 'drop', 'bathtub', 'wrench', 'boiler', 'phone'] },
  electrician: { family: 'trade', euros: [65, 95, 480, 160, 1190, 120], art: ['bolt', 'lamp', 'house', 'bulb', 'car', 'document'] },
  painter: { family: 'trade', euros: [12, 18, 45, 38, 60, 80], art: ['brush', 'paint', 'house', 'window', 'paint', 'pencil'] },
  gardener: { family: 'trade', euros: [42, 160, 90, 9, 380, 65], art: ['garden', 'leaf', 'flower', 'garden', 'pencil', 'tree'] },
  cleaning: { family: 'trade', euros: [28, 190, 32, 6, 240, 280], art: ['mop', 'mop', 'office', 'window', 'box', 'house'] },
  moving: { family: 'trade', euros: [75, 480, 260, 220, 65, 190], art: ['van', 'house', 'box', 'piano', 'key', 'leaf'] },
  builder: { family: 'trade', euros: [0, 0, 0, 0, 0, 0], art: ['house', 'hammer', 'wall', 'roof', 'bathtub', 'ruler'] },
  carpenter: { family: 'trade', euros: [420, 2400, 140, 32, 90, 380], art: ['shelf', 'furniture', 'door', 'house', 'hammer', 'table'] },
  garage: { family: 'trade', euros: [120, 240, 45, 60, 95, 80], art: ['car', 'wheel', 'wheel', 'search', 'leaf', 'document'] },
  bikes: { family: 'shop', euros: [780, 2490, 340, 95, 14, 79, 89, 18], art: ['bike', 'bike', 'bike', 'wrench', 'wheel', 'shield', 'key', 'calendar'] },
  pizzeria: { family: 'food', euros: [8.5, 9.5, 12.5, 12.5, 8, 6.5], art: ['pizza', 'pizza', 'pizza', 'pizza', 'bowl', 'cake'] },
  burgers: { family: 'food', euros: [9.5, 10.5, 11.5, 10, 12], art: ['burger', 'burger', 'burger', 'burger', 'burger'] },
  italian: { family: 'food', euros: [7, 8.5, 14, 19, 6.5], art: ['loaf', 'cheese', 'dish', 'plate', 'cake'] },
  japanese: { family: 'food', euros: [5, 7.5, 16, 14.5, 6], art: ['bowl', 'dish', 'sushi', 'noodles', 'cake'] },
  mexican: { family: 'food', euros: [7, 8.5, 12, 13.5, 6], art: ['bowl', 'dish', 'taco', 'taco', 'cake'] },
  indian: { family: 'food', euros: [5.5, 9, 14, 14.5, 5.5], art: ['dish', 'bowl', 'bowl', 'dish', 'ice-cream'] },
  chinese: { family: 'food', euros: [6, 7.5, 13.5, 12.5, 12], art: ['bowl', 'dish', 'dish', 'noodles', 'bowl'] },
  thai: { family: 'food', euros: [6.5, 7.5, 13, 14, 9], art: ['bowl', 'skewers', 'noodles', 'bowl', 'dish'] },
  vietnamese: { family: 'food', euros: [7, 8.5, 13, 13.5, 5], art: ['dish', 'baguette', 'noodles', 'dish', 'bowl'] },
  korean: { family: 'food', euros: [5, 7.5, 13.5, 16, 5.5], art: ['bowl', 'dish', 'bowl', 'skillet', 'cake'] },
  levant: { family: 'food', euros: [6.5, 7, 12, 9.5, 5.5], art: ['bowl', 'bowl', 'dish', 'dish', 'cake'] },
  turkish: { family: 'food', euros: [5.5, 8, 14, 15, 6.5], art: ['bowl', 'pizza', 'skewers', 'dish', 'cake'] },
  greek: { family: 'food', euros: [6, 7, 14, 13, 6], art: ['bowl', 'leaf', 'dish', 'skewers', 'cake'] },
  georgian: { family: 'food', euros: [7, 10, 12, 15, 6], art: ['bowl', 'cheese', 'dish', 'skewers', 'cake'] },
  peruvian: { family: 'food', euros: [9, 14, 16, 14, 6.5], art: ['dish', 'fish', 'skillet', 'dish', 'cake'] },
  tapas: { family: 'food', euros: [6, 7, 15, 17, 6.5], art: ['dish', 'dish', 'fish', 'skillet', 'cake'] },
  french: { family: 'food', euros: [8.5, 9.5, 19, 24, 7.5], art: ['bowl', 'cake', 'dish', 'fish', 'cake'] },
  ethiopian: { family: 'food', euros: [5.5, 11, 14, 15, 4], art: ['dish', 'bowl', 'bowl', 'skillet', 'loaf'] },
  bookshop: { family: 'shop', euros: [22, 14, 16, 28, 12, 30], art: ['book', 'books', 'toy', 'book', 'document', 'gift'] },
  wine: { family: 'shop', euros: [12, 14, 16, 24, 38, 78], art: ['wine', 'wine', 'wine', 'bottle', 'glass', 'box'] },
  clothes: { family: 'shop', euros: [89, 110, 118, 129, 32, 28], art: ['shirt', 'shirt', 'dress', 'shirt', 'bag', 'bag'] },
  yoga: { family: 'move', euros: [14, 14, 14, 14, 16, 65], art: ['yoga', 'yoga', 'moon', 'heart', 'leaf', 'hands'] },
  pilates: { family: 'move', euros: [14, 22, 14, 16, 16, 60], art: ['yoga', 'yoga', 'leaf', 'hands', 'heart', 'hands'] },
  chocolate: { family: 'food', euros: [24, 9, 6.5, 5, 38, 32], art: ['chocolate', 'chocolate', 'chocolate', 'cup', 'hands', 'gift'] },
  cheese: { family: 'shop', euros: [7, 9, 8, 8, 34, 30], art: ['cheese', 'cheese', 'cheese', 'cheese', 'plate', 'gift'] },
  farm: { family: 'studio', euros: [0, 0, 0, 0, 0, 0], art: ['hills', 'bag', 'box', 'school', 'chat', 'gift'] },
  law: { family: 'studio', euros: [0, 0, 0, 0, 0, 0], art: ['scales', 'house', 'document', 'office', 'car', 'chat'] },
  tax: { family: 'studio', euros: [0, 0, 0, 0, 0, 0], art: ['calculator', 'document', 'chart', 'office', 'rocket', 'chat'] },
  architect: { family: 'studio', euros: [0, 0, 0, 0, 0, 0], art: ['house', 'door', 'lamp', 'pencil', 'document', 'map'] },
  maker: { family: 'studio', euros: [0, 0, 0, 0, 0, 0], art: ['hands', 'studio', 'wrench', 'box', 'pencil', 'door'] },
  riding: { family: 'studio', euros: [35, 28, 45, 40, 22, 190], art: ['horse', 'star', 'horse', 'hills', 'children', 'sun'] },
  sewing: { family: 'studio', euros: [12, 18, 22, 0, 35, 15], art: ['scissors', 'sewing', 'shirt', 'dress', 'window', 'yarn'] },
  repair: { family: 'studio', euros: [0, 90, 120, 0, 70, 95], art: ['search', 'gear', 'wrench', 'brush', 'calendar', 'van'] },
  hire: { family: 'studio', euros: [15, 45, 95, 0, 20, 8], art: ['clock', 'sun', 'calendar', 'hands', 'van', 'bag'] },
  tours: { family: 'studio', euros: [25, 65, 40, 240, 20], art: ['map', 'sun', 'sea', 'hands', 'children'] },
  school: { family: 'studio', euros: [0, 0, 0, 0, 0], art: ['book', 'telescope', 'paint', 'ball', 'dish'] },
  club: { family: 'studio', euros: [0, 0, 0, 0, 0, 0], art: ['hands', 'chat', 'hills', 'box', 'door', 'document'] },
  driving: { family: 'studio', euros: [0, 0, 0, 0, 0, 0], art: ['car', 'book', 'key', 'wheel', 'document', 'star'] },
  lessons: { family: 'studio', euros: [0, 18, 18, 38, 16, 14], art: ['star', 'book', 'books', 'portrait', 'hands', 'children'] },
  cause: { family: 'studio', euros: [0, 0, 0, 0, 0, 0], art: ['hands', 'heart', 'door', 'school', 'chat', 'document'] },
  nursery: { family: 'studio', euros: [0, 0, 0, 0, 0, 0], art: ['toy', 'book', 'garden', 'hands', 'plate', 'moon'] },
  photo: { family: 'studio', euros: [1450, 180, 220, 240, 390, 480], art: ['ring', 'portrait', 'people', 'children', 'office', 'camera'] },
  music: { family: 'studio', euros: [0, 0, 0, 0, 0, 0], art: ['violin', 'guitar', 'drum', 'microphone', 'piano', 'chat'] },
  estate: { family: 'studio', euros: [0, 0, 0, 0, 0, 0], art: ['house', 'key', 'chart', 'document', 'camera', 'search'] },
} as const satisfies Readonly<Record<string, Facet>>; // prettier-ignore

export type TradeId = keyof typeof facets;

const isTradeId = (id: string): id is TradeId => id in facets;

/** Whole words of folded text, so that missing accents change nothing; a `*` stands for further letters: `zahn*` is in `Zahnarzt`. */
const wordsFor = (words: string): SoughtWords => {
  const called = foldText(words)
    .split(',')
    .map((word) => word.trim());
  const forms = called.map((word) =>
    word
      // "סטודיו ליוגה": in Hebrew a letter that says "for" is joined to the word.
      .replace(/^(?=[א-ת]{3})/u, 'ל?')
      .replaceAll('*', `${letter}*`)
      .replaceAll(' ', String.raw`[\s-]`),
  );
  return seekWords(called.map(stemOf), `(?<!${letter})(?:${forms.join('|')})(?!${letter})`);
};

/** Reads trades from lines: `id | words, of it | Title: line | Title: line …`. Throws on an unknown id. */
export const readLocalTrades = (text: string): readonly LocalTrade[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', words = '', ...rows] = line.split('|').map((part) => part.trim());
      if (!isTradeId(id)) throw new Error(`No such trade: ${id}`);
      return {
        id,
        words: wordsFor(words),
        rows: rows.map((row) => {
          const at = row.indexOf(':');
          return [row.slice(0, at).trim(), row.slice(at + 1).trim()] as const;
        }),
      };
    });

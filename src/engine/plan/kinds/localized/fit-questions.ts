import type { ContentItem, Facts } from '../../content';
import type { Family } from './local-bank';

type Rows = readonly (readonly [question: string, answer: string])[];

const hosts: readonly Family[] = ['food', 'stay', 'event'];
const open: readonly Family[] = [...hosts, 'shop', 'beauty'];

/**
 * Usual questions that suit whoever is asked. A bank tells six in this order: whether to reserve, what it costs, children, the way,
 * cancelling, who answers. Nobody reserves a lawyer for the weekend, and without an address there is none below.
 */
const fitQuestions = (rows: Rows, { brief }: Facts, family: Family): Rows => {
  const isPriced = brief.items.some(({ value }) => value.price !== undefined);
  const suits = [
    hosts.includes(family),
    isPriced,
    open.includes(family),
    brief.address !== null,
    family !== 'shop',
    true,
  ];
  return rows.filter((_, at) => suits[at] ?? true);
};

const asksPrice =
  /cost|kost|koszt|cuest|coût|prix|quanto|preis|precio|preço|prezz|fiyat|ücret|ne kadar tut|تكلف|السعر|כמה (?:זה )?עול|מחיר|ile to/iu;
const gives =
  /^(?:nichts|nic|rien|nada|niente|niets|hiç|ücretsiz|kostenlos|gratis|gratuit\p{L}*|לא עולה|כלום|חינם|لا شيء|مجان)(?!\p{L})/iu;

/** Beside told prices no usual line says what things cost: "Nothing, the first half hour is free". */
const besidePrices = (rows: Rows, { brief }: Facts): Rows => {
  const isPriced = brief.items.some(({ value }) => value.price !== undefined);
  const left = isPriced
    ? rows.filter(([question, answer]) => !(asksPrice.test(question) && gives.test(answer)))
    : rows;
  return left.length > 1 ? left : rows;
};

/** The questions of a voice, or the usual ones of a bank, that agree with what the prompt tells. */
export const askedOf = (
  own: Rows | undefined,
  usual: Rows,
  facts: Facts,
  family: Family,
): readonly ContentItem[] =>
  (own ? besidePrices(own, facts) : fitQuestions(usual, facts, family)).map(([title, text]) => ({
    title,
    text,
  }));

import type { Brief } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

/** Where one pays for coming, whatever is done there. */
const visited: ReadonlySet<string> = new Set([
  'clinic',
  'dentist',
  'veterinary',
  'therapist',
  'salon',
  'spa',
]);
const fewestBefore = 2;

/** "Back pain, pregnancy, babies, £55": a sum in a place of its own behind a list is that of a visit, and not of its last thing. */
export function mendTrailingSum(brief: Brief): Brief {
  const { items, offer, kind, prompt } = brief;
  const services = items.filter(({ value }) => value.section === 'services');
  const priced = services.filter(({ value }) => value.price !== undefined);
  const [last] = priced;
  if (!last || !offer || priced.length > 1 || services.length <= fewestBefore || services.at(-1) !== last)
    return brief;
  const { name, price = '' } = last.value;
  if (!prompt.toLowerCase().includes(`${name}, ${price}`.toLowerCase())) return brief;
  const { price: _price, ...bare } = last.value;
  const what = visited.has(kind.value) ? 'A visit' : capitalise(offer.value);
  return {
    ...brief,
    items: [
      ...items.map((item) =>
        item === last ? { ...item, value: { ...bare, name: capitalise(name) } } : item,
      ),
      { value: { section: 'pricing', name: what, price }, spans: last.spans },
    ],
  };
}

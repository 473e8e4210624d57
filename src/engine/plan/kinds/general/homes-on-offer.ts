import type { Facts, SectionContent } from '../../content';
import { priced } from '../parts/priced';

/** Homes to let or to buy that any agent may have, each a sample. */
export const homesOnOffer = (facts: Facts): SectionContent => ({
  title: 'On offer now',
  items: [
    {
      title: 'Two rooms by the park',
      price: '',
      group: 'Flat',
      value: '2',
      list: ['58 m²', 'Balcony'],
      art: 'building',
      sample: true,
    },
    {
      title: 'Terraced house with a yard',
      price: '',
      group: 'House',
      value: '3',
      list: ['96 m²', 'Yard'],
      art: 'house',
      sample: true,
    },
    {
      title: 'Studio under the roof',
      price: '',
      group: 'Flat',
      value: '1',
      list: ['34 m²', 'Lift'],
      art: 'window',
      sample: true,
    },
  ].map((item, at) => ({
    ...item,
    ...priced(facts, [[item.title, [240000, 380000, 165000][at] ?? 0]])[0],
    title: item.title,
  })),
});

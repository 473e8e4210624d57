import type { Brief } from '@/domain/site/brief';
import type { Facts } from '../content';
import type { Bank } from './parts/bank';
import { priced } from './parts/priced';

/** Whether a café pours tea and speaks of no coffee. */
export const isOfTea = ({ offer, prompt }: Brief): boolean =>
  /\b(?:tea ?(?:house|room|shop|bar|salon|garden)s?|tearooms?|teahouse|matcha bar|chai bar)\b/iu.test(
    offer?.value ?? '',
  ) && !/\b(?:coffee|espresso)\b/iu.test(prompt);

/** What a tea house sells to take home, in place of the beans of a café. */
export const teaShelf = (facts: Facts): Bank => ({
  products: {
    title: 'For your own pot',
    items: [
      ...priced(
        facts,
        [
          ['Breakfast black, 100 g', 9, 'Strong enough for milk', 'jar'],
          ['Steamed green, 50 g', 11, 'Grass and chestnut', 'leaf'],
          ['Mint and verbena, 40 g', 7, 'For after nine', 'leaf'],
        ],
        'Leaves',
      ),
      ...priced(
        facts,
        [
          ['Small pot', 28, 'For two cups, or one long one', 'teapot'],
          ['Strainer', 9, 'Fine, and easy to rinse', 'cup'],
          ['House cup', 16, 'Thrown nearby', 'mug'],
          ['Tin', 6, 'Keeps the light out', 'jar'],
          ['Voucher', 20, 'Any amount', 'gift'],
        ],
        'Things',
      ),
    ],
  },
  newsletter: {
    title: 'New leaves, a few times a year',
    lede: 'A short mail when something good arrives.',
    actions: [{ label: 'Tell me', href: 'newsletter' }],
  },
});

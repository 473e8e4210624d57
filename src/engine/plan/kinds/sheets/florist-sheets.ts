import type { Trade } from '../trades/trade';
import { nurserySheets } from './nursery-sheets';
import { gardenSheets } from './studio-sheets';
import { tradeSheets } from './trade-sheets';

// Gardeners are taken for flower shops: they have neither a counter nor a cart.
export const floristSheets: readonly Trade[] = [
  ...nurserySheets,
  ...gardenSheets.filter(({ noun }) => noun !== 'garden centre'),
  ...tradeSheets
    .filter(({ noun }) => noun === 'gardener')
    .map((trade) => ({
      ...trade,
      lines: {
        ...trade.lines,
        pages: [['local']],
        act: [['Ask for a price > contact']],
        reach: [['Tell us about the garden', 'Size, street, what bothers you most. Three pictures help.']],
        title: [
          ['services', 'What we do outside'],
          ['faq', 'Before we come'],
          ['testimonials', 'Over the hedge'],
          ['areas', 'Where we work'],
          ['map', 'Where we come from'],
        ],
        under: [
          ['pricing', 'Guide prices. Yours is fixed before we begin.'],
          ['map', 'We come to you. This is where the tools are.'],
        ],
        open: [['1', '5', '7.5', '17']],
      },
    })),
];

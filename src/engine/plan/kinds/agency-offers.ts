import type { ContentItem, Facts } from '../content';
import { points } from './parts/points';
import { chooseBank } from './parts/says';

/** What an agency of the prompt's sort offers. */
export const agencyOffers = (facts: Facts): readonly ContentItem[] =>
  chooseBank(
    facts,
    [
      [
        /event|wedding plan|party/iu,
        points([
          ['Weddings', 'One plan, one person on the day, no raised voices.', 'ring'],
          ['Company days', 'From a breakfast for twenty to a hall for eight hundred.', 'stage'],
          ['On-site direction', 'Cables, caterers, cousins: we know where each should be.', 'clock'],
          ['Finding the place', 'Three that fit, not thirty that might.', 'map'],
        ]),
      ],
      [
        /software|app |web dev|dev shop|web agency/iu,
        points([
          ['Websites', 'Fast, accessible, easy to keep current.', 'screen'],
          ['Web apps', 'From clickable sketch to running service.', 'gear'],
          ['Rescue', 'We take over code that others left, and say what it needs.', 'wrench'],
          ['Care', 'Updates, backups, a number to call.', 'shield'],
        ]),
      ],
      [
        /film|video|production/iu,
        points([
          ['Short films', 'Ninety seconds that say one thing.', 'camera'],
          ['Documentaries', 'We wait until people forget the lens.', 'frame'],
          ['Editing and sound', 'The third time the film is written.', 'headphones'],
          ['Stills on set', 'From the same day, in the same light.', 'camera'],
        ]),
      ],
    ],
    points([
      ['Positioning', 'One sentence your team can repeat and your rivals cannot.', 'target'],
      ['Campaigns', 'An idea, then the formats. Never the other way round.', 'megaphone'],
      ['Search and ads', 'Bought where it pays, stopped where it does not.', 'search'],
      ['Content', 'Articles, films and letters people forward.', 'pencil'],
      ['Numbers', 'A monthly page you can read in five minutes.', 'chart'],
    ]),
  );

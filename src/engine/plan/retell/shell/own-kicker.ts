import { leadOfTwo } from '../../../brief/long/lead-of-two';
import { findGist } from '../../../brief/offer/find-gist';
import { capitalise } from '../../kinds/parts/weave';
import type { SitePlan } from '../../site-plan';

const unsaid = /^(?:small|local|family|new|little|our|my)?\s?(?:business|company|firm|charity|practice|shop|app|software|tool|club|society|group|garage|friends|services?)$/iu; // prettier-ignore
const mostWords = 6;

/** Whether an offer says that people are together or in business, and not what for. */
export const isUnsaid = (offer: string): boolean => unsaid.test(offer);

/**
 * What stands above the name of a house whose owner told in a few words what it is, with both of two trades: "Bakery and wine
 * bar, Bristol, since 2019". Null where those words cannot stand alone, so that the words of its kind do.
 */
export const ownKicker = ({ brief, contact, founded, name }: SitePlan): string | null => {
  const offer = brief.offer?.value ?? '';
  const gist = findGist(brief.prompt)?.text.toLowerCase() ?? '';
  const isTold =
    leadOfTwo(offer) !== null ||
    (offer !== '' &&
      offer.split(/\s+/u).length <= mostWords &&
      !isUnsaid(offer) &&
      name.replace(/^The\s/u, '').toLowerCase() !== offer.toLowerCase() &&
      gist.includes(offer.toLowerCase()));
  return isTold
    ? [capitalise(offer), contact.place, founded === null ? null : `since ${founded}`]
        .filter(Boolean)
        .join(', ')
    : null;
};

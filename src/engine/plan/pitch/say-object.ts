import type { Facts } from '../content';
import type { Bank } from '../kinds/parts/bank';
import { pictures } from '../kinds/parts/pictures';
import { plans } from '../kinds/parts/plans';
import { questions } from '../kinds/parts/questions';
import { capitalise } from '../kinds/parts/weave';
import type { Pitch } from './read-pitch';
import { sentenceOf, spokenOf } from './spoken';

/** What any single made object may say of itself: nothing of its parts, its colours or its size. */
export function sayObject(facts: Facts, pitch: Pitch): Bank {
  const { the, one, it } = spokenOf(pitch);
  const are = it === 'they' ? 'are' : 'is';
  const them = it === 'they' ? 'them' : 'it';
  const row = { label: 'Order one', to: 'contact' };
  return {
    pricing: {
      title: 'Order',
      items: plans(
        facts,
        [
          [
            capitalise(it === 'they' ? 'One set' : 'One'),
            129,
            'For yourself.',
            [capitalise(the), 'One page of instructions'],
          ],
          [
            'Two',
            239,
            'One to keep, one to give.',
            [`Two ${it === 'they' ? 'sets' : `${one}s`}`, 'Sent together'],
            'Best value',
          ],
        ],
        row,
      ),
    },
    story: {
      title: `Why we made ${them}`,
      body: [
        `We were looking for ${sentenceOf(pitch)
          .replace(/^./u, (letter) => letter.toLowerCase())
          .replace(/^(?=ai\b|api\b)/iu, '')
          .replace(/\.$/u, '')}, and found none that we wanted to keep.`,
        'So we drew one, built it, used it for a season and built it again. The parts that annoyed us are gone.',
      ],
    },
    about: {
      title: 'Who makes this',
      body: [
        `We are a small team with one thing to get right: ${the}.`,
        'Whoever answers your mail has held every version of it.',
      ],
    },
    gallery: {
      title: 'From all sides',
      items: pictures([
        [`${capitalise(the)}, whole`, one],
        ['In use', 'hands'],
        ['Up close', 'search'],
        ['In its place', 'room'],
        ['The first model', 'pencil'],
        ['In the box', 'box'],
      ]),
    },
    faq: {
      title: 'Before you order',
      items: questions([
        [`When ${are} ${it} sent?`, 'In the order in which people ordered. We write before anything leaves.'],
        ['Where do you send to?', 'Most places the post goes. Ask about yours.'],
        ['Can I send it back?', 'Yes, unused, within the time that stands on your order.'],
        ['What if it arrives damaged?', 'Send a photograph, and we put it right.'],
      ]),
    },
    contact: { title: 'Ask us', lede: `Questions about ${the}, orders, ideas for the next one.` },
  };
}

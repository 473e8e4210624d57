import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(() => Promise.all([loadAllLexicons(), loadAllCopy()]));

const rest = ` There are four of us and we have been doing this since 2011, when the building was empty and the roof leaked. We like people to feel that they can just come in and ask. Everything we do is explained in plain words, and nobody is made to feel silly. Messages are answered within two days. Please make it easy to read, with photographs later when we have them. The telephone number is 01632 960 412 and the email is post@ourplace.example. We are open from Tuesday to Saturday, 10am to 5pm.`;
const pagesOf = (opening: string): Record<string, readonly string[]> =>
  Object.fromEntries(
    makePlan(readBrief(opening + rest), 1).pages.map(({ title, sections }) => [
      title,
      sections.map(({ type }) => type),
    ]),
  );

describe('the pages of a long brief', () => {
  it('are called after what is on them, where nobody told what they were made for', () => {
    const titles = Object.keys(
      pagesOf('We make ash chairs to order in a barn outside Hay-on-Wye. The firm is called Rung.'),
    );
    expect(titles).toContain('Contact');
    expect(titles).not.toContain('How to order');
  });

  it('ask for no appointment that nobody spoke of', () => {
    const sections = Object.values(pagesOf("I'm a dog groomer in Ryde.")).flat();
    expect(sections).not.toContain('booking');
    expect(Object.values(pagesOf("I'm a dog groomer in Ryde. By appointment.")).flat()).toContain('booking');
  });

  it('take no shared workshop for a maker who sells', () => {
    const pages = pagesOf(
      'I run an open-access bookbinding workshop in Leeds called Spine. Members use our presses. It says how to become a member.',
    );
    expect(Object.keys(pages)).not.toContain('How to order');
    expect(Object.values(pages).flat()).not.toContain('volunteer');
    expect(Object.values(pages).flat()).not.toContain('posts');
  });

  it('hold the form whose fields are told', () => {
    const plan = makePlan(readBrief(`Website for the wedding of Una Rahman and Fergus Boyle on 12 September 2026.${rest} Please reply by 1 June. RSVP form with: name, how many, food, song for the ceilidh.`), 1); // prettier-ignore
    const fields = plan.pages.flatMap(({ sections }) =>
      sections.flatMap(({ content }) => content.fields ?? []),
    );
    expect(fields).toContain('Song for the ceilidh');
  });

  it('let no rooms at a festival that is held in three of them', () => {
    const pages = pagesOf('Small Reel is a festival of short films in Ripon, 4 to 6 June 2027, in three rooms: the Corn Hall, the Trades Club and a tent. Weekend pass £45, day pass £20, under 16s £5.'); // prettier-ignore
    expect(Object.values(pages).flat()).not.toContain('rooms');
    expect(Object.values(pages).flat()).toContain('tickets');
  });
});

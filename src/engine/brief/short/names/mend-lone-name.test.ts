import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '@/engine/brief/read-brief';
import { loadLexicons } from '@/engine/brief/words/lexicon-shelf';

describe('a name that stands by itself', () => {
  beforeAll(() => loadLexicons('a website for a bakery'));

  it.each([
    ['SaaS: Ledgerly, AI bookkeeping for freelancers', 'Ledgerly'],
    ['Yoga studio Stillwater in Portland', 'Stillwater'],
    ['Open source project tabwise: a CLI to diff CSV files. Install section, usage.', 'tabwise'],
    [
      'travelling planetarium - we bring a dome to your school hall, full day £550. Covers Yorkshire. StarTent.',
      'StarTent',
    ],
    [
      'bagpiper for hire in Aberdeen, weddings funerals burns night, Callum McRae 07700 900321',
      'Callum McRae',
    ],
    ['I mend broken china with gold. Send me your bowl. Aiko, Brighton.', 'Aiko'],
  ])('reads the name of %s', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });

  it.each([
    'Allotment society in Derby with a waiting list. Playful.',
    'A potter in Hull. Minimal.',
    'Osteopath in Ely. Elegant.',
  ])('takes no look that stands alone for a name: %s', (prompt) => expect(readBrief(prompt).name).toBeNull());

  it('keeps where it is and what it does apart from a name', () => {
    expect(readBrief('travelling planetarium for schools. Covers Yorkshire.').name).toBeNull();
    expect(readBrief('Plumber in Hull. Open Saturdays. Cash only.').name).toBeNull();
    expect(readBrief('SaaS: Ledgerly, AI bookkeeping for freelancers').offer?.value).toBe('AI bookkeeping');
  });
});

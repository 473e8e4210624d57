import { describe, expect, it } from 'vitest';
import { lettersOpened } from './letters-opened';
import { pagesInProse } from './pages-in-prose';

describe('what owners write in letters', () => {
  it('says whose site it is, which part follows which and what is not wanted', () => {
    expect(
      lettersOpened(
        "I volunteer at the Lamp Museum, a small museum in Ironbridge, and I've been asked to sort out our website. On the home page there should be a welcome, followed by what's on (we have workshops and candlelit evenings), and a few figures about us: 3,400 lamps, founded 1974. Please do not include a shop, we don't have one.",
      ),
    ).toBe(
      "Website for the Lamp Museum, a small museum in Ironbridge. On the home page there should be a welcome. Then show what's on: workshops and candlelit evenings. In figures: 3,400 lamps, 1974 founded. Please do not include a shop.",
    );
  });

  it('puts the parts of the only page in turn', () => {
    expect(
      lettersOpened(
        'We have four rooms and they all have names: Curlew (£95). After that: pictures of the marsh, what there is (parking, wifi) and what guests have said, and the map. At the end a handful of questions people ask, say six of them: dogs and so on. All on one page. Our number: 01328 555 0127.',
      ),
    ).toBe(
      'Four rooms: Curlew (£95). Then show pictures of the marsh. Then show what there is (parking, wifi) and what guests have said. Then show the map. At the end six questions people ask: dogs. All on one page. Phone: 01328 555 0127.',
    );
  });

  it('lists pages that are asked for in a row, with what is told of each', () => {
    expect(
      pagesInProse(
        'We are two physios (Ada Quist and Bo Ray) in Hull. Please make a page about the house (built by hand), a page for each of us, a page "Join us" saying that we meet on Fridays, a page with pictures and a page where people can donate. Calm colours.',
      ).replace(/\n+/gu, '\n'),
    ).toBe(
      'We are two physios (Ada Quist and Bo Ray) in Hull. Pages: Home, House, Ada Quist, Bo Ray, Join us, Pictures, Donate. Calm colours.\n## Home page\n## House page\nBuilt by hand.\n## Ada Quist page\n## Bo Ray page\n## Join us page\nSay that we meet on Fridays.\n## Pictures page\n## Donate page\n',
    );
  });

  it('leaves a letter of one page as it stands', () => {
    const letter = 'I need a page about my bees. It should be a page that loads fast.';
    expect(pagesInProse(lettersOpened(letter))).toBe(letter);
  });
});

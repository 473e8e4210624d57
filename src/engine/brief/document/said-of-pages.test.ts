import { describe, expect, it } from 'vitest';
import { saidOfPages } from './said-of-pages';

describe('a letter that says what its pages are to say', () => {
  it('tells it under their titles', () => {
    const text =
      'Please have pages for fees, grants, the hamlets and contact. On fees it must say that a mooring is £310 a year, that the first month is free, and that anybody may ask the warden. The hamlets page could say a little about each: Upton has the pump; Nether End has the mill, a weir and two inns.';
    expect(saidOfPages(text)).toBe(
      'Please have pages for fees, grants, the hamlets and contact. \nFees: A mooring is £310 a year. The first month is free. Anybody may ask the warden.\n \nHamlets: Upton has the pump. Nether End has the mill, a weir and two inns.\n',
    );
  });

  it('leaves what it names no page for', () => {
    const text =
      'On reflection, that the roof leaks is no news. The cover page could say more: a name and a year.';
    expect(saidOfPages(text)).toBe(text);
  });

  it('is for the body whose officer writes', () => {
    expect(
      saidOfPages("I'm the secretary of the Lower Wye Rowing Club and we need a new website. We row."),
    ).toBe('Website for Lower Wye Rowing Club. We row.');
    const other = "I'm the treasurer of the Lower Wye Rowing Club and I row at stroke. We row.";
    expect(saidOfPages(other)).toBe(other);
  });
});

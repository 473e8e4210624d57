import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { makePlan } from '../../plan/make-plan';
import { findWords } from '../../plan/words/find-words';
import { footerCss, writeFooter } from './write-footer';

await loadAllCopy();

function footerOf(prompt: string): string {
  const plan = makePlan(readBrief(prompt), 1);
  const page = plan.pages[0];
  if (!page) throw new Error('no page');
  return writeFooter(plan, page, findWords(plan.language)).markup;
}

describe('writeFooter', () => {
  it('says when and how to come, and offers the next step', () => {
    const footer = footerOf(
      'Website for my bakery Alder in Leeds, phone +44 113 496 0000, open Tue-Sun 7:30-19:00',
    );
    expect(footer).toContain('7:30');
    expect(footer).toContain('+44 113 496 0000');
    expect(footer).toContain('footer-action');
    expect(footer).toContain('© Alder');
  });

  it('draws its rule across the page, wider than a line of text may be', () => {
    expect(/^\.footer-foot \{[^}]*\}/m.exec(footerCss)?.[0]).toContain('max-inline-size: none');
  });

  it('keeps a number in its order where words run from right to left', () => {
    expect(footerOf('موقع لشركة Blue Palm لتنظيم الحفلات في دبي، هاتف +971 4 555 0182')).toContain(
      '<bdi dir="ltr">+971 4 555 0182</bdi>',
    );
    expect(footerOf('Website for my bakery Alder, phone +44 113 496 0000')).not.toContain('<bdi');
  });

  it('sets a town alone beside the name, not on a line of its own', () => {
    expect(footerOf('Website for my bakery Alder in Leeds')).toContain('© Alder · Leeds');
    const reached = footerOf('Website for my bakery Alder in Leeds, phone +44 113 496 0000');
    expect(reached).toContain('<li>Leeds</li>');
    expect(reached).not.toContain('© Alder · Leeds');
  });

  it('makes up nothing that was not told', () => {
    const footer = footerOf('Website for my bakery Alder');
    expect(footer).not.toContain('footer-hours');
    expect(footer).not.toMatch(/tel:|mailto:/);
  });
});

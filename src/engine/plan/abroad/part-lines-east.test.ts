import { describe, expect, it } from 'vitest';
import { partLineOf } from './part-lines-abroad';

describe('a part of which the title alone is told', () => {
  it.each([
    ['nl', 'Oogstkalender', /data vaststaan/],
    ['pl', 'Jury', /Skład jury/],
    ['tr', 'Kargo bilgisi', /gönderileceğini/],
    ['ar', 'الشروط والأحكام', /نلتزم/],
    ['he', 'התקנון', /מקפידים/],
  ])('says in %s what belongs under %s', (language, title, line) => {
    expect(partLineOf(language, title)).toMatch(line);
  });

  it.each(['nl', 'pl', 'tr', 'ar', 'he'])('never says in %s merely that somebody answers', (language) => {
    expect(partLineOf(language, 'Xyzzy')).toMatch(/[?؟]/u);
  });
});

import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await loadAllCopy();

it.each([
  ['ijssalon De Poolvos in Leeuwarden, openingstijden en route', /Zuurdesem|[Kk]offie|Ijssalon/u, 'IJssalon'],
  ['lodziarnia Pingwin w Gdyni, lody rzemieślnicze, godziny otwarcia', /[Kk]aw[aę]|zakwas/u, 'Lody'],
  ["Alaçatı'da dondurmacı Mavi Top, top 60 TL", /[Kk]ahve|[Ee]kşi/u, 'Dondurmacı'],
  ['محل آيس كريم في عمّان اسمه ندفة', /قهوة|خبز|لا نستعمله/u, 'مخروط'],
  ['גלידריה טבעונית "שלג קיץ" בנתניה. גביע קטן 16 ₪, גדול 24 ₪', /קפה|מחמצת/u, 'גביע'],
])('a parlour sells ice, and neither bread nor coffee: %s', (prompt, wrong, told) => {
  const text = JSON.stringify(makePlan(readBrief(prompt), 1).pages);
  expect(text).not.toMatch(wrong);
  expect(text).toContain(told);
});

it('who lets bicycles mends none', () => {
  const text = JSON.stringify(
    makePlan(
      readBrief('fietsverhuur texel, stadsfiets 9 euro per dag, e-bike 24, tandem 22, bij de haven'),
      1,
    ).pages,
  );
  expect(text).not.toMatch(/lekke band|laatste moer|Repareren/u);
  expect(text).toContain('Stadsfiets');
});

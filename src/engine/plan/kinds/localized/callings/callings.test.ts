import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../../brief/read-brief';
import { loadAllCopy } from '../../../load-copy';
import { makePlan } from '../../../make-plan';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

const servicesOf = (prompt: string): readonly string[] =>
  makePlan(readBrief(prompt), 3)
    .pages.flatMap(({ sections }) => sections)
    .filter(({ type }) => type === 'services' || type === 'curriculum')
    .flatMap(({ content }) => content.items ?? [])
    .flatMap(({ title }) => title ?? []);

describe('a trade that no kind is made for', () => {
  it.each([
    ['Web para un afinador de pianos en Valencia', 'Puesta a punto'],
    ['rémouleur à Nantes, site avec tarifs', 'Réglage'],
    ['Webseite für eine Klavierstimmerin in Graz', 'Einstellung'],
    ['site para restauradora de azulejos em Lisboa', 'Restauro'],
    ['sito per un accordatore di pianoforti a Bergamo', 'Messa a punto'],
    ['website voor een orgelbouwer in Leeuwarden', 'Op bestelling'],
    ['strona dla stroiciela fortepianów w Toruniu', 'Regulacja'],
    ["Bursa'da bıçak ustası için web sitesi", 'Sipariş üzerine'],
    ['אתר לכיוון פסנתרים בחיפה', 'כיוון'],
    ['موقع لترميم الأثاث في القاهرة', 'الترميم'],
    ['alquiler de kayaks en Cadaqués', 'Por horas'],
    ['Kanuverleih an der Lahn, Preise und Kontakt', 'Stundenweise'],
    ['Tauchclub Bodensee, Kontakt', 'Treffen'],
    ['escuela de circo en Zaragoza', 'Clase de prueba'],
  ])('speaks of its calling in its own language: %j', (prompt, offer) => {
    expect(servicesOf(prompt)).toContain(offer);
  });

  it('is a bicycle workshop where bicycles are repaired', () => {
    expect(servicesOf('reparación de bicicletas en Murcia')).not.toContain('Restauración');
  });
});

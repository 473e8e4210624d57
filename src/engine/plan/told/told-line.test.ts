import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import { toldLine } from './told-line';

await loadAllCopy();

describe('what a prompt says of the business', () => {
  it.each([
    [
      'Website for a ceramics studio in Bristol selling mugs and teaching evening wheel classes',
      'A ceramics studio in Bristol selling mugs and teaching evening wheel classes.',
    ],
    [
      'An app that tells surfers when to paddle out, reading swell, wind and tide',
      'An app that tells surfers when to paddle out, reading swell, wind and tide.',
    ],
    [
      'Donkey sanctuary on Crete, visits every Saturday, prices, contact form',
      'Donkey sanctuary on Crete, visits every Saturday.',
    ],
    [
      'Landing page for Tideline, scheduling software for small repair workshops and garages, deep blue and coral',
      'Scheduling software for small repair workshops and garages.',
    ],
    ['I fix bikes out of a van in leeds on fridays', 'I fix bikes out of a van in Leeds on Fridays.'],
    [
      'Repair Café Leith: once a month volunteers mend toasters, lamps and bikes for free',
      'Once a month volunteers mend toasters, lamps and bikes for free.',
    ],
    [
      'Página web para un guitarrero en Granada que construye guitarras a mano y repara instrumentos',
      'Un guitarrero en Granada que construye guitarras a mano y repara instrumentos.',
    ],
    [
      'Site pour un fromager affineur à Annecy, plateaux de fromages et visites de cave, formulaire de contact',
      'Un fromager affineur à Annecy, plateaux de fromages et visites de cave.',
    ],
  ])('%s', (prompt, line) => {
    expect(toldLine(readBrief(prompt))).toBe(line);
  });

  it.each([
    'Website for a solar panel installer in Phoenix with savings calculator',
    'gym landing page',
    'Roofing company Denver storm damage insurance claims free inspection',
    'I’m starting a mobile dog wash in Boise Idaho. need services, prices',
    'village bakery Hofmann in Freising, sourdough 5.20, pretzel 0.90, plum cake 3.50',
    'Kung fu school in Leipzig in english. kids 5-8, teens',
    'Accountants Brook & Vale, Leeds: tax returns, payroll, bookkeeping, three partners',
    'Portfolio for a wedding photographer named Ana Lima, dark and elegant, with a gallery',
    'Bakery in Leeds with a menu, opening hours and a contact form',
    'Professional multi-page website for Hartwell & Osei, a law firm. Pages: Home, Contact.',
    'Site pour un restaurant à Lyon avec menu et réservation en ligne',
    'Sito per una gelateria a Torino, elegante, con prezzi e orari',
  ])('takes nothing from what is asked of the site: %s', (prompt) => {
    expect(toldLine(readBrief(prompt))).toBeNull();
  });

  it('opens the first page with it', async () => {
    await loadAllCopy();
    const plan = makePlan(readBrief('Narrowboat holidays on the Llangollen canal, three boats for two'), 1);
    const hero = plan.pages[0]?.sections.find(({ type }) => type === 'hero');
    expect(hero?.content.lede).toBe('Narrowboat holidays on the Llangollen canal, three boats for two.');
  });
});

import { describe, expect, it } from 'vitest';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const doctor = makeSite('Website für die Hausarztpraxis Dr. Weber in Gera. Sprechzeiten Mo-Fr 8-12 und 14-18 Uhr, Team, Kontakt, Telefon 0365 555 0142'); // prettier-ignore
const bakery = makeSite(
  'Bakery Crumb & Co in Deal: sourdough £4, buns £2. Open Tuesday to Saturday 8 to 4. Contact.',
);
const baker = makeSite('Boulangerie Le Fournil à Nantes: pains, tartes. Horaires mardi-samedi 7h-19h. Téléphone 02 40 55 01 99.'); // prettier-ignore

const linked = (site: ReturnType<typeof makeSite>, command: string): string =>
  /"openingHours":\s*(?<told>\[[^\]]*\])/.exec(runCommands(site, command).read('index.html'))?.groups?.[
    'told'
  ] ?? '';

describe('half a day', () => {
  it.each([
    ['Mittwochnachmittag geschlossen', '"Mo,Tu,We,Th,Fr 08:00-12:00","Mo,Tu,Th,Fr 14:00-18:00"'],
    ['freitags nur noch vormittags', '"Mo,Tu,We,Th,Fr 08:00-12:00","Mo,Tu,We,Th 14:00-18:00"'],
  ])('“%s” takes the other half of a day with a break', (command, told) => {
    expect(linked(doctor, command).replaceAll(/\s+/gu, ' ')).toContain(told);
  });

  it('is asked for where the day has no break', () => {
    expect(runCommands(bakery, 'closed on friday afternoons').outcome).toMatchObject({ kind: 'refused', reason: 'ambiguous' }); // prettier-ignore
  });
});

describe('days and times alone', () => {
  it.each([
    [bakery, 'thursdays 8-2 now', 'Th 08:00-14:00'],
    [doctor, 'dienstags nur 8 bis 13 Uhr', 'Tu 08:00-13:00'],
    [baker, 'le jeudi de 8h à 20h', 'Th 08:00-20:00'],
  ])('are opening hours', (site, command, told) => {
    expect(linked(site, command)).toContain(told);
  });

  it('keep the days of a line in the letters it has', () => {
    const { read } = runCommands(baker, 'le jeudi de 8h à 20h');
    expect(read('index.html')).toContain('<span>jeudi</span>');
  });

  it('of the shop are told by “the shop shuts”', () => {
    expect(linked(bakery, 'the shop shuts at 2 on saturdays now')).toContain('Sa 08:00-14:00');
  });
});

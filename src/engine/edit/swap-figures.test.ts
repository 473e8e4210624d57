import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const pizzeria = makeSite('Pizza restaurant Da Nino in Bristol with a menu: Margherita £9, Diavola £9.50, Tiramisu £6. Open Tue-Sun 17:00-22:00'); // prettier-ignore
const gym = makeSite(
  'Gym Iron Yard in Hull. Day pass £8, monthly £38. Classes at 18:30 for 8 people, doors at 18:00.',
);

describe('a figure in the place of another, without quotes', () => {
  it('changes a sum, and none that only begins like it', () => {
    const { read, faults } = runCommands(pizzeria, 'change £9 to £10');
    expect(read('menu.html')).toContain('>£10<');
    expect(read('menu.html')).toContain('£9.50');
    expect(read('menu.html')).not.toContain('£10.50');
    expect(faults).toEqual([]);
  });

  it.each([
    ['replace £8 with £11', 'A day is £11 now, a month £38, ten days £8.50.'],
    ['change £38 to £40', 'A day is £8 now, a month £40, ten days £8.50.'],
  ])('keeps a number that is a part of another: %s', (command, line) => {
    const { read } = runCommands(
      gym,
      'make the main heading say "A day is £8 now, a month £38, ten days £8.50."',
      command,
    );
    expect(read('index.html')).toContain(line);
  });

  it('changes it where it stands alone and where a sentence speaks of it', () => {
    const { read } = runCommands(
      pizzeria,
      'make the main heading say "Tiramisu for £6 to finish"',
      'change £6 to £7',
    );
    expect(read('index.html')).toContain('Tiramisu for £7 to finish');
    expect(read('menu.html')).toContain('>£7<');
  });

  it('says that a sum stands nowhere', () => {
    const { outcome } = runCommands(pizzeria, 'change £77 to £10');
    expect(outcome).not.toMatchObject({ intent: 'set-text' });
  });
});

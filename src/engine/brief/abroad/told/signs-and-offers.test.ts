import { describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

await loadAllLexicons();

describe('signs behind the town, and whole offers', () => {
  it('reads the sign, and not the house it meets in', () => {
    const club = readBrief(
      'Website voor een naaicafé in Gent, De Gouden Naald. Elke tweede zondag 14-17u in buurthuis Villa Rosa, gratis, vrijwilligers gezocht. Geen webshop',
    );
    expect(club).toMatchObject({ name: { value: 'De Gouden Naald' }, offer: { value: 'naaicafé' } });
    expect(club.kind.value).not.toBe('shop');
  });

  it('says on what, and sleeps in no walk', () => {
    expect(readBrief('Site pour un graveur sur bois, Luc Aubin, Gaspé. Mariages, enseignes.').offer?.value).toBe('graveur sur bois'); // prettier-ignore
    const farm = readBrief('Sito per agriturismo Il Mulo a Todi: escursioni con i muli 25 € a persona, camere doppie 70 €'); // prettier-ignore
    expect(farm.items.filter(({ value }) => value.section === 'rooms').map(({ value }) => value.name)).toEqual(['camere doppie']); // prettier-ignore
  });
});

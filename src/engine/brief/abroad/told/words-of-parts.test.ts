import { beforeAll, describe, expect, it } from 'vitest';
import { loadLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

const prompts = {
  plants:
    'Site para a minha loja de plantas "Folha Verde" no Porto, com catálogo de oito plantas, dicas de cuidado e entregas.',
  coach: 'Website für Life-Coachin Sabine Vogt in Ulm: Angebot, Ablauf, Preise, Erstgespräch buchen.',
  camping: 'Camping Les Pins dans les Landes : emplacements, mobil-homes, tarifs, animations, accès.',
  boxing: 'Site du club de boxe de Roubaix : palmarès, entraîneurs, horaires et inscription.',
  brigade:
    'Wir sind die Freiwillige Feuerwehr Altenkirchen und brauchen eine Website: Einsätze, Fahrzeuge, Jugendfeuerwehr, Mitmachen und Termine.',
  vet: 'Tierarztpraxis Dr. Lindner in Görlitz mit Leistungen, Team, Notdienst und Terminvereinbarung.',
  cause:
    'Siamo un’associazione che porta libri nelle carceri, "Pagine Libere", con sede a Torino. Vorremmo un sito con i nostri numeri, gli appuntamenti e una pagina per le scuole.',
  house:
    'Sito per l’agriturismo "Podere Le Querce" vicino a Siena: camere, ristorante, piscina, prezzi da 85 € a notte e modulo di prenotazione.',
  farm: 'Hofladen Brennecke bei Celle: Kartoffeln, Eier, Honig. Am Hof leben außerdem zwei Esel, Max und Lotte, die Kinder gern besuchen dürfen.',
  inn: 'Butik otel "Taş Ev" Mardin: odalar ve fiyatlar, kahvaltı, galeri, rezervasyon.',
  designer: 'موقع شخصي للمصممة الداخلية ريم الخطيب في دبي: أعمالي، خدماتي، نبذة عني، تواصل.',
};
const briefOf = (key: keyof typeof prompts) => readBrief(prompts[key]);
const names = (key: keyof typeof prompts) => briefOf(key).items.map(({ value }) => value.name);
const titles = (key: keyof typeof prompts) => briefOf(key).parts.map(({ value }) => value.title);
const asked = (key: keyof typeof prompts) => briefOf(key).sections.map(({ value }) => value);

beforeAll(async () => {
  for (const prompt of Object.values(prompts)) await loadLexicons(prompt);
});

describe('words that name a part of the site', () => {
  it('takes tips and deliveries of a shop for no goods', () => {
    expect(names('plants')).toEqual([]);
    expect(titles('plants')).toEqual(expect.arrayContaining(['Dicas de cuidado', 'Entregas']));
  });

  it('takes the word for what is on offer for no row of it', () => {
    expect(names('coach')).toEqual([]);
    expect(asked('coach')).toContain('services');
  });

  it('counts cabins of a camp among what is let, and what is on there as a part', () => {
    const rooms = briefOf('camping').items.filter(({ value }) => value.section === 'rooms');
    expect(rooms.map(({ value }) => value.name)).toEqual(['Emplacements', 'Mobil-homes']);
  });

  it('shows those who train as people', () => {
    expect(asked('boxing')).toContain('team');
    expect(titles('boxing')).toEqual(['Palmarès']);
  });

  it('keeps vehicles of a brigade a part', () => {
    expect(asked('brigade')).not.toContain('listings');
    expect(titles('brigade')).toEqual(['Einsätze', 'Fahrzeuge', 'Jugendfeuerwehr']);
  });

  it('gives what is urgent a part at a vet’s', () => {
    expect(titles('vet')).toContain('Notdienst');
  });

  it('takes dates of a cause for no appointments', () => {
    expect(asked('cause')).toContain('events');
    expect(asked('cause')).not.toContain('booking');
  });
});

describe('rows that were cut off', () => {
  it('reads what a room costs before an "and"', () => {
    expect(briefOf('house').items.map(({ value }) => [value.name, value.price])).toContainEqual([
      'Camera',
      '85 € a notte',
    ]);
    expect(asked('house')).toContain('booking');
  });

  it('sells no animals by their names', () => {
    expect(names('farm')).toEqual(['Kartoffeln', 'Eier', 'Honig']);
  });

  it('finds a town behind a name between marks, and who is introduced', () => {
    expect(briefOf('inn').place?.value).toBe('Mardin');
    expect(briefOf('designer').name?.value).toBe('ريم الخطيب');
  });
});

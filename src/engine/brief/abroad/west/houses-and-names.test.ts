import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

it.each([
  ['la panadería de Lola en Cádiz, molletes y roscos', 'Panadería de Lola'],
  ['site pra doceria da Bia em Recife, brigadeiros R$ 4,50', 'Doceria da Bia'],
  ["Un site pour la fromagerie d'alpage des Aravis : tomme, reblochon", "Fromagerie d'alpage des Aravis"],
  ['Siamo i Lampara, una band folk di Lecce. Date: 3 luglio Otranto', 'Lampara'],
  ['clínica veterinaria de Marta López en Vigo', 'Marta López'],
])('names the house as its sign does: %j', (prompt, name) => {
  expect(readBrief(prompt).name?.value).toBe(name);
});

it.each([
  'Hotel Gasthof zur Post in Garmisch, Doppelzimmer ab 118 €, Einzelzimmer 84 €, Halbpension. Mit Buchungsanfrage.',
  'Gasthof zum Hirschen in Lindau, Doppelzimmer 98 €, Einzelzimmer 70 €',
])('takes a house that tells its rooms and no kitchen for one to stay in: %j', (prompt) => {
  const { kind, items, parts } = readBrief(prompt);
  expect([kind.value, parts.length]).toEqual(['hotel', 0]);
  expect(items.filter(({ value }) => value.section === 'rooms')).toHaveLength(2);
});

it('keeps an inn with a menu a restaurant', () => {
  expect(readBrief('Gasthof zum Hirschen in Lindau mit Speisekarte und Zimmern').kind.value).toBe(
    'restaurant',
  );
});

it('takes what stands beside a priced dish for another dish, and no service for one', () => {
  const { items } = readBrief(
    'site para a doceria Mel em Recife: brigadeiros R$ 4,50, bolo de rolo, decoração de festas',
  );
  expect(items.filter(({ value }) => value.section === 'menu').map(({ value }) => value.name)).toEqual([
    'brigadeiros',
    'Bolo de rolo',
  ]);
});

it('makes no part of the site of what heads a row of prices', () => {
  const { parts } = readBrief(
    'Sito per la pizzeria Da Gennaro a Salerno: pizze con prezzi (Margherita 6 €, Diavola 7,50 €), prenotazione tavoli',
  );
  expect(parts).toEqual([]);
});

it.each([
  ['web para mi taller en Gijón, reparaciones y alquiler, que se tutee al cliente', 'close', /tutee/u],
  ['Site pour mon cabinet à Annecy, vouvoiement, prise de rendez-vous', 'polite', /vouvoiement/u],
  [
    'Landingpage für eine Schreinerei im Allgäu, Küchen, Treppen. Bitte in Sie-Form.',
    'polite',
    /Sie-Form|Bitte/u,
  ],
  ['Sito per palestra a Roma, dai del tu ai clienti, orari', 'close', /tu/u],
])('heeds how visitors are to be spoken to, and offers it to nobody: %j', (prompt, manner, words) => {
  const brief = readBrief(prompt);
  expect(brief.manner).toBe(manner);
  expect(brief.prompt).not.toMatch(words);
});

it.each([
  [
    'sit internet pour un plombier chaufagiste a lyon, depanage 7j/7',
    'site internet pour un plombier chauffagiste à Lyon, dépannage 7j/7',
  ],
  [
    'paguina web de mi restarante con reservas y fotografia',
    'página web de mi restaurante con reservas y fotografía',
  ],
  [
    'Website für kleine Kirschen, Peinture und keine Kirche',
    'Website für kleine Kirschen, Peinture und keine Kirche',
  ],
  [
    'un atelier de peinture pour les peintres, dessous et dessus',
    'un atelier de peinture pour les peintres, dessous et dessus',
  ],
])('puts slips of the keyboard right and leaves words that are others: %j', (prompt, said) => {
  expect(readBrief(prompt).prompt).toBe(said);
});

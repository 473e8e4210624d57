import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();

const typesOf = (prompt: string): Set<string> =>
  new Set(makePlan(readBrief(prompt), 0).pages.flatMap(({ sections }) => sections.map(({ type }) => type)));
const contentOf = (prompt: string, type: string) =>
  makePlan(readBrief(prompt), 0)
    .pages.flatMap(({ sections }) => sections)
    .find((section) => section.type === type)?.content;

it.each([
  'pizzeria da asporto Il Forno di Nino a Bari, margherita 5 euro, diavola 6,50 euro',
  'Afhaalrestaurant Wok & Roll in Utrecht, bami 9,50 euro, loempia 3 euro',
  'food truck La Bonne Crêpe à Nantes, crêpes salées dès 6 €, galettes 8,50 €',
  'Imbiss Zur Ecke in Kiel, Currywurst 4 €, Pommes 3 €',
])('reserves no table where food is taken away: %j', (prompt) => {
  expect(typesOf(prompt)).not.toContain('booking');
});

it('reserves one where there are tables', () => {
  expect(typesOf('Ristorante Da Elio a Bari, anche da asporto, primi 12 euro, 40 coperti')).toContain(
    'booking',
  );
});

it.each([
  'Wir sind ein Karateverein in Leipzig, Training Montag und Mittwoch 18-20 Uhr, Beitrag 25 € im Monat',
  'club de judo à Rennes, entraînements mardi et jeudi 18h-20h, licence 180 euros par an',
])('makes up no gym for a club: %j', (prompt) => {
  const types = typesOf(prompt);
  expect(types).toContain('timetable');
  for (const type of ['services', 'booking', 'team']) expect(types).not.toContain(type);
});

it.each([
  'Clínica dental Dra. Lucía Fernández Prieto en Valladolid, limpieza 45 €, ortodoncia, implantes',
  'Gabinet weterynaryjny lek. wet. Anna Nowak w Gdańsku, szczepienia 80 zł, chipowanie',
  'عيادة أسنان الدكتورة ليلى حداد في عمّان، تنظيف 25 دينار، تقويم، زراعة',
])('makes up no staff and no prices round a doctor who is named: %j', (prompt) => {
  expect(typesOf(prompt)).not.toContain('team');
  expect(contentOf(prompt, 'pricing')?.items?.some(({ sample }) => sample) ?? false).toBe(false);
});

it('asks no lawyer for a table at the weekend, and tells no address where there is none', () => {
  const faq = contentOf(
    'Studio legale Bellini a Verona, diritto di famiglia, successioni, separazioni',
    'faq',
  );
  expect(JSON.stringify(faq)).not.toMatch(/fine settimana|bambini|qui sotto/u);
});

it('leaves out the half of a day that is closed', () => {
  const { hours } = readBrief('Praxis in Regensburg, Mo bis Fr 8-12 und 15-18 Uhr, Do nachmittag zu');
  expect(hours?.value.find(({ opens }) => opens === 900)?.days).toEqual([1, 2, 3, 5]);
});

it('keeps the night of a house for its rooms, and gives theatres no dinner', () => {
  const rooms = contentOf(
    'Casa rural La Umbría en Aracena, desayuno incluido, 85 € la noche, piscina',
    'rooms',
  );
  expect(rooms?.items?.map(({ title, price }) => [title, price])).toEqual([['Habitación', '85 € la noche']]);
  expect(
    typesOf('Compagnie de théâtre Les Mots Bleus, Avignon, spectacle "Antigone", places 18 €'),
  ).not.toContain('agenda');
  // When what begins at a wedding, nobody knows but those who marry: its order stands where it is asked for.
  expect(typesOf('Hochzeit von Anna und Tom am 12. Juni 2027 in Kiel, Tagesablauf')).toContain('agenda');
  expect(typesOf('Hochzeit von Anna und Tom am 12. Juni 2027 in Kiel')).not.toContain('agenda');
});

it('makes up no week for who trains people one by one, and no free first talk beside its price', () => {
  expect(typesOf('personal trainer Bruno Azevedo, Belo Horizonte, aula avulsa R$ 120')).not.toContain(
    'timetable',
  );
  const faq = contentOf(
    'Kancelaria adwokacka adw. Tomasz Zieliński, Wrocław, spadki, rozwody, porada 250 zł',
    'faq',
  );
  expect(JSON.stringify(faq)).not.toContain('kosztuje');
});

it('tells the lowest of several prices as the lowest', () => {
  const prices = contentOf('Schreinerei Holz in Ulm, Massivholztische ab 1200 euro, Treppen', 'services');
  expect(prices?.items?.[0]?.price).toBe('ab 1200 euro');
});

it('makes up no services of a florist or prices of a practice that nobody told', () => {
  expect(typesOf('fleuriste Les Herbes Folles à Lille, bouquets dès 25 €, livraison 8 €')).not.toContain(
    'services',
  );
  const practice = typesOf(
    'Physiotherapie Bergmann in Leipzig, manuelle Therapie, Lymphdrainage, Termine Mo-Do 7:30-19 Uhr',
  );
  for (const type of ['events', 'pricing']) expect(practice).not.toContain(type);
});

it('says no bread to who comes for ice cream', () => {
  expect(contentOf('Gelateria Dolce Neve a Lecce, coni da 2,50 €, vaschetta 18 €', 'hero')?.title).toBe(
    'Dolce Neve',
  );
});

it('tells the story of a long prompt in the words of its owner', () => {
  const german =
    'Wir sind die Bäckerei Hollmann in Soest, ein Familienbetrieb in vierter Generation. Wir backen unser Sauerteigbrot noch im Holzofen, der 1921 gebaut wurde. Das Mehl kommt von der Mühle Kemper, zwölf Kilometer entfernt. Unsere Brote: Roggenkruste 4,20 €, Bauernbrot 3,90 €. Geöffnet Dienstag bis Freitag 6:30-18 Uhr. Telefon 02921 445566, Marktstraße 9. Bitte warme Farben und eine Galerie für die Seite.';
  const story = ['story', 'about']
    .flatMap((type) => contentOf(german, type as 'story')?.body ?? [])
    .join(' ');
  expect(story).toContain('Das Mehl kommt von der Mühle Kemper, zwölf Kilometer entfernt.');
  expect(story).not.toMatch(/geliehener Tisch|Farben|Telefon|€/u);
  const french =
    "Nous sommes Claire et Antoine, maraîchers bio à Vouvray depuis 2014. Sur trois hectares nous cultivons plus de quarante légumes et quelques fraises. Petit panier 12 €, grand panier 19 €. Nous n'utilisons aucun pesticide et travaillons avec un cheval de trait qui s'appelle Ulysse. Contact : 02 47 55 66 77. Je voudrais un site simple avec une page pour les paniers.";
  const sections = makePlan(readBrief(french), 0).pages.flatMap((page) => page.sections);
  const told = JSON.stringify(sections.filter(({ type }) => type === 'story' || type === 'about'));
  expect(told).toContain('Ulysse');
  expect(told).not.toMatch(/table prêtée|voudrais/u);
});

it('makes up no staff round an Arab lawyer, and no service of a telephone', () => {
  expect(
    typesOf('مكتب المحامي خالد المنصوري في جدة، قضايا عمالية، عقود شركات، استشارة أولى 300 ريال'),
  ).not.toContain('team');
  const services = contentOf(
    'Zahnarztpraxis Dr. med. dent. Miriam Albrecht, Hauptstraße 15, 79312 Emmendingen, Prophylaxe, Implantate, Tel. 07641 998877',
    'services',
  );
  expect(services?.items?.map(({ title }) => title)).not.toContain('Tel');
});

it('makes no club of appointments by arrangement, and praises no first appointment', () => {
  const site = JSON.stringify(
    makePlan(
      readBrief(
        'Webseite für Pferdephysiotherapie Trab in Celle. Leistungen: Massage, Tapen. Ersttermin 70 €, Folgetermin 50 €. Mo-Fr 8-16 Uhr, Termine nach Vereinbarung.',
      ),
      0,
    ).pages,
  );
  expect(site).not.toMatch(/Mitglied|Sommerfest|jeden Alters|und Ersttermin/u);
  expect(contentOf('Webseite für Pferdephysiotherapie Trab in Celle. Massage, Tapen, Lasern. Ersttermin 70 €', 'gallery')?.items?.map(({ title }) => title) ?? []).not.toContain('Ersttermin'); // prettier-ignore
});

it('tells nobody to ask for a price that is told, and takes a length for nothing on offer', () => {
  const faq = contentOf(
    'Ferme aux escargots à Brest : visites le samedi à 14h (5 € adulte, 3 € enfant), vente directe',
    'faq',
  );
  expect(JSON.stringify(faq ?? {})).not.toContain('Combien ça coûte');
  const services = contentOf('Kuş turları Kanat, Bandırma. Göl turu 800 TL, günübirlik.', 'services');
  expect(JSON.stringify(services ?? {})).not.toContain('Günübirlik');
});

import { describe, expect, it } from 'vitest';
import { readLongBrief } from './read-long-brief';

const chapters = (prompt: string) => readLongBrief(prompt, null).chapters;
const about = 'Tenemos una librería en Cuenca.\n\n';

describe('readLongBrief', () => {
  it('reads rows with their sums, units and notes', () => {
    const [, prices] = chapters(
      `${about}Precios:\n- Bono de lectura, 8 sesiones, 64 €, café incluido\n- Sala, desde 12 € la hora`,
    );
    expect(prices?.rows).toEqual([
      { name: 'Bono de lectura', price: '64 €', note: '8 sesiones, café incluido' },
      { name: 'Sala', price: '12 € la hora', priceLead: 'desde' },
    ]);
  });

  it('reads things in a sentence that only lists them, and leaves a sentence that states something', () => {
    const [, prices] = chapters(
      'Wir sind ein Kino.\n\nEintritt: Erwachsene 9 €, Kinder 5 € (bis 12), Logen 14 €. Wer eine Jahreskarte kauft, zahlt nur 60 €.',
    );
    expect(prices?.rows.map(({ name, price, note }) => [name, price, note])).toEqual([
      ['Erwachsene', '9 €', undefined],
      ['Kinder', '5 €', 'bis 12'],
      ['Logen', '14 €', undefined],
    ]);
    expect(prices?.sentences).toEqual(['Wer eine Jahreskarte kauft, zahlt nur 60 €.']);
  });

  it('gives nothing a price that another thing has', () => {
    const [, tours] = chapters(
      'Somos uma quinta.\n\nPasseios: volta ao moinho com merenda, passeio de barco pelo rio 20 €, prova de vinhos 15 €.',
    );
    expect(tours?.rows).toEqual([]);
    expect(tours?.sentences).toHaveLength(1);
  });

  it('reads who works there in letters with capitals and without', () => {
    const [, team] = chapters(
      'Siamo una scuola.\n\nInsegnanti: Elena Conti insegna violino; Pietro Sala (pianoforte).',
    );
    expect(team?.people).toEqual([
      { name: 'Elena Conti', note: 'Insegna violino' },
      { name: 'Pietro Sala', note: 'Pianoforte' },
    ]);
    const [, staff] = chapters('אנחנו סטודיו.\n\nהצוות\nדנה לב – יוגה\nרון – פילאטיס');
    expect(staff?.people.map(({ name }) => name)).toEqual(['דנה לב', 'רון']);
  });

  it('reads answers, voices and days', () => {
    const told = chapters(
      'Prowadzimy pracownię.\n\nPytania: Czy jest parking? Tak, za domem. Czy można płacić kartą? Nie.\n\nGoście piszą: „Cudowne miejsce." – Ola\n\nWydarzenia:\n5 maja 2027 – Warsztaty, godz. 17\n\nDzień otwarty: 9 maja 2027, od 10 do 14.',
    );
    expect(told.flatMap(({ answers }) => answers.map(({ answer }) => answer))).toEqual([
      'Tak, za domem.',
      'Nie.',
    ]);
    expect(told.flatMap(({ voices }) => voices)).toEqual([{ said: 'Cudowne miejsce.', who: 'Ola' }]);
    expect(told.flatMap(({ dated }) => dated)).toEqual([
      { name: 'Warsztaty', when: '5 maja 2027', note: 'godz. 17' },
      { name: 'Dzień otwarty', when: '9 maja 2027', note: 'od 10 do 14' },
    ]);
  });

  it('tells no wish, and what a wish tells beside itself', () => {
    const { chapters: told, pages } = readLongBrief(
      'Hallo, ich führe die Töpferei Lehm in Görlitz und brauche eine neue Webseite.\n\nWir brennen zweimal im Monat.\n\nSeiten: Start, Kurse, Kontakt. Farben bitte in Erdtönen. Keine Bilder von Händen.',
      'Töpferei Lehm',
    );
    expect(told.flatMap(({ sentences }) => sentences)).toEqual([
      'Ich führe die Töpferei Lehm in Görlitz.',
      'Wir brennen zweimal im Monat.',
    ]);
    expect(pages).toEqual(['Start', 'Kurse', 'Kontakt']);
  });

  it.each([
    ['Queremos una web con inicio, talleres y contacto.', ['Inicio', 'Talleres', 'Contacto']],
    ['Sitede ana sayfa, atölyeler ve iletişim sayfaları olsun.', ['Ana sayfa', 'Atölyeler', 'İletişim']],
    ['Il sito deve avere: home, corsi e contatti.', ['Home', 'Corsi', 'Contatti']],
    ['אנחנו רוצים דף בית, חוגים, מחירים וצור קשר.', ['חוגים', 'מחירים', 'צור קשר']],
  ])('reads the pages of %s', (wish, pages) => {
    expect(readLongBrief(`Algo sobre nosotros.\n\nMás cosas.\n\n${wish}`, null).pages).toEqual(pages);
  });

  it('tells what a wish for a page lists', () => {
    const titled = chapters(
      'Mamy schronisko.\n\nStrona ma mieć zakładki: start, psy, kontakt. Na stronie psy prosimy pokazać trzy: Figa (5 lat), Tola (ślepa) i Borys (szczeniak).',
    );
    expect(titled.at(-1)?.rows.map(({ name, note }) => [name, note])).toEqual([
      ['Figa', '5 lat'],
      ['Tola', 'ślepa'],
      ['Borys', 'szczeniak'],
    ]);
  });
});

it.each([
  ['Tarifas: por 20 € al mes incluye dos sesiones.', 0],
  ['Ofertas: visita guiada, taller de barro 18 €.', 0],
  ['Tarifas: visita guiada 6 €, taller de barro 18 €.', 2],
])('reads rows only where it is sure what costs a sum: %s', (text, count) => {
  const chapters = readLongBrief(`Somos un museo.\n\n${text}`, null).chapters;
  expect(chapters[1]?.rows).toHaveLength(count);
});

it('reads what was said in single marks', () => {
  const { chapters } = readLongBrief(
    "Wij zijn een kaasboer.\n\nKlanten zeggen: 'Beste kaas van Gouda.' - Riet, Gouda. 'Altijd vriendelijk!' - Joop",
    null,
  );
  expect(chapters[1]?.voices).toEqual([
    { said: 'Beste kaas van Gouda.', who: 'Riet, Gouda' },
    { said: 'Altijd vriendelijk!', who: 'Joop' },
  ]);
});

it('tells what stands before a wish, up to the last joint', () => {
  const { chapters } = readLongBrief(
    "Kafemiz Sarnıç, Mardin'de 2011'den beri açık ve yeni bir web sitesine ihtiyacımız var.\n\nHer gün ekmek yapıyoruz.",
    'Sarnıç',
  );
  expect(chapters[0]?.sentences).toEqual(["Kafemiz Sarnıç, Mardin'de 2011'den beri açık."]);
});

it.each([
  ['Nous nous marions ! Alice Morel et Jean Petit, le 5 juin 2027.', 'Alice Morel et Jean Petit'],
  ["Je suis menuisier à Dax, mon entreprise c'est Bois Landes.", 'Bois Landes'],
  ['Wij zoeken een site voor onze roeiclub De Spaan in Delft.', 'De Spaan'],
])('finds the name in %s', (text, name) => {
  expect(readLongBrief(`${text}\n\nEncore une phrase.`, null).name).toBe(name);
});

it('ends the pages of a wish where it goes on with other wishes', () => {
  const wish =
    "Je voudrais un site avec une page d'accueil, mes tarifs, avis et contact, un bouton rouge et du bleu.";
  expect(readLongBrief(`Je suis couvreur.\n\nEncore.\n\n${wish}`, null).pages).toEqual([
    'Accueil',
    'Tarifs',
    'Avis',
    'Contact',
  ]);
});

it('reads colleagues parted by commas alone in Arabic', () => {
  const { chapters } = readLongBrief(
    'نحن ورشة نجارة.\n\nالفريق: سامي حداد النجار، ليلى قاسم المصممة، عمر زين مسؤول التوصيل.',
    null,
  );
  expect(chapters[1]?.people.map(({ name }) => name)).toEqual(['سامي حداد', 'ليلى قاسم', 'عمر زين']);
});

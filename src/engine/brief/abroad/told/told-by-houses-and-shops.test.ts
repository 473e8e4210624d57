import { describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

await loadAllLexicons();
const rows = (prompt: string) =>
  readBrief(prompt).items.map(({ value }) => [value.section, value.name, value.price]);
const sections = (prompt: string) => readBrief(prompt).sections.map(({ value }) => value);

describe('what shops and houses abroad tell', () => {
  it('puts goods with prices on the shelf, and sizes of one ware under no further title', () => {
    expect(
      rows(
        'Web para mi quesería artesana "La Cabreira" en Ronda: quesos con precios (curado 18 €/kg, fresco 9 €/kg)',
      ),
    ).toEqual([
      ['products', 'curado', '18 €/kg'],
      ['products', 'fresco', '9 €/kg'],
    ]);
    const greens =
      'Website voor mijn natuurwinkel De Groene Kast in Zwolle: groentetassen (klein € 12,50, groot € 19), recepten';
    expect(readBrief(greens).parts).toEqual([]);
  });

  it('names an app by what stands before it, and its free plan as a plan', () => {
    const prompt =
      'Landing para Reparto, una app que divide gastos entre compañeros de piso: gratis, versión Pro 2,99 €/mes';
    expect(readBrief(prompt).name?.value).toBe('Reparto');
    expect(rows(prompt)).toEqual([
      ['pricing', 'Gratis', '0 €'],
      ['pricing', 'versión Pro', '2,99 €/mes'],
    ]);
  });

  it('takes who makes programs for a person', () => {
    const brief = readBrief(
      'أريد موقعاً شخصياً: أنا مهندس برمجيات من عمّان اسمي كريم حداد، سيرة ذاتية، مشاريع، مهارات',
    );
    expect(brief.kind.value).toBe('cv');
  });

  it('shows where a band plays, and books it by letter', () => {
    const prompt =
      'Seite für unser Bandprojekt "Stadtrand" aus Kassel: Konzerte, Musik zum Anhören, Booking-Kontakt booking@stadtrand.de';
    expect(sections(prompt)).toContain('events');
    expect(sections(prompt)).not.toContain('booking');
  });

  it('finds the town behind a name by the sea, and what a room costs', () => {
    expect(readBrief('Webseite für eine Ferienwohnung an der Ostsee, "Möwennest" in Zingst, Preise ab 95 € pro Nacht').place?.value).toBe('Zingst'); // prettier-ignore
    const farm =
      'Vorrei un sito per il mio agriturismo "Il Gelso" vicino Orvieto: 5 camere da 80 € a notte, piscina';
    expect(readBrief(farm).place?.value).toBe('Orvieto');
    expect(rows(farm)).toContainEqual(['rooms', 'Camera', '80 € a notte']);
  });

  it('knows the one field of a lawyer, a consultation to book, and what a course teaches', () => {
    expect(rows('Site para advogada trabalhista Dra. Helena Prado em Recife: áreas de atuação, sobre')).toContainEqual(['services', 'Direito do trabalho', undefined]); // prettier-ignore
    const lawyer =
      'Potrzebuję strony dla kancelarii radcy prawnego Anny Zielińskiej w Poznaniu: specjalizacje, umów konsultację online (250 zł)';
    expect(rows(lawyer)).toEqual([['pricing', 'Konsultacja online', '250 zł']]);
    expect(sections(lawyer)).toContain('booking');
    expect(
      sections(
        'דף נחיתה לקורס אונליין "אופים לחם" של שף רון מזרחי: 6 שיעורים, 390 ש"ח, מה לומדים, למי זה מתאים, שאלות נפוצות',
      ),
    ).toContain('curriculum');
  });

  it('says what a house is without the words that lead to it', () => {
    const offer = (prompt: string) => readBrief(prompt).offer?.value;
    expect(offer('Pagina per la mia attività di dog sitter a Padova, Marta. Passeggiate 10 €')).toBe(
      'dog sitter',
    );
    expect(offer('El yapımı seramik satan "Toprak Atölye" için online mağaza: ürünler ve fiyatlar')).toBe('El yapımı seramik'); // prettier-ignore
    expect(offer('אתר תדמית למשרד אדריכלות "קו אופק" בתל אביב: פרויקטים, הצוות')).toBe('משרד אדריכלות');
  });
});

import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

await loadAllLexicons();
const itemsOf = (prompt: string) => readBrief(prompt).items.map(({ value }) => [value.section, value.name]);

describe('prompts of local owners', () => {
  it('tell the story under its own title', () => {
    expect(
      readBrief('אתר למאפייה "לחם הארץ" בחיפה. חלה 18 ש"ח. מדור "הסיפור שלנו": סבא יצחק פתח את התנור ב-1962.')
        .parts[0]?.value,
    ).toEqual({
      title: 'הסיפור שלנו',
      isPage: false,
      section: 'story',
      lines: ['סבא יצחק פתח את התנור ב-1962.'],
    });
  });

  it('let bicycles in French, where others find their way', () => {
    const prompt =
      'Camping Les Grands Pins à Biscarrosse : emplacements 22 € la nuit, piscine chauffée, location de vélos.';
    expect(readBrief(prompt).sections).toEqual([]);
    expect(itemsOf(prompt)).toContainEqual(['amenities', 'Location de vélos']);
  });

  it('list what is taught', () => {
    const prompt =
      'Vorrei un sito per la scuola di musica Note Alte di Padova, corsi di pianoforte, chitarra e canto per bambini e adulti. Lezione singola 28 €.';
    expect(readBrief(prompt).parts).toEqual([]);
    expect(itemsOf(prompt)).toEqual(
      expect.arrayContaining([
        ['curriculum', 'Pianoforte'],
        ['curriculum', 'Chitarra'],
        ['curriculum', 'Canto'],
      ]),
    );
  });

  it('ask for lessons without a week, and for pictures but of one thing', () => {
    const school = readBrief(
      'Scuola di musica Note Alte di Padova, corsi di pianoforte, chitarra e canto. Lezione 28 €.',
    );
    expect(school.sections.map(({ value }) => value)).not.toContain('timetable');
    expect(readBrief('Podóloga en Logroño. Quiropodia 30 €. Sin fotos de pies, por favor.').excluded).toEqual(
      [],
    );
    expect(readBrief('Podóloga en Logroño. Quiropodia 30 €. Sin fotos, por favor.').excluded).toHaveLength(1);
  });

  it('write ’t before a Dutch name', () => {
    const brief = readBrief(
      "Site voor hondenpension 't Hoefje in Barneveld. Kleine hond € 18 per nacht. Een stukje 'Onze regels' met: inentingen verplicht, eigen mand mag mee. Groen.",
    );
    expect(brief.quotes.map(({ value }) => value.text)).toEqual(['Onze regels']);
    expect(brief.name?.value).toBe("'t Hoefje");
    expect(brief.place?.value).toBe('Barneveld');
    expect(brief.parts[0]?.value.lines).toEqual(['Inentingen verplicht', 'Eigen mand mag mee']);
  });

  it('say where they are before their name in Turkish, and who treats', () => {
    const brief = readBrief(
      "Bursa Nilüfer'deki veteriner kliniğimiz Pati Dostu için web sitesi istiyoruz. Muayene 600 TL. Veteriner hekim Elif Kaya ve ekibi.",
    );
    expect(brief.name?.value).toBe('Pati Dostu');
    expect(brief.place?.value).toBe('Nilüfer');
    expect(brief.offer?.value).toBe('veteriner kliniğimiz');
    expect(brief.items.map(({ value }) => [value.section, value.name, value.note])).toContainEqual([
      'team',
      'Elif Kaya',
      'Veteriner hekim',
    ]);
  });

  it('leave out a noun that was just said in Polish', () => {
    expect(
      itemsOf(
        'Salon fryzjerski w Toruniu. Strzyżenie damskie 90 zł, męskie 50 zł, koloryzacja od 180 zł.',
      ).map(([, name]) => name),
    ).toEqual(['Strzyżenie damskie', 'Strzyżenie męskie', 'koloryzacja']);
  });

  it('make up no men for a house of women', () => {
    expect(
      readBrief('موقع لصالون تجميل نسائي في دبي. قص الشعر 150 درهم.').excluded.map(({ value }) => value),
    ).toContain('team');
    expect(readBrief('صالون تجميل نسائي في دبي، قص الشعر 150 درهم، الفريق').excluded).toEqual([]);
  });
});

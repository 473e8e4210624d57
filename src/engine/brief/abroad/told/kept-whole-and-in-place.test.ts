import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { loadEveryReader } from '../../readers-by-prompt';
import { readBrief } from '../../read-brief';

const namesOf = (prompt: string): readonly string[] => readBrief(prompt).items.map(({ value }) => value.name);

describe('what short prompts abroad tell', () => {
  beforeAll(async () => {
    await Promise.all([loadAllLexicons(), loadEveryReader()]);
  });

  it('keeps every thing of a list behind what is done', () => {
    expect(
      namesOf(
        'Site pour une sophrologue, Inès Roy à Brest. Je traite les insomnies, les phobies et les vertiges.',
      ),
    ).toEqual(expect.arrayContaining(['Insomnies', 'Phobies', 'Vertiges']));
    expect(
      namesOf(
        'Vorrei un sito per la mia bottega a Lucca. Mi chiamo Ada Neri, costruisco cornici e specchiere, restauro dorature e faccio intaglio.',
      ),
    ).toEqual(expect.arrayContaining(['Cornici', 'Specchiere']));
    expect(
      namesOf(
        'Hola, soy guarnicionero en Ubrique, me llamo Juan Paz y arreglo sillas, bridas y alforjas desde 1990. Quiero una página sencilla.',
      ),
    ).toEqual(expect.arrayContaining(['Sillas', 'Bridas', 'Alforjas']));
  });

  it('takes no clause and no manner of the page for a thing', () => {
    const names = namesOf(
      'Vorrei un sito per il mio studio di ceramica a Faenza. Faccio piatti e vasi. Ricevo solo il pomeriggio. Stile essenziale, tinte neutre, poche immagini.',
    );
    expect(names.filter((name) => /ricevo|tinte|poche/iu.test(name))).toEqual([]);
    const meeting = readBrief(
      'site para um clube de xadrez em Braga chamado Torre Branca. Encontramo-nos às terças às 21h na Casa do Povo. Não é preciso saber jogar.',
    ).items.map(({ value }) => value);
    expect(meeting.map(({ name }) => name)).not.toContain('Não');
    expect(meeting.find(({ when }) => when !== undefined)?.name).toBe('Encontro');
  });

  it('reads where it stands: the town of a region, not the town near by, and no label behind a street', () => {
    expect(readBrief('Je suis potière dans le Berry, à Sancerre, et je vends des bols.').place?.value).toBe(
      'Sancerre',
    );
    expect(
      readBrief('Webseite für die Reinigung Blank in Jena. Saalstraße 12, Telefon 03641 555 014.').address
        ?.value,
    ).toBe('Saalstraße 12');
  });

  it('reads a letter without its opening, a name without its town, and what is owned as no colour', () => {
    const brief = readBrief(
      'Os escribo desde la papelería La Pluma de Zamora. Queremos una web con novedades y poner nuestras redes.',
    );
    expect([brief.offer?.value, brief.name?.value, brief.place?.value]).toEqual([
      'papelería',
      'La Pluma',
      'Zamora',
    ]);
    expect(brief.colours).toEqual([]);
  });

  it('tells a school from a shop for what is made there', () => {
    expect(
      readBrief('Strona dla szkoły ceramiki „Krąg" w Gdyni. Kurs weekendowy kosztuje 300 zł.').kind.value,
    ).toBe('course');
  });

  it('leaves out of what it is that it stands somewhere', () => {
    expect(
      readBrief('Site pour une ostéopathe installée à Meylan, Jeanne Vial. Séance 60 €.').offer?.value,
    ).toBe('ostéopathe');
    expect(readBrief("Beşiktaş'ta bulunan plak dükkanı Mor Plak için bir site.").offer?.value).not.toContain(
      'ulunan',
    );
  });
});

describe('how things and people are told', () => {
  beforeAll(async () => {
    await Promise.all([loadAllLexicons(), loadEveryReader()]);
  });

  it('says of every thing in a German list what is done with it, and tears no pair apart', () => {
    expect(namesOf('Verein "Zweite Chance" in Halle. Wir reparieren Radios, Stühle und Kleider.')).toEqual([
      'Reparatur von Radios',
      'Reparatur von Stühlen',
      'Reparatur von Kleidern',
    ]);
    expect(
      namesOf(
        "Je suis réparateur à Niort, Paul Roy. J'accorde et je répare harpes celtiques et à pédales, j'expertise les instruments. Tél. 05 49 55 01 12",
      ),
    ).toContain('Harpes celtiques et à pédales');
  });

  it('leaves how and when with the thing, and asks for no form', () => {
    const brief = readBrief(
      'Siamo una famiglia di Norcia, azienda Le Roverelle. Facciamo assaggi su prenotazione e visite al caseificio in maggio e giugno.',
    );
    expect(brief.items.map(({ value }) => value.name)).toEqual(
      expect.arrayContaining(['Assaggi su prenotazione', 'Visite al caseificio in maggio e giugno']),
    );
    expect(brief.sections.map(({ value }) => value)).not.toContain('booking');
  });

  it('reads whom a price and a label belong to in Hebrew, and what is taught in Turkish', () => {
    const brief = readBrief(
      'דף לסדנת קרמיקה ביפו, "אובניים". קורס של שישה מפגשים, ימי רביעי ב-19:00, 1800 ש"ח כולל חומר. המורה: יעל כהן.',
    );
    const items = brief.items.map(({ value }) => value);
    expect(items).toContainEqual(expect.objectContaining({ price: '1800 ש"ח', note: 'כולל חומר' }));
    expect(items).toContainEqual({ section: 'team', name: 'יעל כהן', note: 'מורה' });
    expect(
      readBrief("Antalya Kaleiçi'nde kadınlar için seramik atölyesi açtık, adı Çark.").offer?.value,
    ).toBe('seramik atölyesi');
  });
});

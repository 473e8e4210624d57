import { describe, expect, it } from 'vitest';
import { partRunOnAbroad } from '../../items/part-run-on-abroad';
import { addressIn } from './told-slots';
import { readLongBrief } from './read-long-brief';

const chapter = (prompt: string, sort: string) =>
  readLongBrief(prompt, null).chapters.find((one) => one.sort === sort);

describe('a list that a sentence of a paragraph leads in', () => {
  it('stands under what leads it in, and the sentences before it stay with their paragraph', () => {
    const prompt =
      'Hola, somos el huerto.\n\nLa escuela abrió en 2009. Ofrecemos tres cursos:\n- Poda con Marta, los lunes, 30 €\n- Injertos con Luis, los martes, 35 €\n- Riego con Pilar, los jueves, 20 €';
    const offer = chapter(prompt, 'offer');
    expect(offer?.label).toBe('Tres cursos');
    expect(offer?.rows.map(({ name, price }) => [name, price])).toEqual([
      ['Poda con Marta', '30 €'],
      ['Injertos con Luis', '35 €'],
      ['Riego con Pilar', '20 €'],
    ]);
    const said = readLongBrief(prompt, null).chapters.flatMap(({ sentences }) => sentences);
    expect(said).toContain('La escuela abrió en 2009.');
  });

  it('is read whole where its last two are joined by a word', () => {
    const rooms = chapter(
      'Pensione.\n\nAbbiamo 3 camere: singola con bagno per 48 €, doppia con balcone per 70 € e la tripla in mansarda per 90 €.',
      'rooms',
    );
    expect(rooms?.label).toBe('3 camere');
    expect(rooms?.rows.map(({ price }) => price)).toEqual(['48 €', '70 €', '90 €']);
    expect(rooms?.rows.at(-1)?.name).toBe('Tripla in mansarda');
  });

  it('has its prices under a question that heads them', () => {
    const prices = chapter(
      'Wir sind die Hundeschule Pfote.\n\nWas kostet das?\nEinzelstunde ab 40 €, Welpenkurs 90 €, Gruppe 15 €. Wir zahlen nichts zurück.',
      'prices',
    );
    expect(prices?.rows.map(({ name }) => name)).toEqual(['Einzelstunde', 'Welpenkurs', 'Gruppe']);
  });
});

describe('what a long brief is called and where it is', () => {
  it('is what a house is called in quotation marks, and no motto', () => {
    const name = (prompt: string) => readLongBrief(prompt, null).name;
    expect(name('Guten Tag, ich schreibe wegen unserem Verein „Kleine Fluchten“ in Jena.')).toBe(
      'Kleine Fluchten',
    );
    expect(name('Hola, pongan en la portada el lema "Siempre Adelante" bien grande.')).toBeNull();
  });

  it('keeps the full stop of a title', () => {
    expect(readLongBrief('Name: Praxis Dr. Jule Brandt\nOrt: Kiel', null).name).toBe(
      'Praxis Dr. Jule Brandt',
    );
  });

  it('has the address that a sentence tells', () => {
    const long = readLongBrief(
      'Somos un taller.\n\nNuestra dirección es calle Mayor 12, 28013 Madrid, el teléfono 915 55 01 22.',
      null,
    );
    expect(addressIn(long)).toBe('calle Mayor 12, 28013 Madrid');
  });

  it('is told of the house and not of who writes', () => {
    const [first] = readLongBrief(
      'Buongiorno, sono la presidente dell’associazione «Le Zattere» di Chioggia, e vorrei un sito per i soci.'.replace(
        '’',
        "'",
      ),
      null,
    ).chapters;
    expect(first?.sentences[0]).toBe('Associazione «Le Zattere» di Chioggia.');
  });
});

describe('what is wished of the look and of pages', () => {
  const wished = (prompt: string) =>
    readLongBrief(prompt, null).wishes.map(({ start, end }) => prompt.slice(start, end));

  it('is a wish however it begins', () => {
    for (const wish of [
      'Niveau couleurs, un vert sapin et du blanc.',
      'Vorrei qualcosa di caldo ma non rustico, ocra e panna.',
      'En cuanto al diseño, mucho aire y letra grande.',
    ])
      expect(wished(`Abbiamo aperto nel 2001.\n\nAltro.\n\n${wish}`)).toContain(wish);
  });

  it('leaves a labelled fact behind it told', () => {
    const prompt =
      'Olá, somos a oficina.\n\nO formulário de contato precisa de nome e carro. Endereço: Rua das Flores 8, Porto.';
    expect(wished(prompt).join(' ')).not.toContain('Rua das Flores');
  });

  it('names pages right behind the word for them', () => {
    expect(
      readLongBrief(
        'Hallo.\n\nWir hätten gern die Seiten Start, Kurse, Team und Kontakt, dazu ein Formular.',
        null,
      ).pages,
    ).toEqual(['Start', 'Kurse', 'Team', 'Kontakt']);
  });

  it('tells who is named in its brackets', () => {
    const team = chapter(
      'Bonjour.\n\nIl faudrait une page Accueil, une page Le club avec le bureau (présidente : Odile Roux, trésorier : Jean Petit) et une page Contact.',
      'team',
    );
    expect(team?.people).toEqual([
      { name: 'Odile Roux', note: 'Présidente' },
      { name: 'Jean Petit', note: 'Trésorier' },
    ]);
  });
});

it('parts no list that is written out, row by row', () => {
  const prompt =
    "Nous proposons trois cours. On peut essayer une fois. L'adhésion coûte 20 €, 10 € chaque mois pour les étudiants et les personnes sans emploi de la commune.\n- Poterie, le lundi de 14h à 17h, terre et cuisson comprises, 18 € la séance avec Odile\n- Reliure, le mardi de 9h à 12h, papier compris, 15 € la séance avec Marcel\n- Vannerie, le jeudi de 14h à 18h, 12 € la séance avec Fatou. Venez.";
  expect(partRunOnAbroad(prompt)).toBe(prompt);
});

it('reads days of the year one to a semicolon, also where one of them costs something', () => {
  const days = readLongBrief(
    'Siamo la libreria.\n\nProssimi incontri: il 9 gennaio 2027 alle 18, letture ad alta voce; il 23 gennaio, laboratorio di rilegatura (15 €); il 6 febbraio, cena con autrice.',
    null,
  ).chapters.find(({ dated }) => dated.length > 0);
  expect(days?.dated.map(({ when }) => when)).toEqual(['9 gennaio 2027', '23 gennaio', '6 febbraio']);
});

it('takes sections of a house for no pages of a site', () => {
  const long = readLongBrief(
    'Hola.\n\nNuestras secciones: jardín, herramientas y semillas. Abrimos los sábados.\n\nQueremos estas páginas: Inicio, Tienda, Contacto.',
    null,
  );
  expect(long.pages).toEqual(['Inicio', 'Tienda', 'Contacto']);
});

it('is written from a house that it names', () => {
  expect(
    readLongBrief('Hola, os escribo desde la Ferretería Luna Nueva para pediros la web.', null).name,
  ).toBe('Ferretería Luna Nueva');
});

it('has who teaches under the question who does', () => {
  const team = chapter(
    'Dzień dobry.\n\nKto uczy\nEwa Lis – flet i nuty\nJan Kos – skrzypce od podstaw',
    'team',
  );
  expect(team?.people.map(({ name }) => name)).toEqual(['Ewa Lis', 'Jan Kos']);
});

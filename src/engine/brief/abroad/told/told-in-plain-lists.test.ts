import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();
const names = (prompt: string) => readBrief(prompt).items.map(({ value }) => value.name);
const sections = (prompt: string) => readBrief(prompt).sections.map(({ value }) => value);
const parts = (prompt: string) => readBrief(prompt).parts.map(({ value }) => value.title);

describe('what lists of a prompt abroad tell', () => {
  it('narrows goods by genre, and has evenings beside it', () => {
    const prompt =
      'web para una tienda de vinilos en Malasaña, "Surco", con catálogo, filtro por género, eventos y tutéame';
    const brief = readBrief(prompt);
    expect(names(prompt)).toEqual([]);
    expect(sections(prompt)).toContain('events');
    expect(brief.manner).toBe('close');
  });

  it('takes dates of a club and training times for parts of the page', () => {
    expect(
      sections('Website für den Schützenverein Alpfen 1924 e.V. mit Terminen, Vorstand und Jugendabteilung'),
    ).toContain('events');
    const prompt =
      'موقع لنادي شطرنج في تونس «الملك الأبيض» مع جدول التدريب والبطولات والاشتراك الشهري 30 دينار والتواصل';
    expect(sections(prompt)).toEqual(expect.arrayContaining(['timetable', 'events', 'contact']));
    expect(readBrief(prompt).items.map(({ value }) => [value.name, value.price])).toEqual([
      ['الاشتراك الشهري', '30 دينار'],
    ]);
  });

  it('gives a price to what costs it, under its own name', () => {
    const app = readBrief(
      'Landingpage für die App Pilzfreund: erkennt Pilze am Foto, funktioniert offline, kostet 4,99 € einmalig',
    );
    expect(app.place).toBeNull();
    expect(app.items.map(({ value }) => [value.section, value.name, value.price])).toContainEqual([
      'pricing',
      'Pilzfreund',
      '4,99 €',
    ]);
    const club = readBrief(
      'Página web para la peña ciclista "Rueda Libre" de Soria: galería, cómo hacerse socio (cuota 40 € al año)',
    );
    expect(club.items.map(({ value }) => [value.name, value.price])).toEqual([['Cuota', '40 € al año']]);
    expect(club.parts.map(({ value }) => value.title)).toEqual(['Cómo hacerse socio']);
  });

  it('takes no day of rest, no word over a row and no half of a pair for a thing on offer', () => {
    const bikes = readBrief(
      'Sito per la mia officina di biciclette "Pedalando" a Ferrara: riparazioni, orari 9-12.30 e 15-19, chiuso lunedì',
    );
    expect([...bikes.phrases.map(({ value }) => value), ...bikes.items.map(({ value }) => value.name)]).not.toContain('chiuso lunedì'); // prettier-ignore
    const boat =
      'Bodrum\'da "Mavi Yelken" adında günlük tekne turu şirketi için site: turlar, fiyatlar (günlük tur 1.200 TL, gün batımı 900 TL)';
    expect(names(boat)).toEqual(['günlük tur', 'gün batımı']);
    expect(readBrief(boat).offer?.value).toBe('günlük tekne turu şirketi');
    expect(names('Site para pet shop "Focinho Feliz" em Curitiba com banho e tosa, preços')).toEqual([
      'Banho e tosa',
    ]);
    expect(names('Sono maestro di sci a Bormio. Vorrei un sito con lezioni private e di gruppo')).toEqual([
      'Lezioni private',
      'Lezioni di gruppo',
    ]);
  });

  it('knows who speaks, and what a button says without marks', () => {
    const joiner = readBrief(
      'Jestem stolarzem z Bielska-Białej, Marek Wrona. Potrzebuję strony z realizacjami',
    );
    expect(joiner.name?.value).toBe('Marek Wrona');
    const said = (prompt: string) =>
      readBrief(prompt).quotes.find(({ value }) => value.use === 'button')?.value.text;
    expect(said('אני חשמלאי בבאר שבע, צריך אתר עם שירותים וכפתור התקשרו עכשיו 050-555-0142')).toBe(
      'התקשרו עכשיו',
    );
    expect(said('Ik ben rijinstructeur in Tilburg, Rijschool Marco. Proefles aanvragen knop.')).toBe(
      'Proefles aanvragen',
    );
    expect(said('Web para mi bar en Cádiz con botón rojo de WhatsApp')).toBeUndefined();
  });

  it('calls feasts, evenings and races as they are called, where they are', () => {
    const feast = readBrief('Sito per la sagra della castagna di Marradi, 18 e 25 ottobre, programma');
    expect([feast.name?.value, feast.place?.value]).toEqual(['Sagra della castagna di Marradi', 'Marradi']);
    const evening = readBrief(
      'Page pour une soirée jeux de société le 14 mars à 20h au café Le Dé à Grenoble, entrée gratuite, inscription en ligne',
    );
    expect([evening.name?.value, evening.place?.value]).toEqual([
      'Soirée jeux de société',
      'Café Le Dé, Grenoble',
    ]);
    expect(evening.sections.map(({ value }) => value)).toContain('form');
    const race =
      'Strona na bieg uliczny „Piątka nad Wisłą” w Toruniu 17 maja, zapisy, trasa, regulamin, pakiet startowy 70 zł';
    expect(readBrief(race).kind.value).toBe('event');
    expect(readBrief(race).date?.value).toBe('--05-17');
    expect(parts(race)).toEqual(['Trasa', 'Regulamin']);
  });

  it('takes what a house for children believes in for a part of its page', () => {
    expect(
      parts('Site pour notre crèche associative « Les Petits Loups » à Rennes : projet pédagogique, équipe'),
    ).toEqual(['Projet pédagogique']);
  });
});

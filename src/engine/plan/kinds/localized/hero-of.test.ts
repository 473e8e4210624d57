import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await loadAllCopy();
const planOf = (prompt: string) => makePlan(readBrief(prompt), 1);
const heroOf = (prompt: string) => planOf(prompt).pages[0]?.sections.find(({ type }) => type === 'hero')?.content; // prettier-ignore
const titlesOf = (prompt: string, type: string) =>
  planOf(prompt)
    .pages.flatMap(({ sections }) => sections)
    .find((section) => section.type === type)
    ?.content.items?.map(({ title }) => title) ?? [];

describe('what a page opens with', () => {
  it('leads to the form or the programme of a day that nobody answers', () => {
    const evening = heroOf(
      'Page pour une soirée jeux de société le 14 mars à 20h au café Le Dé à Grenoble, entrée gratuite, inscription en ligne',
    );
    expect(evening?.actions?.[0]?.label).toBe('S’inscrire');
    expect(evening?.kicker).toContain('Grenoble');
    const fair = heroOf(
      'Sito per la sagra della castagna di Marradi, 18 e 25 ottobre, programma, parcheggi, come arrivare',
    );
    expect(fair?.actions?.[0]?.label).toBe('Programma');
    expect(fair?.kicker).toBeUndefined();
  });

  it('speaks of what a podcast is', () => {
    const prompt =
      'quero um site para o meu podcast "Conversa de Quintal" com episódios, quem somos, newsletter';
    expect(heroOf(prompt)?.lede).toBe('Conversas para ouvir quando quiser.');
    expect(titlesOf(prompt, 'posts')).toEqual(['Episódio 3', 'Episódio 2', 'Episódio 1']);
  });
});

describe('callings of care', () => {
  it.each([
    ["Ben Ankara'da diyetisyenim, adım Elif Sönmez. Hakkımda, hizmetler, online randevu", 'Beslenme planı'],
    ['Ich bin Hebamme in Freiburg und heiße Katrin Vogel, meine Leistungen und Kontakt', 'Wochenbett'],
    ['אתר לסטודיו ליוגה "נשימה" בחיפה: מערכת שעות, המורים, שירותים', 'ויניאסה'],
    ['Sitio para la nutricionista Marta Gil en Lugo con servicios y cita online', 'Plan de comidas'],
  ])('have things of their own: %s', (prompt, title) =>
    expect([...titlesOf(prompt, 'services'), ...titlesOf(prompt, 'timetable')]).toContain(title),
  );

  it('give the things that a prompt names usual prices where prices are asked for', () => {
    const items = planOf(
      'Sono un maestro di sci a Bormio. Vorrei un sito con lezioni private e di gruppo, tariffe, recensioni',
    )
      .pages.flatMap(({ sections }) => sections)
      .find(({ type }) => type === 'pricing')?.content.items;
    expect(items?.every(({ price, sample }) => price !== undefined && sample === true)).toBe(true);
  });
});

it('speaks as in Portugal of a house in Braga, and as in Brazil of one in Curitiba', () => {
  const braga = JSON.stringify(
    planOf(
      'Sou costureira em Braga e faço arranjos. Nome: Atelier Rosa Maria. Site com serviços e WhatsApp 912 555 014',
    ),
  );
  expect(braga).toContain('Contacto');
  expect(braga).not.toMatch(/a gente|você/u);
  expect(
    JSON.stringify(planOf('Site para pet shop "Focinho Feliz" em Curitiba com banho e tosa, preços')),
  ).not.toMatch(/Tosquia|Até ao/u);
});

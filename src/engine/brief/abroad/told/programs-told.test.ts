import { describe, expect, it } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import { makePlan } from '../../../plan/make-plan';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

const plansOf = (prompt: string): string[] =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === 'pricing')
    .map(({ value }) => `${value.name} ${value.price ?? ''}`);
const sectionsOf = (prompt: string): string[] => readBrief(prompt).sections.map(({ value }) => value);
const titleOf = (prompt: string): string | undefined =>
  makePlan(readBrief(prompt), 1).pages[0]?.sections.find(({ type }) => type === 'hero')?.content.title;

describe('plans that have no names', () => {
  it.each([
    ['Seite für die Software „Tourplan“: drei Tarife (kostenlos, 12 € und 35 € im Monat), Funktionen und Kontakt.', ['Kostenlos 0 €', 'Basis 12 € im Monat', 'Plus 35 € im Monat']],
    ['Landing de la aplicación «Nido»: planes (gratis, 5 € y 11 € al mes), funciones y contacto.', ['Gratis 0 €', 'Básico 5 € al mes', 'Plus 11 € al mes']],
    ['Site voor de app „Roosterklaar“: prijzen (gratis, € 6 en € 14 per maand), functies en contact.', ['Gratis € 0', 'Basis € 6 per maand', 'Plus € 14 per maand']],
  ])('are none of them called after what costs nothing: %s', (prompt, plans) =>
    expect(plansOf(prompt)).toEqual(plans)); // prettier-ignore

  it('are two where one costs nothing', () =>
    expect(
      plansOf(
        'Landing pour l’application « Brouette » : fonctions, tarifs (gratuit, 3,50 € par mois), questions et contact.',
      ),
    ).toEqual(['Gratuit 0 €', 'Plus 3,50 € par mois']));

  it('keep the names that they have', () =>
    expect(
      plansOf('Landing de la aplicación «Nido»: planes Hogar 5 €, Familia 11 €, funciones y contacto.'),
    ).toEqual(['Hogar 5 €', 'Familia 11 €']));
});

describe('what a program does', () => {
  it.each([
    ['Landingpage für unsere Software „Dachblick“, mit der Gutachter Termine und Angebote planen: Funktionen, Preise und Fragen.', ['features', 'pricing', 'faq'], 'Mit Dachblick planen Gutachter Termine und Angebote'],
    ['Site de l’application « Marmite », avec laquelle les cantines composent menus et listes d’achats : fonctions, tarifs et questions.', ['features', 'pricing', 'faq'], 'Les cantines composent menus et listes d’achats avec Marmite'],
    ['Landing page per l’app «Turnista», che organizza corsi e prenotazioni delle palestre: funzioni, prezzi e domande.', ['features', 'pricing', 'faq'], 'Turnista organizza corsi e prenotazioni delle palestre'],
    ['Pagina voor de app „Melkbus“, waarmee boeren recepten en producten bewaren: functies, prijzen en vragen.', ['features', 'pricing', 'faq'], 'Met Melkbus bewaren boeren recepten en producten'],
  ])('opens its page, and is no part of it: %s', (prompt, sections, title) => {
    expect(sectionsOf(prompt).toSorted()).toEqual([...sections].toSorted());
    expect(titleOf(prompt)).toBe(title);
  }); // prettier-ignore

  it.each([
    ['Landingpage für die App Notizbär, die an Termine erinnert: Funktionen, Preise und Fragen.', 'Notizbär erinnert an Termine'],
    ['Landingpage für die App Notizbär: Funktionen, Preise und Fragen.', 'Notizbär'],
    ['Landingspagina voor de app Boekrol die je leest: functies, prijzen en vragen.', 'Boekrol'],
  ])('is a clause of its own: %s', (prompt, title) => expect(titleOf(prompt)).toBe(title)); // prettier-ignore

  it('is not what the page itself is to have', () =>
    expect(
      sectionsOf('Quiero una web que tenga carta y reservas: restaurante Olmo en Ávila, con fotos.'),
    ).toEqual(expect.arrayContaining(['menu', 'booking'])));
});

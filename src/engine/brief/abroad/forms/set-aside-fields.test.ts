import { expect, it } from 'vitest';
import { loadLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';
import { findFieldsAside } from './set-aside-fields';

it.each([
  ['Taller de bicis. Quiero formulario con nombre, teléfono, modelo de bici y qué le pasa. Colores verdes.', ['Nombre', 'Teléfono', 'Modelo de bici', 'Qué le pasa'], 'Taller de bicis. Quiero formulario. Colores verdes.'],
  ['Clube de xadrez. Inscrição com nome, idade e email.', ['Nome', 'Idade', 'Email'], 'Clube de xadrez. Inscrição.'],
  ['Agriturismo. Niente animali. Chiediamo nome, date di arrivo e numero di ospiti.', ['Nome', 'Date di arrivo', 'Numero di ospiti'], 'Agriturismo. Niente animali.'],
  ['RSVP do 1 maja: imię, ile osób, dieta. Prosimy bez kwiatów.', ['Imię', 'Ile osób', 'Dieta'], 'RSVP do 1 maja. Prosimy bez kwiatów.'],
  ['Klinik için site: doktorlar, randevu formu ad, telefon ve tarih ile, mavi beyaz', ['Ad', 'Telefon', 'Tarih'], 'Klinik için site: doktorlar, randevu formu, mavi beyaz'],
  ['Randevu formunda ad, telefon, tercih edilen gün olsun. Hakkımda sayfası.', ['Ad', 'Telefon', 'Tercih edilen gün'], 'Randevu formu. Hakkımda sayfası.'],
  ['أريد نموذج تواصل بالاسم والبريد ونوع المشروع. بدون أسعار.', ['الاسم', 'البريد', 'نوع المشروع'], 'أريد نموذج تواصل. بدون أسعار.'],
  ['Hundesalon mit Anfrageformular (Name, Rasse, Wunschtermin), Preise und Karte.', ['Name', 'Rasse', 'Wunschtermin'], 'Hundesalon mit Anfrageformular, Preise und Karte.'],
  ['Formularz z imieniem, telefonem i datą wesela. Galeria.', ['Imię', 'Telefon', 'Data wesela'], 'Formularz. Galeria.'],
] as const)('sets the fields of a form aside: %s', (prompt, labels, rest) => {
  const found = findFieldsAside(prompt);
  expect(found?.forms[0]?.labels).toEqual(labels);
  expect(found?.rest).toBe(rest);
}); // prettier-ignore

it.each([
  'Site pour mon salon, nom : Chez Lou, téléphone 01 44 55 66 77.',
  'Formulario de contacto con mapa y galería',
  'Eine Seite mit Name, Farben und Karte',
])('takes nothing else for fields: %s', (prompt) => {
  expect(findFieldsAside(prompt)).toBeNull();
});

it('makes no part of the page of what a form asks', async () => {
  const prompt =
    'Web para mi taller de bicis en Sevilla. Quiero un formulario con nombre, teléfono, modelo de bici y qué le pasa.';
  await loadLexicons(prompt);
  const brief = readBrief(prompt);
  expect(brief.parts).toEqual([]);
  expect(brief.forms?.[0]?.labels).toContain('Modelo de bici');
});

it.each([
  ['Boda de Eva y Luis, 3 mayo 2027. Confirmación con elección de plato (carne / pescado / vegano)', 'Elección de plato (carne / pescado / vegano)'],
  ['ślub Oli i Piotra, potwierdzenie z wyborem dania, wybór dania (mięso / ryba)', 'Wybór dania (mięso / ryba)'],
  ['חתונה של דן ומיה, אישור הגעה עם בחירת מנה (עוף / דג)', 'בחירת מנה (עוף / דג)'],
])('sets a choice aside with what there is to choose from: %s', (prompt, label) => {
  expect(findFieldsAside(prompt)?.forms[0]?.labels).toEqual([label]);
}); // prettier-ignore

it.each([
  ['Mariage de Léa & Hugo : déroulé, RSVP avec choix du menu, liste de mariage', ['Choix du menu'], 'Mariage de Léa & Hugo : déroulé, RSVP, liste de mariage'],
  ['Matrimonio: programma, RSVP (scelta del menù, intolleranze), lista nozze', ['Scelta del menù', 'Intolleranze'], 'Matrimonio: programma, RSVP, lista nozze'],
  ['חתונה: אישור הגעה עם בחירת מנה, לינה', ['בחירת מנה'], 'חתונה: אישור הגעה, לינה'],
] as const)('sets aside what the answer to an invitation asks: %s', (prompt, labels, rest) => {
  expect(findFieldsAside(prompt)).toEqual({ rest, forms: [expect.objectContaining({ labels })] });
}); // prettier-ignore

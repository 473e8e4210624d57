import { describe, expect, it } from 'vitest';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const deli = makeSite('Deli "Rye & Pickle" in Cork. Bagel €4, soup €5.50, brownie €3. Open Tue to Sun 9-4. 021 555 010. Pages home, menu, contact'); // prettier-ignore
const ballet = makeSite('Escuela de ballet Puntas en Gijón: clase suelta 15 €, bono 4 clases 50 €. Horario lunes a viernes 16:00-20:00. Equipo: Sara Gil y Eva Mora. Calle Uría 3. 985 555 010. Páginas: inicio, precios, contacto'); // prettier-ignore
const kanzlei = makeSite('Kanzlei Sommer in Trier. Leistungen: Erbrecht, Mietrecht, Arbeitsrecht. Team: Ida Sommer, Tom Kern. Mo-Fr 9-17 Uhr. 0651 555 010. Kontakt'); // prettier-ignore
const app = makeSite('app landing "Petwise" for vets. Features: reminders, photos, chat, maps. Pricing: Basic free, Plus €6, Clinic €12. Download buttons'); // prettier-ignore

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ');
const said = (outcome: { readonly kind: string; readonly message?: string }): string => outcome.message ?? '';

describe('a day that stands out of every week', () => {
  it('is said under the hours and closes no other', () => {
    const page = textOf(runCommands(deli, 'closed on Christmas Eve').read('contact.html'));
    expect(page).toMatch(/Closed on Christmas Eve/u);
    expect(page).toMatch(/Tuesday to Sunday\s+9:00 to 16:00/u);
  });
});

describe('what is not understood', () => {
  it('is said, beside what was done', () => {
    expect(said(runCommands(deli, 'flurgle the soup and make it dark').outcome)).toMatch(/dark.*Not done.*flurgle/u); // prettier-ignore
  });

  it('is no edge of a corner because the word stands in it', () => {
    expect(said(runCommands(deli, 'remove the frame round the map').outcome)).not.toMatch(/corners/u);
    expect(said(runCommands(kanzlei, 'rückt das team vor die leistungen und macht die ecken runder').outcome)).toMatch(/team section before.*corners/u); // prettier-ignore
  });

  it('is not taken for one more plan', () => {
    expect(said(runCommands(app, 'add a tick to plus: night line').outcome)).toMatch(
      /Plus has no list of lines/u,
    );
  });
});

describe('names and roles told together', () => {
  it('are told apart without a pronoun', () => {
    const page = textOf(
      runCommands(kanzlei, 'Tom Kern heißt jetzt Tom Busch und ist Notar').read('index.html'),
    );
    expect(page).toMatch(/Tom Busch\s+Notar/u);
  });

  it('give somebody new her own', () => {
    const page = textOf(runCommands(ballet, 'añade una profesora nueva, Luz Abad, maestra de barra').read('index.html')); // prettier-ignore
    expect(page).toMatch(/Luz Abad/u);
    expect(page).not.toMatch(/Quién enseña/u);
  });

  it('leave the commas of the order out', () => {
    expect(textOf(runCommands(kanzlei, 'ersetz Mietrecht durch Wohnrecht, überall bitte').read('index.html'))).toMatch(/Erbrecht, Wohnrecht und|Erbrecht, Wohnrecht, /u); // prettier-ignore
  });
});

describe('prices and places as they are spoken', () => {
  it.each([
    [deli, 'bagels start at forty now and soup is 6', /Bagel costs? .*40.*Soup .*6/u],
    [
      deli,
      "we've a new cake: lemon drizzle, 3.50, pop it after the brownie",
      /Lemon drizzle, €3\.50.*after Brownie/u,
    ],
    [app, 'put features as 2 by 2', /features section: 2 columns/u],
    [ballet, 'cámbiale el nombre a Puntas y Barra', /called Puntas y Barra/u],
    [ballet, 'mueve el horario al principio de la página de contacto', /hours section/u],
    [ballet, 'el bono de 4 ahora cuesta 55 y la clase suelta se queda igual', /costs? 55/u],
  ])('%#: hears “%s”', (site, command, message) => {
    expect(said(runCommands(site, command).outcome)).toMatch(message);
  });
});

import { describe, expect, it } from 'vitest';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const zapatero = makeSite('Zapatería El Tacón en Murcia. Arreglos: suelas 18 €, tacones 9 €. Abrimos de lunes a viernes de 10:00 a 18:00. Teléfono 968 555 010. Con página de contacto'); // prettier-ignore
const friseur = makeSite('Friseur Kammgarn in Kassel. Schnitt 28 €, Farbe 45 €. Di-Fr 9-18 Uhr, Sa 9-14 Uhr. Telefon 0561 555 010. Seiten: Start, Kontakt'); // prettier-ignore
const osteria = makeSite('Osteria del Ponte a Pavia: risotto 12 €, brasato 15 €. Aperti mar-dom 12-15 e 19-23. Prenotazioni al 0382 555 010. Pagine: home, contatti'); // prettier-ignore
const fleuriste = makeSite('Fleuriste Pivoine à Angers. Bouquets dès 15 €. Ouvert du mardi au samedi de 9h à 19h. 02 41 55 50 10. Pages: accueil, contact'); // prettier-ignore

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ');

describe('the hour at which the door shuts, abroad', () => {
  it('is told with the word for until', () => {
    expect(textOf(runCommands(zapatero, 'los jueves abrimos hasta las 21:00').read('index.html'))).toMatch(/jueves\s+10:00 a 21:00/iu); // prettier-ignore
    expect(textOf(runCommands(friseur, 'mittwochs sind wir jetzt bis 20 uhr da').read('index.html'))).toMatch(/Mittwoch\s+9:00 bis 20:00/u); // prettier-ignore
    expect(textOf(runCommands(friseur, 'samstags nur noch bis 13 uhr').read('index.html'))).toMatch(/Samstag\s+9:00 bis 13:00/u); // prettier-ignore
  });

  it('is never before the door is open', () => {
    const { outcome } = runCommands(zapatero, 'los jueves cerramos a las 9:30');
    expect('message' in outcome ? outcome.message : '').not.toMatch(/10:00 a 9:30/u);
  });

  it('of one more day joins the others, the earlier times first', () => {
    expect(textOf(runCommands(osteria, 'il lunedì siamo aperti anche noi, 19-23').read('contatti.html'))).toMatch(/12:00 – 15:00, 19:00 – 23:00/u); // prettier-ignore
    expect(textOf(runCommands(fleuriste, 'le dimanche matin aussi, de 9h à 12h').read('contact.html'))).toMatch(/Dimanche\s+9:00 à 12:00/u); // prettier-ignore
  });
});

describe('hours that hold for a part of the year', () => {
  it('are said under the hours and leave the week as it is', () => {
    const { read } = runCommands(osteria, "d'estate siamo chiusi la domenica");
    expect(textOf(read('contatti.html'))).toMatch(/D'estate siamo chiusi la domenica/u);
    expect(textOf(read('contatti.html'))).toMatch(/Martedì – domenica/u);
  });

  it('are a wish of their own beside another', () => {
    const { read } = runCommands(
      fleuriste,
      'notre numéro est maintenant le 02 41 55 50 99 et on ferme en août',
    );
    expect(textOf(read('contact.html'))).toMatch(/02 41 55 50 99/u);
    expect(textOf(read('contact.html'))).not.toMatch(/numéro est maintenant/u);
  });
});

describe('a day on which a site without hours is closed', () => {
  it('is asked about, and what was told beside it is done', () => {
    const site = makeSite(
      'Carpintería Roble en Lugo: muebles a medida, fotos y contacto. Teléfono 982 555 010',
    );
    const { outcome, read } = runCommands(site, 'cambia el teléfono a 982 555 099 y cierra los sábados');
    expect(outcome).toMatchObject({ kind: 'changed' });
    expect('message' in outcome && outcome.message).toMatch(/no opening hours yet/u);
    expect(read('index.html')).toContain('982555099');
  });
});

import { describe, expect, it } from 'vitest';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const praxis = makeSite('Tierarztpraxis Lindenhof in Jena: Leistungen: Impfung 40 €, Kastration 120 €. Team: Nora Vogt, Sven Rot. Öffnungszeiten Mo-Fr 8-17 Uhr. Seiten: Start, Leistungen, Team, Kontakt. Telefon 03641 555 01'); // prettier-ignore
const winkel = makeSite('Boekwinkel De Vos in Leuven: boeken, koffie, contact. Open dinsdag tot zaterdag 10-18u. Tel 016 55 01 10'); // prettier-ignore
const bistro = makeSite('Trattoria a Parma chiamata Da Ugo: menù: risotto 12 €, gnocchi 11 €. Contatti. Telefono 0521 555 010'); // prettier-ignore
const boulangerie = makeSite('Boulangerie à Lyon « La Mie » : carte: baguette 1,20 €, brioche 4 €. Ouvert du mardi au samedi de 7h à 19h. Contact. Tél 04 78 55 01 10'); // prettier-ignore
const clinic = makeSite('عيادة بيطرية في عمان اسمها رفيق. الخدمات: فحص 20 دينار. هاتف 06 555 0100');

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ');

describe('German', () => {
  it('adds who has a trade in commas, as one person', () => {
    const { read } = runCommands(praxis, 'füge Ida Kern, Tierpflegerin, zum Team hinzu');
    expect(textOf(read('team.html'))).toMatch(/Ida Kern\s+Tierpflegerin/);
  });

  it('closes earlier on one day', () => {
    expect(textOf(runCommands(praxis, 'freitags schließen wir jetzt schon um 13 Uhr').read('kontakt.html'))).toMatch(/Freitag\s+8:00\s+bis\s+13:00/); // prettier-ignore
  });

  it.each([
    ['ändere die Überschrift in „Ruhe für Tiere“', 'set-text'],
    ['ersetze „Leistungen“ überall durch „Angebote“', 'set-text'],
  ])('hears “%s”', (command, intent) => {
    expect(runCommands(praxis, command).outcome).toMatchObject({ kind: 'changed', intent });
  });

  it('undoes', () => {
    expect(runCommands(praxis, 'mach das rückgängig').outcome).toMatchObject({ kind: 'history', intent: 'undo' }); // prettier-ignore
  });
});

describe('other languages', () => {
  it('calls a Dutch page by what it is for', () => {
    expect(runCommands(winkel, 'voeg een pagina toe voor stages').read('stages.html')).not.toBe('');
    expect(runCommands(winkel, 'maak dat ongedaan').outcome).toMatchObject({ kind: 'history' });
  });

  it('adds an Italian dish without the word for it', () => {
    expect(runCommands(bistro, 'aggiungi un piatto: lasagne, 13 €').outcome).toMatchObject({ message: expect.stringMatching(/^Added Lasagne, 13 €/) as unknown }); // prettier-ignore
  });

  it.each([
    'nous avons déménagé au 18 rue de la Paix, Lyon',
    'agrandis un peu le texte sur mobile',
    'remplace « baguette » par « flûte » partout',
  ])('hears the French “%s”', (command) => {
    expect(runCommands(boulangerie, command).outcome.kind).toBe('changed');
  });

  it('takes the Arabic “our phone”', () => {
    expect(runCommands(clinic, 'رقم هاتفنا الجديد 06 555 0177').outcome).toMatchObject({ intent: 'set-contact' }); // prettier-ignore
    expect(runCommands(clinic, 'تراجع عن آخر تغيير').outcome).toMatchObject({ kind: 'history' });
  });
});

describe('English in passing', () => {
  const choir = makeSite('Community choir in Hull called Low Tide: teachers Ann and Bea, about, concerts, FAQ, newsletter, contact page, join page. Purple'); // prettier-ignore
  const quiz = makeSite('Tip and split bill calculator app');
  const said = (command: string): string => {
    const { outcome } = runCommands(choir, command);
    return 'message' in outcome ? String(outcome.message) : '';
  };

  it('leaves out why it is wished for, slips and all', () => {
    expect(said('make evrything a bit bigger, our members are old')).toContain('All text is bigger');
  });

  it('asks what takes the place of an unwanted colour', () => {
    expect(said('dont use purple')).toContain('take the place of the purple');
  });

  it('puts words in the place of the headline, and turns a part off', () => {
    expect(said('say "Sing with us" instead of the current headline')).toContain('says “Sing with us” now');
    expect(said('turn off the newsletter')).toContain('Removed the newsletter');
  });

  it('leads a button in the header to where people do what it says', () => {
    expect(said('put a "Write to us" button in the header')).toContain('a button “Write to us”');
  });

  it('paints a background that is only -ish', () => {
    expect(said('the background should be a bit yellowish like old paper')).toContain('pale yellow');
  });

  it('finds the result and the fields of an app', () => {
    expect(runCommands(quiz, 'make the result number bigger and green').outcome).toMatchObject({ intent: 'set-size+set-color' }); // prettier-ignore
    expect(runCommands(quiz, 'make the input fields bigger on phones').outcome.kind).toBe('changed');
  });
});

import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const firm = makeSite(
  'Website for Harlow & Finch, a law firm in Leeds with pages Home, Services, Team, Fees and Contact. Lawyers: Priya Nair, Mark Finch, Sian Harlow. Fees: first meeting £120, will £250.',
);
const shop = makeSite(
  'Online shop Ember Lane: Cedar candle €18, Rose candle €20, Sea Salt candle €19. Cart and checkout.',
);
const list = makeSite('packing list app with categories Clothes, Toiletries and Documents');
const wood = makeSite(
  'Webseite für meine Tischlerei Brandt in Lübeck. Küchen nach Maß, Treppen. Öffnungszeiten Mo-Fr 7-16 Uhr.',
);
const rice = makeSite(
  'Restaurante en Valencia, Casa Amparo. Paella 16 €. Abrimos de martes a domingo de 13:00 a 16:30. Tel. 963 41 22 08.',
);
const inn = makeSite(
  'Hotel Alpenblick in Davos: Einzelzimmer 90 CHF, Doppelzimmer 150 CHF, Suite 280 CHF. Tel. 081 555 12 12.',
);
const studio = makeSite('סטודיו פילאטיס ברמת גן. שיעור ניסיון 60 ₪, כרטיסייה 550 ₪');

describe('several wishes in one sentence', () => {
  it('sets text, letters and place of one thing', () => {
    const wish = 'The main heading should be "Straight answers", in a serif font, and centered';
    const { read, faults } = runCommands(firm, wish);
    expect(read('index.html')).toMatch(/<h1[^>]*>Straight answers</);
    expect(read('style.css')).toContain('text-align: center');
    expect(faults).toEqual([]);
  });

  it('lets one go and another come', () => {
    const { read } = runCommands(firm, 'Priya Nair has left and Jonas Weber joined as a tax adviser');
    expect(read('team.html')).not.toContain('Priya Nair');
    expect(read('team.html')).toMatch(/Jonas Weber<.{0,60}[Tt]ax adviser/);
  });

  it('renames a page and moves its link', () => {
    const { read, faults } = runCommands(firm, 'Rename Fees to Prices and move it before Team in the menu');
    expect(read('index.html')).toMatch(/>Prices<.{0,80}>Team</);
    expect(faults).toEqual([]);
  });

  it('gives a thing by its place another name and price', () => {
    const { read } = runCommands(shop, 'the third product should be called Ocean candle and cost 21');
    expect(read('index.html')).toContain('Ocean candle');
    expect(read('index.html')).toContain('€21');
    expect(read('index.html')).not.toContain('cost 21');
  });

  it('changes letters and colour in German, and loses neither', () => {
    const wish =
      'ändere die Schriftart der Überschriften auf eine Serifenschrift und den Hintergrund cremefarben';
    const { read } = runCommands(wood, wish);
    expect(read('style.css')).toContain('--bg: light-dark(#fff8e7');
    expect(read('style.css')).toMatch(/--display: [^;]*serif/);
  });

  it('takes no telephone number for hours', () => {
    const { read, outcome } = runCommands(
      rice,
      'cerramos también los martes y el teléfono nuevo es 963 00 11 22',
    );
    expect(outcome).toMatchObject({ intent: 'set-contact+set-contact' });
    expect(read('index.html')).toContain('963 00 11 22');
    expect(read('index.html')).toContain('We,Th,Fr,Sa,Su 13:00-16:30');
  });

  it('gives one thing two looks beside another wish', () => {
    const { read, outcome } = runCommands(
      firm,
      'use a bolder font for headings and make the buttons square and red',
    );
    expect(outcome.kind === 'changed' && outcome.message).not.toMatch(/Not done/);
    expect(read('style.css')).toContain('--button: light-dark(#ff0000');
  });

  it('takes the rounding of prices for no round corners', () => {
    const { outcome } = runCommands(shop, 'round the prices to 10 cents');
    expect(outcome.kind).toBe('refused');
  });

  it('hears orders at the end of German clauses', () => {
    const { read } = runCommands(inn, 'Preis der Suite auf 300 CHF erhöhen und das Einzelzimmer entfernen');
    expect(read('zimmer.html')).toContain('300 CHF');
    expect(read('zimmer.html')).not.toContain('Einzelzimmer');
  });

  it('names the part that it does not understand, and changes nothing', () => {
    const { outcome } = runCommands(firm, 'make the buttons green and frobnicate the widgets');
    expect(outcome.kind === 'refused' && outcome.message).toMatch(
      /understood “make the buttons green”, but not “.*frobnicate/,
    );
  });
});

describe('what a thing is', () => {
  it('finds a thing inside one of several', () => {
    const { outcome, read } = runCommands(shop, "make the second card's heading bigger");
    expect(outcome).toMatchObject({ message: 'Made the heading of the second card bigger.' });
    expect(read('style.css')).toMatch(/#[\w-]*h3[\w-]* { font-size: calc/);
  });

  it('asks what should become of a thing that stands alone', () => {
    const { outcome } = runCommands(shop, 'The blue button at the top');
    expect(outcome.kind === 'refused' && outcome.message).toMatch(/^What should become of the button “/);
    expect(outcome.kind === 'refused' && outcome.suggestions.length).toBeGreaterThan(1);
  });
});

describe('facts', () => {
  it('moves a business to another town', () => {
    const { read, outcome } = runCommands(firm, "we moved, we're now in York");
    expect(read('index.html')).not.toContain('Leeds');
    expect(read('index.html')).toContain('"addressLocality": "York"');
    expect(outcome).toMatchObject({ intent: 'set-place' });
    expect(runCommands(wood, 'Wir sind nach Kiel umgezogen').read('index.html')).toContain('Kiel');
  });

  it('speaks to women, too, in Hebrew', () => {
    expect(runCommands(studio, 'תשני את המחיר של שיעור ניסיון ל-70 ₪').read('index.html')).toContain('70 ₪');
  });
});

describe('the choices of an app', () => {
  const options = (html: string) =>
    [
      ...(/<select id="task-category"[^>]*>(.*?)<\/select>/s.exec(html)?.[1]?.matchAll(/>([^<]+)</g) ?? []),
    ].map(([, name]) => name);

  it('adds one, puts it first, renames and removes', () => {
    const added = runCommands(list, 'add a category called Medicine and put it first');
    expect(options(added.read('index.html'))).toEqual([
      '–',
      'Medicine',
      'Clothes',
      'Toiletries',
      'Documents',
    ]);
    const other = runCommands(
      list,
      'rename the category Clothes to Things to wear',
      'remove the Documents category',
    );
    expect(options(other.read('index.html'))).toEqual(['–', 'Things to wear', 'Toiletries']);
  });
});

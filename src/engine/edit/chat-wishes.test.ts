import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const yoga = makeSite('Yoga studio Still Water, 4 Mill Lane, Leeds with classes: Hatha Mon 18:00, Vinyasa Wed 19:00, and teachers Anna and Ben'); // prettier-ignore
const talks = makeSite('Conference PyDays with speakers and schedule: 9:00 Opening by Ada Lovelace, 10:00 Typing talk by Guido'); // prettier-ignore
const photos = makeSite(
  'Photographer portfolio for Lena Frost in Oslo with gallery, about, testimonials and contact',
);
const quiz = makeSite('Quiz about the solar system with 8 questions');
const osteria = makeSite('Italian restaurant Osteria Bruna in York: ravioli £13, risotto £15, tiramisu £7. Gallery, about, green'); // prettier-ignore
const clinic = makeSite('Dental clinic Weber in Bath with Dr Anna Weber and Dr Tom Hill: check-up £45. FAQ, team, contact form'); // prettier-ignore
const saas = makeSite(
  'Landing page for a SaaS called Ledgerly, plans Free, Pro $12, Team $30, testimonials, FAQ',
);
const academia = makeSite('Academia de inglés Oxford Sur en Cádiz: cursos B1 90 €, B2 110 €, conversación 60 €. Profesores Laura y Paul, horarios'); // prettier-ignore
const verein = makeSite('Schulverein Grundschule Birkenau mit Terminen: Sommerfest 12. Juni, Flohmarkt 3. Oktober, Kontakt'); // prettier-ignore
const wool = makeSite('Online shop Wollmaus für handgefärbte Wolle: Merino 18 €, Alpaka 22 €');

describe('who gives a class', () => {
  it('is named wherever the timetable shows it', () => {
    const { read, faults } = runCommands(yoga, 'Kai teaches Hatha');
    expect(read('index.html')).toMatch(/Hatha.{0,30}with Kai/s);
    expect(read('timetable.html')).toMatch(/Hatha.{0,60}with Kai/s);
    expect(faults).toEqual([]);
  });

  it('may be somebody else in the place of one before', () => {
    const { read } = runCommands(talks, 'Kai gives the opening');
    expect(read('programme.html')).toContain('Opening by Kai');
    expect(read('programme.html')).not.toContain('Ada Lovelace</h');
  });

  it('is told in the same breath as a class on a day that had none', () => {
    const { read } = runCommands(yoga, 'add a class Thursday 17:00 Pilates and Kai teaches it');
    expect(read('timetable.html')).toMatch(/Thursday.{0,200}17:00.{0,80}Pilates.{0,60}with Kai/s);
  });
});

describe('wishes as people type them', () => {
  it.each(['pictures two next to each other', 'i want the photos in 2 colums'])(
    'sets pictures in two columns: %s',
    (command) => {
      expect(runCommands(photos, command).read('style.css')).toMatch(/gallery.*repeat\(2, minmax/);
    },
  );

  it('takes “thing” for no word', () => {
    expect(runCommands(photos, 'drop the testimonials thing').read('index.html')).not.toContain(
      'data-section="testimonials"',
    );
  });

  it('says why there is no second language, and a way out', () => {
    expect(runCommands(photos, 'German version please').outcome).toMatchObject({
      kind: 'refused',
      reason: 'needs-model',
      suggestions: expect.arrayContaining(['translate the site to German']) as string[],
    });
  });

  it('goes back where all should be as before, and asks where a part should', () => {
    expect(runCommands(photos, 'make it like it was before').outcome).toMatchObject({ kind: 'history' });
    expect(runCommands(photos, 'the gallery like it was before').outcome).toMatchObject({
      kind: 'refused',
      reason: 'ambiguous',
    });
  });

  it('does not do the opposite of what another language says', () => {
    expect(runCommands(wool, 'mach die Ecken weniger rund').outcome).toMatchObject({
      message: expect.stringContaining('less round') as string,
    });
    expect(runCommands(wool, 'die Alpaka ist ausverkauft').read('laden.html')).toMatch(
      /badge">Ausverkauft<\/p>\s*<h3>Alpaka/,
    );
  });

  it('puts the address under the map, and no longer elsewhere beside it', () => {
    const { read, faults } = runCommands(yoga, 'add a map section', 'put our address under the map');
    const map = /data-section="map".*?<\/section>/s.exec(read('index.html'))?.[0] ?? '';
    expect(map).toMatch(/<\/svg>.*<p class="map-note">4 Mill Lane/s);
    expect(map.match(/(?<!label="Map: )4 Mill Lane/g)?.length).toBe(1);
    expect(faults).toEqual([]);
  });
});

describe('the questions of a quiz', () => {
  const count = (script: string) => script.match(/question: "/g)?.length;

  it.each([
    ['only 5 questions please', 5],
    ['the quiz should have ten questions', 10],
    ['remove the second question', 7],
    ['add a question: Which planet has rings? Right: Saturn; wrong: Mars, Venus, Mercury', 9],
  ])('are as many as asked: %s', (command, wanted) => {
    const { read, faults } = runCommands(quiz, command);
    expect(count(read('script.js'))).toBe(wanted);
    expect(read('index.html')).toContain(`<span data-count>${wanted}</span>`);
    expect(faults).toEqual([]);
  });

  it('asks for the wrong answers, which only the owner knows', () => {
    expect(runCommands(quiz, 'add a question: Which planet has rings? Saturn').outcome).toMatchObject({
      kind: 'refused',
      reason: 'ambiguous',
    });
  });
});

describe('several wishes at once', () => {
  it('takes one dish off and puts another on', () => {
    const { read, faults } = runCommands(
      osteria,
      'take the risotto off the menu and put gnocchi on for 14.50',
    );
    expect(read('menu.html')).not.toContain('>Risotto<');
    expect(read('menu.html')).toMatch(/Gnocchi<.{0,40}£14\.50/);
    expect(faults).toEqual([]);
  });

  it('does every one of a list without verbs, not only the one it sees first', () => {
    const { outcome } = runCommands(
      saas,
      'buttons square, headings in a serif font and everything a bit tighter',
    );
    expect(outcome).toMatchObject({ intent: 'set-radius+set-font+set-spacing' });
  });

  it('removes what is wished away in every list and prices what stays', () => {
    const { read } = runCommands(academia, 'sube el B2 a 120 y quita conversación');
    expect(read('index.html')).toContain('120 €');
    expect(read('index.html')).not.toMatch(/>Conversación</);
  });

  it('lets one leave and another come, with their titles', () => {
    const { read, outcome } = runCommands(clinic, 'dr hill retired, dr Mia Stone takes over');
    expect(read('index.html')).toMatch(/<h3>Dr Mia Stone<\/h3>/);
    expect(read('index.html')).not.toMatch(/<h3>Dr Tom Hill<|"name": "Dr Tom Hill"/);
    // The sentence that names both is the owner's.
    expect(outcome).toMatchObject({ message: expect.stringContaining('still named') as string });
  });

  it('renames a plan and prices it in slang', () => {
    expect(runCommands(saas, 'rename Team to Studio and make it 35 bucks').read('index.html')).toMatch(
      /Studio<.{0,300}\$35/s,
    );
  });
});

describe('things that go by other words', () => {
  it('swaps the sections of a page, never the head of another', () => {
    const { read, outcome } = runCommands(osteria, 'swap the about and the gallery');
    expect(outcome).toMatchObject({ message: expect.stringContaining('story') as string });
    expect(read('index.html')).toMatch(/data-section="gallery".*data-section="story"|data-section="story".*data-section="gallery"/s); // prettier-ignore
  });

  it('writes a red strip at the top', () => {
    const { outcome } = runCommands(
      osteria,
      'write "Closed 24-26 December" in a strip right at the top in red',
    );
    expect(outcome).toMatchObject({ message: expect.stringContaining('on red') as string });
  });

  it('keeps the answer of a question without the words that announce it', () => {
    const { read } = runCommands(
      clinic,
      'add "Do you take NHS patients?" to the faqs, answer is yes, only kids',
    );
    expect(read('index.html')).toMatch(/NHS patients\?<.{0,60}>Yes, only kids</s);
  });

  it.each([
    ['the contact form should also ask for date of birth', 'Date of birth'],
    ['add "Parking" field to the contact form', 'Parking'],
  ])('gives a form its field: %s', (command, label) => {
    expect(runCommands(clinic, command).read('index.html')).toContain(label);
  });

  it.each([
    'füge einen Termin hinzu: Adventsbasar am 28. November',
    'add an event: Adventsbasar on 28. November',
  ])('writes the day of an event where the others have theirs: %s', (command) => {
    const { read } = runCommands(verein, command);
    expect(read('index.html')).toMatch(/>28\. November<.{0,60}>Adventsbasar</s);
  });

  it('softens a colour that is too loud', () => {
    expect(runCommands(osteria, 'the green is too loud, can u make it softer').outcome).toMatchObject({
      message: expect.stringContaining('softer') as string,
    });
  });
});

describe('what is full, sold out or moved', () => {
  const school = makeSite('Language school Lingua in Malmo with courses: Swedish A1 SEK 1200, A2 SEK 1400, evening course SEK 900, contact, phone 040 555 0101'); // prettier-ignore
  const fest = makeSite('Music festival Hill Sounds in Bath, 12-14 July 2027, lineup, tickets: day ticket £45, weekend £110, camping £25'); // prettier-ignore

  it('is marked so', () => {
    expect(runCommands(school, 'the evening course is full, mark it').read('prices.html')).toMatch(
      /badge">Full</,
    );
  });

  it('is told beside a price, without a verb', () => {
    const { read } = runCommands(fest, 'weekend ticket sold out, day tickets now 49');
    expect(read('index.html')).toContain('£49');
    expect(read('index.html')).toMatch(/Sold out<.{0,80}Weekend|Weekend.{0,80}Sold out</s);
  });

  it('has its new day', () => {
    expect(runCommands(fest, 'the festival moves to 19-21 July 2027').read('index.html')).toContain(
      '2027-07-19',
    );
  });

  it('brings the number to the very top', () => {
    expect(
      runCommands(school, 'put our phone number at the very top of every page').read('contact.html'),
    ).toMatch(/<header.*tel:0405550101.*<\/header>/s);
  });

  it('is priced in money written after the number in Arabic', () => {
    const zaytoun = makeSite('مطعم زيتون في عمان: منسف 8 دنانير، مقلوبة 6 دنانير، كنافة 3 دنانير');
    expect(runCommands(zaytoun, 'غير سعر المنسف الى 9 دنانير').read('index.html')).toContain('9 دنانير');
  });
});

describe('slips, and what stands beside what', () => {
  const inn = makeSite('Boutique hotel Marlow House in Brighton: sea room £140, attic £90. Booking form, contact, phone 01273 555 0101'); // prettier-ignore

  it('forgives fingers that changed places', () => {
    const { read } = runCommands(inn, 'chnage the phone to 01273 555 0199');
    expect(read('index.html')).toContain('01273 555 0199');
  });

  it('says what is missing where the slip hides no more than that', () => {
    expect(runCommands(inn, 'repalce "Nowhere said" with "Hi there"').outcome).toMatchObject({
      reason: 'not-found',
    });
  });

  it('takes “black and white” for one look, of the pictures alone', () => {
    const { read, outcome } = runCommands(inn, 'make all photos black and white');
    expect(outcome).toMatchObject({ kind: 'changed', message: 'The pictures are black and white now.' });
    expect(read('style.css')).toContain('grayscale(1)');
  });

  it('hears name, price and description of a new room', () => {
    const { read } = runCommands(inn, 'add a room called Loft, 160 a night, with a roof terrace');
    expect(read('index.html')).toMatch(/>Loft<.{0,120}£160/s);
    expect(read('index.html')).toMatch(/roof terrace/i);
  });

  it.each([
    ['scrivi "Chiusi ad agosto" in alto', 'Pizzeria Da Gino a Torino: margherita 7 €, diavola 9 €', 'Chiusi ad agosto'],
    ['o banho está esgotado esta semana', 'Clínica veterinária Patas em Braga: consulta 30 €, banho 20 €', 'Esgotado'],
    ['خفض كل الأسعار 10%', 'متجر عطور ليلى: عود 40 دينار، ياسمين 25 دينار', '36 دينار'],
  ])('is understood in other languages: %s', (command, prompt, wanted) => {
    expect(runCommands(makeSite(prompt), command).read('index.html')).toContain(wanted);
  }); // prettier-ignore

  it('asks for a page with quotes what it can, without a section it does not know', () => {
    const { outcome } = runCommands(inn, 'new page called Press with three quotes');
    expect(outcome).toMatchObject({ kind: 'changed' });
    expect(outcome).not.toMatchObject({ message: expect.stringContaining('no section') as string });
  });
});

describe('hours and looks in one breath with something else', () => {
  it.each(['add our opening hours, Thu to Sat 10 to 4', 'add opening hours: Thu to Sat 10 to 4'])(
    'takes times for no thing in a list: %s',
    (command) => {
      // A site without hours gets a section of them by the same words.
      expect(runCommands(wool, command).read('index.html')).toMatch(/data-section="hours"[^]*10:00/u);
      const { outcome, read } = runCommands(wool, 'add an opening hours section', command);
      expect(outcome).toMatchObject({ message: expect.stringContaining('10:00') as unknown });
      expect(read('index.html')).not.toMatch(/4\s?€|€\s?4\b/u);
    },
  );

  it('says which of two looks it could not give', () => {
    const { outcome } = runCommands(saas, 'make everything a bit quirkier and the corners rounder');
    expect(outcome).toMatchObject({ message: expect.stringMatching(/rounder now\. Not done/u) as unknown });
  });
});

it.each([
  ['make the headings a bit more old-fashioned', /(?<!sans-)serif;/u],
  ['make the titles look more modern', /sans-serif;/u],
])('takes an adjective for a typeface: %s', (command, face) => {
  const { outcome, read } = runCommands(saas, command);
  expect(outcome).toMatchObject({ kind: 'changed' });
  expect(/--display:[^;]*;/u.exec(read('style.css'))?.[0]).toMatch(face);
});

import { describe, expect, it } from 'vitest';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const school = makeSite('We run a driving school in Truro called Clearway Driving. Lessons: First Drive £35, Block of ten £320, Motorway £48. Instructors are Morwenna Cole, Pete Vane and Anil Rao. Home, lessons, instructors, prices and contact pages. 01872 555 018'); // prettier-ignore
const splitter = makeSite('a tip splitter app: bill, tip percent and number of people, shows what each pays'); // prettier-ignore
const vet = makeSite('Una web para una clínica veterinaria en Cádiz llamada Buena Pata. Servicios: vacunas 30 €, cirugía 150 €, peluquería 25 €. Equipo: Dra. Rosa Gil, Dr. Luis Mora. Horario lunes a viernes 9:00-20:00, sábados 10:00-14:00. Calle Ancha 8. Tel. 956 555 210.'); // prettier-ignore
const wedding = makeSite('Wedding site for Priya and Tom, 12 June 2027, at Marsh Farm near Ely. Ceremony 1.30pm, drinks 3pm, supper 5pm. RSVP by 1 May.'); // prettier-ignore

const everything = (read: (path: string) => string, paths: readonly string[]) => paths.map(read).join('\n');

describe('orders with what is said round them', () => {
  it('are heard behind "hmm, no" and before what is to stay', () => {
    expect(runCommands(school, 'make the footer navy', 'hmm, no, take that back').outcome).toMatchObject({ kind: 'history', intent: 'undo' }); // prettier-ignore
    const { read } = runCommands(school, 'make the headlines teal but leave the buttons as they are');
    expect(read('style.css')).toMatch(/color: light-dark\(#007979/);
  });

  it('are two where one has no verb', () => {
    const { read, outcome } = runCommands(school, 'the buttons should be square and the footer dark green with white text'); // prettier-ignore
    expect(outcome).toMatchObject({ intent: 'set-radius+set-color' });
    expect(read('style.css')).toMatch(/--footer-bg: light-dark\(#006400/);
    expect(runCommands(school, 'the text is too small and the headings too big').outcome).toMatchObject({ intent: 'set-size+set-size' }); // prettier-ignore
  });

  it('swap people round without touching the corners', () => {
    const { outcome } = runCommands(school, 'swop pete and anil round');
    expect(outcome).toMatchObject({ message: 'Pete Vane and Anil Rao have swapped places.' });
  });

  it('make the letters of what was spoken of bold, not the whole site', () => {
    const { outcome } = runCommands(splitter, 'the result should be much bigger and bold');
    expect(outcome).toMatchObject({ intent: 'set-size+set-weight' });
  });

  it('go on from the last change', () => {
    const { read } = runCommands(school, 'make the headings burgundy', "that one's too pale", 'make the footer navy', 'and its text cream'); // prettier-ignore
    expect(read('style.css')).toContain('#570013');
    expect(read('style.css')).toMatch(/--footer-ink: #fff8e7/);
  });

  it('highlight a card by its place, and put that one first', () => {
    const { read, outcome } = runCommands(school, 'make the second card stand out a bit', 'now put it first');
    expect(outcome).toMatchObject({
      message: expect.stringMatching(/^(?!First).+ stands first now\.$/) as string,
    });
    expect(everything(read, ['prices.html', 'index.html'])).toContain('>Featured<');
  });
});

describe('people', () => {
  it.each([
    ["morwenna got married, she's Morwenna Cole-Hart now", 'Morwenna Cole-Hart'],
    ["Pete's surname is Vane-Reed", 'Pete Vane-Reed'],
    ['Anil is now Anil Rao-Bell', 'Anil Rao-Bell'],
  ])('take another name everywhere: %s', (command, name) => {
    const { read, outcome } = runCommands(school, command);
    expect(outcome.kind).toBe('changed');
    expect(read('instructors.html')).toContain(name);
  });

  it('of a couple get a surname wherever they are named', () => {
    const { read } = runCommands(wedding, "tom's surname is Hale, put it in");
    expect(read('index.html')).toContain('Tom Hale');
    expect(read('index.html')).not.toMatch(/Tom(?! Hale)\b/);
  });

  it('join with what they do', () => {
    const { read } = runCommands(school, 'add Jory Penn, motorway instructor');
    expect(read('instructors.html')).toMatch(/Jory Penn<\/h\d>\s*<p>Motorway instructor/);
  });
});

describe('sentences to be said', () => {
  it('go under what is named', () => {
    const { read } = runCommands(school, 'add a note under the lessons that the first mile is free');
    expect(everything(read, ['index.html', 'lessons.html', 'prices.html'])).toContain(
      '<p>The first mile is free</p>',
    );
  });

  it('without a place go where the page speaks of the same', () => {
    const { read, outcome } = runCommands(wedding, 'can you add that children are welcome at the ceremony');
    expect(read('index.html')).toMatch(
      /data-section="agenda"[\s\S]*?Children are welcome at the ceremony<\/p>/,
    );
    expect(outcome).toMatchObject({ intent: 'add-text' });
  });
});

describe('apps', () => {
  it.each([
    ['start with 12.5 percent', /name="tip"[^>]*value="12.5"/],
    ['4 people by default', /name="people"[^>]*value="4"/],
    ['change the label Number of people to Friends', /<label for="sum-people">Friends</],
  ])('begin with the number and words that are told: %s', (command, html) => {
    expect(runCommands(splitter, command).read('index.html')).toMatch(html);
  });
});

describe('questions', () => {
  it.each([
    ['is our phone number on every page?', /^Yes, on all \d pages\.$/],
    ['which pages mention Motorway?', /^“Motorway” is on .*Prices/],
    ['why is it so blue', /Tell me what you would like instead/],
  ])('are answered without a change: %s', (command, message) => {
    expect(runCommands(school, command).outcome).toMatchObject({ kind: 'answer', message: expect.stringMatching(message) as string }); // prettier-ignore
  });
});

describe('Spanish as it is spoken', () => {
  it.each([
    ['los sábados ya no abrimos', 'set-contact'],
    ['quiero que el botón principal diga "Pide cita"', 'set-text'],
    ['el texto es muy pequeño y los títulos demasiado grandes', 'set-size+set-size'],
    ['pon un fondo azul claro', 'set-color'],
  ])('is understood: %s', (command, intent) => {
    expect(runCommands(vet, command).outcome).toMatchObject({ kind: 'changed', intent });
  });

  it('asks, too', () => {
    expect(runCommands(vet, '¿qué páginas tiene la web?').outcome).toMatchObject({ kind: 'answer' });
    expect(runCommands(vet, '¿cuánto cuestan las vacunas?').outcome).toMatchObject({
      message: 'Vacunas: 30 €.',
    });
    expect(runCommands(vet, 'haz el pie verde', 'borra eso último').outcome).toMatchObject({
      intent: 'undo',
    });
  });
});

const salon = makeSite('Nail bar in Deal called Tipsy Claws. Services: gel set £32, file and polish £18, soak off £9. Team: Keeley Marsh and Ada Poole. Open Tue to Fri 10am to 6pm, Sat 1pm to 4pm. 01304 555 210. Reviews.'); // prettier-ignore
const pantry = makeSite('Community pantry in Govan called The Full Shelf. What we need: pasta, oats, soap, nappies. Open Mondays 2pm to 5pm. 12 Elder Street. Volunteer with us.'); // prettier-ignore
const studio = makeSite('Ein Tanzstudio in Kassel namens Schwebe. Kurse: Salsa Montag 18:00, Tango Mittwoch 19:30, Jazz Freitag 20:00. Preise: Einzelstunde 14 €, Zehnerkarte 120 €. Lehrerinnen: Lena Roth, Ida Beck.'); // prettier-ignore

describe('what is so now, and what should be', () => {
  it.each([
    ['soak off is nine pounds but should be 11', 'Soak off costs £11 now.'],
    ['file n polish too, make that 20', 'File and polish costs £20 now.'],
    ['can the reviews go above the services', 'Moved the testimonials section before the services section.'],
    ["keeley has left, we've got a new girl called Jess Lunn", 'Removed Keeley Marsh from team. Added Jess Lunn to team.'], // prettier-ignore
  ])('is one order: %s', (command, message) => {
    expect(runCommands(salon, command).outcome).toMatchObject({ kind: 'changed', message });
  });

  it('keeps the half of the day that a day had', () => {
    const { outcome } = runCommands(salon, 'saturday is 2 to 5 now');
    expect(outcome).toMatchObject({ message: expect.stringContaining('Saturday 14:00 to 17:00') as string });
  });

  it('never takes the hero for a banner that is not there', () => {
    expect(runCommands(salon, 'get rid of the banner').outcome).toMatchObject({ kind: 'refused', reason: 'ambiguous' }); // prettier-ignore
    expect(runCommands(salon, 'put a banner up saying closed on Monday', 'get rid of the banner').outcome.kind).toBe('changed'); // prettier-ignore
  });

  it('adds to a list what is also the name of a colour', () => {
    const { read } = runCommands(pantry, "we don't need soap anymore, we need coffee instead", 'add olive oil to that list'); // prettier-ignore
    expect(read('index.html')).not.toMatch(/<li>Soap/);
    expect(read('index.html')).toMatch(/<li>Coffee/);
    expect(read('index.html')).toMatch(/<li>Olive oil/);
    expect(read('style.css')).not.toContain('#6f4e37');
  });
});

describe('German as it is spoken', () => {
  it.each([
    ['Salsa ist jetzt erst um 18:30', 'Salsa is at 18:30 now.'],
    ['Jazz ist jetzt am Donnerstag', 'Jazz is on Donnerstag now.'],
    ['Ida heißt jetzt Ida Kranz', 'Ida Beck is called Ida Kranz now.'],
  ])('is understood: %s', (command, message) => {
    expect(runCommands(studio, command).outcome).toMatchObject({ kind: 'changed', message });
  });

  it('never takes a day for a text', () => {
    expect(runCommands(studio, 'und Jazz am Donnerstag statt Freitag').read('index.html')).not.toContain(
      '<h3>Jazz am',
    );
  });
});

const society = makeSite('Astronomy club in Hexham, talks: Winter Stars 15 January 2027, Dark Skies 12 February 2027, Rings of Saturn 12 March 2027. Membership £12 a year. Chair Mona Lisle, secretary Ted Orr. hexhamstars@mail.example'); // prettier-ignore
const timer = makeSite(
  'A pomodoro timer app with a task list, 25 minute sessions and 5 minute breaks, calm blue',
);
const praxis = makeSite('Un cabinet de kiné à Rennes, Cabinet Aubade. Kinés : Lise Morin, Paul Gaud. Séance 40 €, bilan 55 €. Pages : accueil, tarifs, équipe, contact.'); // prettier-ignore

describe('what is painted is what was named', () => {
  it('dates are the dates, and their rule names their class', () => {
    const { read } = runCommands(society, 'make the dates stand out more, maybe in dark red');
    const word = /class="([\w-]+)"[^>]*>12 February 2027</.exec(read('index.html'))?.[1];
    expect(word).toBeDefined();
    expect(read('style.css')).toMatch(new RegExp(`\\.${word}[^{}]*\\{[^}]*color: (?:light-dark\\(|#8b0000)`));
  });

  it('a button that was renamed is no whole section', () => {
    const { outcome } = runCommands(timer, 'the start button should say Go', 'make that one green');
    expect(outcome.kind).toBe('refused');
  });
});

describe('what has changed', () => {
  it.each([
    ['dark skies is cancelled', /^Removed Dark Skies/],
    ['new secretary is Joan Pell', /^Added Joan Pell/],
    ['Ted is now treasurer, not secretary', /“Ted Orr” is “treasurer”/],
    ['rings of saturn should be at the front of the list', /^Rings of Saturn stands? first/],
  ])('is done: %s', (command, message) => {
    expect(runCommands(society, command).outcome).toMatchObject({ kind: 'changed', message: expect.stringMatching(message) as string }); // prettier-ignore
  });

  it('of a timer is work and break', () => {
    const { outcome } = runCommands(timer, 'make it 45 minutes of work and 15 of break');
    expect(outcome).toMatchObject({ message: 'Work lasts 45 minutes now. Break lasts 15 minutes now.' });
  });

  it.each([
    ["Lise s'appelle maintenant Lise Morin-Roux", 'edit-item'],
    ['les titres sont trop gros', 'set-size'],
    ['ajoute une phrase sous les tarifs : Sur rendez-vous seulement', 'add-text'],
    ['mets le pied de page en bleu nuit avec du texte blanc', 'set-color+set-color'],
  ])('is understood in French: %s', (command, intent) => {
    expect(runCommands(praxis, command).outcome).toMatchObject({ kind: 'changed', intent });
  });
});

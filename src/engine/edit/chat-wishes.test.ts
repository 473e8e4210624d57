import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../brief/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const yoga = makeSite('Yoga studio Still Water, 4 Mill Lane, Leeds with classes: Hatha Mon 18:00, Vinyasa Wed 19:00, and teachers Anna and Ben'); // prettier-ignore
const talks = makeSite('Conference PyDays with speakers and schedule: 9:00 Opening by Ada Lovelace, 10:00 Typing talk by Guido'); // prettier-ignore
const photos = makeSite(
  'Photographer portfolio for Lena Frost in Oslo with gallery, about, testimonials and contact',
);
const quiz = makeSite('Quiz about the solar system with 8 questions');
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

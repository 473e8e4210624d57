import { describe, expect, it } from 'vitest';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const party = makeSite('Site for the silver wedding of Ida and Jon on 4 June 2027 at Vinje Farm, with programme, RSVP form and gallery'); // prettier-ignore
const gardener = makeSite('Gardening firm Greenhill in Kent: services hedge cutting £60, lawn care £35, planting £45. Pages: Home, Services, Contact. Phone 01732 555 014. Open Monday to Saturday 8am-5pm. Navy'); // prettier-ignore
const crate = makeSite('Landing page of a vegetable box scheme called Rootling: how it works, pricing (Small £14, Large £22), reviews, FAQ. Green and yellow.'); // prettier-ignore

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ');
const said = (outcome: object): string => ('message' in outcome ? String(outcome.message) : '');

describe('an occasion', () => {
  it('moves to another day however that is told', () => {
    expect(textOf(runCommands(party, 'the party was postponed to 11 June 2027').read('index.html'))).toContain('11 June 2027'); // prettier-ignore
  });

  it('asks for one thing more in its form, and names what a form asks for', () => {
    const { read } = runCommands(party, 'add a field for allergies');
    expect(read('index.html') + read('rsvp.html')).toContain('Allergies');
    expect(said(runCommands(party, 'no passport field in the RSVP form').outcome)).toContain(
      'It asks for: Name',
    );
  });

  it('takes the words of a section behind a colon, and takes back what was hidden', () => {
    const { read } = runCommands(party, 'add a section about parking: "Leave the car in the lower field."');
    expect(read('index.html')).toMatch(/<h2[^>]*>Parking<\/h2>/);
    expect(textOf(read('index.html'))).toContain('Leave the car in the lower field.');
    expect(runCommands(party, 'bring it back').outcome).toMatchObject({ kind: 'history', intent: 'undo' });
  });
});

describe('prices and hours', () => {
  it('keep the unit that was told, and lend a new thing no price of its neighbour', () => {
    const unit = runCommands(gardener, 'change lawn care to £40 per month');
    expect(textOf(unit.read('services.html'))).toContain('£40 per month');
    const { read } = runCommands(gardener, 'add pond care, £95 per quarter, to the services');
    expect(textOf(read('services.html'))).toMatch(/Pond care[^£]*£95 per quarter/);
    expect(read('services.html')).not.toContain('Pond care, £95');
  });

  it('asks until when it is open on a day that is half closed', () => {
    expect(runCommands(gardener, 'we are closed on Saturday afternoons').outcome).toMatchObject({ kind: 'refused', reason: 'ambiguous' }); // prettier-ignore
  });
});

describe('looks', () => {
  it('changes the style and leaves the colours where they are to stay', () => {
    const { outcome, read } = runCommands(gardener, 'make it look more modern but keep the colours');
    expect(said(outcome)).toContain('colours stay');
    const brand = /--brand: [^;]+;/;
    expect(brand.exec(read('style.css'))?.[0]).toBe(brand.exec(runCommands(gardener, 'make the headings uppercase').read('style.css'))?.[0]); // prettier-ignore
  });

  it('turns a colour towards another', () => {
    expect(said(runCommands(crate, 'make the yellow more orange').outcome)).toContain('more orange');
  });

  it('draws buttons as outlines, questions bold and a section on the ground of the page', () => {
    expect(runCommands(crate, 'make the buttons outlined instead of filled').read('style.css')).toMatch(/\.button \{[^}]*background: none/); // prettier-ignore
    expect(runCommands(crate, 'make the FAQ questions bold').outcome).toMatchObject({ intent: 'set-weight' });
    const { read } = runCommands(crate, 'make the FAQ section dark', 'remove the background from the how it works section'); // prettier-ignore
    expect(read('index.html')).toContain('data-section="process"');
    expect(read('index.html')).not.toMatch(/class="process on-/);
  });

  it('colours the line at the top that was just added', () => {
    const { outcome } = runCommands(gardener, 'add a banner at the top: Closed on 1 May', 'make that banner red'); // prettier-ignore
    expect(said(outcome)).toMatch(/announcement section is now red/);
  });
});

describe('words', () => {
  it('changes every one of them, in its own letters', () => {
    const { read } = runCommands(crate, 'change every "box" to "crate"');
    expect(read('index.html')).not.toMatch(/og:title" content="[^"]*\bbox\b/i);
  });

  it('knows how a slip is to be spelled only where that is told', () => {
    expect(runCommands(gardener, 'fix the typo in "hegde"').outcome).toMatchObject({ kind: 'refused', reason: 'not-found' }); // prettier-ignore
    expect(textOf(runCommands(gardener, 'there is a typo: Planting should be Plantings').read('services.html'))).toContain('Plantings'); // prettier-ignore
  });

  it('writes what people are in brackets under their names', () => {
    const { read } = runCommands(gardener, 'add a team section with Ada Bly (owner) and Tom Rye (mower)');
    expect(textOf(read('index.html'))).toMatch(/Ada Bly\s+Owner/);
  });
});

import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const plumber = makeSite('Website for Harlow & Finch, a plumber in Sheffield: boiler service £85, leak repair £60. Phone 0114 555 0172. Services, reviews, about, contact.'); // prettier-ignore
const candles = makeSite('Online shop Tallow & Wick selling candles: Lavender £14, Sandalwood £16, Fig £15, Cedar £18. Free delivery over £40, cart and checkout'); // prettier-ignore
const blog = makeSite('A blog called Slow Miles about cycling holidays, with posts, about and newsletter');
const conference = makeSite('Conference site: Node North 2027, 14 May 2027 in Leeds, speakers, schedule, tickets: Early bird £90, Standard £140, FAQ'); // prettier-ignore
const cafe = makeSite('Café called Juniper in Bath with a menu: flat white £3.20, carrot cake £4, open Tue-Sun 8-16, reviews and contact'); // prettier-ignore
const rota = makeSite('Landing page for Shiftly, staff rota software. Plans: Starter $9, Team $29, Business $79 a month. Features, FAQ, testimonials'); // prettier-ignore
const list = makeSite('a to-do app called Nest with due dates and priorities');

describe('what sellers say', () => {
  it.each([
    ['boiler service is £95 from January', plumber, /Boiler service<\/h3>[^]{0,40}<p>£95 from January<\/p>/u],
    ['put Cedar on sale, £15 instead of £18', candles, /<p class="badge">Sale<\/p><h3>Cedar<\/h3><p class="good-price">£15/u],
    ['add Rose candle £17 after Fig', candles, /data-price="17" data-name="Rose candle"/u],
    ['free delivery from £50 now', candles, /data-free-from="50"[^]*Free delivery over £50/u],
    ['early bird sold out, and standard is now £155', conference, /Sold out[^]*Early bird[^]*£155/u],
    ['the venue is now Leeds Town Hall', conference, /Leeds Town Hall/u],
    ['yearly billing with 20% off', rota, /data-price-toggle/u],
    ['mark the Team plan and say Most loved', rota, /<p class="badge">Most loved<\/p>\s*<h3>Team/u],
    ['change Start free to Try it free everywhere', rota, />Try it free</u],
    ['oat milk flat white £3.60, add it to the menu after flat white', cafe, /Oat milk flat white[^]{0,80}£3\.60/u],
    ['we also do gas safety checks, £75, add that to the services', plumber, /Gas safety checks<\/h3>/u],
    ['write a new post about packing light for a week', blog, /<h3>Packing light for a week<\/h3>/u],
    ['add these questions: 1. Can I cancel? Yes, any time. 2. Is there a free plan? No.', rota, /<dt>Can I cancel\?<\/dt>\s*<dd>Yes, any time\.<\/dd>[^]*<dt>Is there a free plan\?<\/dt>/u],
    ["we're on holiday 1-15 August, put that somewhere visible", plumber, /data-section="announcement"[^]*We(?:'|&#39;)re on holiday 1-15 August/u],
    ['make the Start free button green and rename it Start now', rota, />Start now</u],
    ['add sizes small and large to all candles', candles, /<select class="good-choice" data-choice aria-label="Size: Lavender"><option>Small<\/option><option>Large<\/option><\/select>/u],
    ['add Shipping on Fridays at 11:00 to the programme', conference, /Shipping on Fridays/u],
    ['add opening hours: Mon-Fri 8-18, Sat 9-13', plumber, /data-section="hours"[^]*Saturday[^]*9:00 to 13:00/u],
  ])('is done in one go: %s', (command, site, expected) => {
    const { read, outcome, faults } = runCommands(site, command);
    expect(outcome).toMatchObject({ kind: 'changed' });
    expect(outcome).not.toMatchObject({ message: expect.stringContaining('Not done') as string });
    expect(read('index.html')).toMatch(expected);
    expect(faults).toEqual([]);
  }); // prettier-ignore

  it('writes pence as prices are written', () => {
    const { outcome } = runCommands(cafe, 'add a babyccino for 90p');
    expect(outcome).toMatchObject({
      message: expect.stringContaining('Added Babyccino, £0.90 to') as string,
    });
  });

  it('changes the hours clause by clause', () => {
    const { outcome } = runCommands(cafe, 'closed on Mondays and Tuesdays now, open till 5 on weekends');
    expect(outcome).toMatchObject({ message: expect.stringContaining('Monday and Tuesday Closed; Wednesday to Friday 8:00 to 16:00; Saturday and Sunday 8:00 to 17:00') as string }); // prettier-ignore
  });

  it('paints in shades as asked, and calls an app by its name', () => {
    const { read } = runCommands(plumber, 'darker with gold accents please, and make the headings serif');
    expect(read('style.css')).toMatch(/color-scheme: dark;[^]*--accent: [^;]*(?:#ffd700|gold)/u);
    const renamed = runCommands(list, 'make the buttons purple and call it Hive');
    expect(renamed.read('index.html')).not.toContain('Nest');
    // A button that is called something is no site.
    const button = runCommands(rota, 'make the Start free button green and rename it Start now');
    expect(button.read('index.html')).toContain('Shiftly');
    const painted = runCommands(
      blog,
      'pink and cream, rounder corners, and a handwritten font for the title',
    );
    expect(painted.outcome).toMatchObject({
      kind: 'changed',
      intent: 'set-color+set-color+set-radius+set-font',
    });
  });

  it('moves and swaps by name, drops the reason, and never takes a name for a shape', () => {
    const swapped = runCommands(candles, 'swap Lavender and Fig round').read('index.html');
    expect(swapped.indexOf('data-name="Fig"')).toBeLessThan(swapped.indexOf('data-name="Lavender"'));
    const moved = runCommands(rota, 'testimonials before features, and drop the logos').read('index.html');
    expect(moved.indexOf('data-section="testimonials"')).toBeLessThan(
      moved.indexOf('data-section="features"'),
    );
    expect(moved).not.toContain('data-section="logos"');
    const { outcome } = runCommands(blog, 'make the text wider and the font bigger, readers are older');
    expect(outcome).toMatchObject({ kind: 'changed', intent: 'set-layout+set-size' });
  });

  it('gives a page for the press its name without the article, and no posts', () => {
    const { read } = runCommands(plumber, 'add a Press page');
    expect(read('press.html')).toMatch(/<h1[^>]*>Press<\/h1>/u);
    expect(read('press.html')).not.toMatch(/data-section="(?:posts|newsletter)"/u);
  });
});

describe('a question of the owner', () => {
  it.each([
    ['what does the leak repair cost?', plumber, 'Leak repair: £60.'],
    ['how much is the boiler service', plumber, 'Boiler service: £85.'],
    ["what's our phone number?", plumber, 'Phone: 0114 555 0172.'],
    ['when are we open?', cafe, 'Opening hours: Monday Closed; Tuesday to Sunday 8:00 to 16:00.'],
    ['do we have a FAQ section?', rota, 'Yes: a FAQ section, on Home.'],
  ])('is answered and changes nothing: %s', (command, site, message) => {
    expect(runCommands(site, command).outcome).toMatchObject({ kind: 'answer', message });
  });
});

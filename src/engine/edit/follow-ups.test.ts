import { describe, expect, it } from 'vitest';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const software = makeSite('Landing page for Ledgerly, an expense tracking app for small teams. Purple. Pricing: Starter free, Team $12/month, Business $39/month. Features, testimonials, FAQ, call to action Start free trial'); // prettier-ignore
const trattoria = makeSite('A website for Trattoria Nonna Pina, an Italian restaurant in Leeds, 14 Call Lane. Open Tuesday to Sunday 17:00 to 22:30. Menu with Margherita £9.50, Lasagne £13, Tiramisu £6. Phone 0113 496 0142, email ciao@nonnapina.co.uk. Book a table button, guest reviews and a map. Warm red and cream.'); // prettier-ignore
const club = makeSite('Riverside Rowing Club in Chester. Membership: Junior £60, Adult £180, Family £320 a year. Committee, news, contact info@riversiderowing.org'); // prettier-ignore

const idsOf = (html: string) => [...html.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => id);
const plansOf = (html: string) =>
  [...html.matchAll(/<h3>(Starter|Team|Business|Enterprise)<\/h3>/g)].map(([, name]) => name);

describe('what the command before was about', () => {
  const added = 'add a plan called Enterprise for $99/month';

  it('is meant by “it”: a thing of a list moves, takes another name and goes', () => {
    expect(plansOf(runCommands(software, added, 'put it first').read('index.html'))[0]).toBe('Enterprise');
    const renamed = runCommands(software, added, 'rename it to Scale');
    expect(renamed.read('index.html')).toContain('<h3>Scale</h3>');
    expect(renamed.read('index.html')).toContain('class="brand" href="index.html">Ledgerly');
    const gone = runCommands(software, added, 'remove it again');
    expect(plansOf(gone.read('index.html'))).toEqual(['Starter', 'Team', 'Business']);
    expect(runCommands(software, added, 'change its price to $89').read('index.html')).toContain('$89/month');
  });

  it('is meant by “it”: a section is painted, gets a heading and moves', () => {
    const first = 'add a section for private events after the gallery';
    const { read, outcome } = runCommands(trattoria, first, 'make its background dark', 'change its heading to "Your party"', 'now move it to the bottom'); // prettier-ignore
    expect(outcome).toMatchObject({ intent: 'move-section' });
    expect(read('style.css')).toMatch(/#events \{[^}]*background-color/);
    expect(read('index.html')).toContain('<h2 id="events-title">Your party</h2>');
    expect(idsOf(read('index.html')).at(-1)).toBe('events');
  });

  it('is meant by “her”: a person', () => {
    const { read } = runCommands(club, 'add a committee member called Priya Nair, Coach', 'put her first');
    expect(/id="team".*?<h3>([^<]+)/s.exec(read('index.html'))?.[1]).toBe('Priya Nair');
    expect(read('index.html')).not.toContain('<h3>Coach</h3>');
  });

  it('goes on with other looks after “actually”', () => {
    const { outcome } = runCommands(
      software,
      'make the header white',
      'actually make it navy with white text',
    );
    expect(outcome).toMatchObject({ message: 'The header is now navy. Its text is white.' });
  });

  it.each(['undo that', 'undo it', 'revert that', 'take that back', 'change it back'])(
    'is left alone where the change is taken back: %s',
    (command) => {
      const alone = runCommands(software, command).outcome;
      const { outcome } = runCommands(software, added, command);
      expect(outcome.kind).toBe(alone.kind);
      expect(outcome.kind).toBe('history');
    },
  );

  it('is not what “make it dark” means', () => {
    const { outcome } = runCommands(software, 'make the header white', 'make it dark');
    expect(outcome).toMatchObject({ intent: 'set-theme' });
  });

  it('is asked for where nothing was spoken of', () => {
    const { outcome } = runCommands(software, 'put it above the prices');
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'ambiguous', message: expect.stringContaining('what “it” is') as string }); // prettier-ignore
  });
});

describe('what is said as people say it', () => {
  it('says a unit once, and as it was told', () => {
    const price = (command: string) =>
      /<h3>Scale<\/h3>[^]*?<p class="plan-price">([^]*?)<\/p>/.exec(
        runCommands(software, command).read('index.html'),
      )?.[1];
    expect(price('add a plan called Scale for $99/month')).toBe('$99/month');
    expect(price('add a plan called Scale for $99')).toBe('$99/month');
    expect(price('add a plan called Scale for $900 a year')).toBe('$900 a year');
  });

  it('changes the one button that was meant', () => {
    const { read } = runCommands(software, 'change the button in the second plan to "Get the team plan"');
    expect(read('index.html').match(/Get the team plan/g)).toHaveLength(1);
  });

  it('gives a card another heading and leaves the rest of it', () => {
    const { read, outcome } = runCommands(software, 'the second card should say Chase less');
    expect(outcome).toMatchObject({ kind: 'changed' });
    expect(read('index.html')).toMatch(/<h3>Chase less<\/h3><p>/);
  });

  it.each([
    'the Book a table button should open https://example.com/book',
    'the Book a table button should take people to https://example.com/book',
  ])('points every button of those words elsewhere: %s', (command) => {
    const { read } = runCommands(trattoria, command);
    expect(read('index.html')).not.toMatch(/<a [^>]*href="#booking">Book a table/);
    expect(read('menu.html')).toContain('href="https://example.com/book">Book a table');
  });

  it.each([
    ['we are open Fridays and Saturdays until midnight', 'Friday and Saturday</dt><dd>17:00 to 24:00'],
    ['open on Saturdays from noon', 'Saturday</dt><dd>12:00 to 22:30'],
  ])('knows midnight and noon: %s', (command, hours) => {
    expect(
      runCommands(trattoria, command)
        .read('index.html')
        .replace(/t[hd]( scope="row")?>/g, 'X>'),
    ).toContain(hours.replace(/d[td]>/g, 'X>').replace('</X><X>', '</X><X>'));
  });

  it('removes what is called by its kind and words that stand in it', () => {
    const { outcome } = runCommands(trattoria, 'get rid of the way out quotes and the map');
    expect(outcome).toMatchObject({ intent: 'remove-section+remove-section' });
  });

  it('writes no words of the order into a line at the top', () => {
    const { read } = runCommands(software, 'offer free setup until June in a bar at the top');
    expect(read('index.html')).toContain('<h2 id="announcement-title">Free setup until June</h2>');
  });

  it.each(['less purple please', 'it is too purple'])('softens a colour: %s', (command) => {
    const { read } = runCommands(software, command);
    expect(read('style.css')).not.toMatch(/--brand: light-dark\(#800080/);
  });

  it('keeps headings big where the body text gets smaller', () => {
    const { read } = runCommands(software, 'make the headings bigger and the body text a bit smaller');
    expect(read('style.css')).toContain('--text-scale: 1;');
    expect(read('style.css')).toMatch(/--step-0: calc\([^;]*\* 0\.87\)/);
  });

  it('makes the heading of a wide hero bigger with the others', () => {
    const { read } = runCommands(trattoria, 'make the headings bigger');
    expect(read('style.css')).not.toMatch(/:where\(\.hero\) h1 \{ font-size: min\(/);
  });

  it('keeps the full stop of an answer', () => {
    const { read } = runCommands(software, 'add a question: Do you offer refunds? Yes, within thirty days.');
    expect(read('index.html')).toContain('>Yes, within thirty days.<');
  });

  it.each([
    ['connect Stripe so people can pay', 'plain files'],
    ['add a login for members', 'plain files'],
    ['add google analytics', 'another host'],
  ])('says why it cannot: %s', (command, reason) => {
    const { outcome } = runCommands(software, command);
    expect(outcome).toMatchObject({ kind: 'refused', message: expect.stringContaining(reason) as string });
  });

  it('takes a section off one page only, and its link is not asked for twice', () => {
    const { outcome, read } = runCommands(trattoria, 'remove the map from the home page only');
    expect(outcome).toMatchObject({ intent: 'remove-section' });
    expect(read('contact.html') + read('index.html')).toContain('id="map"');
    const both = runCommands(software, 'delete the features section and the link in the menu');
    expect(both.outcome).toMatchObject({ message: expect.not.stringContaining('Not done') as string });
  });
});

const yoga = makeSite('Yoga studio Still Water in Austin: classes Vinyasa, Yin and Prenatal, timetable, teachers Ana and Joe, prices drop-in $18, 10 classes $150, monthly $120. FAQ, contact hello@stillwater.yoga'); // prettier-ignore
const hotel = makeSite('Hotel Casa Lume in Lisbon, 12 rooms: Garden room €120, River suite €210, breakfast included, booking, gallery, location, reviews'); // prettier-ignore
const bakery = makeSite('Panadería El Horno en Valencia, calle Mayor 8. Pan de pueblo 3,20 €, croissant 1,50 €. Horario lunes a sábado 7:00 a 14:00. Teléfono 963 555 014'); // prettier-ignore

describe('wishes whose second half was lost', () => {
  it('renames what was moved, not the site', () => {
    const { read } = runCommands(yoga, 'put the FAQ last and rename it "Good to know"');
    expect(read('index.html')).toContain('id="faq-title">Good to know</h2>');
    expect(read('index.html')).toContain('href="index.html">Still Water</a>');
  });

  it('goes on with a page that was added', () => {
    const { read, outcome } = runCommands(hotel, 'add a page called Spa', 'put it before Rooms in the menu', 'rename it to Wellness'); // prettier-ignore
    expect(outcome).toMatchObject({ intent: 'rename-page' });
    expect(read('index.html')).toMatch(/wellness\.html">Wellness<\/a><\/li><li><a href="#?rooms/);
  });

  it('writes a text into the section that was added', () => {
    const { read } = runCommands(hotel, 'add a section called Gift cards after the rooms', 'write "Give a night by the river." in it', 'it should come after the reviews instead'); // prettier-ignore
    expect(read('index.html')).toMatch(/Gift cards<\/h2>.*?<p>Give a night by the river\.<\/p>/s);
    const ids = idsOf(read('index.html'));
    expect(ids[ids.indexOf('testimonials') + 1]).toBe('text');
  });

  it('puts a room with its text between the two that there are', () => {
    const { read } = runCommands(
      hotel,
      'add a Family room for €180 with text "Sleeps four, with a cot" between the two',
    );
    expect(read('index.html')).toMatch(
      /Garden room<\/h3>.*Family room<\/h3>.*Sleeps four, with a cot.*River suite<\/h3>/s,
    );
  });

  it('keeps no joint of the sentence in a name', () => {
    const { read } = runCommands(hotel, 'rename Rooms to Stay with us in the menu');
    expect(read('index.html')).not.toContain('in the menu');
    const { outcome } = runCommands(hotel, 'phone is +351 21 555 0140, add it to the footer');
    expect(outcome).toMatchObject({
      message: expect.stringContaining('+351 21 555 0140 to the footer') as string,
    });
  });

  it('takes a sentence out of a longer text', () => {
    const { read } = runCommands(hotel, 'remove "The view is included."');
    expect(read('index.html')).not.toMatch(/<p[^>]*>[^<]*The view is included/);
  });

  it.each([
    ['kids under 12 pay $8, add that to the prices', 'Kids under 12'],
    ['kids under 12 free, add as a price', 'Kids under 12'],
  ])('keeps an age in a name: %s', (command, name) => {
    expect(runCommands(yoga, command).read('prices.html')).toContain(`<h3>${name}</h3>`);
  });

  it('lists a new teacher among people, not among what is sold', () => {
    const { read } = runCommands(yoga, 'add a third teacher, Priya, who teaches prenatal');
    expect(read('index.html')).toContain('<h3>Priya</h3>');
    expect(read('index.html')).not.toMatch(/"@type": "Service",\s*"name": "Priya"/);
  });

  it('changes the words and the end of the same buttons', () => {
    const { read } = runCommands(yoga, 'change the button at the top to "Book your first class" and send people to the prices page'); // prettier-ignore
    for (const page of ['index.html', 'prices.html'])
      expect(read(page)).not.toMatch(/href="(?!prices\.html|#pricing)[^"]*">Book your first class/);
  });

  it('drops no wish after a phone number', () => {
    const { outcome } = runCommands(bakery, 'cambia el teléfono a 963 555 099 y cierra los lunes');
    expect(outcome).toMatchObject({ intent: 'set-contact+set-contact' });
  });

  it('goes on with bare looks', () => {
    const { outcome } = runCommands(hotel, 'make the headings bigger', 'a bit smaller again', 'now in gold');
    expect(outcome).toMatchObject({ message: 'The headings are now gold.' });
  });
});

import { describe, expect, it } from 'vitest';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const gym = makeSite('CrossFit gym called Harbour Barbell in Cork with a class timetable, three coaches, membership prices: Basic €45, Unlimited €79, Family €120, FAQ and contact page. Pages: Home, Classes, Prices, Contact'); // prettier-ignore
const yoga = makeSite('yoga studio Still Point in Leeds: timetable Monday 18:00 Hatha, Wednesday 7:00 Vinyasa, Friday 17:30 Yin; teachers Maya and Jo, prices, faq, contact. multi page'); // prettier-ignore
const diner = makeSite('Restaurant The Copper Pot in Bath: menu with prices (Fish pie £14, Roast chicken £16), our story, gallery, opening hours, testimonials. Pages: Home, Menu, About, Contact'); // prettier-ignore
const river = makeSite('Website for River Friends, a charity cleaning the Tyne: donate 10, 25, 50, impact: 300 volunteers, 42 clean-ups, 18 tonnes; events, team, contact. Pages: Home, Events, About, Contact'); // prettier-ignore
const kita = makeSite('Website für die Kita Regenbogen in Jena: Gruppen, Team, Anmeldung, Kontakt. Telefon 03641 555 012'); // prettier-ignore
const salon = makeSite('Web para la peluquería Rizos en Málaga: servicios con precios (corte 18 €, color 42 €), equipo, galería, reseñas, contacto'); // prettier-ignore

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ');
const count = (text: string, word: string): number => text.split(word).length - 1;
const sectionOf = (html: string, type: string): string =>
  new RegExp(`<section[^>]*data-section="${type}".*?</section>`, 's').exec(html)?.[0] ?? '';

describe('the days of a timetable', () => {
  it('gives a class of a day another name and time, on every page', () => {
    const { read, faults } = runCommands(yoga, 'on Wednesday replace Vinyasa with Barre at 8:00');
    expect(read('timetable.html')).toMatch(/<h3>Wednesday<\/h3>.{0,120}8:00.{0,80}Barre/s);
    expect(sectionOf(read('timetable.html'), 'timetable')).not.toContain('Vinyasa');
    expect(sectionOf(read('timetable.html'), 'timetable')).toContain('Hatha');
    expect(faults).toEqual([]);
  });

  it('empties a day, heading and all', () => {
    const { read, faults } = runCommands(gym, 'no classes on Friday any more');
    expect(sectionOf(read('classes.html'), 'timetable')).not.toContain('Friday');
    expect(sectionOf(read('classes.html'), 'timetable')).toContain('Thursday');
    expect(faults).toEqual([]);
    expect(runCommands(gym, 'no classes on Sunday any more').outcome).toMatchObject({ kind: 'refused' });
  });
});

describe('things by their place', () => {
  it('changes, adds and removes a line of a plan', () => {
    const plain = makeSite(
      'A SaaS for invoicing called Billo, with monthly and yearly pricing plans and FAQ',
    );
    const changed = runCommands(plain, 'change the second line of the Team plan to Sauna included');
    expect(changed.read('index.html')).toContain('Sauna included');
    expect(changed.read('pricing.html')).toContain('Sauna included');
    expect(changed.faults).toEqual([]);
    expect(runCommands(plain, 'add a line Towel service to the Team plan').read('index.html')).toContain('Towel service'); // prettier-ignore
    expect(runCommands(plain, 'change the ninth line of the Team plan to X').outcome.kind).toBe('refused');
  });

  it('makes the third plan the first one', () => {
    const { read } = runCommands(gym, 'make the third plan the first one');
    expect(textOf(sectionOf(read('index.html'), 'pricing'))).toMatch(/Family.*Basic.*Unlimited/u);
  });

  it('asks a question by its new words on every page, with its mark', () => {
    const { read } = runCommands(gym, 'rename the third question to Do I need my own shoes?');
    for (const page of ['index.html']) {
      expect(read(page)).toContain('Do I need my own shoes?');
      expect(read(page)).not.toContain('What do I bring?');
    }
  });

  it('counts reviews as they are read, whatever stands in front', () => {
    const names = [...sectionOf(diner.find(({ path }) => path === 'index.html')?.content as string, 'testimonials').matchAll(/<cite>([^<]+)/gu)].map(([, name]) => name as string); // prettier-ignore
    const { read } = runCommands(diner, 'replace the name of the last guest with Clara Hughes');
    const section = sectionOf(read('index.html'), 'testimonials');
    expect(section).toContain('Clara Hughes');
    expect(section).not.toContain(names.at(-1));
    expect(section).toContain(names[1]);
  });

  it('knows the dearest of several without the word plan', () => {
    const { read } = runCommands(gym, 'make the cheapest plan free and the most expensive €149');
    const prices = textOf(sectionOf(read('index.html'), 'pricing'));
    expect(prices).toMatch(/\bfree\b/iu);
    expect(prices).toContain('€149');
    expect(prices).not.toMatch(/€45|€120/u);
  });

  it('sets one of the amounts', () => {
    const { read } = runCommands(river, 'the second donation amount should be £30');
    const amounts = [...read('index.html').matchAll(/name="amount" value="\D?(\d+)/gu)].map(
      ([, amount]) => amount,
    );
    expect(amounts.slice(0, 2)).toEqual(['10', '30']);
  });
});

describe('numbers with what they count', () => {
  it('changes several at once', () => {
    const { read, outcome } = runCommands(river, 'change 300 volunteers to 450 and 18 tonnes to 21');
    expect(outcome).toMatchObject({ kind: 'changed' });
    expect(textOf(sectionOf(read('index.html'), 'stats'))).toMatch(/450/u);
    expect(textOf(sectionOf(read('index.html'), 'stats'))).toMatch(/21/u);
    expect(textOf(sectionOf(read('index.html'), 'stats'))).toMatch(/42/u);
    expect(runCommands(river, 'change 99 goats to 100').outcome).toMatchObject({ reason: 'not-found' });
  });

  it('keeps what is counted where only the number is new', () => {
    const { read } = runCommands(river, 'say 500 instead of 300 volunteers');
    expect(textOf(read('index.html'))).not.toMatch(/500 a /u);
  });
});

describe('sections and pages', () => {
  it('takes a section off one page and leaves it on another', () => {
    const { read } = runCommands(diner, 'take the menu off the home page but leave it on Menu');
    expect(sectionOf(read('index.html'), 'menu')).toBe('');
    expect(sectionOf(read('menu.html'), 'menu')).not.toBe('');
  });

  it('puts what is added after a new page onto it', () => {
    const { read, faults } = runCommands(diner, 'add a page called Weddings', 'add a gallery to it');
    expect(sectionOf(read('weddings.html'), 'gallery')).not.toBe('');
    expect(faults).toEqual([]);
  });

  it('names new people in the places of those who left', () => {
    const names = [...sectionOf(gym.find(({ path }) => path === 'index.html')?.content as string, 'team').matchAll(/<h3>([^<]+)/gu)].map(([, name]) => name as string); // prettier-ignore
    const { read } = runCommands(gym, `our coaches are now ${names[0]}, ${names[1]} and Ruth Kelly`);
    expect(read('index.html')).toContain('<h3>Ruth Kelly</h3>');
    expect(count(read('index.html'), names[2] as string)).toBe(0);
    expect(runCommands(gym, 'our coaches are now Ann Lee and Bo Wu').outcome).toMatchObject({ reason: 'ambiguous' }); // prettier-ignore
  });

  it('lets what can go, go', () => {
    const { read } = runCommands(gym, 'the third question and its answer can go');
    expect(read('index.html')).not.toContain('What do I bring?');
    expect(read('index.html')).toContain('How large are the groups?');
  });
});

describe('other languages', () => {
  it('adds to the page that is named, whatever its name means', () => {
    const page = kita.map(({ path }) => path).find((path) => path.startsWith('uber')) ?? '';
    const { read } = runCommands(
      kita,
      'füge auf der Seite Über uns einen Abschnitt mit häufigen Fragen hinzu',
    );
    expect(page).not.toBe('');
    expect(sectionOf(read(page), 'faq')).not.toBe('');
  });

  it('changes the heading over a section', () => {
    const { read } = runCommands(kita, 'die Überschrift über dem Team soll „Unser Team“ heißen');
    expect(sectionOf(read('index.html'), 'team')).toContain('Unser Team');
  });

  it('swaps what is to be swapped', () => {
    const idsOf = (html: string) => [...html.matchAll(/data-section="([^"]+)"/gu)].map(([, id]) => id);
    const { read } = runCommands(salon, 'cambia el orden de las reseñas y la galería');
    const ids = idsOf(read('index.html'));
    expect(ids.indexOf('testimonials')).toBeLessThan(ids.indexOf('gallery'));
    const german = idsOf(runCommands(kita, 'tausche Team und Leistungen').read('index.html'));
    expect(german.indexOf('team')).toBeLessThan(german.indexOf('services'));
  });
});

import { describe, expect, it } from 'vitest';
import { textOf } from '@/domain/site/site-file';
import type { SiteFile } from '@/domain/site/site-file';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { readBrief } from '../brief/read-brief';
import { composeSite } from '../compose/compose-site';
import { loadAllCopy } from '../plan/load-copy';
import { makePlan } from '../plan/make-plan';
import { applyCommand } from './apply-command';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const make = (prompt: string): readonly SiteFile[] => composeSite(makePlan(readBrief(prompt), 5));
const bakery = make('Bakery in Leeds called Crumb & Co, sourdough £4.50, croissants £2.20, cinnamon buns £2.80, about, contact'); // prettier-ignore
const festival = make('Summer food festival in Bath on 7 June 2027, with line-up, tickets adult £12 child £5, venue and FAQ'); // prettier-ignore
const shifts = make('Landing page for Relay, a shift planning app for cafes. Plans Free, Team $12, Business $29 a month. FAQ'); // prettier-ignore
const shop = make('Online shop for handmade candles, 6 products, cart, euros');
const yoga = make(
  'Yoga studio in Porto: timetable, teachers Ana Lima and Rui Costa, prices drop-in €12, FAQ',
);

function run(files: readonly SiteFile[], command: string) {
  const outcome = applyCommand({ files, command });
  const changed = outcome.kind === 'changed' ? outcome.files : [];
  const all = new Map([...files, ...changed].map((file) => [file.path, textOf(file)]));
  return { outcome, message: outcome.kind === 'history' ? '' : outcome.message, read: (path: string) => all.get(path) ?? '', paths: changed.map(({ path }) => path) }; // prettier-ignore
}

describe('an order that points', () => {
  it.each(['make every second section light grey', 'give every other section a light grey background'])(
    'paints bands: %s',
    (command) => {
      expect(run(bakery, command).read('style.css')).toMatch(
        /main > section:nth-of-type\(2n\) \{\s*background: light-dark\(#d3d3d3, #[\da-f]{6}\)/u,
      );
    },
  );

  it('turns the writing white on dark bands', () => {
    expect(run(bakery, 'make every second section dark green').read('style.css')).toMatch(/--ink: #ffffff/u);
  });

  it.each(['set it on 14 May', 'move the festival to Friday 14 May', 'have it on 14th of May'])(
    'sets the day: %s',
    (command) => {
      expect(run(festival, command).read('index.html')).toContain('14 May 2027');
    },
  );

  it.each(['button at the top green and bigger pls', 'make the button in the header green'])(
    'means the button that leads somewhere, not the one of the menu: %s',
    (command) => {
      expect(run(shifts, command).read('style.css')).toMatch(
        /\.site-header \.button \{[^}]*(?:light-dark\()?#008000/u,
      );
    },
  );

  it('gives one of a row its words and its price', () => {
    const html = run(bakery, 'the second card should say Almond croissant £3.10').read('index.html');
    expect(html).toMatch(/Almond croissant<\/h3>[^]{0,80}£3\.10/u);
    expect(html).not.toContain('Almond croissant £3.10<');
  });

  it('adds a page at its place and keeps the place out of its name', () => {
    const { read, paths } = run(yoga, 'add a page Workshops after Timetable');
    expect(paths).toContain('workshops.html');
    expect(read('index.html')).toMatch(/>Timetable<[^]{0,200}>Workshops</u);
  });

  it('leaves the room around things when it is about the room between them', () => {
    const css = run(shop, 'less space between the products').read('style.css');
    expect(css).toMatch(/\[data-section="products"\] \{\s*--gap: calc\(var\(--gap-of-all\) \* 0\.5\)/u);
  });

  it('sets free delivery once, whatever is said of the cart behind it', () => {
    const { outcome, read } = run(shop, 'free shipping from 60 euros, put that in the cart too');
    expect(outcome.kind === 'changed' && outcome.intent).toBe('set-price');
    expect(read('cart.html')).toContain('data-free-from="60"');
  });

  it('puts one of a list first and keeps the second wish', () => {
    const html = run(shop, 'cheapest product first').outcome;
    expect(html.kind === 'changed' && html.intent).toBe('add-feature');
    const { outcome } = run(bakery, 'swap about and contact, and a softer green please');
    expect(outcome.kind === 'changed' ? outcome.intent : outcome.kind).toMatch(/move-section|refused/u);
  });

  it('paints the header button where the order has no verb', () => {
    expect(run(shifts, 'header button orange').read('style.css')).toMatch(
      /\.site-header \.button \{[^}]*background/u,
    );
  });

  it('closes no day that nothing was said of', () => {
    const { outcome, message } = run(shifts, 'closed on sundays from now on, and saturdays 9 to 1');
    expect(outcome.kind).toBe('refused');
    expect(message).toMatch(/other days/u);
  });

  it('says that one of several changes cannot be taken out alone', () => {
    expect(run(shop, 'undo the colour but keep the new section').message).toMatch(/whole changes/u);
    expect(run(shop, 'undo').outcome.kind).toBe('history');
  });
});

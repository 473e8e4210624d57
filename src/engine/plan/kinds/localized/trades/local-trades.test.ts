import { describe, expect, it } from 'vitest';
import type { SiteKind } from '@/domain/site/vocabulary';
import { readBrief } from '../../../../brief/read-brief';
import { findMotif } from '../../../../compose/art/find-motif';
import { loadAllCopy } from '../../../load-copy';
import { makePlan } from '../../../make-plan';
import { localizedContent } from '../../localized';
import { makeTestFacts } from '../../testing/make-test-facts';
import { arabicTrades } from './arabic-trades';
import { dutchTrades } from './dutch-trades';
import { frenchTrades } from './french-trades';
import { germanTrades } from './german-trades';
import { hebrewTrades } from './hebrew-trades';
import { italianTrades } from './italian-trades';
import { facets, readLocalTrades } from './local-trade';
import { polishTrades } from './polish-trades';
import { portugueseTrades } from './portuguese-trades';
import { spanishTrades } from './spanish-trades';
import { turkishTrades } from './turkish-trades';

await loadAllCopy();
const slot = <T>(value: T) => ({ value, spans: [] });
const languages = [
  ['de', germanTrades],
  ['es', spanishTrades],
  ['fr', frenchTrades],
  ['pt', portugueseTrades],
  ['it', italianTrades],
  ['ar', arabicTrades],
  ['nl', dutchTrades],
  ['pl', polishTrades],
  ['tr', turkishTrades],
  ['he', hebrewTrades],
] as const;

describe.each(languages)('trades in %s', (_language, trades) => {
  it('has at least twenty-five, each once', () => {
    expect(new Set(trades.map(({ id }) => id)).size).toBe(trades.length);
    expect(trades.length).toBeGreaterThanOrEqual(25);
  });

  it('gives each six things with a line, none in English', () => {
    for (const { id, rows } of trades) {
      expect(rows.length, id).toBeGreaterThanOrEqual(6);
      for (const [title, text] of rows) {
        expect(title.length, id).toBeGreaterThan(1);
        expect(text.length, `${id} ${title}`).toBeGreaterThan(3);
        expect(`${title} ${text}`).not.toMatch(/\b(?:the|and|with|your)\b/u);
      }
      expect(facets[id].euros.length, id).toBeGreaterThanOrEqual(rows.length);
      for (const art of facets[id].art) expect(findMotif(art), `${id} ${art}`).not.toBeNull();
    }
  });
});

it('refuses a trade that nobody knows', () => {
  expect(() => readLocalTrades('falconer | falkner* | Vorführung: Mit Eule')).toThrow('falconer');
});

it.each<[string, SiteKind, string, string]>([
  ['de', 'clinic', 'Physiotherapie in Leipzig', 'Krankengymnastik'],
  ['de', 'home-services', 'Malerbetrieb in Bremen', 'Tapezieren'],
  ['es', 'veterinary', 'Peluquería canina en Sevilla', 'Baño y cepillado'],
  ['fr', 'home-services', 'Plombier à Marseille', 'Débouchage'],
  ['pt', 'auto', 'Oficina de bicicletas em Lisboa', 'Furo'],
  ['it', 'home-services', 'Falegnameria a Siena', 'Armadi a muro'],
  ['ar', 'salon', 'صالون حلاقة رجالي في دبي', 'تحديد اللحية'],
  ['nl', 'salon', 'Barbier in Gent', 'Baard'],
  ['nl', 'home-services', 'Schildersbedrijf in Zwolle', 'Behang'],
  ['pl', 'auto', 'Warsztat samochodowy w Gdyni', 'Hamulce'],
  ['tr', 'salon', 'Kadıköy’de berber', 'Sakal'],
  ['he', 'home-services', 'אינסטלטור בחיפה', 'סתימות'],
])('%s %s: %s offers %s', (language, kind, prompt, thing) => {
  const facts = makeTestFacts({}, { language: slot(language), prompt, kind: slot(kind) });
  expect(localizedContent(kind, language, facts)?.services?.items?.map(({ title }) => title)).toContain(
    thing,
  );
});

it.each([
  ['Chocolaterie artisanale à Lyon', /Ganaches/u, /pain|boulang/iu],
  ['Fromagerie à Annecy', /Chèvre frais/u, /Bouquet/u],
  ['Élevage d’escargots en Bourgogne', /Vente à la ferme/u, /Second avis/u],
  ['Käserei im Emmental', /Weichkäse/u, /Strauß/u],
  ['Granja de caracoles en Soria', /Colegios y grupos/u, /Segunda opinión/u],
])('%s speaks of what it sells', (prompt, own, neighbours) => {
  const { pages } = makePlan(readBrief(prompt), 1);
  const text = JSON.stringify(pages.flatMap(({ sections }) => sections.map(({ content }) => content)));
  expect(text).toMatch(own);
  expect(text).not.toMatch(neighbours);
});

it('leaves a restaurant with a chocolate cake a restaurant', () => {
  const facts = makeTestFacts(
    {},
    {
      language: slot('fr'),
      prompt: 'Restaurant à Lyon, gâteau au chocolat, fromages',
      kind: slot('restaurant'),
    },
  );
  expect(JSON.stringify(localizedContent('restaurant', 'fr', facts)?.menu)).not.toMatch(/Ballotin/u);
});

it('takes a word in a name for no trade', () => {
  const facts = makeTestFacts(
    {},
    { language: slot('de'), prompt: 'Buchladen "Zum Fahrrad" in Ulm', name: slot('Zum Fahrrad') },
  );
  expect(localizedContent('shop', 'de', facts)?.products?.items?.[0]?.title).toBe('Roman der Woche');
});

it('keeps the asked price list alone in other languages, too', () => {
  const plan = makePlan(
    readBrief('Barbería en Madrid. Precios: corte 15 €, barba 10 €, corte y barba 22 €'),
    1,
  );
  const sums = JSON.stringify(plan.pages.map(({ sections }) => sections.map(({ content }) => content)));
  expect([...new Set(sums.match(/\d+(?:,\d+)? €/gu))].toSorted()).toEqual(['10 €', '15 €', '22 €']);
});

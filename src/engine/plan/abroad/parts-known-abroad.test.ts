import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadLexicons } from '../../brief/words/lexicon-shelf';
import { loadCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import { partLineOf } from './part-lines-abroad';

const plan = async (prompt: string) => {
  await loadLexicons(prompt);
  const brief = readBrief(prompt);
  await loadCopy(brief);
  return makePlan(brief, 1);
};
const sectionsOf = async (prompt: string) => (await plan(prompt)).pages.flatMap(({ sections }) => sections);

describe('parts that are known by their titles', () => {
  it.each([
    ['fr', 'Palmarès', /titres/u],
    ['es', 'Seguros', /póliza/u],
    ['de', 'Hausordnung', /halten/u],
    ['nl', 'Wat te doen bij overlijden', /Bel ons eerst/u],
    ['pl', 'Nagrania', /nagranie/u],
    ['ar', 'طرق التحضير', /طريقته/u],
    ['tr', 'Dostlar', /sorun/iu],
  ])('%s: %s', (language, title, line) => {
    expect(partLineOf(language, title)).toMatch(line);
  });

  let found: Awaited<ReturnType<typeof sectionsOf>> = [];
  beforeAll(async () => {
    found = await sectionsOf(
      'Tierarztpraxis Dr. Lindner in Görlitz mit Leistungen, Team, Notdienst und Terminvereinbarung.',
    );
  });
  it('keeps a part though its sentence tells a fact beside it', () => {
    expect(found.some(({ content }) => content.title === 'Notdienst')).toBe(true);
  });

  it('shows what is photographed, and no packages', async () => {
    const sections = await sectionsOf(
      'Photographe de grossesse à Angers, « Clémence Aubry » : galerie, forfaits (Mini 120 €, Complet 240 €, Famille 310 €), contact.',
    );
    const gallery = sections.find(({ type }) => type === 'gallery');
    expect(gallery?.content.items?.map(({ title }) => title)).toContain('Grossesse');
    const family = sections
      .find(({ type }) => type === 'pricing')
      ?.content.items?.find(({ title }) => title === 'Famille');
    expect(family?.text).toBeUndefined();
  });

  it('names those who train by what they train', async () => {
    const sections = await sectionsOf(
      'Site du club de boxe de Roubaix : palmarès, entraîneurs, horaires et inscription.',
    );
    expect(sections.find(({ type }) => type === 'team')?.content.items?.[0]?.title).toBe('Débutants');
  });

  it('lets a house by the room, and a pitch in the region as the prompt says it', async () => {
    const rural = await sectionsOf(
      'Casa rural La Fresneda en Asturias: habitaciones con precios, entorno, cómo llegar y reservas.',
    );
    expect(rural.find(({ type }) => type === 'rooms')?.content.items?.length).toBeGreaterThan(2);
    const camp = JSON.stringify(
      await sectionsOf('Campingplatz Seewiese in der Uckermark: Stellplätze, Preise, Anreise, Platzordnung.'),
    );
    expect(camp).toContain('in der Uckermark');
    expect(camp).not.toContain('Finden Sie das Zimmer');
  });
});

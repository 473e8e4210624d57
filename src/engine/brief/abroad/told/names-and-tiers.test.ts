import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadLexicons } from '../../words/lexicon-shelf';

const prompts = {
  coffee:
    'Loja online de cafés especiais "Grão Alto", de Poços de Caldas: seis cafés, filtro por torra, assinatura mensal R$ 79, carrinho e frete.',
  app: 'Landingspagina voor de app "Spaarpot" voor zakgeld: functies, prijs gratis en Plus €2,99 per maand, reviews, download.',
  author:
    'Site para a autora de livros infantis Beatriz Nobre: livros, visitas a escolas, sobre a autora, imprensa, contacto.',
  editor: 'אתר לעורכת וידאו שירה לוי: עבודות, לקוחות, על עצמי, צור קשר.',
  nursery:
    "Website voor kinderopvang 't Vlindertje in Breda: locaties, tarieven, inspectierapporten, rondleiding aanvragen, nieuws.",
  inn: 'Site de l’auberge « Le Vieux Four » à Saint-Flour : menus (midi 19 €, terroir 32 €), chambres, fermeture le lundi, réservations.',
};
const of = (key: keyof typeof prompts) => readBrief(prompts[key]);
const titles = (key: keyof typeof prompts) => of(key).parts.map(({ value }) => value.title);

beforeAll(async () => {
  for (const prompt of Object.values(prompts)) await loadLexicons(prompt);
});

describe('names and tiers told abroad', () => {
  it('takes the name between marks, the town behind it, and sells no freight', () => {
    const brief = of('coffee');
    expect([brief.name?.value, brief.place?.value]).toEqual(['Grão Alto', 'Poços de Caldas']);
    expect(brief.items.map(({ value }) => value.name)).not.toContain('Frete');
    expect(brief.items.find(({ value }) => value.price !== undefined)?.value.name).toBe('Assinatura mensal');
  });

  it('parts a free plan from the next', () => {
    expect(of('app').items.map(({ value }) => [value.name, value.price])).toEqual([
      ['Gratis', '€0'],
      ['Plus', '€2,99 per maand'],
    ]);
  });

  it('shows books of who writes them', () => {
    expect(of('author').kind.value).toBe('portfolio');
    expect(titles('author')).toEqual(expect.arrayContaining(['Visitas a escolas', 'Imprensa']));
  });

  it('parts a Hebrew calling from the name behind it', () => {
    const brief = of('editor');
    expect([brief.name?.value, brief.offer?.value]).toEqual(['שירה לוי', 'עורכת וידאו']);
    expect(brief.sections.map(({ value }) => value)).toContain('about');
  });

  it('keeps papers of a nursery parts and a day of rest off the card', () => {
    expect(titles('nursery')).toEqual(['Inspectierapporten', 'Rondleiding aanvragen']);
    expect(of('inn').items.some(({ value }) => /fermeture/iu.test(value.name))).toBe(false);
  });
});

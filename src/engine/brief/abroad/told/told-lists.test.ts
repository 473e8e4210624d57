import { expect, it } from 'vitest';
import type { Brief } from '@/domain/site/brief';
import { loadLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

const read = async (prompt: string): Promise<Brief> => {
  await loadLexicons(prompt);
  return readBrief(prompt);
};

it('takes what software does whole, and for no part of its page', async () => {
  const brief = await read(
    'Crée une landing page pour "Facturo", un logiciel de facturation. Fonctions : devis en deux clics, relances automatiques, export comptable.',
  );
  expect(brief.items.map(({ value }) => value.name)).toEqual([
    'Devis en deux clics',
    'Relances automatiques',
    'Export comptable',
  ]);
  expect(brief.sections.map(({ value }) => value)).not.toContain('quote');
});

it('tells the day of a feast step by step, past short words with a stop', async () => {
  const brief = await read(
    'Strona na wesele Zosi i Antka, 5 czerwca 2027. Ślub o 15:00 w kościele św. Anny, potem obiad, tańce do rana. Prosimy bez kwiatów.',
  );
  expect(brief.items.map(({ value }) => [value.section, value.name, value.when])).toEqual([
    ['agenda', 'Ślub w kościele św. Anny', '15:00'],
    ['agenda', 'Obiad', undefined],
    ['agenda', 'Tańce do rana', undefined],
  ]);
  expect(brief.parts).toEqual([]);
});

it('puts years of exhibitions under their own word, and sells no river', async () => {
  const brief = await read(
    'Portfolio für mich, Jana Kettler, Keramikerin aus Halle (Saale). Werkgruppen: Schalen, Vasen. Ausstellungen 2023 Burg Giebichenstein, 2024 Grassimesse Leipzig.',
  );
  expect(brief.parts[0]?.value.lines).toEqual(['2023: Burg Giebichenstein', '2024: Grassimesse Leipzig']);
  expect(brief.items.map(({ value }) => value.name)).not.toContain('Saale');
});

it('names two who write, and leaves the titles of their posts whole', async () => {
  const brief = await read(
    'Blog de viagem da Luiza e do Caio, um casal de Floripa. Últimos posts: "Atacama sem gastar muito", "Nossa kombi quebrou em Salta".',
  );
  expect(brief.name?.value).toBe('Luiza e Caio');
  expect(brief.offer?.value).toBe('Blog de viagem');
  expect(brief.items.map(({ value }) => value.name)).toContain('Nossa kombi quebrou em Salta');
});

it('takes no order where none is wanted, and no coffee for a filter', async () => {
  const brief = await read(
    "Kadıköy'de bir kahve dükkanı açtım, adı Köşe Kahve. Filtre kahve 90 TL. Online sipariş olmasın.",
  );
  expect(brief.offer?.value).toBe('kahve dükkanı');
  expect(brief.excluded.map(({ value }) => value)).toContain('products');
  expect(brief.behaviours.map(({ value }) => value)).not.toContain('filter');
});

it('reads two pages that are asked for without a comma', async () => {
  const brief = await read('Diyetisyen Elif Aksoy için kişisel site. İzmir. Hakkımda ve SSS sayfaları.');
  expect(brief.pages.map(({ value }) => value)).toEqual(['Hakkımda', 'SSS']);
});

it('knows her who says her title before her name', async () => {
  const brief = await read('صفحة شخصية لي، أنا المهندسة ليلى حداد، مصممة داخلية من بيروت.');
  expect(brief.name?.value).toBe('ليلى حداد');
});

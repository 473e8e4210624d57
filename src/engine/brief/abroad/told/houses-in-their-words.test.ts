import { expect, it } from 'vitest';
import { isPhoneOnly } from '../../../plan/kinds/parts/phone-only';
import { loadCopy } from '../../../plan/load-copy';
import { makePlan } from '../../../plan/make-plan';
import { readBrief } from '../../read-brief';
import { loadLexicons } from '../../words/lexicon-shelf';

const read = async (prompt: string) => {
  await loadLexicons(prompt);
  return readBrief(prompt);
};

it('does what somebody says of themselves, and is paid for that by whoever comes', async () => {
  const { offer, kind, items } = await read(
    'Hola, soy Elsa Prieto, profesora de violín en Zamora. Clases en mi casa, niños y jóvenes, 22 € la hora. Quiero una web con inicio y contacto. Estilo elegante',
  );
  expect([offer?.value, kind.value, items[0]?.value.name]).toEqual([
    'profesora de violín',
    'course',
    'Profesora de violín',
  ]);
});

it('leaves the clause that says who opened it out of what it is', async () => {
  const { offer } = await read('Kardeşimle Muğla’da kurduğumuz cam atölyesi "Sır" için site. Kurs 700 TL');
  expect(offer?.value).toBe('cam atölyesi');
});

it('cooks at noon and at night, and takes tables by telephone', async () => {
  const brief = await read(
    'Site para o restaurante Adega Velha em Faro. Bacalhau 15 €. Almoços das 12h às 15h, jantares das 19h às 22h, encerra à terça. Reservas pelo 289 111 222.',
  );
  expect(brief.hours?.value.map(({ opens, closes }) => [opens, closes])).toEqual([
    [720, 900],
    [1140, 1320],
  ]);
  expect(isPhoneOnly(brief)).toBe(true);
});

it('sells nights and no room that is called "hotel", and says how far the sea is', async () => {
  const brief = await read(
    'Website voor mijn B&B De Duinroos in Zoutelande. 4 kamers, vanaf 88 euro per nacht, 3 minuten van het strand.',
  );
  expect(brief.items.map(({ value }) => [value.section, value.name])).toEqual([
    ['rooms', '4 kamers'],
    ['pricing', 'Nacht'],
  ]);
  await loadCopy(brief);
  expect(JSON.stringify(makePlan(brief, 1).pages)).toContain('3 minuten van het strand');
});

it('does what is told in one Arabic breath, and no prices', async () => {
  const { items } = await read(
    'موقع لخياطة رجالية في الشارقة، اسمها أبو راشد. تفصيل ثياب وبشوت وتقصير ملابس. تبدأ الأسعار من ١٥٠ درهم.',
  );
  expect(items.map(({ value }) => [value.section, value.name])).toEqual([
    ['services', 'تفصيل ثياب'],
    ['services', 'بشوت'],
    ['services', 'تقصير ملابس'],
    ['pricing', 'خياطة رجالية'],
  ]);
});

it('holds feasts for others, and has no dates for it', async () => {
  const { sections } = await read('אתר למסעדת "הגפן" בעכו. דגים 90 ש"ח. אירועים פרטיים עד 60 איש.');
  expect(sections.map(({ value }) => value)).not.toContain('events');
});

it('puts what a lawyer’s time costs among the prices', async () => {
  const { items } = await read(
    'Studio legale Avv. Ugo Bassi, Lecce. Successioni, divorzi. Prima consulenza 70 euro.',
  );
  expect(items.find(({ value }) => value.price !== undefined)?.value.section).toBe('pricing');
});

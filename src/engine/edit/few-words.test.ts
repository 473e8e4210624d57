import { describe, expect, it } from 'vitest';
import { makeSite, readFile, runCommands } from '../../../tests/support/made-sites/run-command';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const vet = makeSite('Website for Oakfield Veterinary Clinic in Ludlow. Services, vets team of four, fees, opening hours Mon-Fri 8:30-18:30 Sat 9-12, emergency number 01584 555 210, FAQ, contact form. Green and white.'); // prettier-ignore
const dogs = makeSite('Dog rescue charity Second Paw in Bristol: dogs for adoption (8 dogs with name, age, breed), how to adopt in 4 steps, donate with amounts, volunteer form, success stories, events'); // prettier-ignore
const encina = makeSite('Página web para el restaurante "La Encina" en Salamanca: carta con precios, reservas, fotos y cómo llegar. Estilo rústico.'); // prettier-ignore

const sectionsOf = (html: string): string => [...html.matchAll(/<section[^>]*data-section="([^"]+)"/gu)].map(([, type]) => type).join(' '); // prettier-ignore
const sectionOf = (html: string, type: string): string =>
  new RegExp(`<section[^>]*data-section="${type}".*?</section>`, 's').exec(html)?.[0] ?? '';

describe('sections and pages', () => {
  it('puts sections into an order, in whatever words, and names those it lacks', () => {
    for (const order of [
      'change the order: team, services, fees, faq',
      'put the sections in this order: team, services, fees and faq',
    ])
      // prettier-ignore
      expect(sectionsOf(runCommands(vet, order).read('index.html'))).toMatch(/team.*services.*pricing.*faq/u);
    expect(sectionsOf(runCommands(encina, 'pon las secciones en este orden: reservas, carta, fotos').read('index.html'))).toMatch(/booking.*menu.*gallery/u); // prettier-ignore
    expect(runCommands(vet, 'change the order: team, sponsors, fees').outcome).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('“sponsors”') as string,
    });
  });

  it('takes one page into another, and adds one by its name alone', () => {
    const { outcome, read, faults } = runCommands(dogs, 'merge about into contact');
    expect(outcome).toMatchObject({ kind: 'changed', deleted: ['about.html'] });
    expect(sectionsOf(read('contact.html'))).toMatch(/about/u);
    expect(read('index.html')).not.toContain('about.html');
    expect(faults).toEqual([]);
    expect(runCommands(vet, 'the fees page please').read('fees.html')).toContain('<h1');
    expect(runCommands(vet, 'make a separate page for the FAQ').read('faq.html')).toContain('data-section="faq"'); // prettier-ignore
  });
});

describe('things of lists', () => {
  it('counts steps anew and leaves their numbers where they stand', () => {
    const { read } = runCommands(dogs, 'change 4 steps to 5 steps: add "Home check" after step 2');
    expect(sectionOf(read('index.html'), 'process')).toMatch(/<b>2<\/b><h3>You meet<.*<b>3<\/b><h3>Home check<.*<b>4<\/b><h3>We visit<.*<b>5<\/b>/su); // prettier-ignore
    const less = sectionOf(runCommands(dogs, 'remove step 2').read('index.html'), 'process');
    expect(less).toMatch(/<b>1<\/b><h3>You write<.*<b>2<\/b><h3>We visit<.*<b>3<\/b><h3>Going home/su);
  });

  it('says more of a thing behind what its list says of it', () => {
    expect(runCommands(dogs, 'Biscuit comes with a blanket now').read('index.html')).toContain('Good with children. Comes with a blanket.'); // prettier-ignore
    const { read } = runCommands(dogs, 'add "good with cats" to Juno');
    expect(read('index.html')).toMatch(/<h3>Juno<\/h3>.*no cats\. Good with cats\.<\/p>/su);
    expect(runCommands(dogs, 'Zorro comes with a blanket now').outcome).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('Zorro') as string,
    });
  });

  it('keeps the days in names, and details out of them', () => {
    expect(runCommands(dogs, 'add an event: Summer fun day, 12 July 2027, 11am, Castle Park').read('index.html')).toContain('<h3>Summer fun day</h3>'); // prettier-ignore
    expect(runCommands(dogs, 'add a dog: Nutmeg, three years, spaniel').read('index.html')).toMatch(/<h3>Nutmeg<\/h3>.{0,40}<p>Three years, spaniel<\/p>/su); // prettier-ignore
    expect(runCommands(dogs, 'Juno found a home').read('index.html')).not.toContain('<h3>Juno<');
    expect(runCommands(dogs, 'Put the dogs in a row of 3').read('style.css')).toMatch(/#listings[^{]*\{[^}]*repeat\(3/u); // prettier-ignore
  });
});

describe('how to be reached', () => {
  it('leads to WhatsApp with the code of the country', () => {
    expect(runCommands(dogs, 'add WhatsApp 07700 900123').read('index.html')).toContain('wa.me/447700900123');
    expect(runCommands(encina, 'añade whatsapp 612 555 019').read('index.html')).toContain('wa.me/34612555019'); // prettier-ignore
    const forno = makeSite('pizza place Forno in Brighton, whatsapp button, contact form');
    expect(readFile(forno, 'index.html')).toContain('href="#contact">WhatsApp');
    const told = runCommands(forno, 'the whatsapp number is +44 7700 900123').read('index.html');
    expect(told).not.toContain('href="#contact">WhatsApp');
    expect(told).toContain('href="https://wa.me/447700900123">WhatsApp');
  });

  it('does what it can of a telephone and days, and says the rest', () => {
    const { outcome, read } = runCommands(encina, 'el teléfono es ahora 923 555 014 y cerramos los lunes');
    expect(read('index.html')).toContain('tel:923555014');
    expect(outcome).toMatchObject({ message: expect.stringContaining('no opening hours yet') as string });
  });
});

it('asks for the answer of a question told behind a colon, turns a colour up, and says asides', () => {
  expect(runCommands(vet, 'add a question to the FAQ: Do you see rabbits?').outcome).toMatchObject({ kind: 'refused', message: expect.stringContaining('Do you see rabbits?') as string }); // prettier-ignore
  expect(runCommands(vet, 'turn the green up a notch').outcome).toMatchObject({ intent: 'set-color' });
  expect(runCommands(vet, 'write under the fees: All fees incl. VAT.').read('index.html')).toContain('<p>All fees incl. VAT.</p>'); // prettier-ignore
  expect(runCommands(vet, 'make the header sticky and smaller').outcome).toMatchObject({ message: expect.not.stringContaining('no look') as string }); // prettier-ignore
  expect(runCommands(vet, 'add certificate RCVS Accredited 2024').read('index.html')).toMatch(/>Certificates<\/h2>.*RCVS Accredited 2024/su); // prettier-ignore
});

import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

const vets = `Good morning. We are a firm of four masons, Pell & Daughters in Wells, and I would like a website that is calm. My mother started in 1974 and my sister Jo and I took over in 2009.

Our prices are: small headstone £980, kerb set £1,640, house sign from £120. All prices include drawing and fixing within 20 miles. Permits are extra.

Please include a page for each of these: First questions, Stones and prices, Repairs, About us, Contact. A page about grief would be good too, with the numbers for Cruse (0808 808 1677) and the Samaritans (116 123).

Where we are: 12 Tor Yard, Wells BA5 2PX, parking behind the building. Office hours are 9 to 5 Monday to Friday. office@pellstone.example. Telephone 01749 555 044.`;

const band = `Can you make a website for our ukulele band please. We're called Four Strings Short, we're about thirty people who play in a hall in Bude, no auditions. Songs come from everywhere.

When and where: Tuesdays in term time, 7.15 to 9, at the Parkhouse Centre. First time free, after that £4. Just turn up.

Our leader is Jan Pascoe. Ted does the money and the cakes.

FAQ
Can I bring children? From about nine, if they like it.
Is it accessible? Yes, level all the way.

Design: loud, poster colours. One page. Write to play@fourstrings.example.`;

const facteur = `Bonjour, je m'appelle Maël Le Gall et je suis facteur d'orgues à Vannes. Je construis et restaure des orgues depuis 2008, après cinq ans en Alsace. Je travaille avec deux compagnons dans une ancienne scierie près du port, et nous prenons le temps qu'il faut pour chaque instrument.

Je voudrais un site en français, très sobre, avec une page Orgues, une page Entretien avec les tarifs, une page L'atelier et une page Contact.

Tarifs : accord complet 480 €, réglage 90 €, visite annuelle 220 €. Un devis est gratuit et je réponds sous une semaine.

L'atelier est au 8 rue du Port, 56000 Vannes. Téléphone 02 97 00 14 27, mael@legall-orgues.example. Couleurs : bois clair, crème. Pas de musique automatique.`;

beforeAll(() => Promise.all([loadAllLexicons(), loadAllCopy()]));

it('makes a page for each of a list, with the numbers that one is to have', () => {
  const plan = makePlan(readBrief(vets), 1);
  expect(plan.pages.map(({ title }) => title)).toEqual(['Home', 'First questions', 'Stones and prices', 'Repairs', 'About us', 'Contact', 'Grief']); // prettier-ignore
  expect(JSON.stringify(plan.pages.at(-1)?.sections)).toContain('Cruse (0808 808 1677) and the Samaritans (116 123).'); // prettier-ignore
  expect(JSON.stringify(plan.pages)).not.toContain('Office@');
});

it('takes no "please" into what it is, no "they like it" out of an answer, and nobody’s chores for services', () => {
  const plan = makePlan(readBrief(band), 1);
  const told = JSON.stringify(plan.pages);
  expect(plan.noun).not.toContain('please');
  expect(told).toContain('From about nine, if they like it.');
  expect(plan.pages.flatMap(({ sections }) => sections.filter(({ type }) => type === 'services'))).toEqual(
    [],
  );
});

it('makes the pages that are each called one in French', () => {
  expect(makePlan(readBrief(facteur), 1).pages.map(({ title }) => title)).toEqual([
    'Accueil',
    'Orgues',
    'Entretien',
    'L’atelier'.replace('’', "'"),
    'Contact',
  ]);
});

import { describe, expect, it } from 'vitest';
import { absoluteAddress, findSiteAddress } from './site-address';

describe('findSiteAddress', () => {
  it.each([
    ['A bakery site. Our domain is alder.example, warm colours', 'https://alder.example/'],
    ['Domain: www.alder-bread.co.uk', 'https://www.alder-bread.co.uk/'],
    ['It will be hosted at https://mira.github.io/wedding/', 'https://mira.github.io/wedding/'],
    ['Meine Domain ist blumen-laden.de, bitte grün', 'https://blumen-laden.de/'],
    ['Nuestro dominio es panaderia.es', 'https://panaderia.es/'],
    ['Le domaine : fleurs.fr', 'https://fleurs.fr/'],
    ['URL https://tonal.shop/index.html', 'https://tonal.shop/'],
  ])('%s', (prompt, expected) => expect(findSiteAddress(prompt)).toBe(expected));

  it.each([
    'A landing page like stripe.com for my startup',
    'Mail hello@alder.example, phone 0113 496 0000',
    'Website for Booking.com style hotels',
    'Our domain is winemaking. Nothing else.',
    'We are live on instagram.com/alder',
    'Domain expert for hire at a consultancy',
  ])('is not told by: %s', (prompt) => expect(findSiteAddress(prompt)).toBeNull());
});

it('writes the first page as the home, others as files of it', () => {
  expect(absoluteAddress('https://a.example/', 'index.html')).toBe('https://a.example/');
  expect(absoluteAddress('https://a.example/', 'über-uns.html')).toBe('https://a.example/%C3%BCber-uns.html');
});

import { expect, it } from 'vitest';
import { spellEast } from './spell-east';

it.each([
  ['tr', 'oto yikama dukkanim, ic dis yikama 350 tl, hafta ici acik', 'oto yıkama dükkanım, iç dış yıkama 350 TL, hafta içi açık'],
  ['tr', 'cicekci dukkanimiz, dugun cicekleri, fiyatlarimiz uygun', 'çiçekçi dükkanımız, düğün çiçekleri, fiyatlarımız uygun'],
  ['pl', 'szkola w krakowie, kursy dla mlodziezy, 80 zl, w sobote zamkniete', 'szkoła w krakowie, kursy dla młodzieży, 80 zł, w sobotę zamknięte'],
  ['nl', 'cafe de hoek, koffie 3,50 €', 'café de hoek, koffie € 3,50'],
  ['he', 'לחם כפרי 32 שח', 'לחם כפרי 32 ₪'],
])('puts the marks and the money of %s where they belong: %j', (language, typed, right) => {
  expect(spellEast(typed, language)).toBe(right);
}); // prettier-ignore

it.each([
  ['tr', 'Çiçekçi dükkanımız, dis macunu, hali saha'],
  ['pl', 'zapraszamy na workshop w krakowie, kontakt: biuro@szkola.pl'],
  ['nl', 'broodjes voor €4,50'],
])('leaves %s alone where it is written with care: %j', (language, typed) => {
  expect(spellEast(typed, language)).toBe(typed);
});

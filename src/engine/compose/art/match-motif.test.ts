import { describe, expect, it } from 'vitest';
import { matchMotif } from './match-motif';
import { motifNames } from './motif-names';
import { motifWords } from './motif-words';
import { drawnNames } from './motifs';

describe('the picture for an offer', () => {
  it.each([
    ['exhaust centre', 'tulips'],
    ['dive centre', 'tulips'],
    ['model railway club', 'shirt'],
    ['tea merchant', 'shirt'],
    ['paintball site', 'loaf'],
    ['stately home', 'chart'],
    ['floor layer', 'gym'],
    ['basket maker', 'ball'],
    ['plant nursery', 'toy-blocks'],
    ['coin dealer', 'car'],
    ['resume builder', 'hammer'],
    ['group that planted native trees', 'plant'],
    ['care of street trees', 'village'],
    ['operations consultant', 'mask'],
    ['camping shirts', 'mosque'],
    ['bed and breakfast', 'egg'],
    ['wholesale tulips', 'beans'],
    ['hedgehog rescue', 'mower'],
    ['ice rink opening times', 'watch'],
    ['notary public', 'megaphone'],
    ['relationship counselling', 'megaphone'],
    ['three-tier cakes', 'paw'],
    ['fire eater and stilt walker', 'dog'],
    ['hundred small gardens', 'dog'],
    ['handmade pies', 'dog'],
    ['save the peat bog campaign', 'tent'],
    ['moulin dans le Gers', 'dancer'],
    ['escola de vela', 'candle'],
  ])('shows for a %s no %s', (offer, motif) => {
    expect(matchMotif(offer)).not.toBe(motif);
  });

  it.each([
    ['garden centre', 'tulips'],
    ['consumer electronics shop', 'headphones'],
    ['pain au levain', 'loaf'],
    ['toasted teacake', 'loaf'],
    ['jacket potato', 'vegetables'],
    ["ploughman's", 'dish'],
    ['mode', 'shirt'],
    ['merch', 'shirt'],
    ['statistics', 'chart'],
    ['ski instructor', 'skis'],
    ['keeper of a database', 'server'],
    ['Zimmerei und Holzbau', 'saw'],
    ['cutlery maker', 'knife'],
    ['secateurs mended', 'shears'],
    ['bakhoor blends', 'incense'],
    ['Wohngenossenschaft', 'apartments'],
    ['ten-pin lanes', 'pins'],
    ['fête du cerf-volant', 'kite'],
    ['opera company', 'mask'],
    ['sports physiotherapist', 'runner'],
    ['geography quiz', 'globe'],
    ['astrophotographer', 'telescope'],
    ['neighbourhood tool library', 'hammer'],
    ['undertaker', 'bouquet'],
    ['stages pour enfants', 'studio'],
    ['osier trugs', 'wicker'],
    ['shop with a basket', 'shopfront'],
    ['Steinmetz', 'chisel'],
    ['gravestones', 'headstone'],
    ['pinball hall', 'arcade'],
    ['duckling swim class', 'rubber-duck'],
    ['chiropractor', 'spine'],
    ['clases de natación', 'swimmer'],
    ['wood stoves', 'stove'],
    ['chainsaws', 'saw'],
    ['back pain', 'spine'],
    ['bridle maker', 'saddle'],
    ['spring bulbs', 'tulips'],
    ['sewing machine repairs', 'sewing'],
    ['travel kettle', 'teapot'],
    ['hiking boot', 'shoe'],
    ['goat farm', 'sheep'],
    ['boat trip', 'boat'],
    ['paddle board hire', 'kayak'],
    ['climbing wall', 'mountains'],
    ['river clean-up', 'lake'],
    ['halı', 'rug'],
  ])('still shows for %s its %s', (offer, motif) => {
    expect(matchMotif(offer)).toBe(motif);
  });

  it('shows no theatre for a fund that comes in early', () => {
    expect(matchMotif('stage school')).toBe('mask');
    expect(matchMotif('seed-stage fund')).not.toBe('mask');
    expect(matchMotif('early stage investors')).not.toBe('mask');
  });

  it('draws what runs on current, not the current', () => {
    expect(matchMotif('electric bike rental')).toBe('bike');
    expect(matchMotif('location de vélos électriques')).toBe('bike');
    expect(matchMotif('electric guitar lessons')).toBe('guitar');
    expect(matchMotif('electrical contractor')).toBe('plug');
  });

  it('takes a verb, an adjective or a town for no thing', () => {
    expect(matchMotif('helps freelancers track invoices')).not.toBe('runner');
    expect(matchMotif('product designer')).toBe('pencil');
    expect(matchMotif('natural wines')).toBe('wine');
    expect(matchMotif('personal training')).not.toBe('railway');
    expect(matchMotif('wedding florist in Bath')).not.toBe('bathtub');
    expect(matchMotif('landscape gardener')).toBe('garden');
    expect(matchMotif('barbershop')).toBe('barber-pole');
  });
});

it('leaves out, where it has to be sure, what says only how something is done', () => {
  expect(matchMotif('repairs')).toBe('wrench');
  expect(matchMotif('repairs', new Set(), true)).toBeNull();
  expect(matchMotif('bicycle repairs', new Set(), true)).toBe('bike');
});

it('draws nothing of a surgery for a doctor of bicycles', () => {
  expect(matchMotif('bike doctor')).toBe('bike');
  expect(matchMotif('family doctor')).toBe('stethoscope');
});

it('names no drawing in its words that nobody has drawn', () => {
  const drawn = new Set(drawnNames);
  expect(motifWords.map(([name]) => name).filter((name) => !drawn.has(name))).toEqual([]);
  expect(motifNames.filter((name) => !drawn.has(name))).toEqual([]);
});

describe('the picture for a thing in a list', () => {
  it.each([
    ['Star mug', 'mug'],
    ['Lemon cake', 'cake'],
    ['Coffee bar', 'coffee'],
    ['Wallets', 'bag'],
    ['Rowing lessons', 'kayak'],
    ['Networking drinks', 'cocktail'],
    ['Career advice', 'compass'],
    ['Consultations', 'chat'],
    ['Barcode labels', 'box'],
    ['Face mask', 'jar'],
    ['Sleep diary', 'bed'],
    ['Podcast cover', 'headphones'],
  ])('%s is a %s', (title, motif) => {
    expect(matchMotif(title)).toBe(motif);
  });

  it.each([
    ['Automatic invoices', 'car'],
    ['Northern lights', 'lamp'],
    ['Dark mode', 'shirt'],
    ['Personalised plan', 'portrait'],
  ])('%s is no %s', (title, motif) => {
    expect(matchMotif(title)).not.toBe(motif);
  });
});

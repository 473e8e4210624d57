import type { Facts } from '../content';
import { chooseBank } from './parts/says';

/** What this sort of business says of itself. */
export type Field = {
  readonly kicker: string;
  readonly headlines: readonly string[];
  readonly lede: string;
  readonly groups: readonly [string, string, string];
  readonly pictures: readonly (readonly [string, string, string])[];
  readonly packages: readonly [string, string, string];
};

const weddings: Field = {
  kicker: 'Wedding photography',
  headlines: [
    'The day, as it really felt',
    'Between the vows and the last song',
    'Quiet pictures of a loud day',
  ],
  lede: 'I stay close, say little and wait for the half second in which everyone forgets the camera.',
  groups: ['Ceremony', 'Portraits', 'Evening'],
  pictures: [
    ['Before the doors open', 'door', 'Ceremony'],
    ['The letter', 'envelope', 'Ceremony'],
    ['Rings and a nervous brother', 'ring', 'Ceremony'],
    ['Ten minutes alone', 'portrait', 'Portraits'],
    ['By the lake, six o’clock', 'sea', 'Portraits'],
    ['Her grandmother laughing', 'portrait', 'Portraits'],
    ['First dance', 'dancer', 'Evening'],
    ['Candles, late', 'candle', 'Evening'],
    ['The last guests', 'moon', 'Evening'],
  ],
  packages: ['Half the day', 'The whole day', 'The weekend'],
};
const people_: Field = {
  kicker: 'Portrait photography',
  headlines: ['Faces, without the pose', 'You, on a good day', 'Hold still. Now don’t'],
  lede: 'An hour, a window, a conversation. Somewhere in it you stop posing, and that is the picture.',
  groups: ['Studio', 'Outside', 'At work'],
  pictures: [
    ['Window light', 'portrait', 'Studio'],
    ['Two sisters', 'portrait', 'Studio'],
    ['New arrival', 'portrait', 'Studio'],
    ['In the orchard', 'tree', 'Outside'],
    ['After rain', 'cloud', 'Outside'],
    ['On the pier', 'sea', 'Outside'],
    ['The luthier', 'guitar', 'At work'],
    ['Kitchen, midnight', 'pan', 'At work'],
    ['The surgeon off duty', 'portrait', 'At work'],
  ],
  packages: ['One hour', 'A morning', 'The team'],
};
const land: Field = {
  kicker: 'Photographs',
  headlines: [
    'Light, before anyone is up',
    'A long walk with a heavy bag',
    'The hill, at five in the morning',
  ],
  lede: 'Landscapes and places, mostly at the edges of the day. Prints are made to order on cotton paper.',
  groups: ['Coast', 'Mountains', 'Towns'],
  pictures: [
    ['Low tide', 'sea', 'Coast'],
    ['Lighthouse, off season', 'lighthouse', 'Coast'],
    ['Salt pans', 'sun', 'Coast'],
    ['First snow', 'mountains', 'Mountains'],
    ['The hut', 'house', 'Mountains'],
    ['Above the cloud', 'cloud', 'Mountains'],
    ['Laundry day', 'street', 'Towns'],
    ['Corner café', 'cup', 'Towns'],
    ['Last tram', 'train', 'Towns'],
  ],
  packages: ['Small print', 'Large print', 'A commission'],
};
const product: Field = {
  kicker: 'Product and food photography',
  headlines: ['Make them want to touch it', 'The thing itself, well lit', 'Hungry people, sharp pictures'],
  lede: 'Objects, plates and rooms, photographed so that the material shows. Studio or on site, with a plan and a shot list.',
  groups: ['Products', 'Food', 'Spaces'],
  pictures: [
    ['Bottle, backlit', 'bottle', 'Products'],
    ['Watch, at rest', 'watch', 'Products'],
    ['Shoes on stone', 'shoe', 'Products'],
    ['Sunday bread', 'loaf', 'Food'],
    ['Plate thirteen', 'plate', 'Food'],
    ['Pour', 'cup', 'Food'],
    ['Room with a lamp', 'lamp', 'Spaces'],
    ['Staircase', 'house', 'Spaces'],
    ['Workshop, morning', 'window', 'Spaces'],
  ],
  packages: ['Ten pictures', 'A day in the studio', 'A season'],
};

/** The field of photography the prompt speaks of; portraits unless it says more. */
export const photographerField = (facts: Facts): Field =>
  chooseBank(
    facts,
    [
      [/wedding|bride|elopement|engagement/iu, weddings],
      [/product|food|commercial|interior|architect/iu, product],
      [/landscape|nature|travel|wildlife|street|fine art|drone/iu, land],
    ],
    people_,
  );

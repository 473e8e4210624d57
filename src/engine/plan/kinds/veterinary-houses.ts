import type { Facts } from '../content';
import { chooseBank } from './parts/says';

/** What this sort of business says of itself. */
export type House = {
  readonly kicker: string;
  readonly headlines: readonly string[];
  readonly lede: string;
  readonly offers: readonly (readonly [string, string, string])[];
  readonly fees: readonly (readonly [string, number, string])[];
  readonly action: readonly [string, string];
};

const vet: House = {
  kicker: 'Veterinary practice',
  headlines: ['For everyone with fur and opinions', 'Treats in every drawer', 'Calm hands, cold noses'],
  lede: 'Time to sniff the room, a floor that does not slip and a vet who sits down there, too.',
  offers: [
    ['Check-ups', 'Teeth, heart, weight, and a long scratch behind the ear.', 'stethoscope'],
    ['Vaccinations', 'On time, with a card that reminds you.', 'shield'],
    ['Surgery', 'Explained beforehand, watched afterwards.', 'heart'],
    ['Teeth', 'Cleaned, counted, sometimes pulled.', 'tooth'],
    ['Laboratory and X-ray', 'Results while you wait, most days.', 'search'],
    ['House calls', 'For cats who know the carrier.', 'house'],
  ],
  fees: [
    ['Consultation', 48, 'Twenty minutes'],
    ['Vaccination', 38, 'With check'],
    ['Neutering, cat', 120, 'From'],
    ['Teeth cleaning', 180, 'Under anaesthetic'],
    ['X-ray', 85, 'Two views'],
    ['House call', 90, 'In town'],
  ],
  action: ['Book a visit', 'booking'],
};
const groom: House = {
  kicker: 'Grooming and care',
  headlines: ['Clean dog, dry floor', 'Wash, trim, dignity', 'The bath they forgive you'],
  lede: 'One dog at a time, no cages, warm water and a great deal of talking to.',
  offers: [
    ['Bath and brush', 'Down to the undercoat.', 'dog'],
    ['Full groom', 'Bath, cut, ears, claws.', 'scissors'],
    ['Puppy’s first time', 'Mostly playing, a little trimming.', 'paw'],
    ['Claws and ears', 'In ten minutes.', 'scissors'],
    ['Walks', 'Small groups, long routes.', 'tree'],
    ['Day care', 'A sofa, a garden, company.', 'sofa'],
  ],
  fees: [
    ['Bath, small dog', 38, 'With brushing'],
    ['Full groom, small', 58, 'Two hours'],
    ['Full groom, large', 84, 'Three hours'],
    ['Puppy’s first', 35, 'With breaks'],
    ['Claws', 14, 'Walk in'],
    ['Day care', 32, 'Per day'],
  ],
  action: ['Book a bath', 'booking'],
};
const shelter: House = {
  kicker: 'Animal rescue',
  headlines: ['Somebody here is waiting for you', 'Second homes for good animals', 'Come and be chosen'],
  lede: 'We take in those who were left, mend what can be mended and look for people who stay.',
  offers: [
    ['Adopt', 'Meet twice, think once more, take home.', 'paw'],
    ['Foster', 'A sofa for some weeks changes a life.', 'sofa'],
    ['Walk with us', 'Leads are by the door on Saturdays.', 'dog'],
    ['Give', 'Food, blankets, vet bills.', 'heart'],
    ['Lost and found', 'Call first. We may already have your cat.', 'search'],
    ['Advice', 'Before you give up, talk to us.', 'chat'],
  ],
  fees: [
    ['Adoption, cat', 120, 'Neutered, chipped'],
    ['Adoption, dog', 280, 'Neutered, chipped, vaccinated'],
    ['Sponsor an animal', 15, 'Per month'],
    ['Week of food', 25, 'One dog'],
  ],
  action: ['Meet the animals', 'listings'],
};
const petShop: House = {
  kicker: 'Pet shop',
  headlines: ['Bowls, beds and bad habits', 'What they would choose', 'Sniff before you buy'],
  lede: 'Food we have read the label of, toys that survive and advice for the first week.',
  offers: [
    ['Food', 'Weighed out, so that you can try.', 'bowl'],
    ['Beds and leads', 'Tested by our own.', 'dog'],
    ['Small animals', 'Hay, houses and honest advice.', 'box'],
    ['Puppy start', 'One bag with everything.', 'bag'],
    ['Delivery', 'Heavy sacks, up the stairs.', 'truck'],
    ['Wash corner', 'Bring the mud.', 'drop'],
  ],
  fees: [
    ['Dry food, 2 kg', 18, 'Poultry or fish'],
    ['Dog bed', 64, 'Washable'],
    ['Lead', 22, 'Rope'],
    ['Scratch post', 58, 'Survives'],
    ['Chew toy', 11, 'Rubber'],
    ['Puppy bag', 49, 'Everything for week one'],
  ],
  action: ['Visit the shop', 'hours'],
};

/** The care for animals the prompt speaks of; a practice unless it says more. */
export const animalHouse = (facts: Facts): House =>
  chooseBank(
    facts,
    [
      [/\b(?:shelters?|rescue|adopt\w*)\b/iu, shelter],
      [/\b(?:groom\w*|walk(?:er|ers|ing|s)|sitt(?:er|ing)|day ?care|kennels?|train(?:er|ing))\b/iu, groom],
      [/pet (?:shop|store)|supplies/iu, petShop],
    ],
    vet,
  );

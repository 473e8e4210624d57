import type { Facts } from '../content';
import { groom } from './animal-care';
import { petShop, shelter } from './animal-homes';
import type { AnimalHouse } from './animal-house';
import { vet } from './animal-practice';
import { chooseBank } from './parts/says';

/** The care for animals the prompt speaks of; a practice unless it says more. */
export const animalHouse = (facts: Pick<Facts, 'brief'>): AnimalHouse =>
  chooseBank(
    facts,
    [
      [/\b(?:shelters?|rescue|adopt\w*)\b/iu, shelter],
      [
        /\b(?:groom\w*|wash(?:es|ing)?|bath(?:s|ing)?|walk(?:er|ers|ing|s)|sitt(?:er|ing)|day ?care|kennels?|train(?:er|ing))\b/iu,
        groom,
      ],
      [/pet (?:shop|store)|supplies/iu, petShop],
    ],
    vet,
  );

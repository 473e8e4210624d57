import type { SectionType } from '@/domain/site/vocabulary';
import type { Facts, SectionContent } from '../../content';
import { writeNameless } from '../speak-without-name';
import { sellingSections } from './selling-sections';
import { showingSections } from './showing-sections';
import { tellingSections } from './telling-sections';
import { personalSections } from './personal-sections';
import { readTopic } from './topic';
import { visitingSections } from './visiting-sections';

/** Copy for every section type, for a business of which only the facts and a noun are known. English. */
export const generalContent = (facts: Facts, noun: string): Readonly<Record<SectionType, SectionContent>> =>
  writeNameless(facts, 'this place', (known) => {
    const topic = readTopic(known, noun);
    return {
      ...tellingSections(topic),
      ...showingSections(topic),
      ...sellingSections(topic),
      ...visitingSections(topic),
      ...personalSections(known),
    };
  });

import type { Brief, BriefCorrections } from '@/domain/site/brief';
import { appKinds } from '@/domain/site/vocabulary';
import { languageNoName } from '../languages/own-names';
import { readIntroduced } from './east/introduced-self';
import { readVisited } from './houses/mend-visited-house';
import { noTownOfPage } from './told/names-told';
import { withoutTopicPlace } from './told/slips-east';
import { readDenied } from './told/trades-as-told';
import { softwareByHead } from './told/software-by-head';
import { firmNoTool } from './told/told-in-prose';
import { toolNoItem } from './told/strayed-lines';
import { gameNotNamedByParts } from './told/slots-strayed';
import { slotsAndKinds } from './order/slots-and-kinds';
import { namesAndRows } from './order/names-and-rows';
import { daysAndGoods } from './order/days-and-goods';
import { lastSigns } from './order/last-signs';

const apps = new Set<string>(appKinds);

/** A tool that was asked for by its name in another language, as its owner meant it. */
export const mendToolAbroad = (brief: Brief): Brief =>
  withoutTopicPlace(languageNoName(toolNoItem(gameNotNamedByParts(noTownOfPage(brief)))));

/** A prompt in another language than English as its owner meant it: what the readers of single slots cannot see alone. What was corrected stays. */
export const mendAbroad = (
  whole: Brief,
  corrections: BriefCorrections = {},
  readPart: (part: string, told: BriefCorrections) => Brief = () => whole,
): Brief => {
  const software = softwareByHead(
    firmNoTool(readDenied(whole, corrections, readPart), corrections, readPart),
    corrections,
    readPart,
  );
  const known = readVisited(software, corrections, readPart);
  const brief =
    corrections.name === undefined ? readIntroduced(known, (part) => readPart(part, corrections)) : known;
  if (apps.has(brief.kind.value)) return mendToolAbroad(brief);
  const mended = [...slotsAndKinds, ...namesAndRows, ...daysAndGoods, ...lastSigns].reduce(
    (read, mend) => mend(read),
    brief,
  );
  const { name, sections, excluded, pages, style } = brief;
  return {
    ...mended,
    ...(corrections.name === undefined ? {} : { name }),
    ...(corrections.sections === undefined ? {} : { sections }),
    ...(corrections.excluded === undefined ? {} : { excluded }),
    ...(corrections.pages === undefined ? {} : { pages }),
    ...(corrections.style === undefined ? {} : { style }),
  };
};

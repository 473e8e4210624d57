import { capitalise } from '../../capitalise';
import { mendOtherCounters, mendUntil } from '../long/mend-other-counters';
import { mendWeeks } from '../long/mend-weeks';
import { withoutServed } from '../long/without-served';
import type { Brief, BriefCorrections } from '@/domain/site/brief';
import { appKinds } from '@/domain/site/vocabulary';
import { mendDense } from './mend-dense';
import { mendInOrder } from '../menders-in-order';
import { mendApp } from './kinds/mend-app';
import { withClerk } from './parts/mend-asides';
import { mendSeat } from './kinds/mend-campaign';
import { mendIntro, type ReadPart } from './names/mend-intro';
import { isChecker, isGameMaker } from './kinds/mend-kind';
import { mendLook } from './parts/mend-look';
import { mendCareer } from './names/mend-named';
import { mendAfternoons } from './dates/mend-meetings';
import { mendNextDates } from './dates/mend-next-dates';
import { mendBookedHouse } from './kinds/mend-booked-house';
import { mendYoungHouse } from './kinds/mend-young-house';
import { mendOccasion } from './kinds/mend-occasion';
import { mendOpening } from './dates/mend-opening';
import { withCases } from './parts/mend-page-words';
import { mendPageForm } from './parts/mend-page-form';
import { blankPassing } from './parts/blank-passing';
import { withSectionList } from './parts/with-section-list';
import { mendPassing } from './places/mend-passing';
import { cuisine, mendSaidOutright } from './mend-said-outright';
import { mendShown } from './parts/mend-shown';
import { mendPairName } from './names/mend-pair-name';
import { mendFieldSurveys, mendServedKind } from './kinds/mend-served-kind';
import { mendOwnSite, mendSignboard, mendSignRun } from './kinds/mend-signboard';
import { mendSpeaker } from './kinds/mend-speaker';
import { mendWhose } from './names/mend-whose';
import { mendSlips } from './mend-slips';
import { mendLongTitles, withoutOpenDays } from '../long/mend-long-titles';
import { mendBranchTimes } from './told/mend-branch-times';
import { mendGifts } from './told/mend-gifts';
import { mendStreetShop } from './kinds/mend-street-shop';
import { mendHouses } from './own-pages/mend-houses';
import { mendOwnPages } from './own-pages/mend-own-pages';
import { withGathering, withQuizTeam } from './kinds/mend-gathering';
import { shortMenders } from './short-menders';

/** Eighty words and then some: what is longer is one word or none. */
const mostCharacters = 1200;
const apps = new Set<string>(appKinds);

/** A short English prompt as its owner meant it: what the readers of single slots cannot see alone. What was corrected stays. */
export const mendShort = (read: Brief, corrections: BriefCorrections, readPart: ReadPart): Brief => {
  const mend = (told: Brief, asked = corrections): Brief => mendWhole(told, asked, readPart);
  if (read.prompt.length > mostCharacters) return mend(read);
  const plain = blankPassing(read.prompt);
  if (plain !== read.prompt)
    return { ...mendShort(readPart(plain, corrections), corrections, readPart), prompt: read.prompt };
  return (
    withSectionList(read, corrections, readPart, (bare) => mendPlain(bare, corrections, readPart)) ??
    mendPlain(read, corrections, readPart)
  );
};

const mendPlain = (read: Brief, corrections: BriefCorrections, readPart: ReadPart): Brief => {
  const mend = (told: Brief, asked = corrections): Brief => mendWhole(told, asked, readPart);
  return mendLook(read, corrections, readPart, (seen) => {
    const bare =
      mendBookedHouse(seen, corrections, readPart) ?? mendYoungHouse(seen, corrections, readPart) ?? seen;
    const again = (prompt: string): Brief => mend(readPart(prompt, corrections));
    return (
      mendOccasion(bare, corrections, readPart, mend) ??
      mendOwnPages(bare, corrections, again) ??
      mendHouses(bare, corrections, again) ??
      mend(bare)
    );
  });
};

/** "Bruno's, an Italian in Leeds": its card is read as one once it is known to be a restaurant. */
const servedBy = (read: Brief, corrections: BriefCorrections, readPart: ReadPart): Brief =>
  read.kind.value === 'unknown' && corrections.kind === undefined && cuisine.test(read.prompt.slice(0, 180))
    ? readPart(read.prompt, { ...corrections, kind: 'restaurant' })
    : read;

function mendWhole(told: Brief, corrections: BriefCorrections, readPart: ReadPart): Brief {
  const read = servedBy(told, corrections, readPart);
  return withDayOf(read, mendRead(read, corrections, readPart), readPart);
}

const months = /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)/iu;

/** What turned out to be an event has a day, which was looked for in none of the kinds that it was taken for before. */
function withDayOf(read: Brief, mended: Brief, readPart: ReadPart): Brief {
  const isFound = mended.kind.value === 'event' && read.kind.value !== 'event';
  if (!isFound || mended.date !== null || !months.test(mended.prompt)) return mended;
  if (mended.items.some(({ value }) => value.when !== undefined)) return mended;
  return { ...mended, date: readPart(mended.prompt, { kind: 'event' }).date };
}

/** "References on request": of a life nothing has a price. */
const withoutOnRequest = (brief: Brief): Brief => {
  const isPriced = ({ value }: Brief['items'][number]): boolean =>
    value.price !== undefined && !/\d/u.test(value.price);
  const asked = brief.items.filter(isPriced);
  return asked.length === 0
    ? brief
    : {
        ...brief,
        items: brief.items.filter((item) => !isPriced(item)),
        sections: brief.sections.filter(({ value }) => value !== 'pricing'),
        parts: [
          ...brief.parts,
          ...asked.map(({ value, spans }) => ({
            value: { title: capitalise(value.name), isPage: false },
            spans,
          })),
        ],
      };
};

function mendRead(read: Brief, corrections: BriefCorrections, readPart: ReadPart): Brief {
  // "trivia night at the Bell" is an evening and no quiz to click through.
  const told =
    read.prompt.length > mostCharacters
      ? read
      : [
          mendOpening,
          mendFieldSurveys,
          mendServedKind,
          mendPageForm,
          mendSaidOutright,
          mendSeat,
          (told: Brief) => mendSignboard(told),
          (told: Brief) => (apps.has(told.kind.value) ? withQuizTeam(withGathering(told)) : told),
          mendOwnSite,
          mendSignRun,
          mendSpeaker,
          mendWhose,
          mendPairName,
        ].reduce((one, mender) => mender(one), mendShown(withClerk(read), corrections, readPart));
  const brief: Brief = isChecker(told)
    ? { ...told, kind: { ...told.kind, value: 'saas' } }
    : isGameMaker(told)
      ? { ...told, kind: { ...told.kind, value: 'studio' }, offer: { value: 'game studio', spans: [] } }
      : told;
  if (apps.has(brief.kind.value)) return mendApp(brief);
  if (brief.prompt.length > mostCharacters) return brief;
  if (brief.kind.value === 'cv') return mendCareer(withCases(withoutOnRequest(brief)));
  const inOrder = mendInOrder(shortMenders, brief, readPart);
  // Openings that were read once more may have lost what the sign says.
  const mended = corrections.kind === undefined ? mendSignboard(inOrder, true) : inOrder;
  const { name, kind, sections, excluded } = read;
  return {
    ...mended,
    ...(corrections.name === undefined ? {} : { name }),
    ...(corrections.kind === undefined ? {} : { kind }),
    ...(corrections.sections === undefined ? {} : { sections }),
    ...(corrections.excluded === undefined ? {} : { excluded }),
  };
}

/** "Late data is still data, PyData Amsterdam 2023": where somebody spoke is no address of theirs. */
const withoutTalkPlace = (brief: Brief): Brief => {
  const rows = brief.items.flatMap(({ spans }) => spans);
  const isAmong = brief.address?.spans.some(({ start }) =>
    rows.some((row) => start >= row.start && start < row.end),
  );
  const bare = isAmong === true ? { ...brief, address: null } : brief;
  // A life told under labels leaves no scraps: what its lists hold is no part of the page and nobody beside the owner.
  const isLabelled = brief.items.some(
    ({ value }) => value.section === 'timeline' && value.when !== undefined,
  );
  return isLabelled
    ? {
        ...bare,
        parts: [],
        phrases: [],
        // "Built the pipeline, team of four": said of a post, and asked of nobody.
        sections: bare.sections.filter(
          ({ value, spans }) =>
            value !== 'team' ||
            !spans.some(({ start }) => rows.some((row) => start >= row.start && start < row.end)),
        ),
        items: bare.items.filter(({ value }) => value.section !== 'team' && value.section !== null),
      }
    : bare;
};

/** What the opening of a long English prompt says it is, and what it says in passing. What was corrected stays. */
export const mendLong = (read: Brief, corrections: BriefCorrections, readPart: ReadPart): Brief => {
  if (apps.has(read.kind.value)) return mendApp(read);
  if (read.kind.value === 'cv') return withoutTalkPlace(mendCareer(read));
  const mended = mendStreetShop(
    mendNextDates(
      mendPassing(mendSlips(corrections.kind === undefined ? mendDense(mendIntro(read, readPart)) : read)),
    ),
  );
  const whole = mendUntil(mendOtherCounters(mendWeeks(withoutServed(mended)), readPart));
  const told = mendAfternoons(mendGifts(mendBranchTimes(withoutOpenDays(mendLongTitles(whole)))));
  return { ...told, ...(corrections.name === undefined ? {} : { name: read.name }) };
};

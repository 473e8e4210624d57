import type { SectionPlan, SitePlan } from '../site-plan';
import { heedCause } from './heed-cause';
import { heedClaims } from './heed-claims';
import { heedDoubledPages } from './heed-doubled-pages';
import { heedMadeUp } from './heed-made-up';
import { heedLost } from './heed-lost';
import { heedAlone, heedBorrowed, heedTravelling } from './heed-borrowed';
import { heedCountedDates } from './heed-counted-dates';
import { heedCompared } from './heed-compared';
import { heedHoles } from './heed-holes';
import { heedIncluded } from './heed-included';
import { heedFees } from './heed-fees';
import { heedFleet } from './heed-fleet';
import { heedSpecs } from './heed-specs';
import { heedDetail } from './heed-detail';
import { heedCourses } from './heed-courses';
import { heedExhibitions } from './heed-exhibitions';
import { heedHirePrice } from './heed-hire-price';
import { heedDocTables } from './heed-doc-tables';
import { heedListingAreas } from './heed-listing-areas';
import { heedSocial } from './heed-social';
import { heedConflicts } from './heed-conflicts';
import { heedArticle } from './heed-article';
import { heedAlbum } from './heed-album';
import { heedAppeal } from './heed-appeal';
import { heedApp } from './heed-app';
import { heedNoCart, heedNoPrices } from './heed-no-prices';
import { heedCourse } from './heed-course';
import { heedBareParts } from './heed-bare-parts';
import { heedCapitals } from './heed-capitals';
import { heedCoupon } from './heed-coupon';
import { heedDiscography } from './heed-discography';
import { heedDays } from './heed-days';
import { heedEntryFields } from './heed-entry-fields';
import { heedEmergency } from './heed-emergency';
import { heedSaidAbove } from './heed-said-above';
import { heedFacts, heedLoneFact } from './heed-facts';
import { heedFormTitles } from './heed-form-titles';
import { heedFormLast } from './heed-form-last';
import { heedGoods } from './heed-goods';
import {
  heedAreas,
  heedChoices,
  heedHome,
  heedOpenHours,
  heedRoomPrices,
  heedScraps,
  heedToldRows,
  heedTuition,
} from './heed-local';
import { heedLeftEmpty } from './heed-left-empty';
import { heedListings } from './heed-listings';
import { heedMakersWords } from './heed-makers-words';
import { heedMaking } from './heed-making';
import { heedMenuCounts } from './heed-menu-counts';
import { heedOneDay } from './heed-one-day';
import { heedOutfit } from './heed-outfit';
import { heedOwnPages } from './heed-own-pages';
import { heedOwnWords } from './heed-own-words';
import { heedPages } from './heed-pages';
import { heedPartWishes } from './heed-part-wishes';
import { heedPeople } from './heed-people';
import { heedPress } from './heed-press';
import { heedPrices } from './heed-prices';
import { heedRefused } from './heed-refused';
import { heedRecipes } from './heed-recipes';
import { heedKnownTitles, heedLostTitles } from './heed-known-titles';
import { heedCountedParts } from './heed-counted-parts';
import { heedRoomsCounted } from './heed-rooms-counted';
import { heedRewards } from './heed-rewards';
import { heedRooms } from './heed-rooms';
import { heedShelter } from './heed-shelter';
import { heedStay } from './heed-stay';
import { heedToldPlans } from './heed-told-plans';
import { heedTeamRoles } from './heed-team-roles';
import { heedTabs } from './heed-tabs';
import { heedStops } from './heed-stops';
import { heedTables } from './heed-tables';
import { heedTaught } from './heed-taught';
import { heedTerms } from './heed-terms';
import { heedEchoes } from './heed-echoes';
import { heedToldVenue } from './heed-told-venue';
import { heedToldAnswers } from './heed-told-answers';
import { heedToldOffers } from './heed-told-offers';
import { heedUntold } from './heed-untold';
import { heedTopics } from './heed-topics';
import { withoutEmpty } from './without-empty';
import { speakAlone } from './speak-alone';
import { heedWorkGroups } from './heed-work-groups';
import { heedAskedDates } from './heed-asked-dates';
import { heedBackers } from './heed-backers';
import { heedGifts } from './heed-gifts';
import { heedTracks } from './heed-tracks';
import { heedVariants } from './heed-variants';
import { heedWeeks } from './heed-weeks';
import { heedWedding } from './heed-wedding';
import { heedWalkIns } from './heed-walk-ins';
import { pricesOffHome } from '../retell/shell/prices-off-home';
import { heedYears } from './heed-years';
import { heedYouCan } from './heed-you-can';
import { heedWhereabouts } from './heed-whereabouts';
import { speakAmerican } from './speak-american';
import { heedFree, heedLook, heedPlans, heedReply, heedSamples, heedTeacher } from './heed-told';

/** An English plan once more against its prompt: lengths told, single facts, sections that nothing was found for. */
export const heedPlan = (plan: SitePlan): SitePlan =>
  [
    heedCourse,
    heedWeeks,
    heedTaught,
    heedDays,
    heedTabs,
    heedBackers,
    heedTracks,
    heedLook,
    heedReply,
    heedOwnWords,
    heedKnownTitles,
    heedFacts,
    heedFleet,
    heedSpecs,
    heedCourses,
    heedHirePrice,
    heedExhibitions,
    heedDetail,
    heedCompared,
    heedIncluded,
    heedBareParts,
    heedRecipes,
    heedStay,
    heedMenuCounts,
    heedRooms,
    heedRoomsCounted,
    heedRoomPrices,
    heedAreas,
    heedTuition,
    heedHome,
    heedOpenHours,
    heedChoices,
    heedToldRows,
    heedConflicts,
    heedWalkIns,
    heedRefused,
    heedPrices,
    heedFree,
    heedNoPrices,
    heedNoCart,
    heedApp,
    heedPlans,
    heedToldPlans,
    heedSamples,
    heedTeacher,
    heedTopics,
    heedOwnPages,
    heedGoods,
    heedListings,
    heedMaking,
    heedOutfit,
    heedYouCan,
    heedTerms,
    heedToldOffers,
    heedUntold,
    heedToldAnswers,
    heedEchoes,
    heedVariants,
    heedWorkGroups,
    heedEntryFields,
    heedPages,
    heedPeople,
    heedTeamRoles,
    heedShelter,
    heedBorrowed,
    heedTravelling,
    heedWhereabouts,
    heedAlone,
    heedWedding,
    heedOneDay,
    heedYears,
    heedAskedDates,
    heedGifts,
    heedAppeal,
    heedRewards,
    heedLeftEmpty,
    heedPartWishes,
    heedScraps,
    heedFacts,
    heedEmergency,
    heedSocial,
    heedListingAreas,
    heedDocTables,
    heedCoupon,
    heedToldVenue,
    heedClaims,
    heedMadeUp,
    heedDoubledPages,
    heedCause,
    heedLost,
    heedKnownTitles,
    heedSaidAbove,
    heedLoneFact,
    heedHoles,
    withoutTwin,
    heedCountedDates,
    askedOnce,
    asMany,
    heedCountedParts,
    heedMakersWords,
    heedLostTitles,
    heedAlbum,
    heedDiscography,
    withoutEmpty,
    pricesOffHome,
    heedStops,
    heedFees,
    heedPress,
    heedFormTitles,
    heedFormLast,
    heedTables,
    heedCapitals,
    heedArticle,
    speakAlone,
    speakAmerican,
  ].reduce((read, heed) => heed(read), plan);

/** The words by which so many of a section's things are asked for. */
const countedAs: Readonly<Partial<Record<SectionPlan['type'], readonly string[]>>> = {
  faq: ['faq'],
  gallery: ['gallery', 'screenshots'],
};

/** "4 FAQs", "3 screenshots": so many and no more, whatever was added since; those that came last go. */
function asMany(plan: SitePlan): SitePlan {
  const most = (type: SectionPlan['type']): number =>
    plan.brief.counts.find(({ value }) => countedAs[type]?.includes(value.thing))?.value.count ?? Infinity;
  const pages = plan.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) =>
      (section.content.items?.length ?? 0) > Math.max(most(section.type), 1)
        ? {
            ...section,
            content: { ...section.content, items: section.content.items?.slice(0, most(section.type)) ?? [] },
          }
        : section,
    ),
  }));
  return { ...plan, pages };
}

/** A question that trade and kind both answer is asked once. */
function askedOnce(plan: SitePlan): SitePlan {
  const pages = plan.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      const { items } = section.content;
      if (section.type !== 'faq' || !items) return section;
      const once = items.filter(
        ({ title }, at) => items.findIndex((one) => one.title.toLowerCase() === title.toLowerCase()) === at,
      );
      return once.length === items.length
        ? section
        : { ...section, content: { ...section.content, items: once } };
    }),
  }));
  return { ...plan, pages };
}

/** Work and a look around that show the same things are one of them: that which was asked for; both where both were. */
function withoutTwin(plan: SitePlan): SitePlan {
  const asked = new Set(plan.brief.sections.map(({ value }) => value));
  if (asked.has('gallery') && asked.has('portfolio')) return plan;
  const [kept, other] = asked.has('gallery')
    ? (['gallery', 'portfolio'] as const)
    : (['portfolio', 'gallery'] as const);
  const pages = plan.pages.map((page) => {
    const titlesOf = (wanted: SectionPlan['type']) =>
      page.sections
        .find(({ type }) => type === wanted)
        ?.content.items?.map(({ title }) => title.toLowerCase());
    const isTwin = ({ content: { items = [] } }: SectionPlan, titles?: readonly string[]): boolean =>
      titles !== undefined &&
      items.length > 0 &&
      items.every(({ title }) => titles.includes(title.toLowerCase()));
    // "Rooms" of a studio that told only what it does: nothing more is to be seen there than among its services.
    const spare = asked.has('portfolio') && !asked.has('services') ? 'services' : 'portfolio';
    return {
      ...page,
      sections: page.sections.filter(
        (section) =>
          !(section.type === other && isTwin(section, titlesOf(kept))) &&
          !(section.type === 'gallery' && !asked.has('gallery') && isTwin(section, titlesOf('products'))) &&
          !(
            section.type === spare &&
            isTwin(section, titlesOf(spare === 'services' ? 'portfolio' : 'services'))
          ),
      ),
    };
  });
  return { ...plan, pages };
}

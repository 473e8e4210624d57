import { askedOnce, asMany } from './as-many';
import { withoutTwin } from './without-twin';
import type { SitePlan } from '../site-plan';
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
import { heedCountedSteps } from './heed-counted-steps';
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
import { heedScraps } from './heed-scraps';
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
    heedCountedSteps,
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

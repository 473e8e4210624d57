import { askedOnce, asMany } from './counts/as-many';
import { withoutTwin } from './parts/without-twin';
import type { SitePlan } from '../site-plan';
import { heedCause } from './people/heed-cause';
import { heedClaims } from './claims/heed-claims';
import { heedDoubledPages } from './pages/heed-doubled-pages';
import { heedMadeUp } from './claims/heed-made-up';
import { heedLost } from './facts/heed-lost';
import { heedAlone, heedBorrowed, heedTravelling } from './stays/heed-borrowed';
import { heedCountedDates } from './days/heed-counted-dates';
import { heedCompared } from './goods/heed-compared';
import { heedHoles } from './facts/heed-holes';
import { heedIncluded } from './money/heed-included';
import { heedFromPrice } from './money/heed-from-price';
import { heedCaseStudies } from './works/heed-case-studies';
import { heedFees } from './money/heed-fees';
import { heedFleet } from './goods/heed-fleet';
import { heedSpecs } from './goods/heed-specs';
import { heedDetail } from './goods/heed-detail';
import { heedCourses } from './days/heed-courses';
import { heedExhibitions } from './works/heed-exhibitions';
import { heedHirePrice } from './money/heed-hire-price';
import { heedDocTables } from './pages/heed-doc-tables';
import { heedListingAreas } from './stays/heed-listing-areas';
import { heedSocial } from './parts/heed-social';
import { heedConflicts } from './claims/heed-conflicts';
import { heedArticle } from './pages/heed-article';
import { heedAlbum } from './works/heed-album';
import { heedPictureRow } from './works/heed-picture-row';
import { heedAppeal } from './money/heed-appeal';
import { heedApp } from './goods/heed-app';
import { heedNoCart, heedNoPrices } from './money/heed-no-prices';
import { heedCourse } from './days/heed-course';
import { heedBareParts } from './parts/heed-bare-parts';
import { heedCapitals } from './wording/heed-capitals';
import { heedCoupon } from './money/heed-coupon';
import { heedDiscography } from './works/heed-discography';
import { heedDaylight } from './days/heed-daylight';
import { heedDays } from './days/heed-days';
import { heedEntryFields } from './goods/heed-entry-fields';
import { heedEmergency } from './parts/heed-emergency';
import { heedSaidAbove } from './facts/heed-said-above';
import { heedFacts, heedLoneFact } from './facts/heed-facts';
import { heedNamedLists } from './parts/heed-named-lists';
import { heedShapeWords } from './wording/heed-shape-words';
import { heedFormTitles } from './parts/heed-form-titles';
import { heedFormLast } from './parts/heed-form-last';
import { heedGoods } from './goods/heed-goods';
import {
  heedAreas,
  heedChoices,
  heedHome,
  heedOpenHours,
  heedRoomPrices,
  heedToldRows,
  heedTuition,
} from './claims/heed-local';
import { heedLeftEmpty } from './claims/heed-left-empty';
import { heedListings } from './stays/heed-listings';
import { heedMakersWords } from './wording/heed-makers-words';
import { heedMaking } from './goods/heed-making';
import { heedMenuCounts } from './counts/heed-menu-counts';
import { heedOneDay } from './days/heed-one-day';
import { heedOutfit } from './people/heed-outfit';
import { heedOwnPages } from './pages/heed-own-pages';
import { heedOwnWords } from './wording/heed-own-words';
import { heedPages } from './pages/heed-pages';
import { heedPartWishes } from './wording/heed-part-wishes';
import { heedPeople } from './people/heed-people';
import { heedPress } from './works/heed-press';
import { heedPrices } from './money/heed-prices';
import { heedRefused } from './claims/heed-refused';
import { heedRecipes } from './goods/heed-recipes';
import { heedKnownTitles, heedLostTitles } from './parts/heed-known-titles';
import { heedCountedParts } from './counts/heed-counted-parts';
import { heedCountedSteps } from './counts/heed-counted-steps';
import { heedRoomsCounted } from './counts/heed-rooms-counted';
import { heedRewards } from './money/heed-rewards';
import { heedRooms } from './stays/heed-rooms';
import { heedShelter } from './stays/heed-shelter';
import { heedStay } from './stays/heed-stay';
import { heedToldPlans } from './money/heed-told-plans';
import { heedEnsemble } from './people/heed-ensemble';
import { heedTeamRoles } from './people/heed-team-roles';
import { heedTabs } from './pages/heed-tabs';
import { heedStops } from './days/heed-stops';
import { heedTables } from './parts/heed-tables';
import { heedTaught } from './people/heed-taught';
import { heedTerms } from './money/heed-terms';
import { heedEchoes } from './parts/heed-echoes';
import { heedNothingElse } from './claims/heed-nothing-else';
import { heedNoticeSaid } from './parts/heed-notice-said';
import { heedToldVenue } from './days/heed-told-venue';
import { heedToldAnswers } from './facts/heed-told-answers';
import { heedToldOffers } from './money/heed-told-offers';
import { heedUntold } from './claims/heed-untold';
import { heedTopics } from './pages/heed-topics';
import { withoutEmpty } from './parts/without-empty';
import { speakAlone } from './people/speak-alone';
import { heedWorkGroups } from './works/heed-work-groups';
import { heedScraps } from './facts/heed-scraps';
import { heedAskedDates } from './days/heed-asked-dates';
import { heedBackers } from './people/heed-backers';
import { heedGifts } from './money/heed-gifts';
import { heedTracks } from './days/heed-tracks';
import { heedVariants } from './money/heed-variants';
import { heedWeeks } from './days/heed-weeks';
import { heedWedding } from './days/heed-wedding';
import { heedWalkIns } from './people/heed-walk-ins';
import { pricesOffHome } from '../retell/shell/prices-off-home';
import { heedYears } from './days/heed-years';
import { heedYouCan } from './people/heed-you-can';
import { heedWhereabouts } from './people/heed-whereabouts';
import { speakAmerican } from './wording/speak-american';
import { heedFree, heedLook, heedPlans, heedReply, heedSamples, heedTeacher } from './facts/heed-told';

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
    heedDaylight,
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
    heedTeamRoles,
    heedEnsemble,
    heedPeople,
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
    heedNoticeSaid,
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
    heedPictureRow,
    heedDiscography,
    withoutEmpty,
    pricesOffHome,
    heedStops,
    heedFees,
    heedFromPrice,
    heedCaseStudies,
    heedPress,
    heedNamedLists,
    heedFormTitles,
    heedNothingElse,
    heedFormLast,
    heedTables,
    heedShapeWords,
    heedCapitals,
    heedArticle,
    speakAlone,
    speakAmerican,
  ].reduce((read, heed) => heed(read), plan);

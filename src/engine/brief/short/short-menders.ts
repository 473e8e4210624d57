import { rowMenders } from './row-menders';
import { mendColoursListed } from './parts/mend-colours-listed';
import { mendGuide } from './kinds/mend-guide';
import { mendExplainer } from './kinds/mend-explainer';
import { mendHoursOfPart } from './dates/mend-hours-of-part';
import { mendWhoTalks } from './kinds/mend-who-talks';
import { mendStreetEvent } from './names/mend-street-event';
import { mendStatedName } from './names/mend-stated-name';
import { mendFalseSign } from './names/mend-false-sign';
import { mendTwoSums } from './rows/mend-two-sums';
import { mendOwnSums } from './rows/mend-own-sums';
import { mendDaysTold } from './dates/mend-days-told';
import { mendShapedPlace } from './places/mend-shaped-place';
import { mendOpeningTown } from './places/mend-opening-town';
import { mendAppeal } from './told/mend-appeal';
import { mendAppearances } from './wares/mend-appearances';
import { mendAsides } from './parts/mend-asides';
import { mendAskedDates } from './told/mend-asked-dates';
import { mendRewards } from './told/mend-rewards';
import { mendRates } from './rows/mend-rates';
import { mendHeldAt } from './places/mend-held-at';
import { mendAboutNamed } from './names/mend-about-named';
import { mendTornDeeds } from './told/mend-torn-deeds';
import { questionsTold } from '../parts/questions-told';
import { mendBareList } from './told/mend-bare-list';
import { mendBaskets } from './told/mend-baskets';
import { mendBranchTimes } from './told/mend-branch-times';
import { mendCampaign } from './kinds/mend-campaign';
import { mendCard } from './wares/mend-card';
import { mendClassTimes } from './told/mend-class-times';
import { mendClubSign } from './told/mend-club-sign';
import { mendColonShelf, mendTerms } from './wares/mend-terms';
import { mendContradiction } from './parts/mend-contradiction';
import { mendDateList } from './told/mend-date-list';
import { mendDelivered } from './told/mend-delivered';
import { mendEquipment } from './told/mend-equipment';
import { mendEventNoun } from './kinds/mend-event-noun';
import { mendEventLine } from './dates/mend-event-line';
import { mendGifts } from './told/mend-gifts';
import { mendFundraising } from './kinds/mend-fundraising';
import { mendAskedRows } from './rows/mend-asked-rows';
import { mendOutsideLinks } from './parts/mend-outside-links';
import { mendToldFields } from './wares/mend-told-fields';
import { mendFares } from './rows/mend-fares';
import { mendPublicParts } from './parts/mend-public-parts';
import { mendPartLike } from './parts/mend-part-like';
import { withoutCuisineTown } from './kinds/mend-cuisine';
import { mendCountsTold } from './parts/mend-counted-parts';
import { mendCountedDishes } from './parts/mend-counted-dishes';
import { mendAccepted } from './parts/mend-accepted';
import { mendNights } from './dates/mend-nights';
import { mendByline } from './names/mend-byline';
import { mendFreeFor } from './wares/mend-free-for';
import { mendEventSign } from './names/mend-event-sign';
import { mendPageAsked } from './parts/mend-page-asked';
import { mendShelter } from './told/mend-shelter';
import { mendGiftSums } from './told/mend-gift-sums';
import { mendGroupHours } from './told/mend-group-hours';
import { mendHalls } from './told/mend-halls';
import { mendHelpWith } from './told/mend-help-with';
import { mendHost } from './told/mend-host';
import { mendInstitute } from './told/mend-plant-nursery';
import { mendDevices, mendLanguageWords } from './parts/mend-language-words';
import { mendLets } from './wares/mend-lets';
import { mendMisread } from './parts/mend-misread';
import { mendGatheringInName, mendNameInOffer } from './names/mend-name-in-offer';
import { mendDestinations } from './told/mend-destinations';
import { mendNamedSorts } from './told/mend-named-sorts';
import { mendNoPlace, mendPenName, mendVagueTitles } from './names/mend-self-told';
import { mendNoRooms, mendScraps } from './parts/mend-scraps';
import { mendNoShelf } from './wares/mend-no-shelf';
import { mendNoWares } from './told/mend-no-wares';
import { mendOutfit } from './kinds/mend-outfit';
import { mendPayers } from './told/mend-payers';
import { mendForOccasions } from './kinds/mend-for-occasions';
import { mendOfferOfRows } from './kinds/mend-offer-of-rows';
import { mendHeadOfOffer } from './kinds/mend-head-of-offer';
import { mendWordBefore } from './kinds/mend-word-before';
import { mendWorkNotWares } from './kinds/mend-work-not-wares';
import { mendWholeLists } from './rows/mend-whole-lists';
import { mendQuotedRows } from './rows/mend-quoted-rows';
import { mendPerPiece } from './told/mend-per-piece';
import { mendRecent } from './told/mend-recent';
import { mendShopWith } from './told/mend-shop-with';
import { mendSeasons } from './told/mend-seasons';
import { mendSharedEnds } from './told/mend-shared-ends';
import { mendShopOf } from './kinds/mend-shop-of';
import { mendSoldOnline } from './kinds/mend-sold-online';
import { mendSolePerson } from './told/mend-sole-person';
import { mendStaff } from './parts/mend-staff';
import { mendStocked } from './kinds/mend-stocked';
import { mendStreetShop } from './kinds/mend-street-shop';
import { mendStreetTown } from './told/mend-street-town';
import { mendTabs } from './parts/mend-tabs';
import { mendTailTown } from './places/mend-tail-town';
import { mendTitledSign } from './told/mend-titled-sign';
import { mendToldTitles } from './parts/mend-told-titles';
import { mendVariants } from './wares/mend-variants';
import { mendWeek } from './told/mend-week';
import { mendPageLists } from './parts/mend-page-lists';
import { mendLabelledTimes, mendMeets } from './dates/mend-labelled-times';
import { mendMonthlyDates } from './dates/mend-monthly-dates';
import { mendExplained } from './parts/mend-explained';
import { mendKindsAtLast } from './kinds/mend-kinds-at-last';
import { mendOpeningSign } from './names/mend-opening-sign';
import { mendWeeks } from '../long/mend-weeks';
import { withNameOfDay } from './names/name-of-day';
import { withTitledFirm } from './names/titled-firm';
import { withoutServed } from '../long/without-served';

/**
 * What mends a short prompt, in the order in which it runs. Behind a mender stand those whose work it builds on; the line over
 * it says what it takes from them. Those without any may stand anywhere.
 */
export const shortMenders = rowMenders
  // Halves of clauses, once everything that they might be is read.
  .add('language words', mendLanguageWords)
  .add('devices', mendDevices)
  .add('scraps', mendScraps)
  .add('told titles', mendToldTitles)
  .add('lets', mendLets)
  .add('weeks', (brief) => mendWeeks(withoutServed(brief)))
  .add('no rooms', mendNoRooms)
  // Wares that look like words of the page, and that nothing is sold over it: once all lists are read.
  .add('stocked', mendStocked)
  .add('shop of', mendShopOf)
  .add('name in offer', (brief) => mendGatheringInName(mendNameInOffer(brief)))
  .add('street shop', mendStreetShop)
  .add('sold online', mendSoldOnline)
  .add('card', mendCard)
  // The town behind the last thing of a row, once every row has its prices.
  .add('tail town', mendTailTown)
  // Terms and diets that were read as things, once every row has its prices.
  .add('terms', mendTerms)
  .add('colon shelf', mendColonShelf)
  // What things are sold in is told apart from the things once every row and title is read.
  .add('variants', mendVariants)
  .add('name of day', withNameOfDay)
  .add('appearances', mendAppearances)
  // What still looks like a form, a service or a town.
  .add('asides', mendAsides, 'offers')
  // Who writes books is no book, once every title is read.
  .add('pen name', mendPenName)
  .add('no place', mendNoPlace)
  .add('vague titles', mendVagueTitles)
  // What still belongs to other words, once the day and its name are read.
  .add('misread', mendMisread)
  // Whether anything is sold is known once every ware and every kind is read.
  .add('no shelf', mendNoShelf)
  // Rows that were read once more may hold the names of tabs again.
  .add('tabs again', mendTabs)
  .add('outfit', mendOutfit)
  .add('contradiction', mendContradiction)
  // Who works there is told from what is offered once every title is read.
  .add('staff', mendStaff)
  // The calling behind a sign is often read as a name once more.
  .add('titled firm', withTitledFirm)
  // Rooms, payers, a week and pieces that are told as one list each, once all that was read of them can give way.
  .add('halls', mendHalls)
  .add('payers', mendPayers)
  .add('named sorts', mendNamedSorts)
  .add('destinations', mendDestinations)
  .add('seasons', mendSeasons)
  .add('per piece', mendPerPiece)
  .add('event line', (brief) => mendEventNoun(mendEventLine(brief)))
  .add('fundraising', mendFundraising)
  .add('asked rows', mendAskedRows)
  .add('part like', mendPartLike)
  .add('team of', mendCountsTold)
  .add('counted dishes', mendCountedDishes)
  .add('accepted', mendAccepted)
  .add('nights', mendNights)
  .add('byline', mendByline)
  .add('free for', mendFreeFor)
  .add('event sign', mendEventSign)
  .add('page asked', mendPageAsked)
  .add('shelter', mendShelter)
  .add('gift sums', mendGiftSums)
  // Rows beside those with a sum, once every sum has its row.
  .add('quoted rows', mendQuotedRows)
  .add('whole lists', mendWholeLists)
  // What is sold is told apart from what is done once every row has its sum.
  .add('work not wares', mendWorkNotWares)
  .add('for occasions', mendForOccasions)
  .add('word before', mendWordBefore)
  .add('head of offer', mendHeadOfOffer)
  .add('offer of rows', mendOfferOfRows)
  .add('gifts', mendGifts)
  // What is needed and what there is are no gifts.
  .add('appeal', mendAppeal)
  // What backers get has a sum that is no gift and no goal.
  .add('rewards', mendRewards)
  .add('group hours', mendGroupHours)
  .add('week', mendWeek)
  .add('class times', mendClassTimes)
  .add('branch times', mendBranchTimes)
  .add('date list', mendDateList)
  .add('bare list', mendBareList)
  // What a rate is for, once every reader of rows has had its say.
  .add('rates', mendRates)
  .add('held at', mendHeldAt)
  .add('opening town', mendOpeningTown)
  .add('shaped place', mendShapedPlace)
  .add('days told', mendDaysTold)
  .add('about named', mendAboutNamed)
  .add('torn deeds', mendTornDeeds)
  .add('questions told', questionsTold)
  // What the sites of those have who sell nothing, once all else that it may be is read.
  .add('public parts', mendPublicParts)
  .add('recent', mendRecent)
  .add('equipment', mendEquipment)
  .add('help with', mendHelpWith)
  .add('shared ends', mendSharedEnds)
  .add('asked dates', mendAskedDates)
  .add('titled sign', mendTitledSign)
  .add('street and town', mendStreetTown)
  .add('institute', mendInstitute)
  .add('no wares', (brief) => mendShopWith(mendNoWares(brief)))
  .add('baskets', mendBaskets)
  .add('club sign', mendClubSign)
  .add('sole person', mendSolePerson)
  .add('delivered', mendDelivered)
  // The sign once more: who teaches may have been read as its name.
  .add('host again', mendHost)
  // What a campaign wants is a part with lines until here.
  .add('explained', mendExplained)
  .add('kinds at last', mendKindsAtLast)
  // Times under a label and days of months, once nothing else looks for an hour or a row any more.
  .add('labelled times', mendLabelledTimes)
  .add('meets', mendMeets)
  .add('monthly dates', mendMonthlyDates)
  // What the prompt opens with, once every other reader of names has had its say.
  .add('opening sign', mendOpeningSign)
  .add('campaign', mendCampaign, 'kind')
  // Whoever gives or buys elsewhere: once a campaign has its gifts.
  .add('outside links', mendOutsideLinks)
  // What is explained is nobody's business: all that was read as one gives way.
  .add('explainer', mendExplainer)
  .add('guide', mendGuide)
  .add('hours of part', mendHoursOfPart)
  .add('who talks', mendWhoTalks)
  .add('street event', mendStreetEvent)
  .add('false sign', mendFalseSign)
  .add('stated name', mendStatedName)
  .add('two sums', mendTwoSums)
  .add('fares', mendFares)
  // What each of several things tells, once all else has had its entries.
  .add('told fields', mendToldFields)
  // Whose sum it is, once every row has been read and every day has its line.
  .add('own sums', mendOwnSums)
  // What is told of a page is told with lines until here.
  .add('page lists', mendPageLists)
  .add('colours listed', (brief) => withoutCuisineTown(mendColoursListed(brief))).menders;

import { mendSoldOut } from './wares/mend-sold-out';
import { mendFreeEntry } from './rows/mend-free-entry';
import { mendPairedOffer } from './rows/mend-paired-offer';
import { mendWorship } from './dates/mend-worship';
import { mendLaunchedThing } from './kinds/mend-launched-thing';
import { mendRhythmPrices } from './rows/mend-rhythm-prices';
import { mendQuoteCalculator } from './told/mend-quote-calculator';
import { mendLanguageWords } from './parts/mend-language-words';
import { mendQuotedSign } from './names/mend-quoted-sign';
import { mendCuisine } from './kinds/mend-cuisine';
import { mendPlacePrice } from './told/mend-place-price';
import { mendWeeks } from '../long/mend-weeks';
import { withoutServed } from '../long/without-served';
import { inOrder } from '../menders-in-order';
import { withNameOfDay } from './names/name-of-day';
import { mendAppeal } from './told/mend-appeal';
import { mendApposedName, mendEndedName } from './names/mend-apposed-name';
import { mendAppearances } from './wares/mend-appearances';
import { mendAreas } from './places/mend-areas';
import { mendAsides } from './parts/mend-asides';
import { mendAsked } from './parts/mend-asked';
import { mendChapters } from './own-pages/mend-chapters';
import { mendCampaign } from './kinds/mend-campaign';
import { mendCard } from './wares/mend-card';
import { mendClauses } from './parts/mend-clauses';
import { mendCountedOffer } from './kinds/mend-counted-offer';
import { mendCourse } from './kinds/mend-course';
import { mendDeclared, mendPosted } from './kinds/mend-declared';
import { mendContradiction } from './parts/mend-contradiction';
import { mendCraftRoom } from './kinds/mend-craft-room';
import { mendDates } from './dates/mend-dates';
import { mendEntryFields, mendRecipeFields } from './wares/mend-entry-fields';
import { mendFestival } from './kinds/mend-festival';
import { mendFrame } from './parts/mend-frame';
import { mendDeedDone } from './kinds/mend-deed-done';
import { mendDoings } from './kinds/mend-doings';
import { mendGathering } from './kinds/mend-gathering';
import { mendGroup } from './kinds/mend-group';
import { mendHandmade } from './kinds/mend-handmade';
import { mendIntro } from './names/mend-intro';
import { mendCalled } from './names/mend-called';
import { mendKind } from './kinds/mend-kind';
import { mendLaunch } from './kinds/mend-launch';
import { mendLent } from './wares/mend-lent';
import { mendLessons } from './kinds/mend-lessons';
import { mendLevels, mendTalks } from './kinds/mend-levels';
import { mendListings } from './kinds/mend-listings';
import { mendListed, mendPromises } from './wares/mend-listed';
import { mendOutfit } from './kinds/mend-outfit';
import { mendLoneDay } from './dates/mend-lone-day';
import { mendLoneName } from './names/mend-lone-name';
import { mendLonePrice } from './rows/mend-lone-price';
import { mendDayHours } from './dates/mend-day-hours';
import { mendAfternoons, mendMeetings } from './dates/mend-meetings';
import { mendName } from './names/mend-name';
import { mendNameFor } from './names/mend-name-for';
import { mendNamed } from './names/mend-named';
import { mendBuilding, mendFirm, mendNoPlace, mendPenName, mendVagueTitles } from './names/mend-self-told';
import { mendNoOffers } from './wares/mend-no-offers';
import { mendNoShelf } from './wares/mend-no-shelf';
import { mendOrderedTitles } from './parts/mend-ordered-titles';
import { mendNotNeeded } from './parts/mend-not-needed';
import { mendOffers } from './wares/mend-offers';
import { mendOnNow } from './parts/mend-on-now';
import { mendOpeningPrice } from './wares/mend-opening-price';
import { mendOrdinary } from './mend-ordinary';
import { mendOwnHome } from './wares/mend-own-home';
import { mendPageWords } from './parts/mend-page-words';
import { mendPassing } from './places/mend-passing';
import { mendPeople } from './names/mend-people';
import { mendAdmission, mendLeftOut, mendPriceFirst, mendWanting } from './wares/mend-price-first';
import { mendDayTold } from './parts/mend-day-told';
import { mendQuotes } from './parts/mend-quotes';
import { mendTiers } from './wares/mend-tiers';
import { mendProgramme } from './dates/mend-programme';
import { mendMisread } from './parts/mend-misread';
import { mendNoRooms, mendScraps } from './parts/mend-scraps';
import { mendSigns } from './kinds/mend-signs';
import { mendSlips } from './mend-slips';
import { mendStocked } from './kinds/mend-stocked';
import { mendStrayKind } from './kinds/mend-stray-kind';
import { mendStreetShop } from './kinds/mend-street-shop';
import { mendBareSoftware } from './kinds/mend-bare-software';
import { mendSoftware } from './kinds/mend-software';
import { mendSoldOnline } from './kinds/mend-sold-online';
import { mendSorts } from './kinds/mend-sorts';
import { mendStaff } from './parts/mend-staff';
import { mendTailTown } from './places/mend-tail-town';
import { mendTitleBrackets } from './parts/mend-title-brackets';
import { mendTabs } from './parts/mend-tabs';
import { mendFeatured } from './wares/mend-featured';
import { withTitledFirm } from './names/titled-firm';
import { mendWhoMakes } from './kinds/mend-who-makes';
import { mendWhoseDay } from './dates/mend-whose-day';
import { mendEvenings } from './dates/mend-evenings';
import { mendShowings } from './dates/mend-showings';
import { mendTimes } from './dates/mend-times';
import { mendCounted, mendPerPerson, mendRanges, mendShelves } from './wares/mend-told-prices';
import { mendColonShelf, mendTerms } from './wares/mend-terms';
import { mendUnread } from './mend-unread';
import { mendVariants } from './wares/mend-variants';
import { mendWishList } from './parts/mend-wish-list';
import { mendVenue } from './places/mend-venue';
import { mendToldTitles } from './parts/mend-told-titles';
import { mendLets } from './wares/mend-lets';
import { mendWares } from './wares/mend-wares';
import { mendWorks } from './wares/mend-works';
import { mendBesides } from './rows/mend-besides';
import { mendBought } from './rows/mend-bought';
import { mendMeasures } from './rows/mend-measures';
import { mendPriceRows } from './rows/mend-price-rows';
import { mendPricedSorts } from './rows/mend-priced-sorts';
import { mendSumFirst } from './rows/mend-sum-first';
import { mendTellings } from './rows/mend-tellings';
import { mendAskedDates } from './told/mend-asked-dates';
import { mendBareList } from './told/mend-bare-list';
import { mendBaskets } from './told/mend-baskets';
import { mendBranchTimes } from './told/mend-branch-times';
import { mendBuiltHuts } from './told/mend-built-huts';
import { mendClassTimes } from './told/mend-class-times';
import { mendClubSign } from './told/mend-club-sign';
import { mendDateList } from './told/mend-date-list';
import { mendDelivered } from './told/mend-delivered';
import { mendEquipment } from './told/mend-equipment';
import { mendGifts } from './told/mend-gifts';
import { mendGroupHours } from './told/mend-group-hours';
import { mendHalls } from './told/mend-halls';
import { mendHelpWith } from './told/mend-help-with';
import { mendHost } from './told/mend-host';
import { mendNoWares } from './told/mend-no-wares';
import { mendKinMakes } from './told/mend-kin-makes';
import { mendLettings } from './told/mend-lettings';
import { mendNamedSorts } from './told/mend-named-sorts';
import { mendInstitute, mendPlantNursery } from './told/mend-plant-nursery';
import { mendPayers } from './told/mend-payers';
import { mendPerPiece } from './told/mend-per-piece';
import { mendRecent } from './told/mend-recent';
import { mendSeasons } from './told/mend-seasons';
import { mendSharedEnds } from './told/mend-shared-ends';
import { mendSingleWork } from './told/mend-single-work';
import { mendSolePerson } from './told/mend-sole-person';
import { mendStreetTown } from './told/mend-street-town';
import { mendTitledSign } from './told/mend-titled-sign';
import { mendTradeTold } from './told/mend-trade-told';
import { mendWeek } from './told/mend-week';

/**
 * What mends a short prompt, in the order in which it runs. Behind a mender stand those whose work it builds on; the line over
 * it says what it takes from them. Those without any may stand anywhere.
 */
export const shortMenders = inOrder()
  // First what only looks like a wish or an offer, so that nothing is made of it.
  .add('slips', mendSlips)
  .add('not needed', mendNotNeeded)
  .add('promises', mendPromises)
  // Then what the site is about and what it is called: all that follows asks for the kind and the name.
  .add('intro', mendIntro)
  .add('quoted sign', mendQuotedSign)
  .add('name', mendName)
  .add('apposed name', mendApposedName)
  .add('ended name', mendEndedName)
  .add('lone name', mendLoneName)
  .add('name for', mendNameFor)
  .add('who makes', mendWhoMakes)
  .add('counted offer', mendCountedOffer)
  .add('building', mendBuilding)
  .add('firm', mendFirm)
  .add('signs', mendSigns)
  .add('wanting', mendWanting)
  .add('left out', mendLeftOut)
  .add('kind', mendKind)
  .add('bare software', mendBareSoftware)
  .add('cuisine', mendCuisine)
  .add('craft room', mendCraftRoom)
  .add('stray kind', mendStrayKind)
  .add('deed done', mendDeedDone)
  .add('wish list', mendWishList)
  .add('gathering', mendGathering)
  .add('declared', mendDeclared)
  .add('festival', mendFestival)
  // A group, once no gathering of it is meant.
  .add('group', mendGroup)
  // Who is on the sign teaches, whatever room it is in.
  .add('host', mendHost)
  .add('trade told', mendTradeTold)
  .add('lettings', mendLettings)
  .add('kin makes', mendKinMakes)
  .add('plant nursery', mendPlantNursery)
  .add('built huts', mendBuiltHuts)
  .add('single work', mendSingleWork)
  .add('listings', mendListings)
  // A thing that is sold, once no trade and no gathering is known by its words.
  .add('launched thing', mendLaunchedThing)
  .add('launch', mendLaunch)
  .add('sorts', mendSorts, 'launch')
  // How a section is divided, before its names are read as what stands in it.
  .add('tabs', mendTabs)
  .add('title brackets', mendTitleBrackets)
  .add('clauses', mendClauses)
  // A price said with the business is no thing's; the town before it is neither.
  .add('opening price', mendOpeningPrice)
  // Whether a name is an employer's or a make depends on the kind.
  .add('named', mendNamed, 'kind')
  .add('asked', mendAsked)
  .add('frame', mendFrame)
  .add('people', mendPeople)
  // Things shown with prices tell a shop, before they are read as such.
  .add('featured', mendFeatured)
  // Then things and what they cost: a stall at a market sells by the slice, once it is known to be no market.
  .add('wares', mendWares, 'intro')
  .add('price first', mendPriceFirst)
  .add('tiers', mendTiers)
  .add('quotes', mendQuotes)
  .add('day told', mendDayTold)
  .add('admission', mendAdmission)
  .add('works', mendWorks)
  // "quiz night, fri 14 nov": the evening and its house are told apart before its day is theirs.
  .add('dates', mendDates, 'slips', 'frame')
  // A promise is no member of a row, nor are its neighbours then.
  .add('listed', mendListed, 'promises')
  .add('lent', mendLent)
  .add('talks', mendTalks)
  .add('levels', mendLevels)
  .add('afternoons', mendAfternoons)
  .add('meetings', mendMeetings)
  // "Messy Church first Saturday": whoever leads it was told by name already.
  .add('times', mendTimes, 'people')
  // The one day of an event leaves no room for others: only once all its days and hours are read.
  .add('showings', mendShowings)
  .add('lone day', mendLoneDay, 'dates', 'times')
  // What a program does stands behind what it is, which name and opening tell.
  .add('software', mendSoftware, 'intro', 'frame')
  // Said in passing is what stayed in a row after the row was understood.
  .add('passing', mendPassing, 'slips', 'listed')
  // What is let has its own sums; the rest may be for each person.
  .add('per person', mendPerPerson, 'lent')
  .add('ranges', mendRanges)
  .add('counted', mendCounted)
  .add('shelves', mendShelves)
  // Then lists once more: what the page has, what is done, what is meant by either.
  .add('page words', mendPageWords)
  // What an everyday business offers, after the words of its page are out of the row, and of the kind and name it has by now.
  .add('ordinary', mendOrdinary, 'kind', 'frame', 'page words')
  // A make beside the trade and the subjects of a talk are no offers of their own.
  .add('offers', mendOffers, 'named', 'talks')
  // Titles that are left once offers are told apart from them.
  .add('unread', mendUnread, 'offers')
  // Titles that are left are no orders.
  .add('ordered titles', mendOrderedTitles)
  .add('called', mendCalled)
  // Words of the page that still stand among offers, a program's own among them.
  .add('no offers', mendNoOffers, 'software', 'offers')
  .add('lessons', mendLessons)
  .add('course', mendCourse, 'frame')
  // The course of the day is what is left of rows, days and asides of an invitation.
  .add('programme', mendProgramme, 'listed', 'lone day', 'passing')
  // Prices last: a row is read from sum to sum, so whatever has its own price must be out of it.
  .add('price rows', mendPriceRows, 'intro', 'opening price', 'wares', 'passing', 'ranges', 'page words')
  .add('areas', mendAreas)
  // What is told of one page is out of all rows by now.
  .add('chapters', mendChapters)
  .add('venue', mendVenue)
  .add('on now', mendOnNow)
  .add('entry fields', mendEntryFields)
  .add('recipe fields', mendRecipeFields)
  .add('rhythm prices', mendRhythmPrices)
  .add('quote calculator', mendQuoteCalculator)
  .add('paired offer', mendPairedOffer)
  .add('sold out', mendSoldOut)
  .add('free entry', mendFreeEntry)
  .add('priced sorts', mendPricedSorts)
  .add('lone price', mendLonePrice)
  .add('sum first', mendSumFirst)
  // What a maker asks for each thing tells a shop, once every sum has its thing.
  .add('place price', mendPlacePrice)
  .add('handmade', mendHandmade)
  .add('own home', mendOwnHome)
  .add('measures', mendMeasures)
  .add('tellings', mendTellings)
  .add('besides', mendBesides)
  // What a sum buys is looked for once all sums have their rows.
  .add('bought', mendBought)
  .add('posted', mendPosted)
  .add('day hours', mendDayHours)
  .add('evenings', mendEvenings)
  .add('worship', mendWorship)
  .add('doings', mendDoings)
  .add('whose day', mendWhoseDay)
  // Halves of clauses, once everything that they might be is read.
  .add('language words', mendLanguageWords)
  .add('scraps', mendScraps)
  .add('told titles', mendToldTitles)
  .add('lets', mendLets)
  .add('weeks', (brief) => mendWeeks(withoutServed(brief)))
  .add('no rooms', mendNoRooms)
  // Wares that look like words of the page, and that nothing is sold over it: once all lists are read.
  .add('stocked', mendStocked)
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
  .add('seasons', mendSeasons)
  .add('per piece', mendPerPiece)
  .add('gifts', mendGifts)
  // What is needed and what there is are no gifts.
  .add('appeal', mendAppeal)
  .add('group hours', mendGroupHours)
  .add('week', mendWeek)
  .add('class times', mendClassTimes)
  .add('branch times', mendBranchTimes)
  .add('date list', mendDateList)
  .add('bare list', mendBareList)
  .add('recent', mendRecent)
  .add('equipment', mendEquipment)
  .add('help with', mendHelpWith)
  .add('shared ends', mendSharedEnds)
  .add('asked dates', mendAskedDates)
  .add('titled sign', mendTitledSign)
  .add('street and town', mendStreetTown)
  .add('institute', mendInstitute)
  .add('no wares', mendNoWares)
  .add('baskets', mendBaskets)
  .add('club sign', mendClubSign)
  .add('sole person', mendSolePerson)
  .add('delivered', mendDelivered)
  // The sign once more: who teaches may have been read as its name.
  .add('host again', mendHost)
  // What a campaign wants is a part with lines until here.
  .add('campaign', mendCampaign, 'kind').menders;

import { mendAdmission, mendPriceFirst } from './wares/mend-price-first';
import { mendAfternoons, mendMeetings } from './dates/mend-meetings';
import { mendAsked } from './parts/mend-asked';
import { mendCalled } from './names/mend-called';
import { mendCounted, mendPerPerson, mendRanges, mendShelves } from './wares/mend-told-prices';
import { mendCourse } from './kinds/mend-course';
import { mendDates } from './dates/mend-dates';
import { mendDayTold } from './parts/mend-day-told';
import { mendFeatured } from './wares/mend-featured';
import { mendFrame } from './parts/mend-frame';
import { mendLent } from './wares/mend-lent';
import { mendLessons } from './kinds/mend-lessons';
import { mendLevels, mendTalks } from './kinds/mend-levels';
import { mendLinkRow } from './kinds/mend-link-row';
import { mendListed } from './wares/mend-listed';
import { mendLoneDay } from './dates/mend-lone-day';
import { mendNamed } from './names/mend-named';
import { mendNoOffers } from './wares/mend-no-offers';
import { mendOffers } from './wares/mend-offers';
import { mendOrderedTitles } from './parts/mend-ordered-titles';
import { mendOrdinary } from './mend-ordinary';
import { mendPageWords } from './parts/mend-page-words';
import { mendPassing } from './places/mend-passing';
import { mendPlanDetails } from './wares/mend-plan-details';
import { mendPeople } from './names/mend-people';
import { mendProgramme } from './dates/mend-programme';
import { mendQuotes } from './parts/mend-quotes';
import { mendShowings } from './dates/mend-showings';
import { mendSoftware } from './kinds/mend-software';
import { mendTiers } from './wares/mend-tiers';
import { mendTimes } from './dates/mend-times';
import { mendUnread } from './mend-unread';
import { mendWares } from './wares/mend-wares';
import { mendWorks } from './wares/mend-works';
import { openingMenders } from './opening-menders';

/** What is mended of lists: people, wares, days, page words and what is offered, after the opening, see `short-menders.ts`. */
export const listMenders = openingMenders
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
  // What stands behind a sum is the plan's own, before it is read as something that is done.
  .add('plan details', mendPlanDetails)
  .add('quotes', mendQuotes)
  .add('day told', mendDayTold)
  .add('admission', mendAdmission)
  .add('works', mendWorks)
  // "quiz night, fri 14 nov": the evening and its house are told apart before its day is theirs.
  .add('dates', mendDates, 'slips', 'frame')
  // A promise is no member of a row, nor are its neighbours then.
  .add('listed', mendListed, 'promises')
  .add('link row', mendLinkRow)
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
  .add('programme', mendProgramme, 'listed', 'lone day', 'passing');

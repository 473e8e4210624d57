import { listMenders } from './list-menders';
import { mendListsSaid } from './told/mend-lists-said';
import { mendRowsSaid } from './told/mend-rows-said';
import { mendStopPlace } from './places/mend-stop-place';
import { mendSectionsSaid } from './parts/mend-sections-said';
import { mendMostly } from './parts/mend-mostly';
import { mendInstalments } from './rows/mend-instalments';
import { mendAreas } from './places/mend-areas';
import { mendBesides } from './rows/mend-besides';
import { mendBracketMembers } from './rows/mend-bracket-members';
import { mendBought } from './rows/mend-bought';
import { mendChapters } from './own-pages/mend-chapters';
import { mendDayHours } from './dates/mend-day-hours';
import { mendDoings } from './kinds/mend-doings';
import { mendEntryFields, mendRecipeFields } from './wares/mend-entry-fields';
import { mendEvenings } from './dates/mend-evenings';
import { mendFreeEntry } from './rows/mend-free-entry';
import { mendLaterPrice } from './rows/mend-later-price';
import { mendHandmade } from './kinds/mend-handmade';
import { mendLonePrice } from './rows/mend-lone-price';
import { mendMeasures } from './rows/mend-measures';
import { mendOnNow } from './parts/mend-on-now';
import { mendOwnHome } from './wares/mend-own-home';
import { mendPairedOffer } from './rows/mend-paired-offer';
import { mendPlacePrice } from './told/mend-place-price';
import { mendPosted } from './kinds/mend-declared';
import { mendPriceRows } from './rows/mend-price-rows';
import { mendPricedSorts } from './rows/mend-priced-sorts';
import { mendQuoteCalculator } from './told/mend-quote-calculator';
import { mendRhythmPrices } from './rows/mend-rhythm-prices';
import { mendSoldOut } from './wares/mend-sold-out';
import { mendSumFirst } from './rows/mend-sum-first';
import { mendTellings } from './rows/mend-tellings';
import { mendVenue } from './places/mend-venue';
import { mendRateNames } from './rows/mend-rate-names';
import { mendWhoseDay } from './dates/mend-whose-day';
import { mendWorship } from './dates/mend-worship';

/** What is mended of rows and what their things cost, after the lists, see `short-menders.ts`. */
export const rowMenders = listMenders
  .add('mostly', mendMostly)
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
  .add('instalments', mendInstalments)
  .add('sections said', mendSectionsSaid)
  .add('stop place', mendStopPlace)
  .add('rows said', mendRowsSaid)
  .add('lists said', mendListsSaid)
  .add('bracket members', mendBracketMembers)
  .add('sold out', mendSoldOut)
  .add('free entry', mendFreeEntry)
  .add('later price', mendLaterPrice)
  .add('priced sorts', mendPricedSorts)
  .add('lone price', mendLonePrice)
  .add('rate names', mendRateNames)
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
  .add('whose day', mendWhoseDay);

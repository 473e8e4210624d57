import { mendSignOrder } from './names/mend-sign-order';
import { inOrder } from '../menders-in-order';
import { mendApposedName, mendEndedName } from './names/mend-apposed-name';
import { mendBareSoftware } from './kinds/mend-bare-software';
import { mendBuilding, mendFirm } from './names/mend-self-told';
import { mendBuiltHuts } from './told/mend-built-huts';
import { mendClauses } from './parts/mend-clauses';
import { mendCountedOffer } from './kinds/mend-counted-offer';
import { mendCraftRoom } from './kinds/mend-craft-room';
import { mendCuisine } from './kinds/mend-cuisine';
import { mendDeclared } from './kinds/mend-declared';
import { mendDeedDone } from './kinds/mend-deed-done';
import { mendOwnWork } from './kinds/mend-own-work';
import { mendFestival } from './kinds/mend-festival';
import { mendFuneral } from './kinds/mend-funeral';
import { mendGathering } from './kinds/mend-gathering';
import { mendGroup } from './kinds/mend-group';
import { mendHost } from './told/mend-host';
import { mendIntro } from './names/mend-intro';
import { mendKinMakes } from './told/mend-kin-makes';
import { mendHouseNoun } from './kinds/mend-house-noun';
import { mendKind } from './kinds/mend-kind';
import { mendLaunch } from './kinds/mend-launch';
import { mendLaunchedThing } from './kinds/mend-launched-thing';
import { mendLeftOut, mendWanting } from './wares/mend-price-first';
import { mendLettings } from './told/mend-lettings';
import { mendListings } from './kinds/mend-listings';
import { mendHouseName } from './names/mend-house-name';
import { mendNameInside } from './names/mend-name-inside';
import { mendLoneName } from './names/mend-lone-name';
import { mendNumberedName } from './names/mend-numbered-name';
import { mendName } from './names/mend-name';
import { mendNameFor } from './names/mend-name-for';
import { mendNotNeeded } from './parts/mend-not-needed';
import { mendOpeningPrice } from './wares/mend-opening-price';
import { mendPlansOfSoftware } from './kinds/mend-plans-of-software';
import { mendPlantNursery } from './told/mend-plant-nursery';
import { mendPromises } from './wares/mend-listed';
import { mendQuotedSign } from './names/mend-quoted-sign';
import { mendSigns } from './kinds/mend-signs';
import { mendSingleWork } from './told/mend-single-work';
import { mendSlips } from './mend-slips';
import { mendSorts } from './kinds/mend-sorts';
import { mendStrayKind } from './kinds/mend-stray-kind';
import { mendTabs } from './parts/mend-tabs';
import { mendTitleBrackets } from './parts/mend-title-brackets';
import { mendTradeTold } from './told/mend-trade-told';
import { mendAskedAway } from './kinds/mend-asked-away';
import { mendSignDoes } from './kinds/mend-sign-does';
import { mendIntegrations } from './parts/mend-integrations';
import { mendToolThatDoes } from './kinds/mend-tool-that-does';
import { mendPlacesOwn } from './names/mend-places-own';
import { mendWhoMakes } from './kinds/mend-who-makes';
import { mendWishList } from './parts/mend-wish-list';

/** What is mended first: what only looks like a wish, what the site is about and what it is called, see `short-menders.ts`. */
export const openingMenders = inOrder()
  // First what only looks like a wish or an offer, so that nothing is made of it.
  .add('slips', mendSlips)
  .add('not needed', mendNotNeeded)
  .add('promises', mendPromises)
  // Then what the site is about and what it is called: all that follows asks for the kind and the name.
  .add('intro', mendIntro)
  .add('quoted sign', mendQuotedSign)
  .add('name', mendName)
  .add('apposed name', mendApposedName)
  .add('sign order', mendSignOrder)
  .add('name inside', mendNameInside)
  .add('ended name', mendEndedName)
  .add('asked away', mendAskedAway)
  .add('house name', mendHouseName)
  .add('lone name', mendLoneName)
  .add('numbered name', mendNumberedName)
  .add('places own', mendPlacesOwn)
  .add('name for', mendNameFor)
  .add('who makes', mendWhoMakes)
  .add('sign does', mendSignDoes)
  .add('counted offer', mendCountedOffer)
  .add('building', mendBuilding)
  .add('firm', mendFirm)
  .add('signs', mendSigns)
  .add('wanting', mendWanting)
  .add('left out', mendLeftOut)
  .add('house noun', mendHouseNoun)
  .add('kind', mendKind)
  .add('bare software', mendBareSoftware)
  .add('plans of software', mendPlansOfSoftware)
  .add('tool that does', mendToolThatDoes)
  .add('cuisine', mendCuisine)
  .add('craft room', mendCraftRoom)
  .add('stray kind', mendStrayKind)
  .add('deed done', mendDeedDone)
  .add('own work', mendOwnWork)
  .add('wish list', mendWishList)
  .add('gathering', mendGathering)
  .add('funeral', mendFuneral)
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
  .add('integrations', mendIntegrations)
  .add('clauses', mendClauses)
  // A price said with the business is no thing's; the town before it is neither.
  .add('opening price', mendOpeningPrice);

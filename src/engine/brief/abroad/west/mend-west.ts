import type { Brief } from '@/domain/site/brief';
import { deedsOf } from './deeds';
import { clockHours } from './mend-clock-hours';
import { nameOfHouse, nameOfSelf, nameOnSign, nameWithTrade } from './mend-signs';
import { nameOfBand, nameOfCouple, nameOfFeast, offerOfName } from './name-of-feast';
import {
  insurersAside,
  nameAmongThings,
  nounsGoOn,
  oneEvening,
  oneRoom,
  thingsAlone,
} from './mend-told-lists';
import { lostPieces } from './lost-pieces';
import { partsOnOffer } from './parts-on-offer';
import { plainTitles } from './plain-titles';
import { shopWindow } from './shop-windows';
import { sectionsMeant } from './sections-meant';
import { toldOffer } from './mend-told-offer';
import {
  bothWhoMarry,
  daysAlone,
  headingAmongHeadings,
  namelessSections,
  notOnOffer,
  placeOfHouse,
  priceOfOne,
  teamOfName,
  wareOfShop,
  whoTeaches,
} from './mend-glances';
import { firstDay, halfHours, nameOfInn, offerAlone, placeAlone } from './mend-slots';
import { agendaOfTrainer, houseOfOwners, namedCourses, nameOfEvent } from './mend-houses';
import { lengthsOfLessons, partsOfSentences, rowsAlone, rowsUnderTitles } from './mend-told-rows';
import { askedPages, pagesNoOffer } from './asked-pages';
import { nameInFull, nameNoPlatform, nameOfOthers } from './names-in-full';
import {
  countedPeople,
  hoursOfHouse,
  houseNoEvent,
  menuOfKitchens,
  nameGoesOn,
  namedByUnit,
  pagesAlone,
  pricedAlone,
  shortWeekday,
  townOfHouse,
  weekAsked,
  worksAsked,
} from './slots-again';
import { areasTold } from './areas-told';
import { bookedByHand, mannersAlone, noMenuForGuests, offersAlone, ticketsAlone } from './things-alone';
import { byArrangement, datesByArrangement, goodsOfFarm, noShowcase } from './by-arrangement';
import {
  coupleOnCard,
  fieldOfLaw,
  nameInRow,
  nameOfTradeAndOwn,
  offerNoRow,
  sizesAlone,
  venueOfDay,
  weekOfStay,
} from './people-and-venues';
import { dishesTogether, visitsAside } from './dishes-together';
import { comfortsOfCafe, occasionsOfCaterer } from './kitchens-aside';
import { nameOfSchool, offerNoVerb, offerOfSign } from './offers-of-houses';
import {
  doneNotPriced,
  hireNoGarage,
  joiningAsked,
  offerNobodys,
  roomOfHouse,
  statementsAside,
  teamOfSchool,
} from './statements-aside';
import { innOfRooms } from './inns';
import { nameOfMembers, nameOfOwner } from './names-with-article';
import { noHeadOfRows } from './heads-of-rows';
import { titledDates } from './titled-dates';
import { titlesAsked } from './titles-asked';

const languages = new Set(['es', 'fr', 'de', 'pt', 'it']);

/** "un agenda" of an association: its dates. */
const agendaOfDates = (brief: Brief): Brief =>
  brief.kind.value === 'nonprofit' &&
  brief.sections.some(({ value }) => value === 'events') &&
  brief.items.every(({ value }) => value.section !== 'agenda')
    ? { ...brief, sections: brief.sections.filter(({ value }) => value !== 'agenda') }
    : brief;

const germanShop = /^(?:[^.:,]{0,30}\s)?(?:unser|mein)\p{L}{0,2}\s(?<noun>\p{Lu}\p{Ll}*laden)(?!\p{L})/iu;
/** "Unser Dorfladen in Unterwalden … Brot vom Bäcker": a shop, whoever bakes what it sells. */
const shopOfVillage = (brief: Brief): Brief => {
  const noun = brief.spoken === 'de' ? germanShop.exec(brief.prompt)?.groups?.['noun'] : undefined;
  if (noun === undefined || brief.kind.value === 'shop') return brief;
  const start = brief.prompt.indexOf(noun);
  const span = { start, end: start + noun.length };
  return {
    ...brief,
    kind: { value: 'shop', spans: [span] },
    offer: { value: noun, spans: [span] },
    // "Keine Onlinebestellung": it shows its wares all the same.
    excluded: brief.excluded.filter(({ value }) => value !== 'products'),
    items: brief.items.map((item) =>
      item.value.section === 'services' && brief.excluded.some(({ value }) => value === 'products')
        ? { ...item, value: { ...item.value, section: 'products' as const } }
        : item,
    ),
  };
};

/** A prompt in Spanish, French, German, Portuguese or Italian once more: names as on the sign, offers whole, things and not parts. */
export const mendWest = (brief: Brief): Brief =>
  languages.has(brief.spoken)
    ? [
        mannersAlone,
        innOfRooms,
        hireNoGarage,
        statementsAside,
        doneNotPriced,
        noShowcase,
        datesByArrangement,
        byArrangement,
        goodsOfFarm,
        weekOfStay,
        sizesAlone,
        pagesNoOffer,
        houseNoEvent,
        worksAsked,
        nameOfOthers,
        nameNoPlatform,
        nameGoesOn,
        townOfHouse,
        pagesAlone,
        askedPages,
        namedByUnit,
        pricedAlone,
        shopOfVillage,
        insurersAside,
        nameAmongThings,
        nameOfSelf,
        nameOfHouse,
        nameInRow,
        nameOfTradeAndOwn,
        nameOfMembers,
        nameOfOwner,
        nameWithTrade,
        nameOfCouple,
        coupleOnCard,
        nameOfFeast,
        venueOfDay,
        nameOfBand,
        offerOfName,
        offerNoRow,
        offerNoVerb,
        offerOfSign,
        nameOfSchool,
        nameOnSign,
        toldOffer,
        offerAlone,
        offerNobodys,
        placeAlone,
        firstDay,
        nameOfInn,
        halfHours,
        thingsAlone,
        plainTitles,
        noHeadOfRows,
        partsOnOffer,
        lostPieces,
        nounsGoOn,
        oneRoom,
        oneEvening,
        clockHours,
        agendaOfDates,
        sectionsMeant,
        houseOfOwners,
        nameOfEvent,
        titlesAsked,
        partsOfSentences,
        deedsOf,
        namelessSections,
        placeOfHouse,
        wareOfShop,
        notOnOffer,
        whoTeaches,
        bothWhoMarry,
        teamOfName,
        priceOfOne,
        daysAlone,
        headingAmongHeadings,
        rowsAlone,
        agendaOfTrainer,
        namedCourses,
        lengthsOfLessons,
        rowsUnderTitles,
        nameInFull,
        noMenuForGuests,
        areasTold,
        offersAlone,
        ticketsAlone,
        bookedByHand,
        titledDates,
        menuOfKitchens,
        dishesTogether,
        comfortsOfCafe,
        occasionsOfCaterer,
        visitsAside,
        fieldOfLaw,
        countedPeople,
        joiningAsked,
        roomOfHouse,
        teamOfSchool,
        statementsAside,
        weekAsked,
        hoursOfHouse,
        shortWeekday,
        shopWindow,
      ].reduce((read, mend) => mend(read), brief)
    : brief;

import type { Facts } from '../content';
import { chooseBank } from './parts/says';

/** What this sort of business says of itself. */
export type Trade = {
  readonly kicker: string;
  readonly headlines: readonly string[];
  readonly lede: string;
  readonly jobs: readonly (readonly [string, string, string])[];
  readonly prices: readonly (readonly [string, number, string])[];
  readonly before: readonly [string, string, string];
  /** Over the jobs, where nothing is repaired. */
  readonly heading?: string;
};

const plumber: Trade = {
  kicker: 'Plumbing and heating',
  headlines: ['Water where it should be', 'That drip can stop', 'Turn the stopcock, then call us'],
  lede: 'Say what it is doing and where. We tell you what to switch off, when we can be there and what the first hour costs.',
  jobs: [
    ['Leaks and burst pipes', 'Found without opening half the wall.', 'tap'],
    ['Blocked drains', 'Rods first, camera if they fail.', 'drop'],
    ['Boilers and water heaters', 'Repaired when it makes sense, replaced when it does not.', 'boiler'],
    ['Bathrooms', 'From old tile to warm floor.', 'bathtub'],
    ['Taps, toilets, valves', 'The small things that keep you awake.', 'wrench'],
    ['Yearly check', 'An hour that saves a Sunday.', 'clock'],
  ],
  prices: [
    ['Call-out and first hour', 85, 'Parts extra, agreed first'],
    ['Each further half hour', 35, 'By the clock, not by the van'],
    ['Drain cleared', 120, 'Ordinary blockage'],
    ['Tap replaced', 95, 'Without the tap'],
    ['Boiler service', 110, 'With a written report'],
    ['Night and holiday call', 160, 'First hour'],
  ],
  before: ['tap', 'Pipes under the sink', 'Bathroom floor'],
};
const electrician: Trade = {
  kicker: 'Electrical work',
  headlines: ['Light where you need it', 'Safe, labelled, finished', 'No more switch that does nothing'],
  lede: 'From one dead socket to a whole house. Every board we leave is labelled so that the next person understands it.',
  jobs: [
    ['Faults', 'Found with a meter, not with guesses.', 'bolt'],
    ['Fuse boards', 'New, tested, labelled.', 'plug'],
    ['Lighting', 'Planned at night, when it matters.', 'bulb'],
    ['Car chargers', 'At the right place, with the right cable.', 'car'],
    ['Rewiring', 'Room by room, so that you can stay.', 'house'],
    ['Safety check', 'A report you can hand to anyone.', 'document'],
  ],
  prices: [
    ['Call-out and first hour', 80, 'Fault finding'],
    ['Socket added', 95, 'Surface or flush'],
    ['Light fitted', 60, 'Without the lamp'],
    ['Fuse board replaced', 620, 'With test report'],
    ['Car charger', 780, 'Ordinary cable run'],
    ['Safety check', 190, 'Up to four rooms'],
  ],
  before: ['bolt', 'Fuse board', 'Kitchen lights'],
};
const roofer: Trade = {
  kicker: 'Roofing',
  headlines: ['Dry underneath', 'The rain stays outside', 'Up there so you don’t have to be'],
  lede: 'We climb up, take pictures and show you what we saw. Then you get one price for the repair and one for the roof.',
  jobs: [
    ['Storm damage', 'Covered first, then repaired.', 'umbrella'],
    ['Tiles and slates', 'Matched to what is there.', 'house'],
    ['Flat roofs', 'Sealed, drained, checked at every seam.', 'house'],
    ['Gutters', 'Cleaned before autumn, replaced when tired.', 'drop'],
    ['Skylights', 'Light without the drip.', 'window'],
    ['Roof survey', 'With photographs of every weak spot.', 'camera'],
  ],
  prices: [
    ['Roof survey', 120, 'With photographs'],
    ['Tiles replaced', 180, 'Up to ten'],
    ['Gutter cleaning', 140, 'Average house'],
    ['Flat roof', 90, 'Per square metre'],
    ['Skylight', 890, 'Fitted'],
    ['Emergency cover', 260, 'Same day'],
  ],
  before: ['house', 'Ridge tiles', 'Flat roof'],
};
const painter: Trade = {
  kicker: 'Painting and decorating',
  headlines: ['Two coats and a clean floor', 'The colour you meant', 'Straight edges, quiet rooms'],
  lede: 'We cover, fill, sand and only then paint. You choose the colour on the wall, in daylight, from three tries.',
  jobs: [
    ['Rooms', 'Walls, ceilings, doors, in that order.', 'paint'],
    ['Facades', 'Washed, repaired, painted to last.', 'house'],
    ['Windows and doors', 'Stripped, primed, two coats.', 'window'],
    ['Wallpaper', 'Patterns that meet at the corner.', 'brush'],
    ['Plaster repair', 'Cracks gone, not hidden.', 'wall'],
    ['Colour advice', 'One hour, three samples, one decision.', 'lamp'],
  ],
  prices: [
    ['Room, walls and ceiling', 420, 'Average size'],
    ['Door, both sides', 110, 'Sanded and painted'],
    ['Window', 140, 'Inside and out'],
    ['Facade', 32, 'Per square metre'],
    ['Wallpaper hung', 28, 'Per square metre'],
    ['Colour advice', 75, 'Taken off the job'],
  ],
  before: ['paint', 'Living room', 'Front door'],
};
const mover: Trade = {
  kicker: 'Removals',
  headlines: [
    'You carry the plant',
    'Packed on Friday, home on Saturday',
    'Fourth floor? We brought the belts',
  ],
  lede: 'Tell us the two addresses and the heaviest thing you own. You get a fixed price, boxes, and people who lift with their knees.',
  jobs: [
    ['House moves', 'One van or three, same crew all day.', 'truck'],
    ['Packing', 'Glasses first, books in small boxes.', 'box'],
    ['Pianos and heavy things', 'With the right belts and the right number of hands.', 'piano'],
    ['Offices', 'Down on Friday, working on Monday.', 'computer'],
    ['Storage', 'Dry, numbered, yours by appointment.', 'key'],
    ['Clearing out', 'Sorted: keep, give, recycle.', 'leaf'],
  ],
  prices: [
    ['Van and two people', 75, 'Per hour'],
    ['Flat, two rooms', 480, 'Fixed, same town'],
    ['House, four rooms', 980, 'Fixed, same town'],
    ['Packing', 260, 'A day for two rooms'],
    ['Piano', 220, 'Ground floor'],
    ['Storage', 65, 'Per month and room'],
  ],
  before: ['box', 'Flat, fourth floor', 'Workshop'],
  heading: 'What we carry',
};
const handy: Trade = {
  kicker: 'Repairs and small works',
  headlines: ['The list on the fridge, done', 'Fixed properly, first time', 'Good work, swept up after'],
  lede: 'Tell us what is broken, loose, missing or next. We come with the tools, the parts and a price you know beforehand.',
  jobs: [
    ['Repairs', 'Doors, locks, blinds, whatever sticks or rattles.', 'wrench'],
    ['Fitting', 'Shelves, kitchens, lamps, straight and tight.', 'screwdriver'],
    ['Floors and tiles', 'Level first, beautiful second.', 'brush'],
    ['Windows and doors', 'They close, and they keep the wind out.', 'door'],
    ['Outside', 'Fences, gutters, paving.', 'hammer'],
    ['Yearly round', 'We walk through the house and write the list.', 'document'],
  ],
  prices: [
    ['First hour, travel included', 65, 'Materials at cost'],
    ['Each further hour', 48, 'By the clock'],
    ['Half day', 190, 'Several small jobs'],
    ['Whole day', 360, 'With our tools'],
    ['Lock changed', 130, 'With three keys'],
    ['Yearly round', 90, 'With a written list'],
  ],
  before: ['hammer', 'Hallway', 'Garden fence'],
};

/** The trade the prompt speaks of; small repairs unless it says more. */
export const homeTrade = (facts: Facts): Trade =>
  chooseBank(
    facts,
    [
      [/\b(?:plumb\w*|drains?|boilers?|heating|hvac|bathrooms?|air[- ]condition\w*)\b/iu, plumber],
      [/\b(?:electric(?:ian|ians|al)?|spark(?:y|ie|ies)|solar|(?:re)?wiring)\b/iu, electrician],
      [/\b(?:roof\w*|gutters?|chimneys?)\b/iu, roofer],
      [/\b(?:paint(?:er|ers|ing)?|decorat\w+|plaster\w*)\b/iu, painter],
      // "graffiti removal", "a snow removal company": what is taken away is no household that moves.
      [
        /\b(?:movers?|moving|removals|relocat\w+|removal (?:men|vans?)|(?:house|home|office|furniture|piano) removal)\b|(?:^|[^\p{L}\s]\s*|\b(?:an?|the|our|my|family|local)\s)removal (?:company|firm|service)\b/iu,
        mover,
      ],
    ],
    handy,
  );

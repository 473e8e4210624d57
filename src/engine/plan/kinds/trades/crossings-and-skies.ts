import { readTrades } from './read-trades';
import { outingsShared } from './outings-shared';

/** Outings that are no mere tour: crossings, boats to live on, nights under stars, walks with a basket. */
export const crossingsAndSkies = readTrades(`
${outingsShared}
# ferry
words: ferry company, ferry line, ferry operator, ferry crossing, passenger ferry, foot ferry, car ferry, ferry service, ferries, water taxi, river bus, boat service, island ferry
own: this ferry
schema: LocalBusiness
pages: crossing
art: boat, sea, lake, city
act: See the timetable > timetable
act: See the fares > pricing
head: Across the water in a few minutes
head: The short way round
head: Stand outside, it is the best seat
lede: A small ferry, there and back all day. Step aboard, pay on the way and watch one side get bigger.
offer: There and back|All day, every day that the weather lets us.|boat
offer: Bicycles and prams|Wheeled aboard, and tied where they cannot roll.|bike
offer: Dogs|On a lead, with a word from the crew.|dog
offer: Groups and schools|Tell us a day before, and there is room.|hands
line: Ask the crew, or call before you set out.
step: Be at the landing|Five minutes before is plenty.
step: Step aboard|The crew takes prams, wheels and hands.
step: Pay on the way|Card or coins.
step: Step off|And the last boat back is on the board.
day: 7:30|First boat|Then every half hour.||Monday to Friday
day: 12:00|Midday|Every half hour.||Monday to Friday
day: 18:30|Last boat|From the far side at a quarter to.||Monday to Friday
day: 9:00|First boat|Then every half hour.||Saturday and Sunday
day: 18:00|Last boat|From the far side at a quarter past.||Saturday and Sunday
plan: Single|2|One way.|Pay aboard; Card or coins
plan: Return|3.5|There and back, same day.|Any boat; Dogs free|Most chosen
plan: Ten crossings|14|For those who do it daily.|No date on it; Share it
about: We run the ferry{in} with a small crew that knows the tide, the regulars and most of their dogs.
about: When fog or wind stops us, it stands here first and then on the board at the landing.
role: Skipper|Reads the water before the forecast.
role: Crew|Catches ropes, hats and once a sandwich.
ask: Do you run in bad weather?|In most of it. In fog or a strong wind we stop, and say so on this page.
ask: Must I book?|No. You come to the landing and step aboard. Groups should tell us a day before.
ask: May I bring a bicycle?|Yes, as long as there is room. Early boats on weekdays are the fullest.
ask: Are dogs allowed?|Yes, on a lead.
ask: Can I come with a pram or a wheelchair?|Yes. The ramp is steep at low water; the crew helps, and tells you when it is easiest.
ask: How do I pay?|Aboard, by card or in coins.
title: timetable|When we cross
title: pricing|Fares
title: faq|Before you cross
title: contact|Ask the crew
title: team|Who takes you across
title: gallery|On the water
reach: Ask the crew|Lost something, bringing a group, planning a day? Write or call.
call: Is the next boat soon?|Have a look, and come down to the landing.
shot: The landing|boat
shot: Halfway|sea
shot: Ropes|hands
shot: The far side|village
shot: Evening boat|sun
shot: Low water|shell

# canal boat holiday
words: narrowboat, narrowboats, narrowboat holiday, narrowboat holidays, narrowboat hire, canal boat, canal boats, canal boat hire, canal holiday, canal holidays, barge holiday, barge holidays, houseboat, houseboats, houseboat holiday, boating holiday, boating holidays
own: this boatyard
art: boat, lake, garden, bed
act: Ask for a week > contact
act: See the prices > pricing
head: A week at four miles an hour
head: Moor where you like the look of it
head: Kettle on, rope off
lede: Boats with proper beds, a stove and a kitchen, handed over with an hour of teaching. You steer; the water does the hurrying for nobody.
offer: A week|Long enough to forget which day it is.|calendar
offer: A short break|Three or four nights, out and back.|boat
offer: A first lesson|An hour with us aboard: steering, ropes and your first lock.|hands
offer: Routes|For gentle days, for many locks, or for good pubs.|map
line: Say how many you are, and we say which boat.
step: Choose|A boat, a week and a route. We help with all three.
step: Come aboard|In the afternoon, with soft bags and rubber soles.
step: Learn|We travel the first mile and the first lock with you.
step: Go|Moor where you like. We are a telephone call away.
plan: Short break, two people|540|Three nights.|Bed linen; Gas and first fuel; An hour of teaching
plan: A week, four people|1150|Saturday to Saturday.|Bed linen; Gas and first fuel; Maps and route|Most chosen
plan: A week, eight people|1650|Two cabins and a saloon.|Bed linen; Gas and first fuel; Maps and route
about: We keep a few boats{in} and mend, paint and clean them ourselves. Everyone who hands you a rope has spent nights aboard.
about: The wood is stacked, the kettle is where you expect it, and there is a folder with the moorings we like.
role: Boatyard|Hears a loose bolt from the towpath.
role: Handover|Has taught two thousand people to steer the wrong way on purpose.
said: By the second lock we were a crew. By the third, a family again.|Week in June
said: Our teenagers put the telephones away to watch a heron.|Four of us
said: They rode along until we felt safe, and not a yard less.|First time afloat
ask: Do I need a licence?|No. We teach you before you go, and travel the first lock with you.
ask: Can we bring the dog?|Yes, most boats take one. Tell us when you book.
ask: Is it warm in spring and autumn?|Yes. There is a stove and heating, and wood is aboard.
ask: How far shall we get?|About fifteen miles and a few locks a day, with time for lunch.
ask: What should we bring?|Soft bags, shoes with rubber soles, and food for the first evening.
ask: What if we have to cancel?|Tell us as early as you can, and we look for another week first.
title: pricing|Weeks and prices
title: process|From the towpath to the tiller
title: faq|Before you cast off
title: contact|Ask for a week
reach: Ask for a week|How many you are, when, and whether anyone has steered before.
call: A week without a motorway?|Write when you could go, and we say which boat is free.
shot: Mist at seven|lake
shot: The saloon|lamp
shot: First lock|door
shot: Kettle and stove|cup
shot: Moored for the night|moon
shot: Geraniums on the roof|flower

# stargazing evening
words: stargazing evenings, stargazing, star gazing, stargazing tours, stargazing nights, astronomy evening, astronomy evenings, astronomy nights, dark sky tours, dark sky, telescope evenings, night sky tours, astronomer
own: this evening
art: night, moon, hills, cup
act: Ask for an evening > contact
act: See the prices > pricing
head: Look up, and stay a while
head: The dark is the good part
head: Two thousand stars and a flask
lede: Small groups, good telescopes and somebody who can say what you are looking at without spoiling it.
offer: An evening for everyone|Two hours outside: first with bare eyes, then through the telescope.|night
offer: Private evenings|Your people, your pace, your questions.|hands
offer: Families and schools|Earlier, shorter, with a lot of moon.|children
offer: Shooting stars and eclipses|On the nights when the sky does something.|sun
line: Tell us how many you are, and we look at moon and weather.
step: Choose a night|Near the new moon it is darkest; near the half moon craters show best.
step: We watch the sky|By noon you know whether it stays on.
step: Meet|Red torches, warm drinks, a word about the cold.
step: Look|First without anything, then through glass.
plan: Open evening|22|Two hours, up to twelve people.|Telescopes; Red torch; A hot drink
plan: Family evening|65|Two adults and their children.|Telescopes; Star map to keep; A hot drink|Most chosen
plan: Private evening|240|Up to ten people.|Your date; Telescopes; Questions without end
per: per person
about: We set up telescopes{in}, far from street lamps, on nights that deserve it.
about: Nobody has to know a constellation. After an hour everybody knows four.
role: At the telescope|Can find Saturn with cold fingers.
said: My son asked whether it was a sticker. It was Saturn.|Family evening
said: I had lived here for thirty years and never looked up properly.|Came alone
said: Warm drinks, dry jokes, clear sky.|Group of friends
ask: What if it is cloudy?|Then we move it. You hear from us by noon, and pay nothing for a sky that hides.
ask: What should I wear?|More than you think. Standing still at night is colder than walking by day.
ask: How long does it take?|About two hours, and you may go when your toes say so.
ask: From what age?|From six, if they like staying up. Family evenings begin earlier.
ask: Can I bring my own telescope?|Please do. We help you find out why it shows nothing.
ask: May I take pictures?|Gladly, without flash. We show you how to hold the phone to the eyepiece.
title: pricing|What an evening costs
title: faq|Before it gets dark
title: contact|Ask for an evening
title: team|Who shows you the sky
reach: Ask for an evening|How many you are, children’s ages, and two nights that would suit.
call: Clear on Friday?|Write, and we watch the sky for you.
open: 1|7|18|23
shot: First star|night
shot: Red torches|lamp
shot: The moon, close|moon
shot: Something hot|cup
shot: The hill|hills
shot: Map of the season|map

# foraging walk
words: foraging walks, foraging, foraging courses, seaweed foraging, mushroom walks, mushroom foraging, wild food, wild food walks, wild food courses, coastal foraging, herb walks, herb walk, plant walks, fungi walks, forager
own: this walk
art: leaf, shell, hills, bowl
act: Ask for a place > contact
act: See the walks > services
head: Dinner was here all along
head: Slow walk, full basket
head: Taste it where it grows
lede: A slow walk in a small group, with names, uses and warnings for what grows there, and something to eat at the end.
offer: The walk|Two to three hours, a mile at most, a great deal to look at.|hills
offer: Walk and lunch|We cook what we find, on the spot.|bowl
offer: Private groups|Birthdays, colleagues, curious families.|hands
offer: Through the seasons|Four walks in a year, each with another basket.|calendar
line: With a basket, a knife and a good deal of restraint.
step: Meet|Where, and at what time, stands in the mail: the season and the tide decide.
step: Look|First with hands in pockets. Then we name it, twice.
step: Gather|A little of what there is much of.
step: Eat|What was picked, cooked simply.
plan: Walk|38|Two to three hours.|Up to ten people; Tasting on the way; A list to keep
plan: Walk and lunch|65|Half a day.|Up to ten people; Lunch from what we found; Recipes|Most chosen
plan: Private group|360|Up to ten people.|Your date; Lunch outdoors; Children welcome
per: per person
about: I am {name}. I lead walks{in} and have been eating from hedges, woods and shores since I was tall enough to reach.
about: We take little, leave the roots and never eat what we cannot name. You learn that first.
role: Guide|Knows where, and tells.
said: I shall never walk past a hedge again.|Spring walk
said: The lunch alone was worth the wet feet.|Walk and lunch
said: Clear about what is dangerous, and calm about the rest.|Came as a family
ask: Is it safe?|You eat only what we have both looked at. What is risky is shown, named and left.
ask: What should I wear?|Boots that may get wet, layers, and a bag that may get dirty.
ask: How far do we walk?|A mile or so, slowly, with many stops. The ground can be uneven.
ask: May children come?|Yes, from about six, with somebody who keeps an eye on their mouths.
ask: I have an allergy. Can I come?|Tell us beforehand, and ask again at the fire.
ask: What if it rains?|We go. In a storm we find another day.
title: services|The walks
title: pricing|Places and prices
title: faq|Before you pull your boots on
title: contact|Ask for a place
title: team|Who walks with you
reach: Ask for a place|How many you are, any allergies, and which month you have in mind.
call: Hungry for a walk?|Write with a month, and we say what grows then.
shot: Basket at eleven|basket
shot: Leaf by leaf|leaf
shot: Along the edge|sea
shot: The pot|bowl
shot: Names, written down|book
shot: Boots, afterwards|hills
`);

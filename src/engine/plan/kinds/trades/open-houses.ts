import { readTrades } from './read-trades';
import { causesShared } from './causes-shared';

/** Houses that are open to all: of faith, of books, of things kept. */
export const openHouses = readTrades(`
${causesShared}
# church
words: parish, parish church, congregation, chapel, mosque, temple, synagogue, faith community, monastery, church community, baptist church, catholic church, lutheran church, hindu temple, buddhist temple, buddhist centre, sikh temple, gurdwara, islamic centre, ministry, cathedral, prayer group
own: this community
pages: house
schema: PlaceOfWorship
art: village, candle, books, hands
act: See the dates > events
act: Get in touch > contact
head: The door is open, come as you are
head: A place to be quiet together
head: Prayer, bread and room for you
lede: Come to worship, to ask something, or only to sit down for a while. You are welcome.
offer: Worship|Together, with children welcome and heard.|candle
offer: Learning|For the young, the new and the doubting.|books
offer: Visits|Tell us who would like one.|house
offer: Births, weddings, farewells|We sit down with you first.|heart
open: 3|3|17|19
open: 5|5|12|14
open: 7|7|9.5|12.5
date: 14 March|Shared meal|Bring a dish or nothing.|18:00
date: 28 March|Evening for newcomers|Tea, questions, a look around.|19:00
date: 9 May|Work in the garden|Gloves are there.|From 10:00
date: 6 June|Summer gathering|Outdoors, long tables.|From 12:00
day: 18:00|Evening prayer||Main room|Wednesday
day: 12:30|Shared table||Hall|Thursday
day: 16:00|Young people||Upstairs|Friday
day: 10:00|Main gathering|With children.|Main room|Sunday
about: {name} is a community{in} of people of all ages. Some have belonged to it for long, some are here for the first time.
about: You need not believe anything in particular to sit down, eat with us or ask for help.
role: Leads prayer|Listens first, speaks second.
role: Families and young people|Knows the loud songs.
role: Visits|Comes with time.
ask: May I simply come?|Yes. Sit where you like; nobody will ask you to stand up.
ask: What should I wear?|What you feel comfortable in. Where heads are covered or shoes are taken off, there is a note at the door and somebody to help.
ask: Are children welcome?|Very, and nobody turns round.
ask: Can I speak with someone in confidence?|Yes. Call or write; what you say stays there.
ask: How do we arrange a wedding or a funeral?|Write or call. We sit down together before anything is fixed.
ask: Can I use the hall?|For many things, yes. Ask for dates.
title: services|What happens here
title: events|Coming weeks
title: timetable|Every week
title: hours|When the door is open
title: team|Who to turn to
title: contact|Talk to us
reach: Talk to us|A visit, a question, a sorrow, a plan.
call: Come in|You need not know anyone.
shot: The door|door
shot: Candles|candle
shot: Shared table|table
shot: The room, early|room
shot: Garden work|garden
shot: Young people|guitar

# museum
words: local history museum, heritage centre, museum, folk museum, art museum, science museum, open air museum, castle museum, archive, heritage museum, planetarium, botanical garden, zoo, aquarium, children's museum, art gallery, gallery
own: this museum
pages: house
schema: Museum
art: castle, shelf, books, vase
act: See the dates > events
act: See what is on > events
head: Old things with good stories
head: Look closely, ask freely
head: Kept, shown and explained
lede: A house for {topic/things that somebody kept}: short texts, long stories, and somebody who can tell you more.
offer: The collection|What it is, who used it, and what became of it.|shelf
offer: Special exhibitions|One corner of it, looked at closely.|vase
offer: Guided tours|With somebody who knows the stories behind it.|chat
offer: School visits|Planned with you, for the age you bring.|school
offer: Something in the attic?|Describe it, and we say what it may be.|books
open: 2|5|13|17
open: 6|7|10|17
plan: Adults|8|One ticket for everything.|All that is on show; Leaflet
plan: Families|16|Two and all theirs.|All that is on show; Something to draw|Most chosen
plan: Schools and under eighteen|0|With or without a class.|All that is on show
date: 14 March|A new exhibition opens|With those who made it.|17:00
date: 18 April|Evening tour|After closing time, with stories.|19:30
date: 17 May|Open day|Bring a thing, hear what it is.|Free
about: {name} keeps what would otherwise have been cleared away{in}. Each piece has a story, and most of the stories have people in them.
about: Ask whoever is at the desk for a favourite piece, and why it is one.
role: Director|Still reads every label twice.
role: Collection|Knows where the third key is.
role: Tours|Adapts to any age within a minute.
ask: How long should I plan?|An hour for a walk, longer if you read everything.
ask: Is it step-free?|Tell us what you need, and we say what is there.
ask: Can I donate an object?|Write first, with a photograph and its story. We cannot keep everything.
ask: May I take photographs?|Ask at the desk. For publication, write to us first.
ask: Can we book a tour?|Yes. Write with the day, the hour and how many you are.
title: hours|Opening hours
title: services|What there is to see
title: pricing|Entry
title: contact|Before you visit
reach: Before you visit|Tours, groups, access, objects.
call: When will you come?|Write first if you would like to be shown round.
shot: The first room|door
shot: Up close|magnifier
shot: Labels|document
shot: Evening tour|night
shot: School class|school
shot: On the shelf|shelf

# library
words: public library, city library, community library, school library, village library, reading room
own: this library
pages: house
schema: Library
art: books, lamp, chair, room
act: See the dates > events
act: See what is on > events
head: Borrow it, read it, bring it back
head: The quietest lively place around
head: A card is all you need
lede: Books, games, newspapers, a warm chair and people who find things. Membership is simple, and looking around needs nothing at all.
offer: Borrowing|Books, audiobooks, games. Four weeks, then again.|books
offer: Reading and working|Tables, sockets, silence upstairs.|lamp
offer: Children|A corner with steps to sit on.|children
offer: Help|With forms, phones and finding out.|chat
open: 2|5|10|18
open: 6|6|10|14
day: 16:00|Story time|From three.|Children’s corner|Wednesday
day: 10:00|Help with phones and forms|Bring the thing.|Ground floor|Thursday
day: 19:00|Reading group|One book a month.|Upstairs|First Friday
date: 10 March|Reading by lamplight|An author, a lamp, a glass of water.|19:30
date: 25 April|Book sale|By weight.|From 10:00
date: 13 June|Night in the library|For children with sleeping bags.|Registration
plan: Adults|15|For a year.|Everything on the shelves; Reservations; Online lending
plan: Under eighteen|0|For as long as it lasts.|Everything on the shelves; No late fees|Always
about: {name} is a place{in} where you may stay without buying anything. That is rarer than it should be.
about: If we do not have it, we know who does.
role: Head of the library|Has read the first page of everything.
role: Children|Does all the voices.
role: Front desk|Finds “the blue one about the dog”.
ask: How do I get a card?|Come with an identity card; it takes five minutes.
ask: How long may I keep things?|Four weeks, and longer if nobody is waiting.
ask: What if I am late?|We remind you. Children pay nothing.
ask: Can I suggest a book?|Please. There is a box by the door.
ask: Can I work here?|Yes: tables, sockets, wireless, and quiet upstairs.
ask: Do you take old books?|Ask first. Some go on the shelves, the rest into the sale.
title: hours|Opening hours
title: services|What you find here
title: timetable|Every week
title: pricing|Your card
title: contact|Ask the desk
reach: Ask the desk|Books, rooms, dates.
call: Have you got a card?|It takes five minutes.
shot: Shelves|books
shot: Upstairs|lamp
shot: Story time|toy
shot: Returned today|box
shot: The armchair|chair
shot: Reading group|table
`);

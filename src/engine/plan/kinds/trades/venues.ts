import { readTrades } from './read-trades';

/** Rooms that are let for celebrations and meetings. */
export const venues = readTrades(`
# venue
words: village hall hire, village hall, community hall hire, community hall, church hall hire, church hall, hall hire, hall for hire, parish hall, wedding venue, event venue, party venue, events venue, banquet hall, event space, event hall, function room, wedding barn, events barn, party room, conference centre, conference venue, meeting venue, event location, village hall, wedding estate, venue hire
own: this venue
pages: outing
schema: EventVenue
art: house, table, night, garden
act: Ask for your date > contact
act: See what it costs > pricing
open: 2|5|10|17
head: Room for your loudest day
head: One long table, and a floor that holds
head: The doors are wide, the garden wider
lede: Room for a long table and for what comes after it: weddings, family parties, meetings and the year’s work do. We are there all day and out of the way.
offer: Weddings|Ceremony outside, supper inside, dancing until two.|ring
offer: Family celebrations|Tell us how many you are.|cake
offer: Meetings|Daylight, screens, and a kitchen that thinks of three o’clock.|table
offer: The year’s work do|Tell us who is coming, and until when.|table
line: Tell us how many you are, and we show you how it fits.
step: Come and look|An hour, a walk through everything, honest answers about noise.
step: We hold the date|For as long as we agree.
step: Plan|Tables, times, who brings what, on one page.
step: The day|Someone of ours is there from the first van to the last taxi.
plan: Half a day|450|For meetings and small parties.|The room; Tables and chairs; Until 17:00
plan: A day|1900|For most celebrations.|The room and the kitchen; Tables and chairs; Until two at night|Most chosen
plan: A weekend|3400|Friday to Sunday.|The whole place; Time to set up; Time to clear away
about: {name} is a house for celebrations{in}. It has thick walls, patient neighbours and a floor that has been danced on for a long time.
about: Tell us whom you would like to bring: a caterer, a band, a dog. We say what is possible.
role: Your contact|Knows where every extension lead is.
role: House and garden|Sets up, lights up, sweeps up.
role: Kitchen|Cooks, or hands the key to your cook.
said: They moved ninety chairs when the rain came. Nobody noticed.|Wedding
said: At eleven we had forgotten that it was not our own house.|Family party
said: The first offsite where people stayed for the evening.|Company
ask: Is our date free?|Write it to us, and you hear.
ask: How many people fit?|Tell us how many you are, seated and standing, and we say plainly whether it works.
ask: May we bring our own caterer?|Ask us first. We say what the kitchen has, and show your cook around.
ask: How long may the music play?|Ask when you come to see it. There are neighbours.
ask: What if it rains?|Everything planned outside has a place inside.
ask: Is it step-free?|Tell us what you need, and we say plainly what there is.
shot: The hall, laid|table
shot: Garden|garden
shot: Lights on|night
shot: The door, open|door
shot: Kitchen|dish
shot: Morning after|cup
title: services|What people celebrate here
title: process|From a visit to the day
title: gallery|A walk through
title: contact|Ask for your date
reach: Ask for your date|Day, number of people, occasion.
call: Is your date still free?|Come and look, that settles most questions.
`);

import { readTrades } from './read-trades';
import { eventsShared } from './events-shared';

/** Days on which a house opens its doors. */
export const openDays = readTrades(`
${eventsShared}
# open day
words: university open day, college open day, school open day, campus open day, open day, open evening, open morning, open house, taster day
pages: gathering
art: school, people, books, map
act: Say you are coming > rsvp
act: See the day > agenda
head: Come in and look round
head: Every door stands open
head: Ask those who are here daily
lede: A day to see rooms, people and work as they are, and to ask what you would like to know.
about: On this day anybody may come in{in}. Come alone, or bring those who have a say in it.
about: Nobody sells you anything. Ask those who work and learn here; they are the ones with the answers.
day: 10:00|Doors open|A map, a badge and a first answer.|Entrance|Morning
day: 10:30|Welcome|What there is to see, in twenty minutes.|Large hall|Morning
day: 11:00|Walk round|In small groups, with somebody who knows the short cuts.|From the entrance|Morning
day: 13:00|Questions over lunch|Sit down beside somebody and ask.|Canteen|Afternoon
day: 14:00|Try it|Rooms and workshops with the work going on in them.|Everywhere|Afternoon
day: 16:00|Last questions|At the desk, until nobody has any.|Entrance|Afternoon
reply: Will you be there?|Tell us how many you are, so that there is a badge for each.
ask: Do I have to register?|It helps us to plan. Whoever comes without is welcome, too.
ask: May my parents come?|Yes. They ask what you do not dare to.
ask: What does it cost?|Nothing.
ask: Can I see everything in one day?|The map shows what lies close together. Ask for what matters most to you.
title: agenda|How the day goes
title: about|What it is
call: Are you coming?|Say so, and your badge is ready.
shot: The entrance|door
shot: The hall|school
shot: The library|books
shot: Workshop|shelf
shot: Canteen|bowl
shot: The map|map
`);

import { clubsShared } from './clubs-shared';
import { readTrades } from './read-trades';

/** Those who live in one street or town, and speak up and look after things together. */
export const neighbours = readTrades(`
${clubsShared}
# residents' association
words: ^association, neighbourhood association, neighborhood association, residents association, residents' association, residents' group, residents group, street association, community association, local association, tenants association, tenants' association, homeowners association, homeowners' association, leaseholders association, citizens group, civic association, civic society, amenity society
own: this association
kicker: Residents’ association
pages: neighbours
art: house, door, people, tree
act: Join us > volunteer
act: What we do > services
head: Somebody should. So we do
head: More is done together
head: Neighbours, and one voice
lede: We speak up together, look after what belongs to everybody, and know whom to ask.
offer: Meetings|What is on people’s minds is raised there, talked over and decided.|table
offer: Speaking up|With one voice, to those who decide.|microphone
offer: Looking after things|What belongs to everybody, and would otherwise be nobody’s.|tree
offer: Knowing each other|It is easier to ask somebody whose name you know.|door
line: Ask about it, or come and say what you think.
help: Come to meetings|Listening is a beginning.|table
help: Tell your neighbours|A word at the door does more than a letter.|door
help: Lend a hand|For an hour, when something is to be done.|hands
role: Chair|Sees that everybody is heard.
role: Treasurer|Can account for every penny.
role: Secretary|Answers, and knows who to ask.
about: We are people{in} who would rather do something than say that somebody should.
about: Nobody has to know anything beforehand. Those who have just moved in are as welcome as those who have been here longest.
ask: Who can join?|Whoever lives here. If you are unsure whether that is you, ask us.
ask: I have just moved here.|Welcome. Come to the next meeting: it is the quickest way to know people.
ask: How do I raise something?|Write to us, or bring it to a meeting.
title: volunteer|Join us
call: Do you live here?|Then this is yours as well.
shot: The street|house
shot: At the door|door
shot: Talking it over|people
`);

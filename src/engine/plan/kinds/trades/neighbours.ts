import { clubsShared } from './clubs-shared';
import { readTrades } from './read-trades';

/** Those who live in one street or town, and speak up and look after things together. */
export const neighbours = readTrades(`
${clubsShared}
# residents' association
words: ^association, neighbourhood association, neighborhood association, residents association, residents' association, residents' group, residents group, street association, community association, local association, tenants association, tenants' association, homeowners association, homeowners' association, leaseholders association, citizens group, civic association, civic society, amenity society, friends group, friends of the park, friends of
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

# councillor
words: ward councillor, parish councillor, county councillor, city councillor, borough councillor, town councillor, district councillor, ^councillor, local councillor
own: this page
kicker: Councillor
pages: neighbours
art: village, chat, door, document
act: Report a problem > contact
act: How I can help > services
head: Tell me what is wrong
head: Here to be asked
head: Start with the pothole
lede: For everybody who lives here, however they voted. Write, or come and talk to me.
offer: Something is broken|Say what and where, and I find out who has to mend it.|wrench
offer: A letter you do not understand|Bring it, and we read it together.|document
offer: Planning|What is applied for, and how to say what you think of it.|house
offer: Speaking for you|At the council, and to those who run things.|microphone
line: Write to me about it, or come and say it.
help: Tell me what you see|On your street, on your way.|door
help: Pass on the news|To those who do not read it here.|document
help: Come to a meeting|And say it yourself.|people
about: {name} speaks for the people who live here, at the council and to those who run things.
about: Not everything can be put right. You always get an answer.
ask: What can you do for me?|Find out, speak to those who decide, and tell you what came of it.
ask: Is what I tell you confidential?|Yes. I speak to others about it only if you agree.
ask: How quickly do I get an answer?|As soon as I know more. If it takes long, I tell you so.
title: contact|Report a problem
reach: Report a problem|What it is, where it is, and how to reach you.
title: services|What I can help with
call: Is something wrong on your street?|Tell me.
shot: On the street|village
shot: At the door|door
shot: Papers|document
`);

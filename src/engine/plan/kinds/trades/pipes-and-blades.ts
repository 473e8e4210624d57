import { performersShared } from './performers-shared';
import { readTrades } from './read-trades';

/** Those who pipe others in and out, with none of a comedian's jokes. */
export const pipers = readTrades(`
${performersShared}
# bagpiper
words: bagpiper, bagpipers, piper, wedding piper, highland piper, uilleann piper, bagpipes, bagpiping, piper for hire, bagpiper for hire, bugler, trumpeter for hire, herald trumpeter
own: this piper
pages: local
art: music, ring, church, castle
act: Ask for your date > contact
act: See what I play for > services
head: Heard before it is seen
head: In at the door, out across the grass
head: One tune they will all remember
lede: Pipes for the moments that want to be heard from outside: the arrival, the walk in, the toast, the last farewell.
offer: Weddings|The arrival, the walk in or out, and the way to the table.|ring
offer: Funerals|At the church door, at the graveside, or both. Tell me the tune that was theirs.|church
offer: Suppers and toasts|In with the dish, and out again when the talking begins.|plate
offer: Openings and parades|In front, at a walking pace, in time.|flag
line: Tell me the moment and the place, and I say what fits.
step: You write|Day, place, and the moments that want music.
step: You get a fee|One figure with the way there in it.
step: We choose the tunes|Yours, or some that I suggest.
step: The day|I am there early and tune up out of earshot.
about: I play the pipes{in}, indoors and out. They are loud where they have to be, and silent the rest of the day.
about: The tune matters more than the number of tunes. One, at the right door, is often enough.
ask: Can you play a tune of ours?|Send it. If it lies on the pipes, I learn it; if not, I say so and suggest another.
ask: Is it too loud indoors?|For a walk in and out it is right. For longer I stand further off.
ask: What do you wear?|Say what the day wants when you write, and we agree on it.
ask: What if it rains?|Drizzle is no trouble. In a downpour we look for a doorway.
title: services|What I play for
title: process|From first message to the day
title: gallery|In and out of doors
reach: Ask for your date|The day, the place, and the moment you have in mind.
call: Is your date still free?|Write with day and place, and you get an honest yes or no.
shot: Tuning up|music
shot: At the church door|church
shot: In front of the couple|ring
shot: Across the grass|hills
shot: Into the hall|castle
shot: The last note|sun
`);

/** Those who sharpen, at a bench or in a van. */
export const sharpeners = readTrades(`
# knife sharpener
words: knife sharpening, knife sharpener, knife and scissor sharpening, knife and tool sharpening, scissor sharpening, scissors sharpening, scissor sharpener, tool sharpening, blade sharpening, mobile sharpening, knife grinder, saw sharpening, saw doctor, chainsaw sharpening, mower blade sharpening, clipper blade sharpening
own: this workshop
pages: local
schema: LocalBusiness
art: scissors, wheel, saw, skillet
act: Ask for a time > contact
act: What is sharpened > services
head: Cut, do not squash
head: The blunt one is the dangerous one
head: A tomato will tell you
head: Bring back the edge
lede: Knives, scissors and tools with their edge put back on: ground cool, honed by hand and tried before you get them back.
offer: Kitchen knives|Also the bread knife, if its teeth are worth it.|skillet
offer: Scissors and shears|Set so that both blades meet along their length.|scissors
offer: Garden tools|Secateurs, loppers, hoes and spades.|garden
offer: Chisels, planes and saws|Flat at the back, straight at the front.|saw
line: Say how many, and you hear when they can be done.
line: Looked at first: some only need honing.
step: You bring or show them|Say how many, and what has happened to them.
step: You get a price|Before the wheel turns.
step: They are sharpened|Cool, slowly, and only as much as is needed.
step: They are tried|On paper, and then they are wrapped so that nobody is cut on the way home.
about: {name} sharpens knives, scissors and tools{in}. An edge is put on again many times before a good blade is used up.
about: Chips and bent tips can mostly be put right. If a blade is not worth it, you hear so first.
ask: How often should a knife be sharpened?|When it squashes a tomato. In between a steel or a stone keeps it going.
ask: Can you do serrated knives?|Most of them. Show it, and you hear.
ask: What about chips and broken tips?|Small ones are ground out; the knife gets a little smaller and cuts again.
ask: How do I bring them?|Wrapped in a towel or newspaper, edges down, in a box.
ask: Is every knife worth sharpening?|Nearly every one. If a new one would cost less, you hear so first.
ask: How long does it take?|Say how many when you write, and you hear when they can be done.
title: services|What is sharpened
title: process|From blunt to sharp
title: gallery|At the wheel
reach: Ask for a time|How many, what sort, and where you are.
call: Does it squash the tomato?|Write how many there are, and you get a price.
shot: The wheel|wheel
shot: Kitchen knives|skillet
shot: Scissors, apart|scissors
shot: Garden shears|garden
shot: A saw, tooth by tooth|saw
shot: Wrapped to go home|box
`);

import { localsShared } from './locals-shared';
import { readTrades } from './read-trades';

/** Two places that lend their word to others: a cinema, and a course to play golf on. */
export const screensAndGreens = readTrades(`
${localsShared}
# cinema
words: cinemas, movie theater, movie theatre, picture house, independent cinema, arthouse cinema, art house cinema, film theatre, community cinema, drive-in cinema
own: this cinema
pages: house
schema: MovieTheater
art: film, stage, night, popcorn
act: See what is on > events
act: Ask about a private showing > contact
head: The lights go down at eight
head: Larger than your sofa, kinder too
head: Sit in the middle, say nothing
lede: New films, old films and the odd one in between, on a proper screen, with sound that was set by ear and seats that forgive three hours.
offer: New films|A week or two each, and longer if you keep coming.|film
offer: Matinees|Cheaper, quieter, and it is still light outside.|sun
offer: Classics|Once a month, on the big screen where they belong.|star
offer: For small people|Lights half up, sound half down, wriggling allowed.|children
offer: Your own showing|Birthdays, clubs, companies. You choose the film.|key
line: Ask us at the box office, or write.
date: 14 March|Preview|Before everybody else, with a short introduction.|20:00
date: 28 March|Parents and babies|Lights half up, prams by the aisle.|11:00
date: 18 April|A classic, restored|Nobody alive has seen it this clean.|19:30
date: 2 May|Short films, and those who made them|Nine films, nine people, one microphone.|20:00
plan: Matinee|7|Before five.|Any seat; Any film; Water is free
plan: Evening|11|From five on.|Any seat; Any film; Water is free|Most tickets
plan: Friend of the house|60|For a year.|Ten films; Two previews; A name on the wall
about: {name} is a cinema{in} where films are chosen by people who watch them. There are few advertisements, and the doors close when it begins.
about: After the late showing we leave the bar open, because nobody wants to go home without having talked about it.
ask: Do I have to book?|For weekends it is wise. Otherwise come as you are.
ask: May I bring something to eat?|What is bought here, and what does not crackle.
ask: Are there subtitles?|On most foreign films always, on others on the evenings marked.
ask: Is it step-free?|Two places for wheelchairs in the good rows. Tell us, and they are kept.
ask: Can we hire the screen?|Yes, by day or late. Tell us how many you are and what you want to see.
title: events|Coming up
title: pricing|Tickets
title: services|On the screen
title: contact|Box office
reach: Box office|Which film, how many, or what you would like to see.
call: Free this evening?|Look what is on, and take somebody along.
shot: The red curtain|stage
shot: The projector|film
shot: Row six, middle|chair
shot: The foyer|lamp
shot: Late showing|night
shot: Going home|moon

# golf course
words: golf courses, golf links, nine-hole golf course, nine hole golf course, public golf course, par three course, golf resort, driving range
own: this course
pages: house
schema: GolfCourse
art: flag, hills, tree, sun
act: Ask for a tee time > contact
act: See what a round costs > pricing
head: Eighteen reasons to come back
head: The ball is somewhere in the heather
head: Early dew, long shadows
lede: A course that follows the ground it lies on, open to members and visitors, with a bar that asks how it went and does not wait for the answer.
offer: A round|Nine or eighteen, walking or with a buggy.|flag
offer: Practice|Range, nets and a green that is as mean as the others.|target
offer: Lessons|By the half hour, for beginners and old habits.|hands
offer: Societies and firms|Coffee, golf, lunch, and a prize for the worst card.|cup
offer: Juniors|Saturday mornings. Clubs are here.|star
line: Ask the shop; someone there plays daily.
plan: Nine holes|18|Whenever there is room.|Card and pencil; Practice green; Trolley on request
plan: Eighteen holes|32|By day, any day.|Card and pencil; Practice green; Trolley on request|Most played
plan: Twilight|20|As far as the light goes.|Card and pencil; Practice green
about: {name} is a golf course{in}. It is kept by people who are out before the first player and know every wet corner.
about: Visitors are welcome on most days. Ask for a time, bring shoes that may get wet, and let faster groups through.
ask: Do I need a handicap?|Not on ordinary days. For competitions, yes.
ask: What should I wear?|Shoes that are kind to grass. The rest is up to you.
ask: Can I hire clubs?|Yes, for grown-ups and children. Ask when you book.
ask: What if it rains?|We play. If the course closes, you choose another day.
ask: Can beginners come?|Begin with a lesson or the practice green, and go out in the evening when it is quiet.
title: pricing|What a round costs
title: services|What there is
title: contact|Tee times
reach: Tee times|Which day, about when, how many of you.
call: Free on Thursday?|Ask for a time; we answer the same day.
shot: First tee|flag
shot: Across the valley|hills
shot: The old oak|tree
shot: Practice green|target
shot: Morning dew|sun
shot: The bar|cup
`);

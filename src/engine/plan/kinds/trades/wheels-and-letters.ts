import { familiesShared } from '../families/families-shared';
import { readTrades } from './read-trades';

/** Trades whose word another trade owns: skates on wheels and no ice, a foundry that draws letters and casts nothing. */
export const wheelsAndLetters = readTrades(`
${familiesShared}
# roller disco
words: roller discos, roller disco night, roller disco nights, roller rink, roller skating, roller skating rink, roller skating night, roller skate night, roller skate disco, skate disco
own: this roller disco
pages: guided
schema: SportsActivityLocation
art: roller-skate, night, people, record
act: Come skating > contact
act: See how it works > services
head: Eight wheels and a good song
head: Lace up, roll out
head: The floor is yours
lede: Wheels, lights and music for everyone: those who glide, those who wobble, and those who came for the songs.
offer: Skating|Round and round, to music, in one direction.|roller-skate
offer: First wheels|Start at the edge, and take your time.|hands
offer: Groups|Tell us how many you are, and by when.|people
offer: Birthdays|Ask before you choose the day.|cake
line: Ask about it before you come.
step: Skates|Yours, or a pair in your size.
step: Laces|Tight at the ankle.
step: The edge|For as long as you like.
step: The floor|All of it.
ask: Do I have to be able to skate?|No. Begin at the edge, and follow the slowest.
ask: What do I wear?|Trousers that you can bend in, and long socks.
ask: May I just watch?|Ask us at the door.
ask: Can we come as a group?|Write with the day and how many you are.
about: {name} is a roller disco{in}: wheels, music, and a floor that fits everybody.
about: Nobody is too slow. The slow ones hear more of the song.
shot: Before the doors open|door
shot: Laces|roller-skate
shot: Lights on|night
shot: Round the bend|people
shot: The song everybody knows|music
shot: Last round|star
title: services|What happens on wheels
title: process|Your first ten minutes
title: faq|Before you come
reach: Come skating|Which day, and how many of you.
call: Long not been on wheels?|It comes back within three songs.

# type foundry
words: type foundries, font foundry, independent type foundry, digital type foundry, typeface foundry
own: this foundry
pages: byPost
schema: Organization
art: pencil, document, frame, brush
act: Ask about a licence > contact
act: See the typefaces > services
head: Letters, drawn with care
head: Type with something to say
head: Set it large, then set it small
lede: Typefaces drawn here{in}, letter by letter, for people who set words for a living and for those who only look closely.
offer: Licences|Say where it will be used, and you hear which one you need.|document
offer: Made for you|A weight, a script or a whole face of your own.|pencil
offer: Which one|Send the text it is for, and we say which of them suits.|chat
offer: In use|Show us where it ended up. We like to see it.|frame
line: Ask for a sample in your own words.
line: Drawn here, letter by letter.
line: Try it large before you decide.
step: You choose|By eye, in words of your own.
step: You say where it goes|On screens, in print, or both.
step: You hear what it costs|Before anything is agreed.
step: You set type|And ask us when something looks wrong.
ask: Which licence do I need?|Tell us where the typeface will be seen, and by how many. We say which fits.
ask: Can I try it first?|Ask. Tell us what you would like to set.
ask: Which languages does it cover?|Name yours, and we look at every accent.
ask: Can you draw something for us?|Tell us what it is for, and by when.
about: {name} is a type foundry{in}. We draw letters, space them, and draw them again.
about: Most of the work is in what you do not notice.
shot: First drawing|pencil
shot: Set large|document
shot: Set small|magnifier
shot: On a poster|frame
shot: On the screen|board
shot: In print|book
title: services|The typefaces
title: process|From looking to setting
title: gallery|Letters at work
title: faq|Before you license
reach: Ask about a licence|Which typeface, and where it will be seen.
call: Something to set?|Say what, and where it will be seen.
`);

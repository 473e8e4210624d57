import { readTrades } from './read-trades';

/** Notices on a lamp post: somebody or something is looked for, and whoever has seen it writes or calls. */
export const notices = readTrades(`
# missing pet notice
words: lost cat, lost kitten, lost dog, lost puppy, lost pet, lost parrot, lost rabbit, lost tortoise, lost budgie, lost bird, missing cat, missing kitten, missing dog, missing puppy, missing pet, missing parrot, missing rabbit, missing tortoise, missing budgie, missing bird, cat missing, dog missing, cat lost, dog lost, stolen dog, stolen cat, found cat, found dog
own: this notice
schema: WebPage
pages: notice
art: cat, dog, house, door
kicker: Please look out
act: Tell us > contact
act: Read more > about
head: Have you seen {name}?
head: Please help us find {name}
lede: Please look in sheds, garages and gardens, and tell us wherever you think you saw {name}, even if you are not sure.
about: {name} is missing, and we are looking everywhere. Every sighting helps, also one from yesterday.
about: Please do not chase. Stay where you are, take a picture if you can, and tell us at once.
shot: At home|house
ask: I am not sure that it was the right one. Should I still write?|Yes, please. A street and a time are enough.
ask: Where should I look?|In sheds, garages, cellars and under cars. Shut doors are where most are found.
ask: May I share this page?|Please do, with everyone near by.
title: about|Who is missing
title: contact|Seen something?
reach: Seen something?|Where, when, and a picture if you have one.
call: Seen something?|A street and a time are enough.

# moving notice
words: moving notice
own: this page
schema: WebPage
pages: notice
art: van, box, key, door
act: Where to find us > contact
act: Read more > about
head: We are moving
head: A new door for {name}
head: Boxes packed, door open
lede: {name} is moving. What you need to know about the new place stands here.
about: {name} is moving. If anything about the move is unclear, ask.
title: about|About the move
title: contact|Where to find us
reach: Where to find us|Questions about the move are welcome.

# careers page
words: careers page
own: this page
schema: WebPage
pages: careers
art: people, door, table, cup
act: Apply > contact
act: See who is wanted > jobs
head: Come and work with us
head: There is a place for you here
head: Who would fit in here?
lede: Who is wanted, and how to apply.
about: If you think that you fit, or would like to know more first, write.
step: You write|Which post, and a few lines about yourself.
step: We answer|With a yes, a no or a question.
step: We meet|And both sides look.
title: about|Working here
title: process|How to apply
title: contact|Apply
reach: Apply|Which post, and a few lines about yourself.
`);

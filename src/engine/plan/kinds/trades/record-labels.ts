import { readTrades } from './read-trades';

/** Those who put out what others play. */
export const recordLabels = readTrades(`
# record label
words: indie label, independent label, independent record label, music label, cassette label, tape label, vinyl label, net label, jazz label, techno label, folk label
own: this label
schema: Organization
pages: label
art: decks, headphones, night, guitar
act: Hear the releases > products
act: Who is on the label > team
head: Small editions, long evenings
head: Records that took their time
head: Pressed once, played for years
lede: Records and tapes by a handful of people we would listen to anyway, in editions that fit under a bed.
good: Tide Tables, LP|22|Nine songs recorded in a boathouse, rain left in.|decks
good: Low Season, LP|21|Guitar, tape, one long room.|guitar
good: Night Buses, cassette|9|Forty minutes, made for walking home.|night
good: Static, 7 inch|10|Two sides, no B side.|headphones
good: First Ten, compilation|14|Everyone on the label, once.|microphone
good: Tote bag|12|Carries twelve LPs. We tried thirteen.|bag
offer: Demos|Three songs and one sentence. We listen to all of it, in the order in which it comes.|headphones
offer: Shops|Ten copies or one: write, and we send a list.|box
offer: Film and radio|Rights are with the people who made it, and we know their numbers.|film
offer: Shows|We know who plays well in which room.|microphone
date: 14 March|Release night|Both sides, loud, then the band.|20:00
date: 25 April|Record fair|Our crate is the one with the lamp.|10:00
date: 6 June|Open air by the water|Three sets, one extension lead.|18:00
about: {name} puts out music{in} that would otherwise stay in a drawer. There is no office, only a table and a very good kettle.
about: Each release is paid for by the one before it. So we choose slowly.
story: It began with a tape that somebody had to copy by hand forty times. The forty-first went to a factory.
role: Voice, tape|Records at night, when the fridge is off.
role: Guitar|Owns one pedal and knows it well.
role: Machines|Builds what is not sold any more.
role: Strings|Writes for rooms that creak.
shot: The press, early|decks
shot: Sleeves, folded by hand|box
shot: Sound check|microphone
shot: The crate at the fair|shelf
shot: Test pressing|headphones
shot: Going home|night
step: We listen|Twice, on bad speakers too.
step: We talk|About how many, on what, and when.
step: It is cut|A test pressing comes, and nobody breathes.
step: It is out|With a night to play it.
ask: How do I send a demo?|By message, as a link, three songs at most. We answer, though it may take a month.
ask: Where are the records pressed?|Ask about the one you like, and we tell you where and how many.
ask: Do you ship abroad?|Yes, weekly, between two pieces of cardboard.
ask: Is it on streaming?|Most of it. The tapes are only tapes.
ask: I run a shop. Can I stock you?|Gladly. Write how many, and we send a list with prices.
ask: May I use a song in a film?|Ask us. The answer comes from the person who wrote it.
said: I came for one record and left with the whole crate.|Record fair
said: The sleeve alone is worth the postage.|By post
said: They wrote back. To a demo.|Guitarist
news: New releases by mail|One letter for each record. No more than six a year.
title: products|Releases
title: team|On the label
title: events|Where to hear it
title: services|Working with us
title: contact|Write to the label
reach: Write to the label|Demos, shops, and letters about side two.
call: Looking for one we sold out?|Ask. There is usually a last copy.
`);

import { readTrades } from './read-trades';

/** Bands whose players are many and read from one set of parts: they rehearse every week and have room for more. */
export const bandsInStep = readTrades(`
# brass band
words: silver band, concert band, wind band, wind orchestra, windband, town band, village band, colliery band, marching band, military band, pipe band, drum corps, flute band, steel band, steelpan band, samba band, school band, youth band, training band, community band, brass ensemble, brass players, accordion orchestra, mandolin orchestra, handbell ringers, community orchestra, big band orchestra
own: this band
schema: MusicGroup
pages: performer
art: trumpet, drum, score, flag
act: Come and play > contact
act: See the dates > events
head: Many players, one breath
head: Everybody comes in on the same beat
head: Bring an instrument, or borrow one
lede: Players of all ages who rehearse every week, and play where there is something to celebrate or to remember.
offer: Concerts|In halls, churches and bandstands.|score
offer: Weddings and parties|As many players as there is room for.|ring
offer: Parades and fetes|Outside, on foot or on chairs.|flag
offer: Ceremonies|Quietly, when that is what the day needs.|candle
offer: New players|Sit beside somebody who knows the part.|people
step: You write|Day, place, occasion, and roughly how long.
step: We ask the players|And tell you how many can come.
step: We agree|On the pieces, the place and the fee.
step: The day|We come early, tune, and play.
date: Soon|Rehearsal, open to listen|Sit at the back and hear how it is made.
date: In season|Concert|Old marches beside new pieces.
date: In the open air|On the bandstand|Chairs help; a cushion does, too.
date: In winter|Carols|In the street, in gloves.
about: {name} plays{in} because it is better together than alone. Some have played all their lives, others began with a borrowed instrument.
about: New players are welcome at any rehearsal. Nobody plays an audition before they have had a cup of tea.
work: Marches|For the street|Steady enough to walk to.|flag
work: Hymns|For quiet moments|Slow, and full.|church
work: Film and show tunes|For the bandstand|Everybody knows one of them.|film
work: Test pieces|For contests|As hard as they sound.|score
work: Carols|For winter|In all the old arrangements.|candle
ask: Can I join?|Yes. Come to a rehearsal and listen first, or bring your instrument and sit in.
ask: I have not played for years.|Nor had several of us. It comes back.
ask: Do I need an instrument of my own?|Not always. Ask us which ones can be lent.
ask: What does it cost to book you?|It depends on the day, the distance and the length. Write with those three.
ask: How many of you come?|As many as the place holds and the day allows. We tell you beforehand.
title: process|How to book us
title: events|Where to hear us|Next dates
title: contact|Come and play, or book us
reach: Come and play, or book us|Say which instrument you play, or which day you have in mind.
call: Do you play?|Come to a rehearsal, with or without an instrument.
title: faq|Asked before
title: portfolio|What we play
title: services|Where we play
title: about|The band
title: team|Who leads us
role: Conductor|Chooses the pieces, and hears everything.
role: Secretary|Answers mail, and knows who has which instrument.
role: Training band|Teaches the first five notes.
shot: Rehearsal|score
shot: The back row|trumpet
shot: Percussion|drum
shot: On the march|flag
shot: In the bandstand|sun
shot: Instruments, waiting|shelf
`);

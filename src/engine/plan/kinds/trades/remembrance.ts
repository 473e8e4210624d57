import { readTrades } from './read-trades';

/** Pages in memory of somebody: nothing is sold, and nothing is made up about a life. */
export const remembrance = readTrades(`
# memorial page
words: memorial website, memorial site, memorial for, tribute page, tribute website, tribute to, in memory of, in loving memory, in memoriam, remembrance page, celebration of life, remembering our, remembering my, obituary page, obituary
own: them
schema: WebPage
pages: memorial
art: candle, flower, tree, hills
kicker: In memory
act: Leave a memory > contact
act: See the pictures > gallery
head: Loved, missed, talked about
head: Still in every story we tell
head: Remembered, out loud
lede: This page is for everybody who knew {name}: pictures, stories, and room for yours.
about: Family and friends remember {name} here. Some of the stories are long, and some are only funny if you were there.
about: Nothing has to be well written. Tell it as you would at the table.
story: This page grows with what people send. Somebody in the family reads every line and puts it here, with your name or without.
story: A picture helps, also a bad one. Those are often the best.
shot: In the garden|garden
shot: By the water|lake
shot: At the table|table
shot: Flowers, as always|flower
shot: A walk in winter|tree
shot: A candle|candle
ask: How do I add a story or a picture?|Send it with the form on this page. We read everything and put it here.
ask: May I share this page?|Please do, with everyone who knew {name}.
ask: Do I have to give my name?|No. Write as you like, and say whether your name may stand beside it.
ask: Can something be taken down again?|Of course. Write to us, and it is gone.
ask: I have a box of old pictures. Do you want them?|Yes. Write to us, and we find a way to copy them.
ask: What about flowers?|Ask us. We tell you what would have pleased {name}.
title: about|In memory
title: gallery|Pictures
title: story|Your stories
title: events|Saying goodbye
title: testimonials|What people remember
title: contact|Leave a memory
reach: Leave a memory|A line is enough. We read every one.
call: Do you have a story?|Tell it as you would at the table.

# funeral
words: funeral, funeral service, burial, cremation service
own: the day
pages: farewell
art: candle, flower, tree, hills
kicker: Saying goodbye
act: See the order of the day > agenda
act: Leave a memory > contact
head: Come and say goodbye with us
head: We say goodbye together
head: A last goodbye, and many thanks
lede: Whoever would like to say goodbye is welcome. What will happen, where it is and how to follow it from far away stands here.
about: We would be glad to have you there, for all of it or for a part.
about: If you cannot come, write a line. We read every one.
day: First|Arriving|Come a little early; somebody shows you where to sit.|At the door|The day
day: Then|The service|Words, music, and time to be quiet.|Inside|The day
day: After|The farewell|For those who would like to come along.|Outside|The day
day: Later|Together|Something warm to drink, and stories.|Nearby|The day
ask: What should I wear?|What you feel well in. Colour is welcome.
ask: May children come?|Yes. There is a place near the door for whoever needs a break.
ask: What about flowers?|Ask us. We tell you what would have been liked.
ask: May I say a few words?|Write to us before the day, and we find a moment for it.
ask: I cannot come. What can I do?|Write a line or send a picture.
ask: Is the place easy to get into?|Tell us what you need, and we say what is there.
title: agenda|Order of service
title: about|Saying goodbye
title: venue|Where it is
title: gallery|Pictures
title: contact|Leave a memory
reach: Leave a memory|A line is enough. We read every one.
call: Do you have a story?|Tell it as you would at the table.
shot: In the garden|garden
shot: By the water|lake
shot: At the table|table
shot: Flowers, as always|flower
shot: A walk in winter|tree
shot: A candle|candle
`);

import { eventsShared } from './events-shared';
import { readTrades } from './read-trades';

const shared = `pages: gathering
act: Say you will come > rsvp
act: See the day > agenda
reply: Will you come?|Tell us who comes with you, and what you do not eat.
ask: What should I wear?|What you feel well in. If there is more to it, it stands in the invitation.
ask: May I bring somebody?|Write their name in your reply.
ask: May children come?|Tell us how many and how old, so that they have places.
ask: Should I bring a present?|Nobody has to. If you would like to, ask us.
ask: Where can I stay?|Ask us, and we tell you what is near.
ask: What if I cannot come after all?|A line is enough.
ask: Is the place easy to get into?|Tell us what you need, and we say what is there.
title: agenda|How the day goes
title: venue|Where it is
title: contact|Ask us
reach: Ask us|The way, the day, a bed for the night: write, and you get an answer.
call: Shall we count you in?|A line is enough, so that there is a chair.`;

/** Days of one family or of two people: what is said of each is true of any such day. */
export const familyDays = readTrades(`
${eventsShared.replace(/^ask: .*\n/gmu, '')}
# christening
words: christening, baptism, naming ceremony, naming day, baby naming, baby naming day, baby naming ceremony, first communion, communion, first holy communion, confirmation day, dedication day, bar mitzvah, bat mitzvah, bnai mitzvah, quinceanera, quinceañera, blessing day
${shared}
art: candle, flower, church, table
head: Be with us on the day
head: A day for family and friends
head: Come and stand with us
lede: First the ceremony, then time together. We would be glad to have you there for both.
about: There is one day for this, and we would like to spend it with the people who are close to us.
about: Come to the ceremony, stay for what follows, or write if you can only manage one of the two.
day: 10:30|Arriving|Come a little early, so that everybody has a seat.|At the door|The day
day: 11:00|The ceremony|The reason why we are all here.|Inside|The day
day: 12:00|Pictures|Everybody once, then whoever likes.|Outside|The day
day: 12:30|Something to eat|And time to talk.|Together|The day
title: about|Why we ask you
shot: A candle|candle
shot: Flowers|flower
shot: The table, laid|table
shot: The door|door
shot: A card|document
shot: Family|portrait

# engagement party
words: engagement party, engagement drinks, engagement celebration, vow renewal, renewal of vows, golden wedding, golden wedding party, ruby wedding, silver wedding, diamond wedding, pearl wedding, golden anniversary, silver anniversary, wedding anniversary, anniversary, anniversary party
${shared}
art: ring, flower, table, night
head: Raise a glass with us
head: Two of us, and all of you
head: Come and celebrate with us
lede: We have something to celebrate, and it is no celebration without the people we like.
about: Some of you have known us from the beginning, some since last year. We would like to have you all in one place.
about: Come when you can and stay as long as you like.
day: 16:00|Arriving|A glass, and hello to everybody.|At the door|The day
day: 17:00|A few words|Not many.|Together|The day
day: 18:00|Something to eat|Sit wherever you like.|At the tables|The day
day: 20:00|Music|Until whoever is last goes home.|Inside|The day
title: about|Why we celebrate
shot: Two rings|ring
shot: Flowers|flower
shot: The table, laid|table
shot: Glasses|cup
shot: A card|document
shot: In the evening|night

# jubilee
words: jubilee, centenary
${shared}
art: flag, cake, people, clock
head: So many years, and counting
head: Look how long it has lasted
head: Come and celebrate with us
lede: A round number is a good reason to have everybody in one place.
about: Whoever was part of it is invited to remember, whoever is new to be told.
day: 16:00|Arriving|A glass, and hello to everybody.|At the door|The day
day: 17:00|A few words|Not many.|Together|The day
day: 18:00|Something to eat|Sit wherever you like.|At the tables|The day
title: about|Why we celebrate
shot: The old pictures|frame
shot: The first ones|people
shot: The cake|cake
shot: Together|cup

# retirement party
words: retirement party, retirement do, retirement celebration, leaving party, leaving do, farewell party, send-off, graduation party, graduation celebration, graduation, promotion party, homecoming party, welcome home party
${shared}
art: clock, table, cup, document
head: Come and say well done
head: Here is to what was, and what comes
head: One evening, all the stories
lede: Something is finished and something else begins. Come and drink to both.
about: Whoever had a part in it is asked to come: colleagues, friends, neighbours, family.
about: If you have a picture or a story, bring it.
day: 17:00|Arriving|Drinks, and old acquaintances.|At the door|The day
day: 18:00|A few words|From those who have some.|Together|The day
day: 18:30|Something to eat|Sit with somebody you have not seen for long.|At the tables|The day
day: 20:00|Open end|For as long as anybody stays.|Together|The day
title: about|Why we meet
shot: The clock|clock
shot: The table, laid|table
shot: A card|document
shot: Old pictures|camera
shot: Glasses|cup
shot: In the evening|night

# baby shower
words: baby shower, gender reveal, sip and see, bridal shower, kitchen tea
${shared}
art: gift, flower, cake, table
head: An afternoon before everything changes
head: Come and be spoilt with us
head: Tea, cake and good advice
lede: One afternoon with the people who will be asked for advice later.
about: There is something to look forward to, and that is nicer together.
about: Bring good advice or none at all. Both are welcome.
day: 14:00|Arriving|Something to drink, and hello.|At the door|The day
day: 14:30|Games|For whoever likes them.|Together|The day
day: 15:30|Tea and cake|And time to talk.|At the table|The day
day: 16:30|Presents|Nobody has to bring one.|Together|The day
title: about|Why we meet
shot: Cake|cake
shot: Presents|gift
shot: Flowers|flower
shot: The table, laid|table
shot: A card|document
shot: Tea|cup

# housewarming
words: housewarming, housewarming party, house warming, moving-in party, open house party
${shared}
art: house, door, table, cup
head: Come and see where we live now
head: The kettle is unpacked
head: New door, same people
lede: The boxes are mostly gone. Come and see it before we stop noticing it ourselves.
about: We have moved, and would like to fill the place once with the people we like.
about: Shoes on or off, as you prefer. Come when you can.
day: 15:00|The door is open|A look round, as often as you like.|At the door|The day
day: 16:00|Coffee and cake|Wherever there is a chair.|Kitchen|The day
day: 18:00|Something warm|From one big pot.|Kitchen|The day
day: 20:00|Open end|For whoever stays.|Together|The day
title: about|Why we ask you round
shot: The front door|door
shot: The kitchen|kitchen
shot: The table, laid|table
shot: The last box|parcel
shot: A plant on the sill|plant
shot: Lights on|lamp
`);

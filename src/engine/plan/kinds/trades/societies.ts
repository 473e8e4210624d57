import { readTrades } from './read-trades';

/** Societies that meet to hear and to find out. */
export const societies = readTrades(`
# history society
words: local history society, heritage society, historical society, local history group, civic society, archaeology society, archaeological society, family history society, genealogy society, literary society, natural history society, philosophy society, geology society, science society, lecture series, talks programme, talk series, winter talks, probus club, women's institute
own: this society
pages: society
schema: Organization
art: books, map, chat, lamp
act: See the talks > events
act: Join us > contact
head: Somebody always knows the house
head: An evening, a talk, questions
head: What happened here
lede: Talks, walks and papers by people who have looked into something properly. Visitors are welcome, and there is a chair for you.
offer: Talks|An hour, then questions.|chat
offer: Walks and visits|In good shoes, with somebody who knows.|map
offer: Papers and pictures|Collected, sorted, shown on request.|document
offer: Your own finds|Bring a photograph or a question.|magnifier
line: Open to visitors.
date: 12 March|Evening talk|With pictures, and questions after.|19:30
date: 16 April|Members’ finds|Ten minutes each.|19:30
date: 14 May|Summer walk|Meet at the usual place.|18:30
about: {name} brings together people{in} who want to know how it really was. Some have studied it, most have simply asked for long enough.
about: We meet, we listen, we write things down before they are forgotten. New members need no knowledge, only curiosity.
plan: Member|18|For a year.|All talks; The newsletter; Visits at cost|Most chosen
plan: Visitor|3|For an evening.|One talk; Tea
role: Chair|Opens the evening and keeps it short.
role: Programme|Finds the speakers.
role: Papers|Knows which box it is in.
ask: May I come without being a member?|Yes. Visitors are welcome at any talk.
ask: Do I need to book?|No, unless the programme says so. Come a little early for a good chair.
ask: How do I join?|At a meeting, or write to us.
ask: Can you help me with my house or family?|Write what you know already. Somebody may have the rest.
ask: May I offer a talk?|Please. Send a title and a few lines.
ask: Is the room step-free?|Write before you come, and we tell you the easiest way in.
title: services|What we do
title: events|Talks and dates
title: pricing|Membership and visitors
title: contact|Join in, or ask
title: faq|Before you come
title: team|The committee
reach: Join in, or ask|A question, a find, a talk to offer.
call: Is there something you have always wondered?|Bring it along.
shot: The room, filling|chat
shot: An old map|map
shot: Photographs, named|frame
shot: Summer walk|hills
shot: Boxes in order|box
shot: Tea after|teapot
`);

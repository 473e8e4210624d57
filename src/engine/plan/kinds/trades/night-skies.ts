import { readTrades } from './read-trades';

/** Clubs that go out at night and look up. */
export const nightSkies = readTrades(`
# astronomy club
words: astronomical society, astronomy society, astronomy group, stargazing club, stargazing group, stargazers, amateur astronomers, observatory society
own: this club
pages: society
schema: Organization
art: night, moon, mountains, chat
act: Come to a dark night > events
act: Join us > contact
head: Lights off, please
head: Bring a coat and a question
head: Older than anything you own
lede: Evenings under a dark sky with telescopes that somebody else has carried. You look, and the person beside you says what it is.
offer: Dark nights|Outside, when the sky is clear.|night
offer: Telescopes|Several, and people who let you look through them.|magnifier
offer: Evenings indoors|Talks and pictures for when it rains.|chat
offer: Your own telescope|Bring it, and we find out what it can do.|gear
line: Beginners welcome.
date: 14 March|Dark night|Moon below the horizon until late.|20:00
date: 11 April|Evening indoors|For when it rains, and when it does not.|19:30
date: 12 September|First look|For people who have never looked through one.|20:30
about: {name} is for people{in} who look up. Some have a dome in the garden, most have a pair of binoculars and a thermos.
about: The sky decides whether we go out. If it is cloudy, we stay in and talk about it.
plan: Member|20|For a year.|All evenings; The loan telescope; Advice before you buy one|Most chosen
plan: Family|30|For a year.|All of you; The loan telescope
role: Chair|Knows the weather better than the weather does.
role: Telescopes|Lends them, and shows how.
role: Evenings|Finds people who can explain.
ask: Do I need a telescope?|No. Warm clothes and a small torch, best a red one.
ask: What if it is cloudy?|We decide in the afternoon and write to everybody who said they would come.
ask: Is it for children, too?|Yes, if they can stay up. The Moon is a good first evening.
ask: Which telescope should I buy?|None, at first. Look through ours, then ask again.
ask: How dark is it?|Dark enough to need your hands on the gate. Eyes take twenty minutes to get used to it.
ask: How do I join?|Come to an evening, or write to us.
title: services|What we do
title: events|Dates
title: pricing|Membership
title: contact|Come and look
title: faq|Before it gets dark
title: team|Who to ask
reach: Come and look|Say that you are coming, and whether you have looked through one before.
call: Clear tonight?|Come out and look up.
shot: Before it gets dark|hills
shot: First light|night
shot: The Moon, close|moon
shot: Setting up|gear
shot: Tea, midnight|teapot
shot: A page of notes|pencil
`);

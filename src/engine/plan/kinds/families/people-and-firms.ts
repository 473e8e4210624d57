import { readTrades } from '../trades/read-trades';
import { familiesShared } from './families-shared';

/** Whoever gives advice or does work of the head: one person, and several of a calling who are a firm. */
export const peopleAndFirms = readTrades(`
${familiesShared}
# person
own: this practice
pages: advice
art: portrait, hands, document, chat
act: Arrange a first talk > contact
act: See what I do > services
head: {An offer} who listens first
head: {An offer} you can ask
head: Ask first, decide afterwards
head: You talk to the one who does it
lede: {An offer}{in}{for}. Tell me what it is about, and I say what I can do, how long it takes and what it costs.
lede: {An offer}{in}{for}: questions answered in plain words, a price before you decide, and one person from the first message to the last.
offer: A first talk|What it is about, what you need, and whether I am the right one.|chat
offer: A single appointment|One question, one job, one visit.|clock
offer: Over a longer time|At intervals that we agree, for as long as it is useful.|calendar
offer: For firms and groups|For your team, your house or your class, with one price for all.|people
line: Ask for it, and I tell you what it involves.
line: Looked at together first, then priced.
line: Planned with you, and priced beforehand.
line: Tell me what matters to you about it.
step: You write|What it is about, where, and by when.
step: I ask back|Two or three things, so that I understand it.
step: You get a plan|What I would do, how long it takes, what it costs.
step: We begin|Once you have said yes, and not before.
why: You talk to me|The one who answers is the one who does it.|portrait
why: A price first|You know what it costs before you say yes.|scales
why: Honest limits|If I am not the right one, I say so.|hands
ask: How do we begin?|With a message or a call: what it is about, and when you can be reached.
ask: How soon can I have an appointment?|Write with two or three times that suit you, and you get an answer.
ask: Where do you work?|{Around} Tell me where you are, and I say whether I can come.
ask: Is it confidential?|Yes. What you tell me stays with me.
ask: What if I have to cancel?|Tell me as early as you can, and we look for another day first.
about: {Is}. You deal with one person throughout, and hear what I think in plain words.
about: I prepare well, listen first, and do what we agreed.
shot: Before we begin|chat
shot: At work|hands
shot: A detail|magnifier
shot: Notes|document
shot: On the way|bag
shot: Afterwards|sun
title: services|What I can do for you
title: process|How it goes
title: features|What you can expect
title: faq|Before you ask
reach: Arrange a first talk|What it is about, and when you can be reached.
call: Shall we talk about it?|Two lines are enough for a first answer.

# firm
own: this firm
pages: advice
art: document, scales, chat, table
act: Arrange a first talk > contact
act: See what we do > services
head: {Xs} you can ask
head: Ask first, decide afterwards
head: {Xs} who put it in writing
lede: {Xs}{in}{for}. Tell us what it is about, and you hear what we can do, how long it takes and what it costs.
lede: {Xs}{in}{for}: questions answered in plain words, and a price in writing before you decide.
offer: A first talk|What it is about, what you need, and whether we are the right ones.|chat
offer: One question|A single matter, looked at and answered in writing.|document
offer: From beginning to end|The whole of it, with somebody who knows where it stands.|calendar
offer: A second opinion|Somebody has looked at it already? We say what we see.|magnifier
line: Ask for it, and we tell you what it involves.
line: Looked at together first, then priced.
line: Planned with you, and priced beforehand.
line: Tell us what matters to you about it.
step: You write|What it is about, where, and by when.
step: We ask back|Two or three things, so that we understand it.
step: You get a plan|What we would do, how long it takes, what it costs.
step: We begin|Once you have said yes, and not before.
why: Somebody to ask|You know who deals with it, and how to reach them.|portrait
why: A price first|You know what it costs before you say yes.|scales
why: Plain words|If it can be said without a term of the trade, it is.|document
ask: How do we begin?|With a message or a call: what it is about, and when you can be reached.
ask: How soon can we talk?|Write with two or three times that suit you, and you get an answer.
ask: Where do you work?|{Around} Tell us where you are, and we say whether we can come.
ask: Is it confidential?|Yes. What you tell us stays with us.
ask: What if you are not the right ones?|Then we say so.
about: {Name} are {offers}{in}. You know from the start who deals with your matter and what it will cost.
about: We listen first, put what we agreed in writing, and keep to it.
shot: Before we begin|chat
shot: On paper|document
shot: A detail|magnifier
shot: Notes|pencil
shot: On the way|bag
shot: At the table|table
title: services|What we can do for you
title: process|How it goes
title: features|What you can expect
title: faq|Before you ask
reach: Arrange a first talk|What it is about, and when you can be reached.
call: Shall we talk about it?|Two lines are enough for a first answer.
`);

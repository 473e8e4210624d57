import { readTrades } from './read-trades';

/** Young companies of which only the idea is told: no plans, no seats, no customers are made up. */
export const startups = readTrades(`
# startup
words: start up, spin off, spin out, scale up
own: we
schema: Organization
pages: venture
art: bulb, rocket, hands, chart
kicker: Startup
act: Talk to us > contact
act: How we work > process
head: Early, and meant seriously
head: One idea, worked out
head: From the bench into the world
lede: We are at the beginning, and glad of everybody who would like to try it, back it or build it with us.
why: To try it|A pilot has a small beginning, an end date and a way to tell whether it worked.|flask
why: To back it|Ask for the figures. You get them together with what we do not know yet.|chart
why: To build it|People who like unfinished things find plenty to do here.|hands
why: To write about it|Pictures, facts and somebody who answers.|pencil
step: A first talk|What you do, what you need, and whether we fit together.
step: A small trial|Agreed in writing, with an end date.
step: A look at the result|What held, what did not, and what it would take.
step: The next size|Only when the small one has worked.
about: We began with a question that would not go away, and a first answer that worked better than it should have.
about: What is proven, we show. What is not, we say.
ask: How far are you?|Far enough to show something. Write to us, and we tell you what.
ask: Can we run a pilot with you?|Yes. Tell us where, how large and by when.
ask: May we see the numbers?|In a talk, and with the assumptions beside them.
ask: Are you hiring?|Write even when no post stands here. Say what you would like to work on.
title: features|Where you come in
title: process|From a talk to a pilot
title: about|Why we do this
title: faq|Asked by almost everybody
title: contact|Talk to us
reach: Talk to us|Pilots, investment, work, questions.
call: Shall we talk?|Two lines are enough.
`);

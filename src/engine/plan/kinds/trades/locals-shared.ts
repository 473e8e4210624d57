/** What is said of all of them that have no line of their own. */
export const localsShared = `pages: local
schema: LocalBusiness
act: Get in touch > contact
act: See what we do > services
open: 1|5|9|17.5
open: 6|6|9|13
title: faq|Asked at the counter|Good questions
title: contact|Call, write, come by
reach: Call, write, come by|Say what it is about and when it suits you.
call: Is it urgent?|Call. Otherwise a line is enough.
ask: How quickly do I get an answer?|Within a working day, usually sooner.
ask: What does it cost?|You get a price before anything begins.
ask: Can I come without an appointment?|For short questions, yes. For anything longer, call first.
ask: How do I pay?|Cash, card or invoice.
ask: Is there parking or a bus stop?|Ask when you call; we tell you the easiest way.
step: You call or write|What, where, when.
step: We answer|With a time and a price.
step: It gets done|By the person you spoke to, where we can.
`;

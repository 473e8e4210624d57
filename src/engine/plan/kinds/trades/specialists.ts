import { readTrades } from './read-trades';

/** Firms that know one field well and sell what they know: nothing is said of it that the prompt does not say. */
export const specialists = readTrades(`
# specialist firm
own: we
schema: ProfessionalService
pages: specialist
act: Talk to us > contact
act: How we work > process
head: Ask somebody who does it every day
head: One field, known well
head: A clear answer, and the work behind it
lede: We do one thing, explain it in plain words, and say beforehand what it costs.
offer: A first conversation|What it is about, what has been tried, and what a good end would be.|chat
offer: A look at where you are|What holds, what does not, and what comes first. In writing.|magnifier
offer: The work itself|Agreed step by step, with one person who answers for it.|hands
offer: Afterwards|Handed over so that your own people can go on with it.|door
line: With one person who answers for it, from the first talk to the last.
line: In plain words, and in writing.
line: Agreed beforehand: what is done, by when and what it costs.
line: Done so that your own people can go on with it.
why: Plain words|You should not need us to understand us.|document
why: A price beforehand|In writing, before anything begins.|scales
why: The people you meet|Are the people who do the work.|people
step: You tell us|What it is about, for whom, and by when.
step: We ask back|Few questions, and the right ones.
step: You get a proposal|What we would do, in which order, and what it costs.
step: We do it|And tell you on the way what we find.
about: {name} is a small firm with one field. We say what we know, what we do not, and who might.
about: Whoever you talk to first stays with you until it is done.
ask: How do we begin?|With a conversation. You do not have to know the right words for it.
ask: What does it cost?|You get a price in writing before anything is agreed.
ask: Is it confidential?|Yes. We put that in writing, too, if you like.
ask: Do you work at a distance?|Much of it can be done so. Tell us what you have in mind.
ask: What do you need from us?|Somebody who knows how things are done today, and a date that matters.
title: services|What we do
title: features|What you can count on
title: process|How we go about it
title: about|Who we are
title: faq|Fair questions
title: contact|Talk to us
reach: Talk to us|Three sentences are enough: what happens, what should happen, who has tried.
call: Shall we talk?|We listen, and tell you whether we are the right people.
`);

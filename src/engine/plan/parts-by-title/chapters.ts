/**
 * What stands under a chapter of a guide that nothing is known of: how it may be told, never what is so. Words of its title
 * first, the most telling before the rest; form as in `pages.ts`.
 */
export const chapterParts = String.raw`
\b(?:when|season\p{L}*|months?|time of year|weather|calendar)\b
- At its best | The weeks that are worth waiting for, and why.
- Quiet weeks | Fewer people, shorter days, and what is shut.
- Not then | Said plainly, so that nobody comes for nothing.

\b(?:itinerar\p{L}+|routes?|walks?|days? (?:out|trips?)|trips?|tours?|one day|two days|weekend)\b
> In one day | The few things that belong together, in an order that works.
> In three days | The same with time to sit down.
> With a week | What most people miss.

\b(?:regions?|neighbou?rhoods?|districts?|islands?|towns?|villages?|areas?|stations?|places?|where)\b
- First | Where most people begin, and what it is known for.
- Next to it | Quieter, and for whom it is better.
- Further out | Worth the way if there is time.

\b(?:food|eat\p{L}*|drink\p{L}*|wine|restaurants?|recipes?|caf[eé]s?|cook\p{L}*)\b
- What to try | By name, with a word on what it is.
- Where | Places in plain words, and when they are open.
- How it is done | What people order, and when they eat.

\b(?:getting (?:there|around|about|help)|travel|transport|trains?|by car|arriv\p{L}*|help|support|money|legal|rights)\b
> The first step | Whom to ask, or where to begin.
> What it takes | Papers, time, and what it may cost.
> If it does not work | The other way.

\b(?:pack\p{L}*|checklists?|tools?|equipment|kit|ingredients?|what you need|supplies)\b
- Needed | The things without which it does not work.
- Useful | Worth its place if there is one.
- Leave it | What everybody brings and nobody uses.

\b(?:safety|dangers?|risks?|mistakes?|troubleshoot\p{L}*|problems?|warnings?|signs?|symptoms?)\b
- What to look for | The signs, in the order in which they show.
- What it means | And what only looks like it.
- What to do | The next step, and whom to call.

\b(?:species|birds?|plants?|animals?|trees?|flowers?|fish|models?|locomotives?|characters?|expansions?|editions?|types?|kinds?|varieties)\b
- The common ones | How to tell each at a glance.
- The rare ones | What to check before saying so.
- Easily confused | Side by side, with the one difference.

\b(?:history|origins?|past|story|background|timeline)\b
> The beginning | Who, where, and what was there before.
> The turn | What changed it, and when.
> Today | What is left, and where it can be seen.

\b(?:glossary|words|terms|definitions?)\b
- The first word | In half a sentence, without another hard word in it.
- The second word | With an example.
- The third word | And what it is often mixed up with.

\b(?:tips?|strategy|strategies|advice|techniques?|steps?|basics|how)\b
> Begin with this | The one thing that helps most, in a sentence.
> Then this | What to practise, and how to see that it works.
> Later | What only makes sense once the rest sits.
`;
/** Of any other chapter, in turn. */
export const anyChapter = `
- In short | The one thing to know, in a sentence.
- In more detail | Two or three paragraphs, with a picture where it helps.
- For more | A book, a place or a person to ask.

> What it is | In plain words, for somebody who has never heard of it.
> How to tell | An example that everybody knows.
> What follows | What to do with it.

> See it | A picture, and what to look at in it.
> Try it | Something small that can be done today.
> Check it | How you know that it was right.

- For whom | Who needs this chapter, and who may skip it.
- The figures | Three of them, with where they come from.
- A story | One person, one day, and what it shows.

- What most people ask | And the answer, first.
- What few people ask | And should.
- What nobody knows | Said as it is.
`;

/** What is said of all clubs that have no line of their own. */
export const clubsShared = `pages: club
schema: Organization
act: Come along > contact
act: See the dates > events
title: about|Who we are|People from here
title: faq|Before you join
title: pricing|Membership
title: volunteer|Take part
title: timetable|Every week
title: contact|Come along
reach: Come along|Write, call, or simply turn up at the next date.
call: Come once, then decide|We are easy to find and hard to leave.
per: per year
open: 2|2|17|19
ask: How do I join?|Come along first. If you like it, fill in one page.
ask: What does membership cost?|Ask us, or see the prices where they are given. If it is too much, tell us; that stays between us.
ask: Can I help without joining?|Yes. We never have too many hands.
ask: Who decides here?|The members, once a year, in a meeting with minutes.
ask: How do I leave?|A line by the end of the year. No hard feelings.
role: Chair|Keeps the meeting short.
role: Treasurer|Can account for every coin.
role: First contact|Answers, and knows who to ask.
`;

/** What is said of all of them that have no line of their own. */
export const lessonsShared = `pages: lessons
act: Book a first lesson > contact
act: See the prices > pricing
open: 1|5|10|19
open: 6|6|9|13
step: Write or call|Say what you can already do, and when you have time.
step: First lesson|We find out where you are. No preparation needed.
step: A plan|How often, how long, towards what.
step: You practise|A little, often. We adjust.
ask: How do I begin?|With one lesson. After it both of us know whether it fits.
ask: What if I have to cancel?|Tell us as early as you can, and we find another time.
ask: Can I give it as a present?|Ask for a voucher, and say for whom.
ask: Can I change the day later?|When there is room, yes. Ask a week before.
ask: How do I pay?|By transfer or at the desk, after the first lesson or by the block.
said: I had put it off for years. The first hour was the worst, and it was fine.|Began as an adult
said: Patient to a degree I did not know existed.|Parent
said: They noticed what I did wrong before I did.|Third month
title: teacher|Who teaches you|Your teacher
title: services|The lessons|What you can learn here
title: process|How it starts
title: faq|Before the first lesson
title: timetable|When lessons take place
title: contact|Book a first lesson
reach: Book a first lesson|Say your level and two times that suit you.
call: Thinking about it?|Take one lesson, then decide.
`;

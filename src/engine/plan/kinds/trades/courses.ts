import { readTrades } from './read-trades';

/** Courses with a beginning and an end: what is taught week by week, for whom, and what it costs. */
export const courses = readTrades(`
pages: course
schema: Course
act: Enrol now > pricing
act: See what you learn > curriculum
title: teacher|Who teaches
title: pricing|What it costs
title: faq|Before you enrol
title: process|How a week goes
title: contact|Ask before you enrol
reach: Ask before you enrol|Level, time, price: ask anything.
call: Is there a place for you?|Write a line, and you get an answer, not a campaign.
ask: What if I fall behind?|You catch up. The material stays open and somebody answers questions.
ask: How do I pay?|After we confirm your place. Instalments are possible; ask.

# coding bootcamp
words: bootcamp, code school, programming course, coding course, learn to code, web development course, coding classes, coding school, programming bootcamp, data science course, python course, coding for kids
own: this bootcamp
art: code, laptop, browser
head: From blank file to working page
head: Write it, break it, understand it
head: Twelve weeks, one thing you can show
lede: You build small programs from the first day and a larger one at the end, and somebody who does this for a living reads your code every week.
fits: You have never written a line|Good. There is nothing to unlearn.|sun
fits: You teach yourself at night|We give it an order, and company.|night
fits: You want to change jobs|It is hard work, and we say so before you pay.|door
week: First steps|Week 1|How a program runs; Variables; Your first bug
week: Decisions and lists|Weeks 2 and 3|Conditions; Loops; A guessing game
week: Pages|Weeks 4 and 5|HTML and CSS; Forms; Keyboard and contrast
week: Behaviour|Weeks 6 and 7|Events; Saving things; Testing
week: Behind the page|Weeks 8 and 9|A small server; A database; Logging in
week: Your project|Weeks 10 to 12|Plan; Build; Show it to strangers
role: Teacher|Writes software in the morning and reads beginners’ code with visible pleasure.
step: Monday|Something new, tried at once.
step: Midweek|Pairs, exercises, mistakes.
step: Friday|Your code is read and answered.
step: Weekend|Off. Really.
plan: Evenings|690|Twelve weeks, two evenings.|Forty-eight hours of teaching; Code reviews; A mentor
plan: Full time|2900|Twelve weeks, five days.|Desk and screen; Daily reviews; Project with a real user|Most chosen
plan: One module|260|Three weeks, one subject.|Twelve hours; Exercises; Reviews
said: My first program sorted my spice rack. My second got shown to a customer.|Evening group
said: They read every line I wrote. Nobody had done that.|Career changer
said: I know now what I do not know, and where to look.|Full time
ask: Do I need a computer science degree?|No. You need patience, a keyboard and evenings.
ask: Will I find a job afterwards?|Nobody can promise that. You leave with a project, readable code and practice in explaining it.
ask: Which laptop do I need?|Any from the last five years. We help with the set-up.
ask: Is it online or on site?|Ask which group has places; most weeks work both ways.

# yoga teacher training
words: teacher training, yoga training, instructor training, pilates teacher training, coach training, certification course, first aid course, vocational training, apprenticeship, therapist training, doula training
own: this training
art: yoga, hills, leaf, hands
head: Learn it twice: once to do, once to teach
head: From your mat to theirs
head: A year of weekends, and a quiet voice
lede: A training for people who practise and would like to pass it on: anatomy, method, teaching practice, and feedback that is kind and exact.
fits: You practise regularly|For a year or two, with any teacher.|yoga
fits: You want to teach|Or to understand what you are being taught.|school
fits: You have weekends|One a month, plus an hour most days.|calendar
week: Foundations|Weekends 1 and 2|Where it comes from; Breath; Your own practice
week: The body|Weekends 3 and 4|Bones and joints; What hurts and why; Adjusting with words
week: Method|Weekends 5 and 6|Building a lesson; Timing; Voice
week: Teaching|Weekends 7 to 9|Small groups; Feedback; Mistakes on purpose
week: Your lesson|Weekend 10|Plan it; Teach it; Talk it over
role: Lead teacher|Has taught long enough to correct with one word.
step: Weekend|Two days together.
step: At home|A short practice, a short text.
step: In pairs|You teach each other.
step: In between|One call with your mentor.
plan: The whole training|2400|Ten weekends.|Two hundred hours; Handbook; Mentor; Teaching practice|Most chosen
plan: In instalments|250|Ten times.|The same training; No surcharge
plan: Foundations only|480|Two weekends.|To see whether it is for you
said: I came to learn poses and learnt to look.|Last year’s group
said: The feedback was the part I was afraid of, and the best.|Now teaching
said: Anatomy without sleep. A small wonder.|Weekend four
ask: Do I have to teach afterwards?|No. A third of each group is there for their own practice.
ask: Which recognition does it have?|Ask us for the current standing, and check what your country or insurer wants before you enrol.
ask: How much time does it take at home?|About an hour on most days, including your own practice.
ask: What if I miss a weekend?|You make up one with the next group. More than that, we talk.

# online course
words: e learning, elearning, online classes, video course, masterclass, email course, watercolour course, watercolor course, drawing course, online academy, course creator, online workshop, self paced course, painting course, writing course, creative writing course, photography online course, online program
own: this course
art: laptop, lamp, document, book
head: An hour a week, a skill for good
head: Learn it by doing it badly first
head: Press play, then press pause and try
lede: Short lessons, real exercises and a person who looks at what you did. You begin where you are, on the day that suits you.
fits: You have never tried|Good. There is nothing to unlearn.|sun
fits: You tried once and stopped|We begin where it usually goes wrong.|door
fits: You have an hour a week|That is enough, if it is every week.|clock
week: Begin|Lesson 1|What you need; A first try; What to ignore
week: The basics|Lessons 2 and 3|The three moves; Common mistakes; A plan for practice
week: Getting steady|Lessons 4 and 5|Repeating well; Feedback; Small wins
week: Going further|Lessons 6 and 7|Style; Speed; Limits
week: Your own|Lessons 8 and 9|Plan; Make; Show
week: And then|Lesson 10|Keeping it up; Where to go next
role: Your teacher|Does this for a living and still remembers the first week.
step: Monday|The new lesson opens.
step: Midweek|You try it. It goes wrong, usefully.
step: Friday|You send it in.
step: Sunday|You get an answer from a person.
plan: The whole course|149|Pay once, keep it.|All lessons; Corrections on your work; Materials list|Most chosen
plan: Lessons only|79|At your own pace.|All lessons; Materials list
plan: One to one|390|With private hours.|Everything; Four private hours
said: I framed lesson four. My mother thinks I bought it.|Finished in spring
said: The corrections are worth twice the price.|Week six
said: I had given up on this at school. It was not me, it turns out.|Beginner
ask: Do I need any experience?|None. If you have some, the first week will be restful.
ask: How much time does it take?|About an hour a week, a little more if it grips you.
ask: What do I need to buy?|A short list, sent when you enrol. Nothing expensive.
ask: Can I change my mind?|Within fourteen days of enrolling, without giving a reason.
ask: How long can I watch the lessons?|As long as the site exists, and you can download the notes.

# webinar
words: online seminar, online talk, live webinar, online lecture, online event, masterclass webinar, livestream talk
own: this webinar
schema: EducationEvent
pages: course
art: laptop, microphone, chat, chart
act: Reserve a seat > contact
act: See what it covers > curriculum
head: One hour, one subject, your questions
head: Bring the question you keep postponing
head: Live, plain, and over on time
lede: A live hour online: forty minutes of explanation, twenty of questions, and a sheet with everything that was said.
fits: You are new to it|Every term is explained once.|sun
fits: You know a little|The second half goes further.|book
fits: You cannot come|Reserve anyway; the notes are sent to you.|envelope
week: The ground|10 min|What it is about; Words you need
week: The main part|25 min|Three cases; Where people stumble; What to do first
week: Your questions|20 min|Asked live or sent before
week: Afterwards|Sheet|Summary; Checklist; Where to read on
role: Speaker|Explains for a living and stops on the hour.
step: Reserve|Name and mail.
step: Link|Comes the day before.
step: Live hour|Camera off is fine.
step: Notes|In your mail the next day.
plan: A seat|0|The live hour.|Live questions; Notes by mail
plan: Seat and follow-up|35|With a private half hour.|Everything live; Thirty minutes for your case|Most chosen
said: An hour, and I finally understood my own letter.|Took part in March
said: Ended on time. I came back for that alone.|Third time
said: My question was answered without making me feel slow.|First time
ask: What do I need?|A browser and headphones. Nothing to install.
ask: Will it be recorded?|Ask when you reserve. The notes are sent to everybody in any case.
ask: Can I ask questions anonymously?|Yes, in writing, before or during.
ask: Is this advice for my own case?|No, it is general. For your case, take the follow-up or ask a professional you trust.
title: curriculum|What the hour covers
title: pricing|Seats
title: process|How it works
title: contact|Reserve a seat
reach: Reserve a seat|Name, mail, and your question if you have one.
call: Is the hour yours?|Reserve, and the link comes the day before.
`);

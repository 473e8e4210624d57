import { localsShared } from './locals-shared';
import { readTrades } from './read-trades';

/** Colleges that teach trades and start people again, and schools of art. */
export const collegesAndArtSchools = readTrades(`
${localsShared}
# further education college
words: sixth form, sixth form college, college of further education, further education college, fe college, community college, technical college, vocational college, trade school, vocational school, adult education college, adult education centre, adult learning centre, junior college, agricultural college, art college, music college, beauty school, beauty college, hairdressing academy, barber school, barber academy, cosmetology school, culinary school, catering college, construction college, ^college
own: this college
pages: academy
schema: CollegeOrUniversity
art: school, books, laptop, bulb
act: Come to an open day > contact
act: See the courses > services
head: What do you want to be good at?
head: Learn it with your hands, too
head: A second timetable, chosen by you
lede: Courses for those who leave school and those who come back to it. Small groups, teachers who have done the work, and someone who helps with the form.
offer: After school|Exams, certificates, and what comes after.|book
offer: Trades and workshops|At real benches, with real customers.|wrench
offer: Evening courses|After work, twice a week.|moon
offer: Apprenticeships|With employers who have asked for you.|people
offer: Starting again|Reading, numbers, languages, confidence.|chat
why: Small groups|Your name by the second week.|people
why: Teachers from the trade|They know how it is really done.|wrench
why: Help with money and travel|Ask early, ask again.|coin
why: Somebody to talk to|About courses, doubts, Mondays.|heart
step: Choose|Two courses you could imagine.
step: Visit|On an open day, or on an ordinary one.
step: Apply|One form. We help.
step: Start|With a timetable and a map.
date: 14 March|Open day|Workshops running, questions welcome.|From 10:00
date: 18 April|Taster evening|Try three courses in two hours.|18:00
date: 6 June|Work on show|Made, cooked, built, drawn.|From 14:00
about: {name} teaches people from sixteen upwards{in}. Some come straight from school, some after thirty years of doing something else.
about: We measure a course by what somebody does a year later.
role: Admissions|Knows which form, and which one you may forget.
role: Tutors|Have done the job they teach.
role: Student support|Has time, and biscuits.
ask: What do I need to get in?|It stands with each course. If you do not quite have it, ask all the same.
ask: What does it cost?|For many nothing, for some a fee. We tell you which applies and what help there is.
ask: Can I study part time?|Yes, many courses run in the evening or on single days.
ask: I left school without anything.|Then begin with Starting again. Many did.
ask: Can I change my mind?|In the first weeks, easily.
title: services|What you can learn
title: features|What helps
title: process|How to get in
title: events|Come and look
title: contact|Ask about a course
reach: Ask about a course|What you would like, and when you could come.
call: Not sure which?|Come to an open day and try three.
shot: The workshop|wrench
shot: Library|books
shot: Kitchen|dish
shot: Evening course|laptop
shot: Canteen|cup
shot: Results|document

# art school
words: school of art, art academy, academy of art, drawing school, painting school, design school, school of design, film school, fashion school, school of fine art, atelier school
own: this school
pages: academy
schema: EducationalOrganization
art: paint, brush, studio, frame
act: Come and see a class > contact
act: See the courses > services
head: First look, then draw
head: Paint on your sleeves is a start
head: The blank page loses
lede: Courses in drawing, painting, printing and making: by the evening, by the term or for a whole year, in north light, with people who work as artists.
offer: Drawing|The beginning of everything, including patience.|pencil
offer: Painting|From mixing grey to leaving white.|paint
offer: Print and clay|Ink, presses, kiln.|bucket
offer: Foundation year|A portfolio, and the courage to show it.|frame
offer: Children and teenagers|Big paper, real charcoal.|star
why: Working artists teach|They are at it themselves in the afternoon.|paint
why: Small groups|Your easel is seen every lesson.|people
why: Materials to begin with|Nobody buys a box before the second week.|bag
why: A show each term|On real walls, with real nerves.|frame
step: Look|Sit in on a class.
step: Choose|An evening, a term, a year.
step: Begin|In old clothes.
step: Show|At the end of term, to everybody.
date: 14 March|Open studio|Smell the turpentine, ask anything.|From 11:00
date: 18 April|Life drawing, drop in|Paper and charcoal are there.|18:30
date: 6 June|End of term show|Everything hangs.|From 17:00
about: {name} teaches art{in} to people who say they cannot draw and people who have stopped saying it.
about: We do not teach a style. We teach to look, for longer than is comfortable.
role: Drawing|Turns your page upside down.
role: Painting|Takes away the black.
role: Print room|Has ink where others have fingernails.
ask: I cannot draw. Can I come?|That is whom the first course is for.
ask: What do I need?|Clothes that have given up. Materials for the first weeks are here.
ask: Do you help with a portfolio?|Yes, in the foundation year and in single hours.
ask: From what age do you teach?|Children from about six; there is no upper end.
ask: Can I miss an evening?|Yes, and make it up in another group.
title: services|Courses
title: features|How we teach
title: events|Open doors
title: process|How to begin
title: contact|Come and see a class
reach: Come and see a class|Which course, which evening, how sure you are.
call: When did you last draw something?|Come and find out.
shot: Easels|studio
shot: Charcoal|pencil
shot: North light|window
shot: Palette|paint
shot: On the wall|frame
shot: Brushes, washed|brush
`);

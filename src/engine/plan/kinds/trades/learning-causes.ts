import { causesShared } from './causes-shared';
import { readTrades } from './read-trades';

/** Groups that teach, and groups that stand by people who are ill. */
export const learningCauses = readTrades(`
${causesShared}
# education charity
words: teaches coding, teach coding, teaching coding, teaching girls, teaching boys, teaching teenagers, teaching young people, teaching women, teaching refugees, teaching adults, teaching disadvantaged, teach girls, teach children, teach kids, girls to code, kids to code, children to code, coding to girls, coding for girls, girls who code, coding club for, teaches children, teaches kids, teaching kids, teaching children, teaches girls, teaches refugees, free tutoring, tutoring charity, mentoring charity, mentors young, youth mentoring, mentoring programme, mentoring program, scholarships, scholarship fund, scholarship programme, literacy charity, adult literacy, reading charity, teaches reading, learning centre, builds schools, school in rural, stem charity, robotics for, skills training, vocational training, out of school
own: this group
art: laptop, books, school, pencil
head: Somebody believed you could
head: First lesson free. So is the last
head: One question, then the next
lede: We teach in small groups, for free, with people who do for a living what they explain. Nobody is asked what they scored before.
offer: First courses|From the very beginning, with a machine or a book to take home.|laptop
offer: Mentors|One grown-up, one hour a week, for a year.|chat
offer: In schools|We come with what is needed and leave it there.|school
offer: Going on|Applications, first jobs, and somebody to ring.|document
offer: For teachers|What we use, to copy and to change.|books
help: Mentoring|An hour a week. You need patience, no degree.|chat
help: Teaching|Two evenings a term, in pairs.|pencil
help: Machines|Old laptops, made to work again.|laptop
help: Behind it|Lists, lifts, letters.|document
gift: Books and paper for one learner|10
gift: A month of lessons for one|25
gift: A repaired laptop|90
gift: A term for a whole group|400
story: It began with a few chairs and a room that closed too early. Those who came brought their sisters.
story: Some of the first six teach now. That was never the plan, and it is the best part.
about: We are teachers, engineers and people who were taught by somebody once{in}. Most of us have a job, and this.
about: Learners choose what they want to make. We find out together how.
date: 14 March|Open lesson|Come in, sit down, try.|16:00
date: 25 April|What we made|Shown by those who made it.|15:00
date: 6 June|New groups begin|Places are given in the order in which you write.|10:00
ask: Who can join?|Anyone who wants to learn. Write to us, also if you are not sure which group fits.
ask: What does it cost the learners?|Nothing.
ask: Do I need experience to mentor?|No. You need an hour a week and a year.
title: services|What we teach
title: story|How it began
shot: First lesson|laptop
shot: Two heads, one screen|screen
shot: Bring your own cable|laptop
shot: The classroom|school
shot: Notes|pencil
shot: The last day of term|hands

# health charity
words: cancer charity, cancer support, mental health charity, mental health support, dementia, alzheimer, alzheimer's, autism, disability charity, disabled people, rare disease, patient support, bereavement support, bereavement charity, carers, young carers, addiction, recovery group, stroke, diabetes, epilepsy, hospice, blind people, deaf people, eating disorders, suicide prevention
own: this group
art: hands, cup, heart, chair
head: Not alone with it
head: Somebody who knows the corridor
head: You talk. We have time
lede: We are here for people who are ill and for those beside them: with time, plain words, and somebody who has been there.
offer: Somebody to talk to|By telephone, in a message, or over tea.|phone
offer: Groups|Every week, in a quiet room, no need to speak.|chair
offer: Going along|To the appointment, with a notebook.|document
offer: For families|What helps, what does not, and an evening off.|heart
offer: Papers|Forms filled in with you, line by line.|pencil
help: Listening|We teach you how. It takes two weekends.|phone
help: Driving|To the clinic and back.|car
help: Tea and chairs|Someone has to be first in the room.|cup
help: Office|Two hours with the list.|document
gift: An hour on the telephone|10
gift: A month of the weekly group|30
gift: A weekend for a family|150
gift: Training for a new listener|220
story: It began in a waiting room, between two people who had the same letter in their bag.
story: They went for coffee. A week later they were five. There is a room now, and the coffee is still the first thing.
about: Most of us have been ill or beside somebody who was{in}. We give no medical advice; we know who does.
date: 14 March|Evening for newcomers|Come alone or with somebody.|18:00
date: 25 April|Walk together|Slowly, with benches.|11:00
date: 6 June|Summer afternoon|Cake, shade, no speeches.|15:00
ask: I have just been told. Can I call?|Yes, today. You do not have to know what to say.
ask: Is it confidential?|What you say stays with us.
ask: Are you doctors?|No. We explain, go along and listen. For treatment we tell you whom to ask.
title: services|How we help
shot: First cup|cup
shot: The quiet room|chair
shot: Notes from the ward|document
shot: A walk|garden
shot: The telephone|phone
shot: Together|hands
`);

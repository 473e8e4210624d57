import { readTrades } from './read-trades';

/** Care of one sort: shelters from violence, laboratories, eyes, fertility, minds, first weeks with a baby. */
export const refugeAndResults = readTrades(`
pages: advice
schema: MedicalBusiness
title: contact|Call or write
title: process|How it goes
title: faq|Before you come
open: 1|5|8|18

# women's shelter
words: womens shelter, women shelter, women's refuge, womens refuge, domestic violence shelter, domestic abuse shelter, domestic violence charity, domestic abuse charity, domestic violence organization, domestic violence organisation, domestic abuse service, women's aid, refuge for women, battered women's shelter, safe house for women, family violence shelter
own: this shelter
schema: NGO
pages: cause
art: door, house, key, hands
act: Get help now > contact
act: How to support us > donate
head: You can talk to us
head: A safe door, day and night
head: You decide what happens next
lede: A safe place{in} for women, and for their children, who are hurt or afraid at home. Talking to us is free, it is confidential, and it does not oblige you to anything. In danger? Call the emergency number first.
offer: A safe place to stay|A room for you and your children, at an address we do not publish.|house
offer: Someone to talk to|By telephone, by message or face to face.|chat
offer: A safety plan|What to pack, whom to tell, how to leave.|document
offer: Court and papers|Protective orders, custody, benefits: we go with you.|scales
offer: For children|People and rooms that are theirs.|toy-blocks
line: Confidential, free, and at your pace.
line: Ask us from a telephone that nobody else checks.
step: You call or write|From a telephone or computer that is safe for you.
step: We listen|You do not have to give a name, or be sure.
step: We plan with you|A bed tonight, or only the next step.
step: You are not alone with it|Before, during and after.
about: {name} is there for women and children who have to get away from violence{in}. Nobody has to prove anything to be believed here.
about: Our address is not on this page, and that is on purpose. Call, and we tell you how to reach us.
story: Leaving is rarely one moment. Most of those who come have thought about it for a long time, and many have tried before. That is why nobody here asks why it took so long.
gift: A night’s essentials|25
gift: A week of meals|60
gift: A month of school for a child|120
gift: A first deposit on a home|250
help: Children’s hours|Play, homework, being there.|toy-blocks
help: Behind the scenes|Drivers, painters, people who sort and carry.|hands
help: On the line|With training first, and someone beside you.|chat
ask: I am not sure it counts as abuse. May I call?|Yes. If you are afraid of somebody at home, that is enough.
ask: Can he find out that I called?|We tell nobody. Use a telephone he does not check, and clear the browser history.
ask: Can I bring my children?|Yes. Tell us how many and how old.
ask: What should I bring?|Papers, medicines, keys and something the children love. If there is no time: only yourselves.
ask: I worry about somebody else. What can I do?|Call us. Listen to her, do not push, and keep our number.
title: services|What we offer
title: process|How to get help
title: faq|What many ask first
title: about|Who we are
title: volunteer|How you can help
reach: Get help now|Use a telephone or computer that is safe for you. In danger, call the emergency number.
call: Do you need to talk?|You can call without giving a name.
shot: A door that locks|door
shot: Room for two|bed
shot: Children’s corner|toy-blocks
shot: Tea, late|cup

# diagnostic lab
words: diagnostic laboratory, diagnostics lab, diagnostic centre, diagnostic center, diagnostics centre, diagnostics center, pathology lab, path lab, medical lab, medical laboratory, blood test clinic, blood testing clinic, blood tests, blood test lab, lab tests, laboratory tests, imaging centre, imaging center, mri centre, radiology centre, radiology center, scan centre, scan center, x-ray clinic, ultrasound clinic, ultrasound scan clinic
own: this laboratory
schema: DiagnosticLab
art: flask, drop, stethoscope, document
act: Book a test > contact
act: See the tests > services
head: In at eight, results by evening
head: A small needle, a clear answer
head: Tested carefully, explained plainly
lede: Blood tests, scans and health checks{in}, taken by people with a calm hand, with a report that says what the numbers mean.
offer: Blood tests|From single values to a full profile.|drop
offer: Scans and imaging|By appointment, with preparation explained.|camera
offer: Health packages|The usual tests together, at one price.|heart
offer: Taken at home|We come to you, mornings.|house
offer: Reports|On paper or online, for you and your doctor.|document
line: Ask how to prepare: fasting, water, medicines.
line: With or without a doctor’s note; we say which needs one.
step: You book|A test, a time, here or at home.
step: You come|Fasting if it says so. Bring your papers.
step: The sample is taken|Labelled in front of you.
step: You get the report|And can ask what it says.
why: Labelled before your eyes|Name, date and test, checked by you.|document
why: A calm hand|Tell us if needles worry you.|hands
why: Told beforehand|What it costs, and when it is ready.|clock
about: {name} takes samples, tests them and reports{in}. Whatever looks wrong is run again before it leaves.
about: We report; your doctor decides. If a value cannot wait, we ring.
ask: Do I have to fast?|For sugar and fats yes, eight to twelve hours; water is fine. For most others no.
ask: When are results ready?|Many on the same day, special ones within some days. You hear it when you book.
ask: Do you collect at home?|Ask with your address and a morning that suits you.
ask: Do I need a prescription?|For some tests. Tell us which one.
title: services|Tests and scans
title: features|How we work
title: about|Who tests it
reach: Book a test|Which test, which day, here or at home.
call: Not sure which test?|Send the note from your doctor.
shot: Reception|door
shot: Sample tray|flask
shot: Under the microscope|magnifier
shot: Report|document

# fertility clinic
words: IVF clinic, IVF centre, IVF center, IVF, fertility centre, fertility center, fertility hospital, fertility treatment, fertility specialist, test tube baby centre, reproductive clinic, surrogacy clinic, egg freezing clinic
own: this clinic
schema: MedicalClinic
art: heart, stethoscope, calendar, chat
act: Ask for a first visit > contact
act: See what we do > services
head: One step at a time, explained each time
head: We look for the reason first
head: Hope, with figures beside it
lede: Tests, treatment and plain talk for people who would like a child{in}. You hear what is likely, what it takes and what it costs before anything begins.
offer: First tests|For both of you, because it is both of you.|flask
offer: Cycle and ovulation|Often less is needed than you fear.|calendar
offer: Insemination|When timing and a short way help.|heart
offer: IVF and ICSI|Explained day by day before you decide.|stethoscope
offer: Freezing|Eggs, sperm and embryos, kept for later.|drop
offer: Somebody to talk to|For the weeks of waiting.|chat
line: Talked through first, and priced in writing.
step: First visit|Both stories, earlier results, your questions.
step: Tests|Within one cycle, as far as possible.
step: A plan|With the chances for your age, honestly.
step: Treatment|With one person you can ring.
why: Honest figures|The chances for you, not for the brochure.|chart
why: One number|Somebody who knows your file answers.|chat
why: Enough, too|We also say when it is time to stop, and sit down with you then.|hands
about: {name} helps people who are waiting for a child{in}. We look for the reason first and treat as little as helps.
ask: When should we come?|After a year of trying, or half a year from thirty-five on.
ask: What are our chances?|They depend mostly on age and cause. After the tests you get a figure, and what it is based on.
ask: Does it hurt?|Most steps do not. For the one that would, you sleep.
ask: What does a cycle cost?|You get a written estimate with medicines, before you decide.
title: services|Tests and treatment
title: features|What you can expect
title: about|Who looks after you
reach: Ask for a first visit|How long you have been trying, and two times that suit you.
call: Waiting for a while?|A first talk commits you to nothing.
shot: Quiet room|chair
shot: The calendar|calendar
shot: Laboratory|flask
shot: Good news|sun

# eye hospital
words: eye clinic, eye care hospital, eye surgeon, eye surgery clinic, ophthalmologist, ophthalmology clinic, ophthalmology practice, laser eye clinic, laser eye surgery, lasik clinic, lasik centre, lasik center, cataract clinic, cataract surgery, retina clinic
own: this clinic
schema: MedicalClinic
art: magnifier, stethoscope, sun, document
act: Ask for an examination > contact
act: See what we treat > services
head: See the leaves on the trees again
head: Looked at closely
head: Clearer, and explained first
lede: Examinations, laser and surgery for eyes of every age{in}, with time to ask before anybody decides anything.
offer: Examination|Sight, pressure, retina, and what is behind it.|magnifier
offer: Cataract|A new lens, usually home on the same day.|sun
offer: Laser correction|Only when your eyes are right for it.|bolt
offer: Glaucoma and retina|Watched regularly, treated early.|clock
offer: Children|Squints, lazy eyes, first glasses.|toy-blocks
offer: Emergencies|Sudden loss of sight, injuries, flashes: call at once.|megaphone
line: Examined first, then explained, then decided.
step: You come|With your glasses and the list of your medicines.
step: We examine|Drops make sight blurry for some hours, so do not drive.
step: You hear what we saw|On the screen, with the choices.
step: Treatment|On a day that suits you, with a check the next day.
about: {name} looks after eyes{in}: examined without hurry, treated when it helps, and watched when watching is enough.
ask: May I drive afterwards?|Not after drops or an operation. Bring somebody.
ask: Does cataract surgery hurt?|No. Drops numb the eye, and it takes about twenty minutes.
ask: Am I suitable for laser?|It depends on the cornea, the age and the number. We measure first and sometimes advise against it.
ask: How often should eyes be checked?|Every two years, every year from sixty on, and sooner when something changes.
title: services|What we treat
title: about|Who examines you
reach: Ask for an examination|What you notice, and since when.
call: Something has changed?|Sudden flashes or a shadow: call at once.
shot: The chart|document
shot: Slit lamp|magnifier
shot: Waiting room|chair
shot: The day after|sun

# psychiatrist
words: psychiatrists, psychiatry practice, psychiatry clinic, psychiatric practice, psychiatric clinic, psychiatric nurse practitioner, telepsychiatry, child psychiatrist, mental health clinic
own: this practice
schema: MedicalBusiness
art: chair, lamp, chat, leaf
act: Ask for an appointment > contact
act: What we treat > services
head: Time to find out what it is
head: Listened to, then treated
head: A clear head takes two people
lede: Diagnosis, medication and talk for adults{in} who have had enough of managing somehow. The first appointment is long, and nothing is prescribed before you know why.
offer: First assessment|An hour or more, with your history in peace.|clock
offer: Medication|Explained, started low, looked at again.|stethoscope
offer: Anxiety and depression|The usual things, treated as yours.|chat
offer: ADHD in adults|Tested properly, including what else it could be.|document
offer: Sleep|When nights have become work.|night
line: Talked through first; you decide.
line: In the room, or by video where it suits.
step: You write|Two lines about what it is, and times that suit.
step: First appointment|Long, unhurried, confidential.
step: What we think it is|In plain words, with what could be done.
step: Looked at again|After some weeks, and changed if it does not help.
about: {name} sees people{in} for assessment and treatment. We work with your therapist and doctor if you wish.
about: In a crisis please do not wait for an answer: call the emergency number or a crisis line.
ask: Will I have to take tablets?|No. It is one possibility, and it is explained before you decide.
ask: Is it confidential?|Yes, within the limits of the law, which we explain at the first visit.
ask: What should I bring?|A list of medicines, earlier letters, and what you would like to be different.
ask: Do you see people by video?|Often, after the first appointment.
title: services|What we treat
title: about|Who you talk to
reach: Ask for an appointment|What it is about, in two lines. In a crisis call the emergency number.
call: Had enough of managing?|Write two lines.
shot: Two chairs|chair
shot: Lamp|lamp
shot: Window|window
shot: Notes|document

# lactation consultant
words: lactation consultants, breastfeeding consultant, breastfeeding support, breastfeeding counsellor, lactation support, lactation specialist, infant feeding specialist, ibclc
own: this practice
art: heart, cup, chair, clock
act: Ask for a visit > contact
act: See how I help > services
head: Feeding, without gritted teeth
head: It should not hurt like this
head: Somebody to watch a whole feed
lede: Help with feeding{in}, at your home or by video: latch, pain, supply, pumping, bottles, and the question whether all is well.
offer: Home visit|I watch a whole feed, in your own chair.|chair
offer: By video|For questions that cannot wait until Thursday.|phone
offer: Before the birth|What helps in the first days, told while you can still listen.|calendar
offer: Pumping and work|How much, how often, kept how.|clock
offer: Weaning|At your pace and theirs.|cup
line: Watched first, then changed one thing at a time.
step: You write|Age, weight, what worries you.
step: I come, or call|A whole feed, and your story.
step: A plan for some days|Small, and written down.
step: We look again|By message, or with another visit.
about: {name} helps with feeding{in}. There is no wrong way to arrive at a fed baby and a mother who sleeps.
ask: It hurts. Is that normal?|Common, but not how it has to be. Usually something small can be changed.
ask: Do I have enough milk?|Weight and nappies tell. I look at both with you.
ask: May my partner be there?|Please.
ask: How soon can you come?|Usually within a day or two. Feeding does not wait.
title: services|How I help
title: about|Who comes to you
reach: Ask for a visit|How old, how heavy, and what worries you.
call: Three in the morning?|Write. I read it in the morning, first thing.
shot: Your chair|chair
shot: Tea, still warm|cup
shot: Small notes|document
shot: Asleep|night
`);

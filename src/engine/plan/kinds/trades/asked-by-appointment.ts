import { readTrades } from './read-trades';

/** People who are asked for an appointment: assessors, agents, practitioners who treat gently and promise nothing. */
export const askedByAppointment = readTrades(`
pages: local
schema: ProfessionalService
own: this practice
act: Arrange an appointment > contact
act: What happens there > services
line: Say what it is about, and you hear whether it fits.
line: You know what it costs before it begins.
line: At your pace, in plain words.
step: You write|A few lines about what it is.
step: We arrange a time|And you hear what to bring.
step: The appointment|With time for your questions.
step: Afterwards|You know what comes next.
ask: How do I get an appointment?|Write or call, and say when you are free.
ask: What does it cost?|You hear it when you arrange a time, and before anything begins.
ask: What should I bring?|You are told when you book. Questions, above all.
ask: Can it be done online?|Ask; for some things it can.
ask: What if I have to cancel?|Tell us as early as you can, and we find another time.
ask: How do I find you?|You get the way with the appointment.
title: process|How it goes
title: gallery|A look around
title: faq|Asked before, answered here
call: Not sure whether it fits?|Write two lines and ask.

# fire risk assessor
words: fire risk assessors, fire risk assessment, fire risk assessments, fire safety consultant, fire safety consultancy, fire safety company, fire protection company, fire extinguisher servicing, fire extinguisher company, fire door inspection, fire door inspector, fire marshal training
own: this firm
art: shield, door, document, house
act: Ask for a visit > contact
act: What we check > services
head: Everybody out, in time
head: The door that must not be propped open
head: Walked through, written down
lede: Buildings walked from cellar to roof{in}: what could burn, who would have to get out, and what to do first, in a report you can follow.
offer: Assessment|Every room, every door, in writing.|document
offer: Action list|In order, with what can wait.|list
offer: Fire doors|Gaps, closers, glass, labels.|door
offer: Extinguishers and alarms|Where, which, and are they alive.|bell
offer: Drills and training|So that people know the way.|people
about: {name} looks at buildings the way a fire would{in}, and then the way people do.
ask: Do I need one?|Almost every workplace and block of flats does. Tell us what yours is.
ask: How often?|When something changes, and regularly beside that. We suggest the dates.
title: services|What we check
reach: Ask for a visit|What sort of building, how many floors, who uses it.
shot: Exit|door
shot: Gauge|magnifier
shot: The plan|map
shot: Signed off|document

# energy assessor
words: energy assessors, energy assessment, energy performance certificates, epc assessor, epc provider, epc certificates, epc company, energy consultant for homes, energy auditor, energy audit company, retrofit assessor, retrofit coordinator, home energy auditor, thermal imaging survey, air tightness testing, sap assessor
own: this firm
art: house, bolt, radiator, document
act: Ask for a visit > contact
act: What we look at > services
head: Where the warmth goes
head: A letter, and what is behind it
head: Cold wall, warm wallet, or the reverse
lede: Homes and buildings looked at for warmth and cost{in}: an hour on site, a certificate or report, and a list of what pays off first.
offer: Certificates|For letting and selling.|document
offer: A closer look|Walls, roof, glass, draughts.|magnifier
offer: Thermal pictures|Where it leaks, in colour.|camera
offer: What to do first|In order of cost and effect.|list
offer: New buildings|From the drawing to the test.|ruler
about: {name} measures where energy goes{in}. The cheapest fix is usually the one nobody sees.
ask: How long does the visit take?|About an hour for a home. Every room, and the loft hatch.
ask: How long is a certificate valid?|For years; yours says the date. Ask, and we look it up.
title: services|What we look at
reach: Ask for a visit|Address, kind of house, number of bedrooms.
shot: Loft|roof
shot: Cold corner|house
shot: The meter|bolt
shot: On paper|document

# process server
words: process servers, process serving, process serving company, enforcement agent, enforcement agents, high court enforcement, bailiff, bailiffs, bailiff company, tracing agent, tracing agents, debt collector, debt collectors, debt collection, debt collection agency, debt recovery, debt recovery company, collections agency, credit control agency
own: this firm
art: document, door, key, scales
act: Send us the matter > contact
act: What we do > services
head: Served, dated, signed
head: Firm, polite, on paper
head: Found, and spoken to
lede: Papers served, people found and money asked for{in}: correctly, calmly, and with a statement that a court accepts.
offer: Serving papers|By hand, with a statement of service.|document
offer: Finding people|The address they have now.|magnifier
offer: Asking for money owed|Letters first, then a talk.|coin
offer: Plans that are kept|What can be paid, and when.|calendar
offer: When it goes to court|Prepared so that your solicitor can begin.|scales
step: You send the papers|And what you know about the person.
step: We look into it|And say what is likely to work.
step: It is done|Correctly, at a decent hour.
step: You get it in writing|Date, time, what was said.
about: {name} knocks on doors for others{in}. It works best when nobody raises their voice.
ask: What do you need?|The papers, the last address, and a picture if there is one.
ask: Is it lawful?|We keep to the rules, and tell you when something is not allowed.
title: services|What we do
reach: Send us the matter|What it is, where, and by when.
shot: The envelope|document
shot: A doorbell|door
shot: Noted|pencil
shot: Closed|key

# homeopath
words: homeopaths, homeopathy, homeopathy practice, homeopathic practitioner, homeopathy clinic, naturopath, naturopaths, naturopathy, naturopathic clinic, herbalist, herbalists, medical herbalist, herbal medicine practice, ayurvedic practitioner, ayurveda clinic, ayurvedic clinic, traditional chinese medicine clinic, chinese medicine clinic, kinesiologist, kinesiology practice, bowen therapist, bowen therapy, craniosacral therapist, craniosacral therapy, biodynamic therapist, crystal healer, energy healer
schema: LocalBusiness
art: leaf, jar, drop, chair
head: Tell it from the beginning
head: An hour, and nobody interrupts
head: The whole of you, not the sore part
lede: A long first talk, then a suggestion made for you{in}. It goes beside what your doctor does, and not in its place.
offer: First appointment|Long, because it has to be.|chat
offer: Follow-up|What has changed, and what has not.|calendar
offer: For children|With a parent, and toys.|toy
offer: Everyday advice|Sleep, food, rest.|leaf
offer: By telephone or video|Ask whether it suits.|phone
about: {name} takes time{in}. Nothing is promised; you are listened to, and you decide.
ask: Does it replace my doctor?|No. Please keep your appointments and your medicines, and tell us about them.
ask: What happens the first time?|You talk, we ask. You go home with a suggestion.
ask: Is it right for what I have?|Ask. If it should be seen by a doctor first, you hear that.
title: services|What you can come for
reach: Write a few lines|Please no details by mail; a way to reach you is enough.
shot: The room|chair
shot: Small bottles|drop
shot: Leaves, dried|leaf
shot: Notes|pencil

# reflexologist
words: reflexologists, reflexology, reflexology practice, reflexology clinic, foot reflexology, reiki, reiki practitioner, reiki master, reiki healer, reiki practice, reiki healing, shiatsu, shiatsu practitioner, indian head massage, holistic therapist, holistic therapies, holistic therapy, complementary therapist, complementary therapies, complementary therapy clinic, aromatherapist, aromatherapy, aromatherapy practice
schema: LocalBusiness
art: candle, hands, stone, leaf
act: Ask for a time > contact
act: What there is > services
head: Lie down, it is your hour
head: Shoes off, phone off
head: Quiet hands, warm room
lede: An hour of rest in a warm room{in}, with somebody who pays attention. You leave slower than you came.
offer: A first visit|A short talk, then lying down.|chat
offer: A full hour|For what the week has left behind.|clock
offer: Half an hour|For a lunch break.|sun
offer: In pregnancy|Ask first, and tell us how far.|heart
offer: As a present|A voucher in an envelope.|gift
about: {name} gives time and quiet{in}. It is no medicine and does not say that it is; most people simply sleep well.
ask: Do I have to undress?|Socks and shoes, usually. You are told beforehand.
ask: Does it help with illness?|It is for rest. Please see your doctor about the rest.
ask: What if I fall asleep?|Then you fall asleep. You are woken kindly.
title: services|What there is
title: process|How an hour goes
reach: Ask for a time|Say when you are free, and whether it is your first.
call: Tired?|Ask for an hour.
shot: The room|candle
shot: Blanket|bed
shot: Oil|drop
shot: Tea after|cup

# occupational therapist
words: occupational therapists, occupational therapy, occupational therapy practice, children's occupational therapist, paediatric occupational therapist, pediatric occupational therapist, paediatric occupational therapy, pediatric occupational therapy, sensory integration therapist
schema: MedicalBusiness
art: hands, house, chair, toy
head: The buttons, the stairs, the pen
head: Doing things again
head: What do you want to manage by yourself?
lede: Help with everyday things{in}, for children and adults: dressing, writing, cooking, working, getting into the bath.
offer: Looking first|At home, at school, or here.|magnifier
offer: Children|Holding a pen, sitting still, getting dressed.|toy
offer: After illness or injury|Step by step, with what you have.|hands
offer: The house|Rails, seats, ramps: what helps and what does not.|house
offer: Reports|For schools, insurers and councils.|document
about: {name} begins with what you want to do{in}, and works backwards from there.
ask: Do I need a referral?|Ask your insurer or doctor; privately you can simply write.
ask: Do you come to the house?|Often that is the best place to begin.
ask: How long does it take?|Some things need one visit, some a season. You hear what we expect.
title: services|What we work on
reach: Write a few lines|Who it is for, how old, and what is difficult. No medical details by mail.
shot: Buttons|shirt
shot: The kitchen|kitchen
shot: A better chair|chair
shot: Managed|sun

# cosmetic surgeon
words: cosmetic surgeons, cosmetic surgery, cosmetic surgery clinic, plastic surgeon, plastic surgeons, plastic surgery, plastic surgery clinic, plastic surgery practice, hair transplant clinic, hair transplants, hair transplant surgeon, hair restoration clinic
schema: MedicalBusiness
own: this clinic
art: mirror, stethoscope, calendar, chair
act: Arrange a consultation > contact
act: What we do > services
head: First a talk, then time to think
head: What is possible, and what is not
head: You decide, and not today
lede: Consultations without hurry{in}: what an operation can change, what it cannot, its risks, its price, and the weeks after it.
offer: Consultation|Questions, pictures, honest answers.|chat
offer: Face|Eyelids, ears, nose, neck.|portrait
offer: Body|After weight loss, after children.|heart
offer: Skin and hair|Scars, moles, hair.|scissors
offer: Afterwards|Checks until everything has settled.|calendar
step: Consultation|Examination, and all your questions.
step: Time to think|At least some weeks. Nobody calls to ask.
step: The operation|With what was agreed, in writing.
step: Afterwards|Somebody you can reach, day and night, at the number you are given.
about: {name} operates carefully and says no when no is better{in}.
ask: Am I suitable?|That is what the consultation is for. Health comes first.
ask: What are the risks?|Every operation has some. You hear yours, in words and on paper.
ask: How long until I can work?|It depends on what is done. You get the weeks in writing.
title: services|What we do
reach: Ask for a consultation|Say what it is about in one line; no pictures by mail, please.
shot: The room|chair
shot: Drawn|pencil
shot: In writing|document
shot: Weeks later|mirror

# pharmacy adviser
words: pharmacists, pharmacist, independent pharmacist, prescribing pharmacist
schema: Pharmacy
own: this pharmacy
art: pills, jar, document, chat
act: Ask at the counter > contact
act: What there is > services
head: Ask before you swallow
head: Two tablets, one question
head: The counter where you may ask
lede: Prescriptions, advice and a second look at what you take{in}, from somebody who knows how the one gets on with the other.
offer: Prescriptions|Made up, explained, repeated.|pills
offer: A look at everything you take|What suits, what does not.|magnifier
offer: Small troubles|Cough, skin, stomach: what helps, and when to see a doctor.|heart
offer: Vaccinations and checks|Ask which, and when.|calendar
offer: Delivered|For those who cannot come.|van
about: {name} explains medicines{in}. No question is too small, especially not the one about wine.
ask: Can I ask something in private?|Yes. There is a room for that; just say so.
title: services|What there is
reach: Ask us|In an emergency call the emergency number first.
shot: Drawers|shelf
shot: Scales|scales
shot: The label|document
shot: At the door|door
`);

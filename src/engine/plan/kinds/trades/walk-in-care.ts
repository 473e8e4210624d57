import { readTrades } from './read-trades';

/** Where people walk in with a back, a tooth, a fever or a line they would like to lose. */
export const walkInCare = readTrades(`
pages: advice
schema: MedicalBusiness
title: contact|Call, write or come by
title: process|Your visit
title: testimonials|What patients say
open: 1|5|9|18

# urgent care clinic
words: urgent care, urgent care center, urgent care centre, walk in clinic, walk in medical clinic, walk in doctor, minor injuries clinic, immediate care, immediate care clinic, express care clinic, after hours clinic
own: this clinic
schema: MedicalClinic
art: clinic, stethoscope, door, heart
act: Come in today > contact
act: See what we treat > services
head: Seen without a long wait
head: When it cannot wait, and is no emergency
head: Walk in. Somebody looks at it
lede: For cuts, fevers, sprains and sore throats that will not wait for an appointment. In an emergency, call the emergency number instead.
offer: Illness|Fever, flu, sore throats, ears, stomachs.|stethoscope
offer: Injuries|Sprains, cuts, small burns, things in eyes.|hands
offer: X-rays and tests|Looked at while you are here, as far as possible.|search
offer: Shots and check-ups|For school, sport, work and travel.|shield
offer: Children|Seen by people who have some.|heart
line: Not sure? Call, and we tell you where to go.
step: You come in|Or call first and hear how long the wait is.
step: A few questions|And your insurance card, if you have one.
step: You are seen|Examined, tested, treated.
step: You leave with a plan|What to take, what to watch, whom to call.
why: No appointment|The door is the appointment.|door
why: In plain words|What it is, what it is not, what to do.|chat
why: Told what it costs|Before, not by letter.|receipt
about: {name} looks after what cannot wait{in} and does not need a hospital. We treat, explain and write to your own doctor if you wish.
said: In at lunch, stitched, back at work.|Patient
said: They called the next day to ask after him.|Mother
said: They sent me on to the hospital at once, and they were right.|Patient
ask: When should I go to the emergency room?|With chest pain, trouble breathing, signs of a stroke or heavy bleeding: call the emergency number at once.
ask: Do I need an appointment?|No. Call ahead if you want to know how long the wait is.
ask: Which insurance do you take?|Bring your card, or call with its name. Without insurance you hear the price first.
ask: What should I bring?|Your card, a list of what you take, and for children their records.
ask: Do you see children?|Yes. For very small babies call first.
title: services|What we treat
title: features|What a visit is like
title: faq|Before you come
title: about|Who looks after you
reach: Call, or simply come|In an emergency call the emergency number first.
call: Not sure whether it can wait?|Call us. We tell you honestly.
shot: Front desk|door
shot: Room two|clinic
shot: Small patient, brave|heart
shot: Quiet corner|chair

# chiropractor
words: chiropractic, chiropractic clinic, chiropractic office, chiropractic care, chiropractors, chiropractic practice, chiropractic centre, chiropractic center, family chiropractor, sports chiropractor
own: this practice
schema: MedicalBusiness
art: spine, hands, runner, lotus
act: Ask for a time > contact
act: What I look at > services
head: Stand up without the noise
head: Backs, necks, and what pulls at them
head: Turn your head and look
lede: We listen, examine and explain before a hand is laid on you. Then treatment, a few exercises, and a date on which we look whether it helped.
offer: Back pain|New, old, or there since the move.|spine
offer: Neck and headaches|From screens, pillows, long drives.|chair
offer: Sport|Hips, knees, shoulders that want to go on.|runner
offer: In pregnancy|Gently, lying on the side.|heart
offer: Posture at work|Chair, screen, breaks.|chair
line: Ask whether it is something for us. Sometimes it is not.
step: We talk|What hurts, since when, what makes it better.
step: Examination|Movement, nerves, strength, and pictures only if they are needed.
step: Treatment|Explained first, and only if you agree.
step: At home|Two exercises that you will really do.
why: Explained first|What, why, and what you may feel.|chat
why: An end in sight|We agree when we look whether it helps.|calendar
why: Sent on|If it belongs elsewhere, we say so.|compass
about: {name} treats backs, necks and joints{in}: by hand, with time, and with a plan you can follow at home.
said: I can look over my shoulder again.|Patient
said: He told me after two visits to see somebody else first. I trust that.|Patient
said: I still do both exercises.|Patient
ask: Does it hurt?|Mostly not. Some people are a little stiff for a day.
ask: How many visits will I need?|We agree on a few, then look whether it helped. If not, we stop.
ask: Do I need a referral?|Usually not. Ask your insurance what it asks for.
ask: What should I wear?|Something you can move in.
ask: When should I not come?|With fever, after a fall, or with numbness: see a doctor first.
title: services|What people come with
title: features|How we work
title: faq|Before your first visit
title: about|Who treats you
reach: Ask for a time|What it is about, since when, and when you could come.
call: Still turning the whole chair round?|Come and have it looked at.
shot: The table|hands
shot: Spine, explained|chart
shot: Room with light|window
shot: Waiting, briefly|chair

# pediatric dentist
words: pediatric dentistry, pediatric dental, pediatric dental practice, pediatric dental office, paediatric dentist, paediatric dentistry, paediatric dental practice, children’s dentist, childrens dentist, children's dentist, kids dentist, kids’ dentist, kids dental, dentist for kids, dentist for children
own: this practice
schema: Dentist
art: tooth, toothbrush, toy-blocks, heart
act: Book a first look > contact
act: What we do > services
head: Open wide, says the crocodile
head: Small teeth, small steps
head: The chair goes up and down. You may press
lede: Dentistry for babies, children and teenagers: time to look at everything, words that frighten nobody, and a parent beside the chair.
offer: First visits|On a lap, counting teeth.|heart
offer: Check-ups and cleaning|Twice a year, with something to show at home.|toothbrush
offer: Sealants and fillings|Gently, in short visits.|tooth
offer: Bumps and toothache|Call, and we look the same day if we can.|phone
offer: Nervous children|As many visits as it takes until the mouth opens.|hands
line: Ask us; no question about teeth is silly.
step: Hello|Shoes off or on, teddy welcome.
step: Counting|Teeth, fingers, the lamps on the ceiling.
step: A look|With a mirror you may hold.
step: What next|Said to you both, in plain words.
why: Tell, show, do|Nothing happens unannounced.|chat
why: You stay|Beside the chair, holding whatever needs holding.|hands
why: Short visits|Before patience ends, not after.|clock
about: {name} looks after the teeth of children{in}, from the first one to the last wisdom tooth.
about: A child who was not frightened at four goes to the dentist at forty. That is the plan.
said: She asked when she may come again.|Mother of a four-year-old
said: Nobody hurried him. He opened on the third visit.|Father
said: My teenager now brushes. I cannot explain it.|Mother
ask: When should the first visit be?|With the first tooth, or by the first birthday.
ask: My child is afraid. What do we do?|Tell us when you book. We plan a visit in which nothing has to happen.
ask: Which insurance do you take?|Call with the name of your plan, and we check it before you come.
ask: What if a tooth is knocked out?|A grown-up tooth: keep it in milk and call at once. A baby tooth: call, do not put it back.
ask: May brothers and sisters come?|Yes. They are good at showing how it is done.
title: services|What we do for small teeth|Our services
title: features|How we treat children
title: process|The first visit
title: faq|What parents ask
title: about|Meet us
title: team|Who looks after the teeth
role: Dentist for children|Counts teeth out loud.
role: Hygienist|Keeper of the toothbrush wall.
role: Front desk|Remembers the teddy’s name.
reach: Book a first look|Your child’s name and age, and whether they are a little nervous.
call: First tooth?|Then it is time for a first hello.
shot: The big toothbrush|toothbrush
shot: Up and down|chair
shot: Waiting with blocks|toy-blocks
shot: Counted: twenty|tooth

# med spa
words: medspa, medi spa, medical spa, medispa, aesthetics clinic, aesthetic clinic, cosmetic clinic, cosmetic injector, botox clinic, skin clinic, laser clinic, aesthetics studio, injectables clinic, skin and laser clinic
own: this clinic
schema: HealthAndBeautyBusiness
art: mirror, drop, hands, flower
act: Book a consultation > contact
act: See the treatments > services
head: Rested, and nobody knows why
head: Still you, a little fresher
head: Skin first, everything else second
lede: Skin and injectables in clinical hands. We look and talk before we treat, and we sometimes advise against it.
offer: Consultation|We look at your skin in good light and talk about what bothers you.|mirror
offer: Injectables|Little, well placed, with time to see how it settles.|drop
offer: Laser|For hair, redness and marks, in several visits.|sun
offer: Facials and peels|For skin that looks tired.|flower
offer: Afterwards|What to do, what to leave, and whom to call.|hands
line: Ask at the consultation; we tell you what it can do.
step: Consultation|History, wishes, and what is realistic.
step: A plan|What, when, and what it costs.
step: Treatment|By somebody trained for it, with time.
step: Check|We look at it together once it has settled.
why: We may say no|If it is not good for you.|hands
why: Little at first|More can be added, less is harder.|drop
why: Reachable afterwards|With a number that is answered.|phone
plan: Facial|120|About an hour.|Cleansing; Mask; Advice for home
plan: Injectables, one area|280|With a check afterwards.|Consultation; Treatment; Second look|Most asked
plan: Laser, small area|110|One visit.|Patch test; Treatment; Cooling
per: sample price
about: {name} treats faces and skin{in}, with a light hand and a long first talk. The best compliment our clients report is: You look well.
said: My sister asked whether I had been on holiday.|Client
said: They talked me out of half of it.|Client
said: I was called the next day to hear how it was.|Client
ask: Does it hurt?|A little, briefly. We numb and cool where it helps.
ask: How long does it last?|That depends on treatment and skin. You hear it before you decide.
ask: Is it safe for me?|We ask about health, medicines and pregnancy first, and say no where it is not.
ask: When will I see it?|Some things show at once, others take two weeks.
ask: What if I do not like it?|Come back. We look at it together and say what can be done.
title: services|Treatments
title: features|How we work
title: pricing|What treatments cost
title: before-after|Before and after
title: faq|Before you decide
title: about|Who treats you
title: testimonials|What clients say
reach: Book a consultation|What bothers you, and what you have had done before.
call: Not sure what would help?|Come and let us look. Looking changes nothing.
shot: Treatment room|bed
shot: Good light|lamp
shot: Mirror|mirror
shot: Quiet corner|chair

# orthodontist
words: orthodontics, orthodontic practice, orthodontic clinic, orthodontists, orthodontic office, braces and aligners, braces clinic, invisalign clinic, invisalign provider, clear aligner clinic
own: this practice
schema: Dentist
art: tooth, mirror, clock, hands
act: Book a first look > contact
act: See how it works > process
head: Straight, in your own time
head: Bite down. Now smile
head: A little, every month
lede: Braces and aligners for children, teenagers and grown-ups: looked at first, planned on a screen you can see, and paid for step by step if you like.
offer: Braces|Metal or ceramic, with colours for those who want them.|tooth
offer: Clear aligners|Worn at night and by day, out for lunch.|mirror
offer: For children|We look early and often do nothing yet.|heart
offer: For adults|It is not too late. It is only slower.|clock
offer: Retainers|So that it stays.|shield
line: Ask at the first look; we show you what it would do.
step: A first look|Pictures, a scan, and an honest answer.
step: The plan|What moves where, for how long, and what it costs.
step: The months between|Short visits, every few weeks.
step: Off|And a retainer for the nights.
why: Shown beforehand|You see the end on a screen before you begin.|search
why: Short visits|In and out between two lessons.|clock
why: The whole price|Said once, with everything in it.|receipt
plan: First look|0|Pictures and advice.|Scan; Honest answer; No hurry
plan: Aligners|2900|For small corrections, from.|Plan; Aligners; Retainer
plan: Braces|3900|For most, from.|All visits; Repairs; Retainer|Most asked
per: guide price
about: {name} moves teeth{in}, slowly and on purpose. We tell you when it is worth it, and when it is better to wait.
said: He stopped covering his mouth when he laughs.|Mother
said: Nobody at work noticed them. Everybody noticed after.|Patient
said: They told us to wait a year. They were right.|Father
ask: Does it hurt?|It presses for some days after a change. Soft food helps.
ask: How long does it take?|From half a year to two years. You hear it before you begin.
ask: Can I pay in parts?|Yes. Ask for the plan at the first look.
ask: What does insurance pay?|That differs. Bring the card, and we ask for you.
ask: What if a bracket comes off?|Call. It is rarely urgent, and quickly put back.
title: services|What we do
title: features|How it is with us
title: pricing|What it costs
title: faq|Before the first look
title: about|Who looks at your teeth
reach: Book a first look|Who it is for, how old, and what bothers you.
call: Wondering whether it is worth it?|Come and let us look. Looking moves nothing.
shot: On the screen|dashboard
shot: Colours to choose|grid
shot: Aligner, held up|tooth
shot: Off|mirror
`);

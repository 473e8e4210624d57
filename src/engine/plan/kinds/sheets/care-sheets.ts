import { readTrades } from '../trades/read-trades';

/** Practices other than the family doctor's. `offer` is what people come with, `good` what they pay themselves. */
export const careSheets = readTrades(`
title: team | Who looks after you
title: features | What you can expect
why: The same face each time | Your story is told once. | portrait
why: Time enough | Appointments are long, so the next one starts on time. | clock
why: Words you understand | And a page to take home. | document
said: Somebody asked what I was worried about, and waited. | First visit
said: I left with three things to do and a reason for each. | Third visit
said: Explained so that I could explain it at home. | Follow-up
ask: Do I need a referral? | That depends on your insurance. Call, and we look at it together.
ask: What should I bring? | Earlier results, a list of what you take, and your questions on paper.
ask: How soon can I be seen? | Say whether it is urgent, and you hear the next time that is free.
ask: What if I cannot come? | Tell us the day before, so that someone else can have the time.
ask: What do I pay myself? | The usual fees are on this page. Your insurer may pay part of them.
ask: Is the practice accessible? | Tell us what you need, and we say what is here.
call: Been putting it off? | A short visit is better than a long worry.

# doctor
words: gp, gp practice, family doctor, general practice, general practitioner, medical practice, health centre, medical centre
# dermatology practice
words: dermatologist, dermatology, skin clinic, skin doctor
head: Every mark, looked at
head: Calm skin, clear words
head: Show us the odd one
lede: Skin checks with a good lamp and no hurry, plans for acne and eczema that take months and say so.
offer: Skin check | Every mark looked at, the odd ones photographed. | search
offer: Acne | A plan for six months, adjusted as it works. | leaf
offer: Eczema | Calm first, then prevention. | drop
offer: Minor surgery | Moles and cysts, under local anaesthetic. | scissors
offer: Sun damage | Treated early, with little fuss. | sun
offer: Advice | What to use, and what to leave in the shop. | bottle
good: Skin check | 75 | With pictures
good: Consultation | 60 | Twenty minutes
good: Mole removed | 140 | With laboratory
good: Wart treatment | 45 | Per visit
good: Light therapy | 38 | Per session
good: Allergy patch test | 95 | Three visits
role: Dermatologist | Sees the odd one among two hundred.
role: Surgery | Small cuts, small stitches.
role: Reception | Finds time for the mark that changed.

# eye clinic
words: eye doctor, ophthalmologist, eye hospital
# optician
words: optometrist, optometry, opticians, eyewear
head: See the second line again
head: Frames that suit, lenses that fit
head: Better with this one, or with that?
lede: Unhurried eye tests, glasses measured on your face, and contact lenses explained until they stay in.
offer: Eye test | Half an hour, with pictures explained. | portrait
offer: Glasses | Chosen with time, fitted with pliers. | glasses
offer: Contact lenses | Fitted, practised, checked after a week. | portrait
offer: Children | From three years, with pictures for letters. | toy
offer: Dry eyes | Found, treated, followed up. | drop
offer: Repairs | Screws, pads, hinges, at once. | wrench
good: Eye test | 35 | Taken off new glasses
good: Single vision, complete | 160 | Frame and lenses, from
good: Varifocals, complete | 420 | Fitted twice if needed
good: Contact lens fitting | 60 | With trial pair
good: Retina picture | 25 | Kept for comparison
good: Sunglasses, prescription | 190 | From
role: Optometrist | Asks which is better, and means it.
role: Frames | Knows your face shape at the door.
role: Workshop | Finds the screw you lost.

# paediatric practice
words: paediatrician, pediatrician, paediatrics, pediatrics, children’s doctor, child doctor
head: Small patients, large questions
head: First the bear, then you
head: Fever at seven, seen by nine
lede: Time for the child and time for you. We listen to the bear’s heart first.
offer: Check-ups | Growth, hearing, sleep, and your questions. | ruler
offer: Vaccinations | Quick hands, a story, a plaster with a dinosaur. | shield
offer: Acute illness | Times kept free each morning. | stethoscope
offer: Allergies | Tested kindly, treated patiently. | flower
offer: School worries | Tummy aches have many reasons. | book
offer: Newborns | The first weeks, at home if needed. | heart
good: Private consultation | 65 | Twenty minutes
good: Travel advice | 40 | For the whole family
good: Certificate | 15 | School, sport, camp
good: Allergy test | 90 | Twenty substances
good: Hearing test | 35 | From four years
good: Home visit | 95 | In town
role: Children’s doctor | Kneels, before anything else.
role: Nurse | Quick, kind, owns the plasters.
role: Reception | Hears on the phone how worried you are.

# physiotherapy practice
words: physiotherapist, physiotherapy, physio, physical therapist, physical therapy, sports therapy
head: Back to stairs, then to the hill
head: Three exercises, not twelve
head: It hurts when you do that. Let us look
lede: Hands, time and exercises that fit between breakfast and work. We treat what hurts and look for why.
offer: Back and neck | We look at how you sit, lift and sleep, then at the spine. | heart
offer: After an operation | Step by step, with your surgeon’s note. | runner
offer: Sports injuries | Load, rest, load again, in the right order. | runner
offer: Manual therapy | Joints and muscles, by hand. | hands
offer: Training therapy | On machines, until you no longer need us. | dumbbell
offer: Home visits | When the way here is the problem. | house
good: First appointment | 62 | Forty-five minutes
good: Treatment | 48 | Thirty minutes
good: Long treatment | 78 | Fifty minutes
good: Training, supervised | 22 | An hour in a small group
good: Sports massage | 52 | Forty minutes
good: Home visit | 75 | In town
role: Physiotherapist | Finds the muscle that is not where it hurts.
role: Manual therapy | Warm hands, exact questions.
role: Training | Adds weight when you are not looking.

# osteopath
words: osteopathy, chiropractor, chiropractic
head: Hands that listen first
head: One body, all of it
head: An hour for what has been there for years
lede: We look at how the parts hang together: the foot, the hip, the headache. One person, with time, and hands only.
offer: Back pain | Old, new, or only on Mondays. | spine
offer: Headaches | Neck, jaw, shoulders. | leaf
offer: Hips and knees | How you stand tells a lot. | runner
offer: During pregnancy | Gently, lying on your side. | hands
offer: Babies | After a hard birth, with their parents. | heart
offer: Sport | Before and after the season. | ball
good: First treatment | 90 | An hour
good: Further treatment | 78 | Fifty minutes
good: Babies | 65 | Forty minutes
good: Short follow-up | 45 | Twenty-five minutes
role: Osteopath | Asks about the fall you forgot.
role: Babies | Works on the parents’ lap.
role: Reception | Finds you a Thursday.

# midwife
words: midwifery, midwives, doula, birth centre, birth center, antenatal
head: Before, during, after
head: Somebody you can ring at night
head: For the first weeks, and the questions in them
lede: Check-ups at home, a course in the evenings, and somebody who comes the day after you come home.
offer: Pregnancy | Check-ups with time for tea. | heart
offer: Birth | At home, in the birth centre, or beside you. | hands
offer: First weeks | Daily at first, then when you need it. | toy
offer: Feeding | Breast, bottle, both. | bottle
offer: Courses | Six evenings, partners welcome. | calendar
offer: Getting strong again | From week eight, with babies on the mat. | yoga
good: Birth course | 140 | Six evenings, for two
good: Feeding advice | 55 | An hour at yours
good: Recovery course | 110 | Eight mornings
good: On call | 450 | From week thirty-seven
good: Baby massage | 75 | Four mornings
good: Extra visit | 48 | At home
title: team | Your midwives
role: Midwife | Calm at four in the morning.
role: Midwife | Has seen it, and still finds it new.
role: Courses | Breathes loudly so that you dare.

# pharmacy
words: pharmacist, chemist, drugstore, apothecary
head: Ask at the counter
head: What goes with what
head: Ready when you come
lede: Prescriptions prepared, interactions checked, and somebody who takes you aside when it is nobody else’s business.
offer: Prescriptions | Ready when you come, or brought to you. | box
offer: Advice | What goes together and what does not. | chat
offer: Blood pressure | Measured sitting down. | heart
offer: Own mixtures | Ointments made in our laboratory. | jar
offer: Travel kit | Packed for where you go. | suitcase
offer: Night duty | Ring the bell. | moon
good: Blood pressure | 4 | With a card to note it
good: Medication check | 39 | Everything you take, in one talk
good: Weekly pill box | 12 | Filled by us
good: Travel kit | 34 | Packed for two
good: Compression stockings | 45 | Measured in the morning
good: Delivery | 4 | Same day, in town
role: Pharmacist | Reads every handwriting.
role: Laboratory | Stirs clockwise.
role: Counter | Speaks quietly on purpose.
ask: Can you deliver? | In town the same day. Ring before noon.
ask: Do you have it in stock? | Call or write. If not, it is here this afternoon.
ask: Can I order by message? | Yes. Bring the prescription when you collect.
ask: Who has night duty? | The list hangs on the door and is read out on our telephone.
ask: What do I do with old medicine? | Bring it. We dispose of it properly.
ask: Do you vaccinate? | Against flu in autumn, by appointment.

# acupuncture practice
words: acupuncture, acupuncturist, traditional chinese medicine, tcm
head: Lie down, stay an hour
head: Fine needles, quiet room
head: Twenty minutes of nothing else
lede: A long talk, a look at the tongue, and needles thinner than a hair. Most people fall asleep.
offer: Back and joints | Often together with physiotherapy. | heart
offer: Headaches | Between attacks, to have fewer. | leaf
offer: Sleep | For those who wake at three. | moon
offer: Pregnancy | With your midwife’s knowledge. | heart
offer: Hay fever | Begin before the birches do. | flower
offer: Cupping and warmth | Without needles. | jar
good: First treatment | 85 | Ninety minutes
good: Further treatment | 60 | Fifty minutes
good: Series of five | 275 | Within three months
good: Children, without needles | 42 | Thirty minutes
role: Acupuncturist | Takes your pulse as if nobody were waiting.
role: Massage | Finds the knot and is kind to it.
role: Reception | Whispers.

# nutrition practice
words: nutritionist, dietitian, dietician, nutrition counselling, nutrition coach, nutrition advice
head: Eat, then talk
head: No forbidden foods
head: Start with breakfast
lede: We look at what you like, when you eat and what the doctor said, and change two things at a time.
offer: First talk | An hour, with a week of notes. | chat
offer: Weight | Slowly, without a list of sins. | scales
offer: Intolerances | Found out, not guessed. | loaf
offer: Diabetes | Numbers, plates, habits. | chart
offer: Families | For children who eat nothing white. Or only white. | table
offer: Sport | What to eat before, and when. | runner
good: First talk | 88 | Sixty minutes
good: Follow-up | 52 | Thirty minutes
good: Three months | 320 | Six talks, one plan
good: Shopping together | 75 | Ninety minutes in the supermarket
good: Food diary, read | 38 | With comments
good: Group evening | 24 | Eight people, one pot
role: Dietitian | Has never said superfood.
role: Sport | Knows what to eat at kilometre thirty.
role: Kitchen | Cooks along on Thursdays.

# hearing aid centre
words: hearing aid, hearing centre, hearing center, hearing test, audiologist, audiology, hearing
head: Say it once, hear it once
head: The birds are back
head: Tested, tried at home, then decided
lede: A quiet cabin, a test you can follow, and hearing aids to try in your own kitchen before you choose.
offer: Hearing test | Twenty minutes, explained on the curve. | headphones
offer: Hearing aids | Tried at home for weeks. | headphones
offer: Fine-tuning | As often as it takes. | gear
offer: Ear moulds | Made from your ear. | hands
offer: Protection | For musicians, swimmers, sleepers. | shield
offer: Repairs | Most while you wait. | wrench
good: Hearing test | 0 | Twenty minutes
good: Hearing aid, basic | 490 | Each, from
good: Hearing aid, advanced | 1290 | Each, from
good: Ear protection, fitted | 98 | Pair
good: Batteries | 6 | Six
good: Cleaning and check | 25 | Twenty minutes
role: Audiologist | Speaks clearly and never loudly.
role: Fitting | Patient with small things.
role: Workshop | Dries what fell into the soup.

# speech therapist
words: speech therapy, speech and language therapist, speech pathologist, logopedics
head: Word by word
head: Time for every syllable
head: Said, and understood
lede: For children who search for sounds and adults who lost words. We play, practise and celebrate small sentences.
offer: Children | Sounds, sentences, stories. | toy
offer: Stammering | Less fear first, then technique. | chat
offer: After a stroke | Words, swallowing, reading. | heart
offer: Voice | For teachers, singers and callers. | microphone
offer: Swallowing | Safely back to the table. | cup
offer: Home visits | At your table, with your words. | house
good: First appointment | 70 | An hour, with report
good: Session | 52 | Forty-five minutes
good: Short session | 38 | Thirty minutes
good: Report | 45 | For school or doctor
good: Parents’ evening | 20 | Two hours, small group
good: Home visit | 65 | In town
role: Speech therapist | Waits. That is the art.
role: Children | Owns forty hand puppets.
role: Voice | Hums before she answers.
`);

import { readTrades } from './read-trades';

/** Those who are easily taken for a neighbour of theirs: mediators and apostilles for notaries, ears and lasers for a doctor’s clinic. */
export const papersAndEars = readTrades(`
pages: advice
schema: ProfessionalService
title: contact|Call or write
title: faq|Before we start

# mediator
words: mediators, mediation, mediation service, mediation services, family mediation, family mediation service, family mediator, family mediators, divorce mediator, divorce mediation, workplace mediation, workplace mediation service, workplace mediator, community mediation, community mediation service, neighbour mediation, commercial mediator, commercial mediation, conflict mediator, dispute resolution, dispute resolution service
own: this practice
art: table, chair, document, door
act: Ask for a first meeting > contact
act: See how it works > services
head: Two sides, one table
head: Said here, so that it need not be said in court
head: Talk first, with somebody between you
lede: A mediator takes no side and decides nothing. You talk, one at a time, and what you agree is written down.
offer: A first meeting|Each of you alone, to see whether mediation is right for you.|chat
offer: Sessions together|In one room, or in two with somebody going between.|table
offer: Children|Where they live, and when they are with whom.|heart
offer: Money and home|Laid out on one page, so that both of you see the same figures.|house
offer: What you agreed|In writing, in words both of you would use.|document
line: Ask whether it can be settled at a table.
line: Said first, then written down.
step: You get in touch|One of you is enough to begin with.
step: We see each of you alone|What it is about, and what you are afraid of.
step: You talk together|As often as it takes, and no oftener.
step: It is written down|To take to a solicitor, if you want it to bind.
why: On nobody’s side|Both of you are heard for as long.|scales
why: Private|What is said stays in the room, within the limits you hear at the start.|shield
why: You decide|Nothing is agreed that you did not agree.|hands
about: {name} helps people settle things between themselves{in}. We do not judge, advise one against the other or push for a result.
about: If mediation is not right for you, we say so at the first meeting.
ask: Do we have to sit in the same room?|No. We can use two rooms, or do it by video.
ask: What if the other one does not want to come?|Then we write to them once, politely. Nobody can be made to come.
ask: Is it legally binding?|What you agree can be made so by a solicitor or a court. We tell you how.
ask: Do you give legal advice?|No. Many people ask a solicitor between meetings, and that is a good idea.
ask: What does it cost?|You hear the price of the first meeting before you book it, and that of the rest before you go on.
title: services|What can be talked about
title: process|How mediation goes
title: features|What you can count on
title: about|Who sits between you
reach: Ask for a first meeting|A line on what it is about is enough. No details yet.
call: Could it be talked about?|Write first. You need not tell the other side yet.
shot: Two chairs|chair
shot: The table|table
shot: On one page|document
shot: Outside, afterwards|door

# apostille service
words: apostille, apostilles, apostille services, apostille agent, apostille office, document legalisation, document legalization, document legalisation service, apostille and document legalisation, apostille and document legalisation service, apostille and legalisation service, apostille and legalisation, document services, document attestation, attestation service, attestation services
own: this office
art: document, globe, plane, letter
act: Send a question > contact
act: See how it works > services
head: So that they believe it abroad
head: One paper, good in another country
head: Stamped, sealed and sent
lede: We get birth certificates, degrees, powers of attorney and company papers ready to be used abroad: checked, certified where it is needed, sent for the apostille, and back to you.
offer: Personal papers|Birth, marriage, police checks, degrees.|document
offer: Company papers|Incorporation, powers of attorney, accounts.|house
offer: Embassy legalisation|For countries where an apostille is not enough.|globe
offer: Certified copies|Where the original should stay at home.|book
offer: Translations|Arranged, when the other side wants them.|chat
line: Send a scan, and we say what it needs.
line: Checked first, so that it is not sent back.
step: You send a scan|And say which country it is for.
step: We say what it needs|Apostille, embassy, translation, or nothing at all.
step: The paper goes off|With every step, you hear where it is.
step: It comes back|To you, or straight to whoever asked for it.
why: Checked before it goes|A missing signature costs a fortnight. We look first.|search
why: Told what it costs|Our fee and the official one, apart.|receipt
why: Tracked|There and back.|map
about: {name} gets documents ready for use abroad{in}. It is careful work, and most of it is knowing who wants which stamp.
ask: What is an apostille?|A certificate attached to a document, so that it is accepted in another country.
ask: Which documents can you take?|Most public and company papers. Send a scan, and we say.
ask: Do you need the original?|Often, sometimes a certified copy will do. We tell you before you post anything.
ask: How long does it take?|That depends on the office that issues it. You hear it with the price.
ask: Can I send it by post?|Yes, by tracked post. It comes back the same way.
title: services|What we get ready
title: process|How it goes
title: features|How we work
title: about|Who handles your papers
reach: Ask about a document|Which paper, for which country, and by when.
call: Does somebody abroad want a stamp?|Send us what they wrote.
shot: On the desk|document
shot: Sealed|letter
shot: On its way|plane
shot: Far away|globe

# ear care clinic
words: ear wax removal, earwax removal, ear wax clinic, earwax clinic, ear wax removal clinic, earwax removal clinic, ear wax removal service, ear cleaning, ear cleaning clinic, microsuction, microsuction clinic, ear microsuction, ear wax microsuction, ear care, ear clinic, ear health clinic, ear syringing, ear irrigation
own: this clinic
schema: MedicalClinic
art: clinic, chair, chat, heart
act: Book an appointment > contact
act: See what is done > services
head: Oh. That is what the kettle sounds like
head: The volume, turned up again
head: Hear the birds on the way out
lede: Your ears are looked into before anything is done. If there is wax, it is taken out gently; if there is none, you hear that, too.
offer: A look inside|Both ears, and you are told what is there.|search
offer: Wax removed|Gently, with the ear in view the whole time.|clinic
offer: Looked at again|To be sure that it is clear.|heart
offer: Advice|Drops, cotton buds, swimming, hearing aids.|chat
line: Looked at first. Nothing is done that is not needed.
step: A few questions|Operations, pain, discharge, what you take.
step: A look|And a plain word on what can be seen.
step: The wax comes out|We stop whenever you say.
step: A second look|And what to do so that it stays away longer.
why: In view the whole time|Nothing is done blind.|search
why: No hurry|You can have a break whenever you like.|chair
why: Sent on when needed|If it is not wax, you hear whom to see.|document
about: {name} looks after ears{in}. It is quick, mostly painless and oddly satisfying for everybody in the room.
ask: Should I use drops before I come?|Olive oil for a few days often helps. Ask when you book, and stop if it hurts.
ask: Does it hurt?|It tickles, and it can be loud. If it hurts, we stop.
ask: How long does it take?|Mostly about half an hour, with the talking.
ask: Can everybody have it?|Nearly. Tell us about operations, a hole in the eardrum or an infection before you book.
ask: What if there is no wax?|Then we tell you, and whom to ask next.
title: services|What is done
title: process|Your visit
title: features|What you can expect
title: about|Who looks into your ears
title: faq|Before you come
reach: Book an appointment|Which ear, and since when.
call: Is everybody mumbling?|Perhaps it is only wax.
shot: The chair|chair
shot: A careful look|search
shot: Front desk|door
shot: On the way home|tree

# laser hair removal clinic
words: laser hair removal, laser hair removal clinic, laser hair removal studio, laser hair removal salon, laser hair removal centre, laser hair removal center, laser hair clinic, ipl hair removal, electrolysis, electrolysis clinic, hair removal clinic
own: this clinic
schema: HealthAndBeautyBusiness
art: mirror, lamp, chair, calendar
act: Ask for a consultation > contact
act: See what is treated > services
head: One thing fewer in the shower
head: The razor can stay in the drawer
head: A little less each time
lede: Your skin and hair are looked at first, and a small patch is tried. Then it is done in several visits, with weeks between them.
offer: Consultation and patch test|Whether it suits your skin, and what to expect.|chat
offer: Face|Lip, chin, sides.|mirror
offer: Underarms and bikini line|Small areas, short visits.|clock
offer: Legs, arms, back|Larger areas, a little longer.|person
offer: Aftercare|What to put on, what to keep off, and for how long.|shield
line: Tested on a small patch first.
step: We look and ask|Skin, hair, medicines, sun.
step: A patch test|And a few days to see how the skin takes it.
step: Several visits|Some weeks apart, because hair grows in turns.
step: We look again|And say when it is enough.
why: Told honestly|On some hair it works little. You hear it before you pay.|chat
why: Patch first|Always, and again after a long break.|search
why: In private|One person, one room, one door that closes.|door
about: {name} removes hair{in}, visit by visit, and tells you beforehand what it can and cannot do for yours.
ask: How many visits does it take?|Usually several, some weeks apart. It depends on hair, skin and area, and you hear an estimate at the consultation.
ask: Does it hurt?|A warm snap, quickly over. Cooling helps.
ask: Does it work on every skin?|Not every device suits every skin. That is what the consultation and the patch test are for.
ask: What should I do beforehand?|Shave the day before, stay out of the sun, and do not pluck or wax for some weeks.
ask: When can it not be done?|In pregnancy, with some medicines, on a fresh tan. Tell us, and we find another time.
title: services|What is treated
title: process|How it goes
title: features|How we work
title: about|Who treats you
title: faq|Before you book
reach: Ask for a consultation|Which area, and anything we should know about your skin.
call: Would it work for you?|Come and let us look. A patch tells more than a promise.
shot: The room|room
shot: Good light|lamp
shot: Tried first|search
shot: In six weeks|calendar
`);

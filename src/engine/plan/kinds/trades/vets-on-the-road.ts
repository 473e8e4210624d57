import { readTrades } from './read-trades';

/** Vets who come: to yards and farms, or to the sofa at home. */
export const vetsOnTheRoad = readTrades(`
pages: open
schema: VeterinaryCare
act: Ask for a visit > contact
act: See what we do > services
title: faq|Before we come|Good questions
title: process|How a visit goes
title: services|What we come for
ask: What do I do in an emergency?|Ring at once and say what has happened. If nobody answers, ring the emergency service for animals near you.
ask: What does a visit cost?|That depends on the way and on what is needed. You hear it before we begin.
ask: Where do you come to?|Tell us where you are, and we say whether we can.
# vet for horses and farms
words: equine vet, equine vets, equine vet practice, equine veterinarian, equine veterinary, equine veterinary practice, horse vet, horse vets, farm vet, farm vets, farm vet practice, large animal vet, large animal vets, large animal veterinarian, livestock vet, cattle vet, farm animal vet
own: this practice
art: horse, hills, hands, document
head: Out to the yard, and straight to the point
head: Where the animal stands
head: A vet in boots
lede: Visits to yards, stables and fields. Say which animal it is, what you see and since when, and you hear what to do until somebody is there.
offer: Visits|To the yard, the stable or the field.|hills
offer: Lameness|Seen standing, walking and turning.|horse
offer: Vaccination and worming|Planned over the year, written down.|calendar
offer: Breeding and birth|Before, during and after.|heart
offer: Before you buy|Looked over from nose to tail, and told plainly.|magnifier
line: Ask for it, and say which animal it is for.
line: Tell us what you see, and since when.
step: You ring|Which animal, what you see, since when.
step: You hear what to do|And when somebody can be there.
step: We look|On level ground, with somebody to hold.
step: You know what comes next|What to give, what to watch, when to ring again.
about: {name} looks after animals{in} where they stand. Tell us what you see; you know them best.
ask: What should be ready?|Somebody to hold, light, water, and level ground.
ask: Can you see several on one visit?|Say how many when you ring, so that there is time.
ask: Do you look at a horse before it is bought?|Ask for a date, and say where it stands.
reach: Ask for a visit|Which animal, what you see, and where it stands.
call: Is something not right?|If it is urgent, ring.
# mobile vet
words: mobile vet, mobile vets, mobile vet service, mobile veterinarian, mobile veterinary, mobile veterinary service, house call vet, home visit vet, at home vet, visiting vet, mobile vet practice
own: this vet
art: paw, house, cat, hands
head: The vet who comes to the sofa
head: No carrier, no waiting room
head: Seen where they feel safe
lede: A vet who comes to your home: no drive, no strange smells, and time for them to come out from under the bed.
offer: Check-ups|At home, on the floor if they like that better.|stethoscope
offer: Vaccinations|Done before they have noticed.|shield
offer: Older animals|For those to whom the drive is too much.|heart
offer: Several at once|Everybody in the house, in one visit.|paw
offer: Saying goodbye|At home, without hurry.|house
line: Ask for it, and say who it is for.
line: At home, at their pace.
step: You write|Who it is, how old, and what you noticed.
step: We agree on a time|When the house is quiet.
step: The visit|First they sniff, then we look.
step: Afterwards|You know what it is, what helps and what comes next.
about: {name} comes to animals at home{in}, because many of them are braver there.
ask: What can be done at home?|Most looking, many treatments. For an operation or an X-ray we tell you where to go.
ask: What should I prepare?|A quiet room, a good light, and a treat.
ask: My cat hides. What now?|Close the bedroom door before we come. The rest is patience.
ask: Which animals do you see?|Tell us who it is, and we say whether we are the right ones.
reach: Ask for a visit|Who it is, how old, what you noticed, and where you live.
call: Is the carrier the hardest part?|Then we come to you.
`);

import { readTrades } from './read-trades';

/** Hands on sore shoulders, and no house with a pool. */
export const massage = readTrades(`
# massage practice
words: massage, massages, massage therapist, massage therapists, massage therapy, thai massage, swedish massage, deep tissue massage, sports massage, sports massage therapist, hot stone massage, pregnancy massage, massage studio, massage room, mobile massage, masseuse, masseur, bodywork, reflexology, reflexologist, shiatsu, lomi lomi, reiki, acupressure, lymphatic drainage, indian head massage, tui na
own: this practice
pages: advice
schema: HealthAndBeautyBusiness
art: hands, stone, candle, drop
act: Ask for a time > contact
act: What there is > services
head: Here is where it hurts
head: Lie down, say nothing
head: An hour without a telephone
lede: You say where it is tight, and how much you like. Then it is quiet for an hour, apart from the breathing.
offer: Back and shoulders|Where most days end up.|hands
offer: Whole body|From the soles to the scalp.|drop
offer: Firm|For muscles that have been told before.|stone
offer: Gentle|For when you mainly need an hour.|candle
line: With time to arrive, and time to get up.
why: First a question|Where, since when, how firm.|chat
why: As firm as you like|Say so at any time.|hands
why: Time afterwards|a glass of water, and nobody hurries you out.|bottle
step: Ask for a time|Say what troubles you and which days suit you.
step: A few questions|Illnesses, pregnancy, what you do not like.
step: The massage|Warm room, clean linen, your music or none.
step: Get up slowly|And drink something.
about: {name} works with hands{in}. There is a table, a warm room and a door that closes.
about: Before we begin you are asked what you need. Some want to talk, most want to sleep.
said: I fell asleep and walked out taller.|Shoulders
said: She found the place I had forgotten to mention.|Back
said: The best hour of my month.|Whole body
ask: What should I wear?|What you like to undress from. You are covered with towels throughout.
ask: How firm is it?|As firm as you want it. Say so at the beginning, and again while it lasts.
ask: May I come when I am pregnant?|Tell us before: some kinds are good then, others have to wait.
ask: When should I not come?|With fever, a fresh injury or an inflammation. If you are unsure, ask first.
ask: How early should I be there?|Five minutes are enough.
ask: Can I give it to somebody?|Yes. Ask for a voucher.
title: services|What there is
title: features|How it is here
title: process|How it goes
title: contact|Ask for a time
title: faq|Before you come
reach: Ask for a time|What troubles you, and two times that suit you.
call: Shoulders at your ears?|Ask for an hour.
shot: The table|bed
shot: Warm stones|stone
shot: Oil|drop
shot: Clean linen|bed
shot: One candle|candle
shot: A glass of water|bottle
`);

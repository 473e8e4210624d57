import { readTrades } from '../trades/read-trades';

/** Mats and breath other than yoga. */
export const pilatesSheets = readTrades(`
# yoga studio
words: yoga, yoga teacher, yoga retreat
# pilates studio
words: pilates, reformer, reformer pilates, barre studio
head: Small springs, deep muscles
head: Slow, exact, shaking
head: Taller by Thursday
lede: Reformers and mats in a bright room, and a teacher who sees the rib you are hiding.
offer: Mat | The classical order, slowly. | yoga
offer: Reformer | Springs that help, then do not. | yoga
offer: Reformer, beginners | Names of things, first moves. | yoga
offer: Back and neck | For people with chairs. | heart
offer: Before and after birth | With a nod from your midwife. | heart
offer: One to one | Your body, your plan. | hands
about: {name} is a quiet room{in} with teachers who count breaths instead of repetitions.
about: It looks like very little. The next morning you know better.
shot: Eight in a row | yoga
shot: Springs | gear
shot: Morning mat | yoga
shot: The teacher’s hand | hands
shot: Socks | shoe
shot: Light, ten o’clock | window
said: My back stopped talking to me. | Reformer
said: I thought it was stretching. It is not stretching. | First class
said: After the baby it was the one hour that was mine. | Comes on Wednesdays
why: Eight people, no more | So that every spine is seen. | hands
why: Springs set for you | Written down and kept. | document
why: Beginners on Mondays | Everybody is new on Monday. | heart
role: Studio lead | Sees a rib move from across the room.
role: Reformer | Changes springs without breaking your breath.
role: Mat | Gentle voice, merciless plank.
ask: Have I to be supple? | No. You become it, a little, along the way.
ask: Mat or reformer? | Start with either. The reformer helps, the mat is honest.
ask: What do I wear? | Something close, and socks with grip.
ask: I have back pain. May I come? | Often yes. Speak to your doctor and tell us beforehand.
ask: How often should I come? | Twice a week shows; once a week keeps.
ask: Is there a first class? | Yes, on Mondays, with time to explain.
`);

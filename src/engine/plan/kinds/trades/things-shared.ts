/** What is said of all of them that have no line of their own. */
export const thingsShared = `own: this one
act: Reserve yours > pricing
act: Look closer > features
title: features|Why it feels right|Look closer
title: pricing|What it costs|Order
title: products|In all versions
title: faq|Before you order
title: process|Out of the box
title: story|Why we made it
title: gallery|From all sides
title: comparison|Beside the usual one
title: testimonials|From first users
reach: Ask the workshop|Orders, parts, ideas for the next one.
call: Ready when it is?|Reserve now, pay when it ships.
ask: When does it ship?|In the order of reservations. We write before we send.
ask: Can I send it back?|Yes, unused or gently used, within the time that stands on your order.
ask: Can it be repaired?|Yes. Parts can be ordered singly, and most are changed with one screwdriver.
ask: Where do you send to?|Most places the post goes. Ask about yours.
ask: What if it arrives damaged?|Send a photograph, and we put it right.
ask: Where is it made?|Ask, and we tell you part by part.
`;

/** What is said of all of them that have no line of their own. */
export const eventsShared = `pages: programme
schema: Event
act: Reserve a place > rsvp
act: See the programme > agenda
title: venue|Where it happens|The place
title: faq|Before you come
title: contact|Ask the organisers
reach: Ask the organisers|Coming, helping, supporting or simply lost: write to us.
reply: Reserve a place|Nothing is paid on this page. We confirm by mail and send the details.
call: Is there a place for you?|Reserve now, and we keep it.
place: Where to go, and by which door, stands in the confirmation. If you need a hand with the way or at the entrance, tell us beforehand.
way: By train or bus|The nearest stop is named in the confirmation.|van
way: By bicycle|Bring a lock.|bike
way: By car|Please share one where you can.|car
ask: Is the place accessible?|Tell us what you need, and we say what is there and prepare the rest.
ask: Can I give my place to someone else?|Yes. Send us both names.
ask: Can I help?|Please. Write, and you get a task that fits your hours.
ask: Is there food?|What there is stands in the programme. Tell us about allergies when you reserve.
ask: What if I cannot come after all?|A line is enough, so that somebody else gets the place.
ask: May I take pictures?|Of the day, yes. Of people, ask them first.
`;

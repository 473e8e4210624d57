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
place: {place/The place} is easy to reach without a car. The entrance has no step, and there is a quiet corner with a door that closes.
way: By train or bus|The nearest stop is named in the confirmation.|van
way: By bicycle|Racks by the entrance.|bike
way: By car|A few spaces; please share.|car
ask: Is the place accessible?|Step-free at the entrance. Tell us what you need and we prepare it.
ask: Can I give my place to someone else?|Yes. Send us both names.
ask: Can I help?|Please. Write, and you get a task that fits your hours.
ask: Is there food?|Yes, also without meat. Tell us about allergies when you reserve.
ask: What if I cannot come after all?|A line is enough, so that somebody else gets the place.
ask: May I take pictures?|Of the day, yes. Of people, ask them first.
`;

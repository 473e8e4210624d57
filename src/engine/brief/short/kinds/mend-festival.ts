import type { Brief } from '@/domain/site/brief';

const bare = /^(?:(?:[\p{L}\d]+-day|annual|small|new|free|weekend|outdoor|open[- ]air)\s)*festival$/iu;
const music =
  /\b(?:line-?up|headlin\w+|bands?|stages?|gigs?|djs?|djing|acts|music\w*|concerts?|singers?|songwriters?|folk|jazz|blues|rock|punk|metal|indie|reggae|techno|electronic|brass|choral|opera)\b/iu;
const otherwise =
  /\b(?:talks|exhibitors?|demonstrations|authors?|films?|screenings?|tastings?|workshops only)\b/iu;

/** "Harbour Folk 2027, three-day festival: line-up, tickets, camping": who plays there tells what is heard at it. */
export function mendFestival(brief: Brief): Brief {
  const { kind, offer, prompt } = brief;
  return kind.value === 'event' &&
    offer !== null &&
    bare.test(offer.value) &&
    music.test(prompt) &&
    !otherwise.test(prompt)
    ? { ...brief, offer: { ...offer, value: 'music festival' } }
    : brief;
}

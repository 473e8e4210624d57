import type { Brief } from '@/domain/site/brief';

const doer = String.raw`[\p{L}-]*(?:er|or|ist|ian|eer|poet|chef|cook|model|dj|smith|wright|artist|actress|vet|nurse)`;
const owned = new RegExp(
  String.raw`^(?<what>(?:[\p{L}-]+\s){0,2}${doer})(?:['’]s(?:\s(?:personal|own|new|online))?|\s(?:portfolio|press kit|personal))$`,
  'iu',
);

/** "Chef's personal site", "model portfolio": whose site it is, without the word for the site. */
export function mendWhose(brief: Brief): Brief {
  const what = owned.exec(brief.offer?.value ?? '')?.groups?.['what'];
  if (what === undefined || brief.offer === null) return brief;
  const [span] = brief.offer.spans;
  return {
    ...brief,
    offer: {
      value: what,
      spans: span ? [{ start: span.start, end: span.start + what.length }] : [],
    },
  };
}

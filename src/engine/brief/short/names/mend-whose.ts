import type { Brief } from '@/domain/site/brief';

const doer = String.raw`[\p{L}-]*(?:er|or|ist|ian|eer|poet|chef|cook|model|dj|smith|wright|artist|actress|vet|nurse)`;
const owned = new RegExp(
  String.raw`^(?<what>(?:[\p{L}-]+\s){0,2}${doer})(?:['’]s(?:\s(?:personal|own|new|online))?|\s(?:portfolio|press kit|personal))$`,
  'iu',
);

const scholar = /^(?:personal )?academic$/iu;
const subject =
  /,\s(?:an?\s)?(?<what>(?:\p{Ll}[\p{Ll}-]+\s){0,3}(?:\p{Ll}+(?:ist|ian|er|or)|fellow|student|candidate|postdoc))(?=\s(?:at|of|in)\s|[,.;])/iu;

/** "Academic homepage for Dr Obi, marine microbiologist at …": what somebody is says more than that it is a scholar. */
const withSubject = (brief: Brief): Brief => {
  const found = scholar.test(brief.offer?.value ?? '') ? subject.exec(brief.prompt) : null;
  const what = found?.groups?.['what'];
  if (!found || what === undefined) return brief;
  const start = found.index + found[0].length - what.length;
  return { ...brief, offer: { value: what, spans: [{ start, end: start + what.length }] } };
};

/** "Chef's personal site", "model portfolio": whose site it is, without the word for the site. */
export function mendWhose(read: Brief): Brief {
  const brief = withSubject(read);
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

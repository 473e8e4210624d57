import type { Brief } from '@/domain/site/brief';

const asked =
  /^(?:(?:an?|the|my|our|make|create|build|i|need|want|personal|simple|me|please)\s)*(?:public |professional |keynote )?(?<what>speaker)(?:['’]s)?\s(?:web\s?site|site|web\s?page|page|portfolio)\b/iu;
const sounding =
  /\b(?:bluetooth|hi-?fi|loudspeakers?|wireless|smart|portable|bookshelf|watts?|bass|audio|sound ?bars?)\b/iu;

/** "Speaker site for Anton Vries, talks about failure": somebody who speaks, and nothing that sounds. */
export function mendSpeaker(brief: Brief): Brief {
  const found = asked.exec(brief.prompt);
  if (!found || sounding.test(brief.prompt)) return brief;
  const start = found[0].toLowerCase().lastIndexOf('speaker');
  const spans = [{ start, end: start + 'speaker'.length }];
  return { ...brief, kind: { value: 'consulting', spans }, offer: { value: 'public speaker', spans } };
}

import type { Brief } from '@/domain/site/brief';
import { appKinds, type SiteKind } from '@/domain/site/vocabulary';

const opening =
  /^(?:(?:an?|the|my|simple|small|make|build|create|me)\s)*(?:(?:personal|own)\s(?:home ?page|web ?site|site|web ?page|page|portfolio)|(?<shown>portfolio)(?:\s(?:site|website|page))?)\s(?:of|for)\s(?!my\s(?:company|business|firm))/iu;
/** Kinds of one person, whatever they do; a photographer's work is a kind of its own. */
const own: ReadonlySet<SiteKind> = new Set([...appKinds, 'portfolio', 'cv', 'blog', 'link-in-bio', 'photographer', 'docs', 'studio', 'event', 'agency']); // prettier-ignore

const shownFor =
  /^(?:(?:an?|the|my|simple|small|make|build|create|me)\s)*portfolio(?:\s(?:site|website|page))?\sfor\san?\s(?<who>\p{L}[\p{L}’'-]*(?:\s(?!called\b|named\b|based\b|from\b|who\b|with\b|and\b|in\b)[\p{L}’'-]+){0,3})(?=[,:.;]|\s|$)/iu;

/** "Portfolio for a costume maker": a calling that nobody knows is what it shows, and no portfolio. */
const withCalling = (brief: Brief): Brief => {
  const found = /^portfolio$/iu.test(brief.offer?.value ?? '') ? shownFor.exec(brief.prompt) : null;
  const who = found?.groups?.['who'];
  if (!found || who === undefined) return brief;
  const start = found[0].length - who.length;
  return { ...brief, offer: { value: who, spans: [{ start, end: found[0].length }] } };
};

/** "Personal homepage of a tree climber", "Portfolio for a taxidermist": the page shows somebody, and sells nothing of their trade. */
export function mendPersonal(read: Brief): Brief {
  const brief = read.language.value === 'en' ? withCalling(read) : read;
  const found = brief.language.value === 'en' ? opening.exec(brief.prompt) : null;
  if (!found || own.has(brief.kind.value)) return brief;
  // "Portfolio for an architecture firm": a house shows its work as its trade does.
  if (found.groups?.['shown'] !== undefined && brief.kind.value !== 'unknown') return brief;
  return { ...brief, kind: { ...brief.kind, value: 'portfolio' } };
}

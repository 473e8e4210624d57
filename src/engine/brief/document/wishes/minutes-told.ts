import { raise } from './rewrite-rules';

/** "It was agreed that the club opens on Sundays": what a meeting found. */
const found =
  /(?<=^|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?|[.!?:]\s+)(?:it\swas|it\shas\sbeen|(?:(?:the|our)\s(?:committee|meeting|board|trustees|governors|council|members|group|panel|treasurer|chair|secretary|clerk|warden|manager)|members|all|everyone|we|\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)\s(?:have\s|has\s|all\s)?)\s?(?:unanimously\s|also\s|then\s)?(?:agreed|decided|resolved|noted|felt|confirmed|voted|reported|proposed|suggested|pointed\sout)(?:\s(?:by\s\p{L}+|unanimously))?\s(?<how>that|to|not\sto)\s(?<what>[^.!?\n]+)/giu;
/** "The following was decided:" over its points. */
const over =
  /(?<=^|\n|[.!?]\s)[ \t]*(?:the\s(?:following|points\sbelow)|these\s(?:points|things))\s(?:points\s|things\s|items\s)?(?:was|were|is|are|have\sbeen)\s(?:\p{L}+\s)?(?:decided|agreed|noted|resolved|discussed|wanted|needed|requested|asked\sfor)\s?[:.][ \t]*/giu;
/** "Present: Joan, Ted", "Agreed.": of the meeting, and of nothing on the site. */
const ofMeeting =
  /(?<=^|\n)[ \t]*(?:present|apologies|in attendance|attending|absent|date of (?:next )?meeting|actions?|item \d+)\s?:[^\n]*\n|(?<=[.!?]\s)(?:all\s)?(?:agreed|carried|approved|noted)(?:\s(?:by all|unanimously|nem con))?\.(?:\s|(?=\n|$))/giu;
/** "2. Rents. To be shown: …": the point and what is told under it. */
const point =
  /(?<=^|\n)(?<lead>[ \t]*\d{1,2}(?:[.)]|\.\d[.)]?)\s+)(?<title>\p{Lu}[\p{L}’'&]*(?:\s[\p{L}’'&]+){0,3})\.\s+(?:(?:to be\s|these are to be\s|To be\s)(?:shown|listed|given|included|set out|stated)(?: clearly| in full)?\s?:\s+)?(?=\S)/gu;
const heading =
  /^\s*(?:(?:[Dd]raft|[Ss]hort|[Rr]ough)\s)?(?:[Mm]inutes|[Nn]otes|MINUTES|NOTES)\b(?:\s(?:of|from)\b[^\n,–—:]{0,40})?\s?[,–—:]\s*(?<who>\p{Lu}[^\n,:;–—]{4,70}?)(?:\s(?:committee|board|trustees|council|governors|AGM|meeting)\b[^\n]*|,[^\n]*)?\n+/u;
/** "Contact to be through …" */
const through =
  /(?<=^|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?|[.!?]\s+)(?:(?:all\s)?contact|enquiries|bookings?|questions)\s(?:is\s|are\s|should\s|must\s)?(?:to\s)?(?:be\s|go\s)(?:made\s)?(?:only\s)?(?:through|via|by|to|at)\s(?=\S*@|\+?\d)/giu;
const ofSite = /\b(?:web\s?site|site|page|home\s?page|design|photos?|colou?rs?|logo)\b/iu;

/** What a committee wrote down, as it would be said: its findings as statements, what it refused as a wish. */
export const minutesTold = (text: string): string =>
  (heading.test(text) || (text.match(point)?.length ?? 0) > 2
    ? text
        .replace(ofMeeting, '')
        .replace(point, '$<lead>$<title>: ')
        .replace(/(?<=(?:^|\n)[ \t]*\d{1,2}[.)]\s+)(?:front|home|first|landing)(?: page)?:\s/giu, '')
    : text
  )
    .replace(heading, 'Website for $<who>.\n\n')
    .replace(over, '')
    .replace(found, (whole: string, ...parts: unknown[]) => {
      const { how = '', what = '' } = parts.at(-1) as Record<string, string | undefined>;
      if (/^not/iu.test(how)) {
        const shown = /^(?:give|show|print|publish|include|have|put|list|use|name|share)\s(?:out\s)?(?:any\s)?(?<thing>.+)$/iu.exec(what); // prettier-ignore
        return shown ? `No ${shown.groups?.['thing'] ?? ''} shown` : `Please do not ${what}`;
      }
      // "to list the main ones only: no bonfires": the list itself.
      const list = how.toLowerCase() === 'to' ? /^(?:list|show|give|include|state|name|print)\b[^:]*:\s+(?<list>.+)$/iu.exec(what)?.groups?.['list'] : undefined; // prettier-ignore
      if (list !== undefined) return raise(list);
      if (how.toLowerCase() === 'to') return ofSite.test(what) ? `Please ${what}` : whole;
      return ofSite.test(what) && !/\b(?:must|should|to)\s(?:\p{L}+\s){0,2}(?:say|state|mention|explain)/iu.test(what) ? whole : raise(what); // prettier-ignore
    })
    .replace(through, 'Contact: ');

import { raise } from './rewrite-rules';
import type { Found } from './rewrite-rules';

const people = /^(?:members|people|team|staff|us|each of us|makers|trainers|teachers|tutors)$/iu;
const atWork =
  /^(?:(?:of )?us|each of us|who (?:is (?:responsible|in charge)|works|is who|runs|is in the team)\b.*)$/iu;

/** What a list is called that was asked for as "each of us", "our members" or "the boats". */
export const headingOfList = (what: string): string => {
  const title = what.trim().replace(/^(?:the|our|my|an?|their|his|her)\s/iu, '');
  if (title === '' || atWork.test(title)) return 'The team';
  if (/^me$/iu.test(title)) return 'About me';
  return people.test(title) ? `Our ${title.toLowerCase()}` : raise(title);
};

/** The label over what was asked for; behind a label of its own it says no more than that one does. */
export const titled = ({ before = '', label = '', what = '' }: Found): string => {
  const title = headingOfList(what);
  if (label.trim() === '') return `${before}${title}: `;
  // "Courses: list the three courses we run: …": said once.
  const stem = label.trim().toLowerCase().split(/\s/u)[0]?.slice(0, 5) ?? '\n';
  const isAsked =
    /^(?:how|what|where|when|why)\b/iu.test(what) || /^(?:events|next|it|them|dates)$/iu.test(title);
  if (title.toLowerCase().includes(stem) || isAsked) return before;
  const isPage = /^(?:home|about|contact|the |our )/iu.test(label) || /\bpage$/iu.test(label);
  // "Conveyancing: state our fixed fees: £895": of one thing.
  return isPage ? `${before}${title}: ` : `${before.replace(/[:–—-]\s+$/u, '')} ${title.toLowerCase()}: `;
};

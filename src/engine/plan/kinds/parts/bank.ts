import type { SectionType } from '@/domain/site/vocabulary';
import type { SectionContent } from '../../content';

/**
 * Copy per section type. What items mean where: menu, products, services with prices: title, text, price, group.
 * pricing, tickets, rooms, donation: title, price, note (per what), list, badge, action. team, teacher, speakers:
 * title is the name, note the role or talk, text the line about them. testimonials: title is who, note what they came
 * for, text the words. faq: title asks, text answers. hours: title is the days, value the times. timetable, agenda:
 * group is the day, value the time, note who or where. events, posts: value is the date, note where or how long; a
 * post's list holds its paragraphs. stats: value counts what title says. timeline: value is the year or time.
 * listings: group is the type, value the bedrooms, note the place. curriculum: list holds the lessons, note the length.
 * comparison: list holds one cell per column, the first item being the head. code: list holds the lines, note the
 * language. before-after: a pair shares its group. Addresses of actions are section types, page roles or `tel:`.
 */
export type Bank = Partial<Record<SectionType, SectionContent>>;

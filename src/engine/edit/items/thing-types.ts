import type { SectionType } from '@/domain/site/vocabulary';
import type { Step } from '../intent';
import { everySection } from '../target/find-named-sections';
import type { SectionPlace } from '../target/target';

/** What people call one thing of a section. */
export const things: readonly (readonly [RegExp, readonly SectionType[]])[] = [
  [/^(?:plan|tier|package|pricing plan|pricing tier|subscription|price|option)$/, ['pricing', 'tickets']],
  [/^(?:product|item|good)$/, ['products', 'menu', 'listings']],
  [
    /^(?:dish|drink|meal|pastry|cake|starter|main|dessert|menu item|food|bread|pizza|coffee|cocktail|wine|beer|plato)$/,
    ['menu', 'products'],
  ],
  [/^(?:question|faq|faq question|faq item|question and answer|q&a|pregunta)$/, ['faq']],
  [
    /^(?:person|(?:\S+ )?member|colleague|employee|lawyer|doctor|dentist|trainer|barber|stylist|teacher|coach|partner|nurse|therapist|hygienist|vet|chef|waiter|waitress|baker|barista|receptionist|assistant|manager|director|founder|owner|host|guide|instructor|photographer|volunteer|organi[sz]er|secretary|treasurer|chair|captain|plumber|electrician|mechanic|designer|developer|engineer|midwife|tutor)$/,
    ['team', 'teacher', 'speakers'],
  ],
  [/^(?:speaker)$/, ['speakers', 'team']],
  [/^(?:service|treatment|practice area|offer|offering)$/, ['services', 'features', 'pricing', 'menu']],
  [/^(?:feature|benefit|advantage)$/, ['features']],
  [/^(?:testimonial|review|quote|guest|customer|reviewer)$/, ['testimonials']],
  [/^(?:event|concert|gig|show|workshop|date|exhibition|exhibit)$/, ['events', 'agenda', 'timetable']],
  [/^(?:session|talk|slot|agenda item|schedule item|programme item)$/, ['agenda', 'timetable', 'timeline']],
  [
    /^(?:retreat|tour|trip|excursion|stay|cruise|camp)$/,
    ['events', 'tickets', 'pricing', 'services', 'listings'],
  ],
  [/^(?:class|course|lesson|module)$/, ['curriculum', 'services', 'timetable']],
  [/^(?:post|article|blog post|news item|recipe|story|episode)$/, ['posts', 'products', 'menu']],
  [/^(?:link|button link)$/, ['links', 'social']],
  [/^(?:step)$/, ['process']],
  [/^(?:skill)$/, ['skills']],
  [/^(?:language)$/, ['languages']],
  [/^(?:job|position|role|vacancy|employer|entry)$/, ['timeline', 'jobs']],
  [/^(?:talk|publication|award)$/, ['events', 'timeline', 'agenda']],
  [/^(?:ticket|ticket type)$/, ['tickets', 'pricing']],
  [/^(?:room)$/, ['rooms']],
  [/^(?:property|listing|home|flat|apartment|house)$/, ['listings']],
  [/^(?:project|case|work|piece)$/, ['portfolio', 'gallery', 'case-study']],
  [/^(?:photo|picture|image)$/, ['gallery', 'portfolio']],
  [/^(?:number|stat|statistic|figure)$/, ['stats']],
  [/^(?:value)$/, ['values']],
  [/^(?:area|town|city|place)$/, ['areas']],
  [/^(?:logo|client|sponsor|brand)$/, ['logos']],
  [/^(?:column|list|board column|lane|stage)$/, ['app']],
  [/^(?:task|todo|to-do|card|habit|note|category)$/, ['app']],
  [/^(?:category|collection)$/, ['categories']],
  [/^(?:amenity)$/, ['amenities']],
];

export const typesOf = (thing: string): readonly SectionType[] =>
  things.find(([words]) => words.test(thing) || words.test(thing.replace(/s$/, '')))?.[1] ?? [];

/** The places where one thing more would go, best first. */
export function homesFor(
  step: Pick<Step, 'draft' | 'page'>,
  types: readonly SectionType[],
): readonly SectionPlace[] {
  const all = everySection(step.draft, step.page);
  return types.flatMap((type) =>
    all.filter(
      ({ section }) => section.type === type || (section.type === null && section.id.includes(type)),
    ),
  );
}

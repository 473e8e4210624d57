import { editSitePrompt } from './prompts/edit-site';
import { fillBriefPrompt } from './prompts/fill-brief';
import { makeSitePrompt } from './prompts/make-site';
import { repairAnswerPrompt } from './prompts/repair-answer';
import { rewriteSectionPrompt } from './prompts/rewrite-section';
import type { SystemPrompt } from './system-prompt';

type Seed = Pick<SystemPrompt, 'systemPromptId' | 'name' | 'description' | 'detailedDescription' | 'content'>;

/** The prompts of a new installation. They are records like any other: administrators change them. */
export const seedPrompts: readonly Seed[] = [
  {
    systemPromptId: 'make-site',
    name: 'Make a site',
    description:
      'For a model that writes a whole site. Given to none yet: new sites are made by the composer.',
    detailedDescription:
      'Nothing is asked with it in this version. It sets out what every site keeps to and how files are written, and can be tried and edited for the day on which a model writes a first site.',
    content: makeSitePrompt,
  },
  {
    systemPromptId: 'edit-site',
    name: 'Change a site',
    description: 'A large model changes an existing site by exact edits.',
    detailedDescription:
      'Given to cloud models for requests that the built-in edit engine does not understand with certainty. It carries the site map, the element that was picked and the files that matter.',
    content: editSitePrompt,
  },
  {
    systemPromptId: 'fill-brief',
    name: 'Fill a brief',
    description: 'A small model reads the description; the composer builds.',
    detailedDescription:
      'For models of a few billion parameters, in the browser or on a local server. They fill a form with a closed vocabulary instead of writing pages, and the composer makes a valid, accessible site from it.',
    content: fillBriefPrompt,
  },
  {
    systemPromptId: 'rewrite-section',
    name: 'Rewrite a section',
    description: 'A small model gives one section back, changed.',
    detailedDescription:
      'For small models and one picked section or element. The piece is replaced whole, by its place in the source, so no search text has to match.',
    content: rewriteSectionPrompt,
  },
  {
    systemPromptId: 'repair-answer',
    name: 'Repair an answer',
    description: 'A second round with what the checks found.',
    detailedDescription:
      'Given at most twice after an answer whose files did not pass the checks, or whose search texts were not found. It names each problem with its file and line.',
    content: repairAnswerPrompt,
  },
];

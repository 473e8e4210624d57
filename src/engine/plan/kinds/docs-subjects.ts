import type { Facts } from '../content';
import { commandLine, library, python, rust } from './docs-programs';
import { api, handbook } from './docs-services';
import { helpCentre, teamHandbook } from './docs-help';
import type { DocsSubject } from './docs-subject';
import { chooseBank } from './parts/says';

/** What the prompt wants documented; a program for the command line unless it says more. */
export const docsSubject = (facts: Facts): DocsSubject =>
  chooseBank(
    facts,
    [
      [
        /\b(?:wiki|team handbook|staff handbook|employee handbook|onboarding|policies|intranet)\b/iu,
        teamHandbook,
      ],
      // A manual of a thing that stands somewhere; everything else that is looked up is a service or a program.
      [
        /\b(?:machine|device|camera|mixer|appliance|boiler|printer|bike|car|drone|oven|robot|router|speaker|grinder|tent|instrument|heater|pump|hardware)s?\b[^.]{0,80}\b(?:handbook|manual|user guide|knowledge base)\b|\b(?:handbook|manual|user guide)\b[^.]{0,80}\b(?:machine|device|camera|mixer|appliance|boiler|printer|bike|car|drone|oven|robot|router|speaker|grinder|tent|instrument|heater|pump|hardware)s?\b/iu,
        handbook,
      ],
      [
        /\b(?:knowledge base|help cent(?:er|re)|help pages|support (?:site|cent(?:er|re)|pages))\b/iu,
        helpCentre,
      ],
      [
        /handbook|manual|knowledge base|help cent(?:er|re)|user guide|wiki|onboarding|policies|how-to/iu,
        handbook,
      ],
      // "Python library … API reference": what is documented there is the library.
      [/\bpython (?:library|package|module|framework)\b/iu, python],
      [
        /\b(?:javascript|typescript|js|go|ruby|php|react|java|kotlin|swift)\s(?:[\p{L}-]+\s)?(?:library|package)\b/iu,
        library,
      ],
      [/\bapi\b|\brest\b|webhook|endpoint|graphql|payments?\b/iu, api],
      [/python|django|flask|pandas/iu, python],
      [/\brust\b|crate/iu, rust],
      [/library|package|sdk|framework|module|component|plugin/iu, library],
    ],
    commandLine,
  );

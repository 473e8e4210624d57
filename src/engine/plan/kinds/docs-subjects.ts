import type { Facts } from '../content';
import { programLanguageOf, type ProgramLanguage } from './docs-languages';
import { commandLine, library, libraryFaq } from './docs-programs';
import { api, handbook } from './docs-services';
import { helpCentre, teamHandbook } from './docs-help';
import type { DocsSubject } from './docs-subject';
import { chooseBank } from './parts/says';

// "Rust crate … API reference": what is documented there is the library.
const taken =
  /\b(?:library|crate|gem|package|module|framework|sdk|orm|parser|bindings|client library|plugin|middleware)\b/iu;
const handled = /\b(?:wiki|handbook|knowledge base|help cent(?:er|re)|cli|command[- ]line)\b/iu;

/** A library, or a program, that speaks the language it is written in. */
const inLanguage = (subject: DocsSubject, language: ProgramLanguage): DocsSubject =>
  subject === commandLine
    ? {
        ...subject,
        snippets: (tool) =>
          subject
            .snippets(tool)
            .map((item, at) =>
              at === 0 ? { ...item, list: [language.install(tool)], text: 'One command.' } : item,
            ),
      }
    : { ...subject, snippets: language.snippets, faq: libraryFaq(language.manifest) };

/** What the prompt wants documented; a program for the command line unless it says more. */
export const docsSubject = (facts: Facts): DocsSubject => {
  const { prompt } = facts.brief;
  const language = programLanguageOf(prompt);
  if (language && taken.test(prompt) && !handled.test(prompt)) return inLanguage(library, language);
  const subject = subjectOf(facts);
  if (!language) return subject;
  return subject === library || subject === commandLine ? inLanguage(subject, language) : subject;
};

const subjectOf = (facts: Facts): DocsSubject =>
  chooseBank(
    facts,
    [
      [
        /\b(?:wiki|team handbook|staff handbook|employee handbook|onboarding|policies|intranet)\b/iu,
        teamHandbook,
      ],
      // "Documentation for our allotment society", "docs of a spreadsheet template": nothing is installed there.
      [
        /\b(?:documentation|docs|guide) (?:for|of|to) (?:our|the|a|an) (?:[\p{L}-]+ ){0,3}(?:spreadsheet|template|planner|workbook|worksheet|board game|game rules|knitting pattern|pattern)s?\b/iu,
        handbook,
      ],
      [
        /\b(?:documentation|docs|guide) (?:for|of|to) (?:our|the|a|an) (?:[\p{L}-]+ ){0,3}(?:society|club|choir|parish|school|co-?op|community|committee|association|household|housing|office|team|volunteers?|members|village|allotments?)\b/iu,
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
      [/\bapi\b|\brest\b|webhook|endpoint|graphql|payments?\b/iu, api],
      [/library|package|sdk|framework|module|component|plugin/iu, library],
    ],
    commandLine,
  );

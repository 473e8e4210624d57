import type { Head } from '../items/find-heads';
import type { Reading } from '../reading';

/** Words that programs are called by after what they do: "shift planner", "invoice checker". */
const toolNoun =
  /^(?:planner|scheduler|organi[sz]er|manager|tracker|checker|monitor|monitoring|builder|editor|scanner|viewer|analy[sz]er|optimi[sz]er|recorder|transcriber|dashboard|tool|inbox|crm|calendar|chatbot|bot|widget|suite|system|assistant|autopilot|copilot|marketplace|engine|generator|automation|software|platform|api|plugin|extension|scheduling|invoicing|payroll|ticketing|analytics|helpdesk|intranet|wiki)s?$/u;
/** Those that nobody is called by. */
const alone =
  /^(?:inbox|crm|chatbot|plugin|api|helpdesk|autopilot|copilot|software|dashboard|marketplace|wiki|intranet)$/u;
/** Before such a noun these tell somebody's trade: "wedding planner", "property manager", "drainage system". */
const ofPeople =
  /^(?:wedding|event|events|party|financial|estate|property|town|city|urban|funeral|travel|holiday|project|office|band|tour|talent|artist|stage|site|home|house|professional|personal|kitchen|garden|film|video|book|copy|photo|magazine|newspaper|master|custom|dental|medical|teaching|virtual|executive|heating|drainage|sound|irrigation|filtration|alarm|security|shelving|septic|boat|bike|guitar|instrument|coach|ship|house|fence|deck|pool)$/u;

/** "a shift planner", "an invoice checker": what a program is called, in English. */
export function isToolHead({ tokens, spoken }: Reading, { from, to }: Head): boolean {
  return (
    spoken === 'en' &&
    (to - from >= 2 || alone.test(tokens[from]?.form ?? '')) &&
    toolNoun.test(tokens[to - 1]?.form ?? '') &&
    !ofPeople.test(tokens[to - 2]?.form ?? '') &&
    !tokens.slice(from, to).some(({ isClosed }) => isClosed)
  );
}

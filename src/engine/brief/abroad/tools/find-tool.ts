import type { Brief } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { candidateLanguages } from '../../languages/candidate-languages';
import { keepLatest } from '../../../keep-latest';
import { foldText } from '../../words/fold-text';
import { toolInSentence } from './tool-in-sentence';
import { countingTools, keepingTools, playingTools, toolLanguages } from './tool-table';

/** A tool that a prompt opens with, by a name from outside English. */
export type NamedTool = {
  /** What it is called in English: the apps are chosen by such words. */
  readonly english: string;
  readonly kind: SiteKind;
  readonly language: string;
  /** Where its name stands in the prompt. */
  readonly span: { readonly start: number; readonly end: number };
  /** What it is called, where a sentence describes it and does not name it. */
  readonly title?: string;
};

const before =
  "(?:quiero|necesito|hazme|haz|crea(?:me)?|creame|je veux|je voudrais|cree(?:z)?(?:-moi)?|fais(?:-moi)?|il me faut|j'ai besoin d'|ich (?:mochte|will|brauche|hatte gern)|erstelle?(?: mir)?|mach(?:e)? mir|bau(?:e)? mir|quero|preciso de|cria|faz(?:-me)?|faca|voglio|vorrei|fammi|mi serve|ik wil|maak|chce|potrzebuje|zrob|stworz|bana|turkce|lutfen|por favor|bitte|s'il vous plait|اريد|اصنع(?: لي)?|انشئ|انشي(?:ء)?|اعمل(?: لي)?|אני (?:רוצה|צריך|צריכה)|תבנו? לי|צור|צרו|un|una|une|unos|ein(?:e|en|er)?|um|uma|uno|een|bir|el|la|le|der|die|das|o|a|il|de|het|pequen[oa]|petite?|kleine[rsn]?|piccol[oa]|klein|sencill[oa]|simple|simples|semplice|einfache[rsn]?|eenvoudige|prost[aey]|basit|בסיטי|פשוט|online|gratis|gratuita?|kostenlose[rsn]?|app|web-?app|gra(?: w)?|spel(?:letje)?|لعبه|משחק|aplicacion|application|appli|aplicativo|applicazione|aplikacj[ae]|herramienta|outil|ferramenta|strumento|narzedzie|\\d{1,2} soruluk|\\d{1,2} sorudan olusan|para|fur|pour|per|voor|do|di|hacer|llevar|تطبيق|اداه|אפליקציית|אפליקציה)";
const presented =
  /\blanding|\bweb ?site|webseite|homepage|\bsitio\b|pagina web|\bsite\b|\bstrona\b|\bsitesi\b|\bsaas\b|\bpreise\b|\btarif|\babo(?:nnement)?\b|موقع|אתר|דף נחיתה/u;

/** Names that English shares: what they say of the language is said by the words around them. */
const shared =
  /^(?:(?:quiz|trivia|memory|snake|bingo|stopwatch|chrono|flash-?cards?|hangman|poll|inventory|kanban|board|pomodoro|timer|bmi|percentage|calculator|qr|code|generator|team|tic|tac|toe|maker|game|app|xo|notes|invent|stock|loto|bord|de|du|o|z|met|mit|tris|crm)[\s,-]*)+$/u;

/** "ihale takibi için kanban panosu", "… sütunlu bir kanban panosu": in Turkish what it is for and has stands first. */
const headLast = String.raw`(?:[^,.:;\n]{3,60}\sicin\s|[^.:;\n]{6,110}?\s(?:olan|\p{L}+(?:l[iu]|abildigi|ebildigi|abilen|ebilen|nan|nen))\s(?:bir\s)?(?=kanban|konut kredisi|kredi hesap|crm|basit crm))?`;

type Language = (typeof toolLanguages)[number];
type Named = readonly [english: string, kind: SiteKind, opens: (folded: string) => RegExpExecArray | null];

const tools = [...countingTools, ...keepingTools, ...playingTools];
const opening = (language: Language, names: string): RegExp =>
  new RegExp(
    String.raw`^(?<lead>${language === 'tr' ? headLast : ''}(?:${before}\s+)*)(?<name>${names})(?![\p{L}\p{N}])`,
    'u',
  );

/** The pattern of an opening is long: it is made ready for those tools alone whose name a text holds somewhere. */
const openingOf = (language: Language, names: string): Named[2] => {
  const name = new RegExp(names, 'u');
  let pattern: RegExp | undefined;
  return (folded) => (name.test(folded) ? (pattern ??= opening(language, names)).exec(folded) : null);
};

/** The tools of a language, and how a text opens with each: most name none at all. */
const toolsOf = keepLatest(toolLanguages.length, (language: Language) => {
  const at = toolLanguages.indexOf(language);
  const any = new RegExp(tools.map(([, , names]) => names[at] ?? '').join('|'), 'u');
  let each: readonly Named[] | null = null;
  return (folded: string): readonly Named[] => {
    if (!any.test(folded)) return [];
    each ??= tools.map(([english, kind, names]) => [english, kind, openingOf(language, names[at] ?? '')]);
    return each;
  };
});

/**
 * The tool that a prompt opens with by a name of another language: "kalkulator kredytu", "מחשבון טיפים". Null where a page
 * that presents one is asked for. Of several languages that share a name the one counts that the prompt is told to be in,
 * else the first.
 */
export function findTool(prompt: string, spoken: string | null): NamedTool | null {
  return readerFor(spoken)(prompt);
}

// One prompt is asked about many times over, in one language or two.
const readerFor = keepLatest(3, (spoken: string | null) =>
  keepLatest(4, (prompt: string) => readTool(prompt, spoken)),
);

function readTool(prompt: string, spoken: string | null): NamedTool | null {
  const folded = foldText(prompt.slice(0, 400));
  if (presented.test(folded)) return null;
  const candidates = new Set<string>(candidateLanguages(prompt));
  const found = toolLanguages
    .filter((language) => candidates.has(language))
    .flatMap((language) =>
      toolsOf(language)(folded).flatMap(([english, kind, opens]) => {
        const groups = opens(folded)?.groups;
        if (!groups) return [];
        const name = groups['name'] ?? '';
        // "אפליקציה לחישוב טיפ": the letter that says "for" is no part of what it is called.
        const start = (groups['lead'] ?? '').length + (name.startsWith('לחישוב') ? 1 : 0);
        return [
          { english, kind, language, span: { start, end: (groups['lead'] ?? '').length + name.length } },
        ];
      }),
    );
  const longest = Math.max(...found.map(({ span }) => span.end));
  const best = found.filter(({ span }) => span.end === longest);
  const [one] = best;
  if (one && shared.test(folded.slice(one.span.start, one.span.end))) {
    const own = spoken === 'en' ? undefined : best.find(({ language }) => language === spoken);
    return own ? standing(prompt, { ...own, span: withTopic(own, folded) }) : null;
  }
  const told =
    best.find(({ language }) => language === spoken) ??
    // "todo list em português: adicionar, apagar …": so many words tell the language, whoever shares the name.
    (one && spoken !== null && isTold(prompt, spoken) ? { ...one, language: spoken } : undefined) ??
    best.find(({ language }) => accents[language]?.test(prompt) === true) ??
    (hasAccents.test(prompt) ? undefined : best.find(({ language }) => language === 'it')) ??
    one;
  return told ? standing(prompt, { ...told, span: withTopic(told, folded) }) : described(prompt, spoken);
}

/** "gra w wisielca": as a heading the word stands upright. */
const upright: Readonly<Record<string, string>> = { wisielca: 'Wisielec', węża: 'Wąż' };
const standing = (prompt: string, tool: NamedTool): NamedTool => {
  const title = upright[prompt.slice(tool.span.start, tool.span.end).toLowerCase()];
  return title === undefined ? tool : { ...tool, title };
};

const mostUncertain = 6;
const isTold = (prompt: string, spoken: string): boolean =>
  toolLanguages.some((language) => language === spoken) && prompt.trim().split(/\s+/u).length > mostUncertain;

/** A tool that the first sentence describes and does not name. */
function described(prompt: string, spoken: string | null): NamedTool | null {
  const tool = toolInSentence(prompt, spoken);
  return tool && spoken !== null ? { ...tool, language: spoken } : null;
}

/** Letters that tell languages apart which call a tool the same: "cronómetro", "cronômetro". */
const accents: Readonly<Record<string, RegExp>> = { es: /[áíóúñ¿¡]/iu, pt: /[ãõçâêô]|(?<!\p{L})(?:com|em|do|dos|das|uma|comprimento|moedas?)(?!\p{L})/iu, fr: /[éèêàçû]/iu, it: /[àèìòù]/iu }; // prettier-ignore
const hasAccents = /[à-ÿ]/iu;

const topical = new Set(['quiz', 'flashcards', 'countdown']);
const ending =
  'con|avec|mit|com|met|ile|z|ze|dla|icin|voor|fur|pour|per|sin|ohne|sans|senza|sem|que|qui|die|che|ktor\\p{L}+|مع|من|فيه|فيها|עם|כולל';
const topic = new RegExp(String.raw`^(?: (?!(?:${ending})(?!\p{L}))[\p{L}'’-]+){1,4}(?=[,،.:;(!?]|$| (?:${ending})(?!\p{L})| \d)`, 'u'); // prettier-ignore
const ahead = /^ (?:para|pour|bis|zum|zur|fur|per|tot|do|jusqu'a|fino a|ate|al|la|le|il|das|el|el dia)(?= )/u;
const idle = /(?: (?:el|am|le|no|il|op|w|em|a|au|den|der|dia|de|em|na|en))+$/u;

/** A quiz with what it is about, a countdown with what it counts to. */
function withTopic({ english, span }: NamedTool, folded: string): NamedTool['span'] {
  if (!topical.has(english)) return span;
  const rest = folded.slice(span.end);
  const lead = english === 'countdown' ? (ahead.exec(rest)?.[0] ?? '') : '';
  const found = topic.exec(rest.slice(lead.length))?.[0].replace(idle, '') ?? '';
  return found === '' ? span : { start: span.start, end: span.end + lead.length + found.length };
}

/** A prompt with the English name of the tool it opens with: what chooses among apps reads English alone. */
export function withEnglishName(prompt: string, spoken: string | null = null): string {
  const tool = findTool(prompt, spoken);
  return tool ? `${prompt}\n${tool.english}` : prompt;
}

/** The tool's own name for the head of its page: what a prompt of another language calls it. */
export function titleAbroad({
  prompt,
  spoken,
  language,
  offer,
}: Pick<Brief, 'prompt' | 'spoken' | 'language' | 'offer'>): string | null {
  const tool = spoken === 'en' || language.value !== spoken ? null : findTool(prompt, spoken);
  // The question heads a poll.
  if (!tool || tool.kind === 'poll') return null;
  const said = prompt.slice(tool.span.start, tool.span.end);
  const name = tool.title === undefined ? said : (offer?.value ?? tool.title);
  return name.charAt(0).toLocaleUpperCase(spoken) + name.slice(1);
}

import type { Declined } from '@/domain/site/brief';
import { foldText } from './words/fold-text';
import { letter } from './words/lean-letters';
import {
  acquiring, brands, deceiving, entering, fakes, fronts, institutions, lessons, malware, rehearsals, secrets, spreading, stealing, victims,
} from './lexicon/harm-words'; // prettier-ignore

const declines = {
  secrets: {
    reason:
      'I will not make a page that passes for someone else or collects passwords, codes or card details from people.',
    offer: 'I can make your own site with a contact form, or a page that teaches people to spot such fakes.',
  },
  malware: {
    reason: 'I will not make a page that gets people to download or run harmful software.',
    offer: 'I can make a download page for your own app, or a page about staying safe.',
  },
  deceit: {
    reason: 'I will not make a page that takes money or data from people under a false name.',
    offer: 'I can make a site in your own name, with what you really offer.',
  },
  illicit: {
    reason: 'I will not make a page that sells what is stolen, forged or forbidden.',
    offer: 'I can make a shop for things that are yours to sell.',
  },
  hunting: {
    reason: 'I will not make a page that exposes or hunts people against their will.',
    offer: 'I can make a page that tells people where to find help, or a form to report what happened.',
  },
} as const satisfies Record<string, Declined>;

type Sign = { readonly test: (text: string) => boolean };

/** Two kinds of words at most so many characters apart, in one sentence. Most prompts hold neither kind: that is asked first. */
const near = (one: string, other: string, most = 60): Sign => {
  const each = [new RegExp(one, 'u'), new RegExp(other, 'u')];
  const both = new RegExp(
    `(?:${one})[^.!?\\n]{0,${most}}(?:${other})|(?:${other})[^.!?\\n]{0,${most}}(?:${one})`,
    'u',
  );
  return { test: (text) => each.every((words) => words.test(text)) && both.test(text) };
};

// Texts are folded, so that no pattern has to ignore case.
const word = (list: string): string => `(?<!${letter}|\\p{N})(?:${list})(?!${letter}|\\p{N})`;
const isLesson = new RegExp(word(lessons), 'u');
const isRehearsal = new RegExp(word(rehearsals), 'u');

const someoneElse = `${word(institutions)}|${word(brands)}`;
const fake = word(fakes);
const secret = word(secrets);
/** More than a style that is liked: what nobody is to tell from the other. */
const alike =
  'same as|identical to|exactly like|just like|(?:exact )?(?:copy|replica|clone) of|indistinguishable from';

/** Asked for whatever else the prompt says: taking secrets from people who do not know it. */
const plain: readonly (readonly [Sign, keyof typeof declines])[] = [
  [near(word(stealing), secret), 'secrets'],
  [near(word(deceiving), `${secret}|${word('their (?:details|data|money|savings)')}`, 90), 'secrets'],
  [near(word(spreading), word(malware), 40), 'malware'],
  [near(word(victims), `${secret}|${fake}|${word(malware)}`, 120), 'secrets'],
  [
    near(
      fake,
      word('antivirus|virus (?:scan\\w*|warning|alert)|(?:chrome|flash|browser|windows|software) update'),
      20,
    ),
    'malware',
  ],
];

const dealing = word(
  'sell(?:s|ing)?|shop|store|order\\w*|deliver\\w*|dealers?|vend\\w+|verkauf\\w*|kauf\\w*|compra\\w*|acheter|satis\\w*|sprzeda\\w*',
);

/** Asked for, unless the prompt is about teaching, preventing or rehearsing it. */
const unlessTaught: readonly (readonly [Sign, keyof typeof declines])[] = [
  [/(?<!\p{L})phishing[- ](?:page|site|website|kit|form|web ?page|landing|login|template)|(?<!\p{L})(?:phish|phishing) (?:users|people|customers|employees)/iu, 'secrets'],
  [/(?<!\p{L})(?:card|credit card|payment) skimm(?:er|ing)|(?<!\p{L})skim(?:s|ming)? (?:credit )?cards?/iu, 'secrets'],
  [near(`${fake}|${word('same as|identical to|exactly like|just like|looks? like')}`, `(?:${someoneElse})[^.!?\\n]{0,40}${word('log[- ]?in|sign[- ]?in|anmeld\\w*|connexion|acceso|giris\\w*|logowani\\w*|verification|account|konto|conto|cuenta')}`, 40), 'secrets'],
  [near(`${word(alike)}[^.!?\\n]{0,40}(?:${someoneElse})`, `${secret}|${word('log[- ]?in|sign[- ]?in|verification')}`, 90), 'secrets'],
  [near(word('log[- ]?in|sign[- ]?in|verification page'), `${word(acquiring)}[^.!?\\n]{0,40}${secret}`, 90), 'secrets'],
  [new RegExp(`${word(acquiring)} ${word("(?:people|users?|visitors?|customers?|clients?|others?)['’]?s?|their")}[^.!?\\n]{0,20}${word('passwords?|passcodes?|credentials|pins?|pin codes?|seed phrases?|card numbers?|bank details|login details')}`, 'u'), 'secrets'],
  [near(someoneElse, `${word(acquiring)}[^.!?\\n]{0,40}${secret}`, 110), 'secrets'],
  [near(someoneElse, `${word('mir|mij|bana')}[^.!?\\n]{0,40}(?:${secret})[^.!?\\n]{0,40}${word('schickt|sendet|zuschickt|zusendet|stuurt|mailt|doorstuurt|gonder\\w*|yolla\\w*')}`, 110), 'secrets'],
  [near(`${word(brands)}[^.!?\\n]{0,20}${word('log[- ]?in|sign[- ]?in|verification')}`, `${word(entering)}[^.!?\\n]{0,40}${secret}`, 90), 'secrets'],
  [near(`${fake}[^.!?\\n]{0,40}(?:${someoneElse})`, secret, 110), 'secrets'],
  [near(dealing, word('(?:stolen|hacked|cloned|gestohlene\\w*|robad[ao]s|vole[es]*|rubat[eio]|roubad[ao]s) (?!(?:bike|vehicle|goods)s? (?:register|database|check|report)|back)(?:\\w+ )?(?:cards?|accounts?|phones?|bikes?|cars?|data|goods|karten|konten|tarjetas|cuentas|cartes|comptes|carte|cartoes|contas)|(?:fake|forged|counterfeit|gefalschte\\w*|fals[aeio]s?|faux|fausses?) (?:ids?|id cards?|passports?|diplomas?|driv(?:ing|er[\u2019\']?s) licen[cs]es?|vaccin\\w+ (?:cards?|certificates?)|banknotes|prescriptions|passe?ports?|pasaportes?|passaport[eoi]s?|ausweise?|passe|diplom\\w*|billet\\w*)|cocaine|heroin|fentanyl|crystal meth|mdma|untraceable (?:guns?|weapons?)|ghost guns?'), 40), 'illicit'],
  [/(?<!\p{L})(?:dox+(?:ing|es)?|revenge porn|(?:nudes?|naked (?:photos?|pictures?)) of (?:my )?(?:ex|girls?|women|colleagues?|classmates?))(?!\p{L})/iu, 'hunting'],
  [near(word('pos(?:e|es|ing) as|pretend(?:s|ing)? to be|impersonat\\w+|se faire passer|sich ausgib\\w*|hacerse pasar'), someoneElse, 60), 'deceit'],
  [near(`${fake} (?:online )?${word(fronts)}`, word('collect\\w*|take|takes|taking|get|gets|money|donations?|payments?|cards?|details|data|deposits?'), 80), 'deceit'],
]; // prettier-ignore

/**
 * Whether what is asked for would harm the people who visit it: a look-alike sign-in, a page that gathers secrets, a
 * download that does damage, money taken under a false name. Teaching about these, and demos of one's own, are fine.
 */
export function readHarm(text: string): Declined | null {
  const folded = foldText(text.slice(0, 20_000)).replace(/\s+/gu, ' ');
  const isTaught = isLesson.test(folded);
  const isRehearsed = isRehearsal.test(folded);
  for (const [pattern, why] of plain) if (pattern.test(folded) && !isTaught) return declines[why];
  if (isTaught || isRehearsed) return null;
  for (const [pattern, why] of unlessTaught) if (pattern.test(folded)) return declines[why];
  return null;
}

import type { ListedItem, Slot, Span } from '@/domain/site/brief';
import { cleanName } from '../names/clean-name';
import { isOrdinaryWord } from '../words/correct-spelling';
import { foldText } from '../words/fold-text';
import { lowered } from '../words/lowered';
import { isKnownTown } from '../words/ordinary-words';
import { makersOfTitles } from '../parts/read-titled';
import type { Reading } from '../reading';

/** A person named with what they do: "head chef Marta", "Ana (vocals)". */
export type ReadPerson = Slot<ListedItem>;

const ranks = String.raw`head|sous|executive|pastry|senior|junior|lead|chief|assistant|managing|artistic|creative|musical|co-?|vice|deputy|general|front of house`;
const roles = String.raw`smith|apprentice|master|joiner|carpenter|weaver|potter|tailor|beekeeper|farmer|chef|cook|sommelier|bartender|barista|baker|owner|founder|co-?founder|director|manager|principal|headteacher|teacher|instructor|coach|trainer|stylist|barber|therapist|vet|nurse|midwife|dentist|hygienist|doctor|receptionist|designer|engineer|developer|ceo|cto|cfo|coo|producer|guitarist|drummer|singer|vocalist|bassist|violinist|cellist|pianist|keyboardist|saxophonist|trumpeter|conductor|curator|gardener|brewer|winemaker|captain|skipper|guide|president|chair|chairman|chairwoman|treasurer|secretary|editor|host|priest|pastor|rabbi|imam|lawyer|partner|foreman|mechanic|groomer|photographer|florist|chef de cuisine|maître d['’]hôtel|cheffe|la cheffe|le chef|chefin|chefkoch|küchenchef|küchenchefin|inhaber(?:in)?|gründer(?:in)?|\p{L}*meister(?:in)?|\p{L}*leiter(?:in)?|geschäftsführer(?:in)?|jefe de cocina|jefa de cocina|cocinero|cocinera|dueñ[oa]|fundador[a]?|directora?|profesora?|monitora?|propriétaire|fondatrice|fondateur|directrice|directeur|cuisinier|cuisinière|pâtissier|pâtissière|capocuoco|cuoc[oa]|titolare|fondatore|direttore|direttrice|sommelière|eigenaar|oprichter|kok|trainer(?:in)?|kursleiter(?:in)?|lehrer(?:in)?|tier(?:arzt|ärztin)|arzt|ärztin|meister(?:in)?|friseur(?:in)?|hebamme|dozentin|monitrice|moniteur|professeure?|formatrice|formateur|profesor|instructora?|entrenadora?|professora?|instrutora?|istruttrice|istruttore|insegnante|docente|lerares|lekarz|lekarka|instruktorka?|nauczycielka?|trenerka?|eğitmen|antrenör|szef kuchni|kucharz|kucharka|fryzjerka?|trener|prowadząc[ya]|usta(?:mız)?|kurucu(?:muz)?|sahibi|öğretmen(?:imiz)?|mec[aá]nic[oa]|entrenador|chofer|peluquer[oa]|artesan[oa]|mec[aâ]nic[oa]|cabeleireir[oa]|padeir[oa]|proprietári[oa]|don[oa]|cozinheir[oa]|fisioterapeuta|fisioterapista|kin[eé]sith[eé]rapeute|m[eé]canicien(?:ne)?|gérante?|coiffeuse|coiffeur|boulanger|boulangère|artisane?|parrucchier[ea]|proprietari[oa]|falegname|meccanico|maestr[oa]|voorzitter|penningmeester|secretaris|trainster|kapster|monteur|docente?|vorsitzende[r]?|kassier(?:in)?|schriftführer(?:in)?|właściciel(?:ka)?`;
const person = String.raw`(?:(?:Dr|Prof|Mr|Mrs|Ms)\.?\s)?\p{Lu}[\p{Ll}'’-]+(?:[ ](?:van|de|den|ten|ter|dos|von|der|da|di|du|le|la|el|bin|al)){0,2}(?:[ ]\p{Lu}[\p{L}'’-]+){0,2}`;
const roleFirst = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?<role>(?:(?:${ranks})\s){0,2}(?:${roles}))(?:\s(?:is|es|est|ist|è|é|to|jest)|\s?:)?\s(?<person>${person})(?![\p{L}'’])`,
  'giu',
);
/** What is played or taught. */
const lessons =
  'vocals|drums|bass|guitar|keys|violin|cello|sax|trumpet|piano|flute|harp|accordion|percussion|voice|painting|maths|english|french|german|spanish';
const roleAfter = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<person>${person})\s?(?:\(|,\s(?:our|the|my)\s|\sis\s(?:our|the|my)\s|[–—-]\s)(?<role>(?:(?:${ranks})\s){0,2}(?:${roles}|${lessons}))(?![\p{L}])\)?`,
  'giu',
);

/** What somebody does, in small letters: the long patterns cost tens of milliseconds, and most prompts name no role. */
const saysRole = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${roles})(?!\p{L})`, 'u');
const saysPart = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${roles}|${lessons})(?!\p{L})`, 'u');

/** What stands between a person and what they do. The long pattern costs tens of milliseconds when it is first run. */
const between = /[(–—-]|(?:,|\sis)\s(?:our|the|my)\s/iu;

const roleAlone = new RegExp(String.raw`^(?:${roles})$`, 'iu');

/** Whether a word tells what somebody does: "barista". */
export function isRole(word: string): boolean {
  return roleAlone.test(word);
}

const openingCharacters = 20;
const noPerson =
  /^(?:Street|Road|Lane|Avenue|Square|Hill|House|Hall|Court|Close|Row|Place|Park|Club|School|Academy|Shop|Bar|Studio|Days?|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)/u;

function isCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

/** People with their roles, in the prompt's order. The pattern ignores case, so a person's capital is looked at here. */
export function readPeople(reading: Reading): ReadPerson[] {
  const people: ReadPerson[] = [];
  const seen = new Set<number>();
  const small = lowered(reading.text);
  const patterns = [
    ...(saysRole.test(small) ? [roleFirst] : []),
    ...(between.test(small) && saysPart.test(small) ? [roleAfter] : []),
  ];
  for (const pattern of patterns)
    for (const match of reading.text.matchAll(pattern)) {
      const { role = '', person: who = '' } = match.groups ?? {};
      // "Smith Patel LLP": names that are trades.
      if (
        /^(?:Smith|Baker|Cook|Potter|Weaver|Tailor|Carpenter|Joiner|Farmer|Gardener|Brewer|Master|Chambers)$/u.test(
          role,
        )
      )
        continue;
      // "Tutoring – maths": what is done, and in what.
      if (pattern === roleAfter && !/\s/u.test(who) && isOrdinaryWord(who.toLowerCase())) continue;
      const words = who.split(' ');
      // Up to the first word without a capital that is no particle.
      const stop = words.findIndex(
        (word) =>
          !isCapital(word) && !/^(?:van|de|den|ten|ter|dos|von|der|da|di|du|le|la|el|bin|al)$/u.test(word),
      );
      const name = cleanName((stop < 0 ? words : words.slice(0, stop)).join(' '));
      if (!isCapital(name) || reading.isShouting || noPerson.test(name)) continue;
      // "dentist Leeds" opens with where, "with chef Florence" tells who.
      if (pattern === roleFirst && match.index < openingCharacters && isKnownTown(foldText(name))) continue;
      const start = match.index + match[0].indexOf(who);
      if (seen.has(start) || people.some((one) => one.value.name === name)) continue;
      seen.add(start);
      const span: Span = {
        start: match.index,
        end: Math.max(start + name.length, match.index + (pattern === roleAfter ? match[0].length : 0)),
      };
      const note = role.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
      people.push({ value: { section: 'team', name, note }, spans: [span] });
    }
  return people.toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0));
}

/** People told by their role after the opening of the prompt: they are no names of the site. */
export function listedPeople(reading: Reading): Span[] {
  const opening = reading.tokens.find((token) => token.clause > 0)?.start ?? Infinity;
  return [
    ...makersOfTitles(reading),
    ...readPeople(reading).flatMap(({ spans }) => spans.filter((span) => span.start >= opening)),
  ];
}

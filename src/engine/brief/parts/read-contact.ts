import type { Slot } from '@/domain/site/brief';
import { closeTokens, type Reading } from '../reading';

// "ל@dana.cooks": a letter that joins a name is no mailbox.
const mailPattern =
  /(?:(?![\p{Script=Hebrew}\p{Script=Arabic}])[\p{L}\p{N}._%+-]){1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}/u;
const phonePattern =
  /(?<![\p{L}\p{N}])(?:\+|00)\d{1,3}(?:(?!\.\s)[\s./-]{0,2}\(?\d{1,5}\)?){2,7}(?![\p{L}\d])|(?<![\p{L}\p{N}.,:/€$£#-])(?:0\d{1,3}\s-\s\d{2,4}(?:[\s.]?\d{2,4}){1,3}|(?:\+|00)?\(?\d{1,5}\)?(?:(?!\.\s)[\s./-]{0,2}\(?\d{2,5}\)?){1,6})(?![\p{L}\d])/gu;
const cuePattern =
  /(?:phone|tel|teléfono|telefono|telefon|téléphone|telephone|telefoon|call|ring|whats\s?app|mobile|mobil|móvil|celular|cell|handy|fax|gsm|numer|fone|هاتف|تلفون|اتصل|واتساب|جوال|טלפון|נייד|hotline|rufnummer|appelez|ligue|llámanos|llame|chiama|bel)[^\d\n]{0,24}$/iu;

/** First e-mail address of the prompt. */
export function readEmail(reading: Reading): Slot<string> | null {
  const match = mailPattern.exec(reading.text);
  return match
    ? { value: match[0], spans: [{ start: match.index, end: match.index + match[0].length }] }
    : null;
}

const registers =
  /(?<!\p{L})(?:crp|crm|cro|crefito|cref|oab|cnpj|cpf|nif|nipc|cif|nip|regon|krs|siret|siren|rcs|rpps|adeli|kvk|btw|big|iban|p\.\s?iva|partita iva|c\.?f|hrb|ust-?id|steuernummer|matr[ií]cula|licen[cç]a|licencia|colegiad[oa])[\s:.nº°-]*$/iu;

function isPhone(text: string, start: number, raw: string): boolean {
  const digits = raw.replace(/\D/gu, '');
  const before = text.slice(Math.max(0, start - 40), start);
  if (digits.length < 7 || digits.length > 15)
    return (
      digits.length >= 3 && digits.length < 7 && /(?:phone|tel\.?|call|hotline)[:\s]{1,3}$/iu.test(before)
    );
  // "CRP 04/12345", "NIP 525 100 20 30": the number of a register.
  if (registers.test(before)) return false;
  // 12.06.2027, 2027-06-12, 10:00-18:00, 2014-2020 and 1 200 000 are no numbers to call.
  if (
    /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}-\d{2}-\d{2}$|^(?:19|20)\d{2}\s?[-–/]\s?(?:19|20)\d{2}$/u.test(
      raw.trim().replace(/^\(|\)$/gu, ''),
    )
  )
    return false;
  // "1350-131 Lisboa": a Portuguese postcode.
  if (/^\d{4}-\d{3}$/u.test(raw.trim()) && !cuePattern.test(before)) return false;
  // "9.00-17.30": a time to another, hours parted by a full stop.
  if (/^\d{1,2}[.:]\d{2}\s?[-–/]\s?\d{1,2}[.:]\d{2}\)?$/u.test(raw.trim())) return false;
  // "912 555 013": nine figures in threes are a number to call in many countries, and hardly an amount.
  const isAmount = /^\d{1,3}(?:[ .]\d{3})+$/u.test(raw.trim()) && digits.length !== 9;
  if ((isAmount || /[€$£]\s?$/u.test(before)) && !cuePattern.test(before)) return false;
  return (
    raw.startsWith('+') ||
    raw.startsWith('00') ||
    /[()\s./-]/u.test(raw.trim()) ||
    cuePattern.test(before) ||
    raw.startsWith('0')
  );
}

/** "taxis from Blue Star 01453 555 010": a number of somebody else. */
const others =
  /\b(?:taxis?|cabs?|minicabs?|hospital|police|ambulance|out[- ]of[- ]hours(?! (?:line|number|call|phone|emergency)\b)|samaritans|crisis line)\b[^.;\n]{0,36}$/iu;

/** "we treat no horses; Fellside Vets do, 01539 555 0900": who else does it. */
const elsewhere =
  /(?<![.!?]\s|^)\p{Lu}[\p{L}’'&-]+(?:\s\p{Lu}[\p{L}’'&-]+)*\s(?:do|does|will|can|are|is|has|have)(?:\s\p{Ll}+){0,3}[,:]?\s$/u;

/** First telephone number of the prompt, as written; one of somebody else only where no other is told. */
export function readPhone(reading: Reading): Slot<string> | null {
  // "albums 2023 2024 2025": years in a row.
  const numbers = [...reading.text.matchAll(phonePattern)].filter(
    ({ 0: one }) => !/^(?:(?:19|20)\d\d[\s,/&-]*){2,}$/u.test(one.trim()),
  );
  for (const [at, match] of numbers.entries()) {
    const lead = reading.text.slice(Math.max(0, match.index - 60), match.index);
    const isLast = !numbers.slice(at + 1).some(({ 0: raw, index }) => isPhone(reading.text, index, raw));
    if (elsewhere.test(lead) && !isLast) continue;
    const told = match[0].replace(/[\s./-]+$/u, '');
    // "acil hat 7/24 0532 111 22 33": round the clock, then the number.
    const clock = /^(?:7\/24|24\/7|24\/6)\s+(?=\d)/u.exec(told)?.[0].length ?? 0;
    // "056 555 0177 24 hours", "… 24/7": when somebody answers stands behind the number.
    const behind = reading.text.slice((match.index ?? 0) + told.length);
    const around =
      /\s24\/7$/u.exec(told) ??
      (/^(?:\/7|(?:\s|-)?(?:hours?|hrs?|h))\b/iu.test(behind) ? /\s24$/u.exec(told) : null);
    const raw = told.slice(clock, around?.index);
    const begin = (match.index ?? 0) + clock;
    if (!isPhone(reading.text, begin, raw)) continue;
    const after = reading.text.slice(begin + raw.length, begin + raw.length + 6);
    if (/^\s?(?:€|£|\$|kr|zł|TL|%|km|m²|Uhr|am\b|pm\b)/u.test(after)) continue;
    if (others.test(reading.text.slice(Math.max(0, begin - 40), begin))) continue;
    const open =
      (raw.match(/\(/gu)?.length ?? 0) < (raw.match(/\)/gu)?.length ?? 0) && reading.text[begin - 1] === '(';
    // "so erreicht man uns (0951 555 0134)": the brackets are around the number, and no part of it.
    const isAside = /^\([^()]+\)$/u.test(raw);
    const start = isAside ? begin + 1 : open ? begin - 1 : begin;
    const span = { start, end: begin + raw.length - (isAside ? 1 : 0) };
    closeTokens(reading.tokens, span);
    return { value: reading.prompt.slice(span.start, span.end), spans: [span] };
  }
  return null;
}

const sites =
  'instagram|facebook|tiktok|youtube|linkedin|twitter|github|dribbble|behance|pinterest|spotify|soundcloud|bandcamp|etsy|patreon|threads|mastodon|bluesky|telegram|medium|substack|twitch|vimeo|x';
const linkPattern = new RegExp(
  String.raw`(?:https?://)?(?:www\.)?(?:${sites}|t|wa|linktr)\.(?:com|me|ee|tv|app|social|org)/[\w@./?=-]{1,120}|(?<![\w.@])@[A-Za-z0-9_](?:[\w.]{0,38}\w)?`,
  'giu',
);
const whatsapp = /whats\s?app|واتس(?:\s?[أا]ب)?|וו?אטסאפ|ווטסאפ/iu;

/** Accounts elsewhere, as written: handles, addresses of profiles, a WhatsApp number. */
export function readSocial(reading: Reading, phone: Slot<string> | null): Slot<string>[] {
  const slots: Slot<string>[] = [];
  for (const match of reading.text.matchAll(linkPattern)) {
    if (slots.length >= 20) break;
    const value = match[0].replace(/[.]+$/u, '');
    if (!slots.some((slot) => slot.value === value))
      slots.push({ value, spans: [{ start: match.index, end: match.index + value.length }] });
  }
  const phoneSpan = phone?.spans[0];
  if (phone && phoneSpan) {
    const before = reading.text.slice(Math.max(0, phoneSpan.start - 24), phoneSpan.start);
    const cue = whatsapp.exec(before);
    if (cue)
      slots.push({
        value: `WhatsApp ${phone.value}`,
        spans: [{ start: phoneSpan.start - before.length + cue.index, end: phoneSpan.end }],
      });
  }
  return slots;
}

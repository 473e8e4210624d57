import * as z from 'zod/mini';
import { AppError } from '@/domain/errors';
import {
  acceptanceFileSchema,
  acceptanceFormat,
  acceptanceSchema,
  invitationFileSchema,
  invitationFormat,
  invitationSchema,
  teamFileHeadSchema,
  teamFileMaxCharacters,
  teamFileVersion,
  type Acceptance,
  type Invitation,
} from '@/domain/team/invitation';
import { fromBase64Url, toBase64Url } from '../account/passkey/base64url';

export type TeamFile =
  | { readonly kind: 'invitation'; readonly invitation: Invitation }
  | { readonly kind: 'acceptance'; readonly acceptance: Acceptance; readonly proof: string };

/** A key for one invitation: 32 random bytes, base64url. */
export function newTeamKey(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** An invitation as the text of a file. */
export async function writeInvitation(invitation: Invitation): Promise<string> {
  const check = await checkOf(invitation);
  return writeFile({ format: invitationFormat, version: teamFileVersion, invitation, check });
}

/** The answer to an invitation as the text of a file, proved with the invitation's key. */
export async function writeAcceptance(acceptance: Acceptance, key: string): Promise<string> {
  const proof = await proveAcceptance(acceptance, key);
  return writeFile({ format: acceptanceFormat, version: teamFileVersion, acceptance, proof });
}

/** What proves that an answer is of somebody who holds the invitation. Hex. */
export async function proveAcceptance(acceptance: Acceptance, key: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', encode(key), algorithm, false, ['sign']);
  return toHex(await crypto.subtle.sign('HMAC', imported, encode(inOrder(acceptanceSchema, acceptance))));
}

async function checkOf(invitation: Invitation): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', encode(inOrder(invitationSchema, invitation))));
}

/** As JSON with the fields in the order of the schema, so that both sides have the same bytes. */
function inOrder<T>(schema: z.ZodMiniType<T>, value: T): string {
  return JSON.stringify(z.parse(schema, value));
}

const codeStart = 'sitewright:';
const codeEnd = ':end';

/** A file's text as one word that survives being mailed: `sitewright:…:end`. */
export function writeTeamCode(text: string): string {
  const dense = JSON.stringify(JSON.parse(text));
  return `${codeStart}${toBase64Url(encode(dense))}${codeEnd}`;
}

/**
 * Reads an invitation, or the answer to one: the text of its file, or a mail that has its code somewhere in it. Throws
 * `invitation-unreadable`, `invitation-newer`, `invitation-damaged`.
 */
export async function readTeamFile(text: string): Promise<TeamFile> {
  const value = parseJson(findFileText(text));
  const head = z.safeParse(teamFileHeadSchema, value);
  if (!head.success) throw new AppError('invitation-unreadable');
  const { format, version } = head.data;
  if (version > teamFileVersion) throw new AppError('invitation-newer');
  if (format === acceptanceFormat) {
    const read = z.safeParse(acceptanceFileSchema, value);
    if (!read.success) throw new AppError('invitation-damaged');
    return { kind: 'acceptance', ...read.data };
  }
  const read = z.safeParse(invitationFileSchema, value);
  if (!read.success) throw new AppError('invitation-damaged');
  const { invitation, check } = read.data;
  if ((await checkOf(invitation)) !== check) throw new AppError('invitation-damaged');
  return { kind: 'invitation', invitation };
}

/** The code of a mail taken out of it; a text without one as it is. Mail programs break lines and quote them. */
function findFileText(text: string): string {
  if (text.length > teamFileMaxCharacters) throw new AppError('invitation-unreadable');
  const start = text.trimStart().startsWith('{') ? -1 : text.indexOf(codeStart);
  if (start < 0) return text;
  const end = text.indexOf(codeEnd, start);
  if (end < 0) throw new AppError('invitation-damaged');
  const code = text.slice(start + codeStart.length, end).replaceAll(/[\s>=]+/g, '');
  try {
    return new TextDecoder().decode(fromBase64Url(code));
  } catch {
    throw new AppError('invitation-damaged');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('invitation-unreadable');
  }
}

function writeFile(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

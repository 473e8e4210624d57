/** Code -> text. Every line of specification §8 stands here, word for word; braces are filled from the details. */
export const errorTexts = {
  'project-list-failed': 'Failed to load projects list: {status} {statusText}',
  'project-meta-failed': 'Failed to load project meta for {id}: {status} {statusText}',
  'project-list-invalid': 'Invalid projects list format',
  'project-meta-invalid': 'Invalid project meta format for {id}',
  'login-failed': 'An error occurred while logging in',
  'file-failed': 'Error loading file: {name}',
  'share-no-url': 'No preview URL available. Please publish your project first.',
  'copy-failed': 'Failed to copy to clipboard.',
  'download-failed': 'Failed to create download. Please try again.',
  'project-name-blank': 'Please enter a project name',
  'storage-full':
    'This device has no room left for Sitewright. Free some space or delete a project, then try again.',
  'storage-newer': 'This data was written by a newer Sitewright. Reload to update; nothing was changed.',
  'storage-blocked':
    'Another tab holds an older version of the data open. Close the other Sitewright tabs, then reload.',
  'storage-unavailable':
    'This browser does not let Sitewright keep data here, so no project can be made or opened. Allow site data for this address, or leave the private window, then reload.',
  'storage-failed':
    'The storage of this browser did not do its work ({reason}). Nothing was changed. Try again, and reload when it stays so.',
  'storage-wiped': 'The browser removed what Sitewright had kept on this device.',
  'row-invalid': 'One stored {table} record could not be read and was set aside: {key}',
  'file-conflict': 'Somebody else saved {path} meanwhile. Your text was kept as {copy}.',
  'not-found': 'There is nothing at {path}.',
  'path-taken': 'There is already a file at {path}.',
  'path-invalid': 'The path {path} is not a safe file path.',
  forbidden: 'This project belongs to another account on this device.',
  'project-read-only':
    '{by} shared this project for viewing, so nothing in it can be changed here. Ask for a share file that allows editing.',
  'share-file-invalid': 'This is no share file that can be imported: {reason}',
  'archive-refused': '{name} cannot be used: {reason}',
  'prompt-blank': 'Describe the site first.',
  'worker-failed': 'The part of Sitewright that does this stopped: {reason}. Try again.',
  'archive-failed': 'The zip could not be made: {reason}',
  'email-taken': 'An account with this email exists on this device. Log in instead.',
  'password-wrong': 'That password does not match this email on this device.',
  'login-paused': 'Several wrong passwords in a row. Try again in {wait}, or use the recovery code.',
  'passkey-unknown': 'No account on this device has that passkey. Log in with the password.',
  'passkey-refused':
    'That passkey did not prove who you are, so nothing was opened. Log in with the password.',
  'passkey-known': 'This account already has a passkey there. Log in with it next time.',
  'passkey-failed': 'The browser could not use a passkey here: {reason}',
  'recovery-wrong': 'That recovery code does not match this email on this device.',
  'admin-only': 'Only an administrator of this installation can do that.',
  'models-unreadable': 'That file holds no models that can be read: {reason}',
  'prompt-id-taken': 'Another prompt has the ID {id} already.',
  'mail-relay-failed': '{reason}',
  'model-rate': 'That is the most this installation asks of models in a minute. Try again in {wait}.',
  'model-refused': '{model} did not take the key ({status}). Check it under AI Models.',
  'model-no-key': '{model} needs a key. Add one under AI Models.',
  'model-no-address': '{model} has no address to ask. An administrator can enter one under AI Models.',
  'model-offline': 'This device is offline, and {model} answers over the network.',
  'model-unreachable':
    '{model} did not answer at {origin}. Check that the server runs and lets pages of this address ask it.',
  'model-blocked': 'This page may not ask {origin} yet. Reload it, then ask again.',
  'model-busy': '{model} takes no more requests at the moment (429). Wait a little, then ask again.',
  'model-missing': 'There is no model called {name} at {origin}.',
  'model-failed': '{model} could not answer ({status}). {reason}',
  'model-silent': '{model} said nothing for {wait}. Ask again, or choose another model.',
  'model-broken': 'The answer of {model} broke off in the middle.',
  'model-stopped': '{model} declined to answer that.',
  'model-too-long':
    'That is more than the model can read at once ({page} with the request). Ask for a smaller part.',
  'model-short-context':
    '{model} read only about {read} of {sent} tokens, so its answer did not fit the site. Give its server a longer context (for Ollama: OLLAMA_CONTEXT_LENGTH), then ask again.',
  'model-no-prompt':
    'The prompt {id} is switched off, so no model can be asked. An administrator can enable it.',
  'model-no-edit': 'The model answered without a change and without a word.',
  'model-unusable':
    'The model’s answer could not be used, also after it was asked to mend it: {problem}{more}.',
  'backup-failed': 'The backup could not be made: {reason}',
  'backup-unreadable': 'That is not a backup of Sitewright, or it is damaged: {reason}',
  'password-same': 'That is the password you have already.',
  'code-wrong':
    'That code does not match. Each one lasts half a minute and works once. If the clock of this device is wrong (it says {time}), no code matches until it is set.',
  'code-paused': 'Several wrong tries in a row. Try again in {wait}.',
  'vault-locked': 'Your keys are locked. Unlock them with your password first.',
  'vault-stale':
    'Your keys were sealed with the password from before it was reset. Only that password opens them.',
  'vault-no-password': 'Keys are sealed with a password, and a guest has none. Create an account first.',
  'vault-broken': 'The key {name} could not be read. Enter it again.',
  'plan-projects':
    'The {plan} plan holds {room} projects at a time, and as many are in use. Delete one, or change the plan under Billing.',
  'plan-storage':
    'The {plan} plan has {room} GB for projects, and all of it is in use. Delete a project for good, or change the plan under Billing.',
  'plan-members':
    'The team is as large as the {plan} plan allows ({room}, you among them). Revoke an invitation, or change the plan under Billing.',
  'plan-credits':
    'The {room} credits of the {plan} plan are used up for this month. The built-in composer goes on for free.',
  'plan-history':
    'The {plan} plan reaches back {room} days, and this version is older. It is kept: change the plan under Billing to restore it.',
  'plan-two-factor':
    'Two-factor authentication is not part of the {plan} plan on this installation. Change the plan under Billing to turn it on.',
  'member-known': '{email} is in your list already. Change the role or the projects there.',
  'member-self': 'That is your own email. Invite somebody else.',
  'invitation-unreadable': 'This is no invitation of Sitewright, and no answer to one.',
  'invitation-damaged':
    'This invitation is incomplete or was changed on its way. Ask for it once more, as a file.',
  'invitation-newer': 'This was made by a newer Sitewright. Reload to update, then open it again.',
  'invitation-own': 'This is an invitation of your own. Send it to {email}; it is opened there.',
  'invitation-revoked': '{name} has revoked this invitation.',
  'invitation-changed':
    'Another invitation with the same number was accepted here before, so this one is not taken.',
  'acceptance-foreign': 'This accepts an invitation that you have not sent from this account.',
  'acceptance-revoked':
    'You revoked the invitation of {name}, so this answer changes nothing. Invite again if you want to.',
  'acceptance-forged':
    'This answer does not belong to the invitation that you sent to {name}, so it is not taken.',
  unexpected: 'Something went wrong: {reason}',
} as const;
export type ErrorCode = keyof typeof errorTexts;

/** Fills the braces of an error's text; a brace without a detail stays as it is. */
export function describeError(code: ErrorCode, details: Readonly<Record<string, string>> = {}): string {
  return errorTexts[code].replace(/\{(\w+)\}/g, (brace, key: string) => details[key] ?? brace);
}

/** The one error class. `message` is ready for a person; `details` are what filled it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, details: Readonly<Record<string, string>> = {}, cause?: unknown) {
    super(describeError(code, details), cause === undefined ? undefined : { cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** Whether an error means that somebody cancelled, which is never an error to show. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

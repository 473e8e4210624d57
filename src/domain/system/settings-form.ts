import * as z from 'zod/mini';
import type { SystemSettings } from './system-settings';

export const timeoutMaxMinutes = 1440;
export const ratePerMinuteMax = 600;

function hasProtocol(text: string, protocols: readonly string[]): boolean {
  if (text === '') return true;
  try {
    return protocols.includes(new URL(text).protocol);
  } catch {
    return false;
  }
}

function wholeNumber(most: number, message: string) {
  return z.string().check(
    z.trim(),
    z.refine((text) => /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= most, message),
  );
}

/** What the form of the system settings asks for. Numbers are texts, as fields hold them. */
export const settingsFormSchema = z.object({
  twoFactorForAdmin: z.boolean(),
  sessionTimeout: z.boolean(),
  sessionTimeoutMinutes: wholeNumber(timeoutMaxMinutes, 'Write minutes from 1 to 1,440, which is a day.'),
  rateLimiting: z.boolean(),
  rateLimitPerMinute: wholeNumber(ratePerMinuteMax, 'Write a number from 1 to 600.'),
  dailyBackups: z.boolean(),
  queryLogging: z.boolean(),
  dataRetention: z.boolean(),
  emailNotifications: z.boolean(),
  errorAlerts: z.boolean(),
  maintenanceMode: z.boolean(),
  planLimits: z.boolean(),
  paymentAddress: z.string().check(
    z.trim(),
    z.refine(
      (text) => hasProtocol(text, ['https:', 'http:', 'mailto:']),
      'Write a whole address that begins with https:// or mailto:.',
    ),
  ),
  mailRelayAddress: z.string().check(
    z.trim(),
    z.refine(
      (text) => hasProtocol(text, ['https:', 'http:']),
      'Write a whole address that begins with https://.',
    ),
  ),
});
export type SettingsForm = z.infer<typeof settingsFormSchema>;

/** The form as it opens over settings. */
export function settingsForm(settings: SystemSettings): SettingsForm {
  return {
    ...settings,
    sessionTimeoutMinutes: String(settings.sessionTimeoutMinutes),
    rateLimitPerMinute: String(settings.rateLimitPerMinute),
  };
}

/** The settings that a checked form stands for. */
export function settingsOfForm(form: SettingsForm): SystemSettings {
  return {
    ...form,
    sessionTimeoutMinutes: Number(form.sessionTimeoutMinutes),
    rateLimitPerMinute: Number(form.rateLimitPerMinute),
  };
}

import * as z from 'zod/mini';

/** What an administrator sets for this installation (specification §2.9). */
export const systemSettingsSchema = z.object({
  twoFactorForAdmin: z.boolean(),
  sessionTimeout: z.boolean(),
  sessionTimeoutMinutes: z.number(),
  rateLimiting: z.boolean(),
  rateLimitPerMinute: z.number(),
  dailyBackups: z.boolean(),
  queryLogging: z.boolean(),
  /** Keep user data two years, then let it go. */
  dataRetention: z.boolean(),
  emailNotifications: z.boolean(),
  errorAlerts: z.boolean(),
  maintenanceMode: z.boolean(),
  /** Plan limits bind only while this is on. */
  planLimits: z.boolean(),
  /** Where 'Change', 'Buy More' and 'Update Payment' lead; empty when none is configured. */
  paymentAddress: z.string(),
  /** An address that takes notifications as JSON and mails them; empty when none is configured. */
  mailRelayAddress: z.string(),
});
export type SystemSettings = z.infer<typeof systemSettingsSchema>;

/** What holds until an administrator says otherwise, and after 'Reset to Defaults'. */
export const defaultSystemSettings: SystemSettings = {
  twoFactorForAdmin: false,
  sessionTimeout: false,
  sessionTimeoutMinutes: 30,
  rateLimiting: true,
  rateLimitPerMinute: 20,
  dailyBackups: false,
  queryLogging: false,
  dataRetention: false,
  emailNotifications: false,
  errorAlerts: true,
  maintenanceMode: false,
  planLimits: false,
  paymentAddress: '',
  mailRelayAddress: '',
};

import * as z from 'zod/mini';

export const densities = ['comfortable', 'compact'] as const;
export const motions = ['system', 'reduced'] as const;
export const themeChoices = ['light', 'dark', 'system'] as const;
export const editorFonts = ['jetbrains', 'system', 'courier'] as const;
export const editorFontSizes = [12, 13, 14, 15, 16, 18, 20] as const;

/** How an account likes its screens. All of it is looks and habits: nothing here is secret. */
export const preferencesSchema = z.object({
  theme: z.enum(themeChoices),
  density: z.enum(densities),
  motion: z.enum(motions),
  editorFont: z.enum(editorFonts),
  /** In CSS pixels. */
  editorFontSize: z.union(editorFontSizes.map((size) => z.literal(size))),
  /** A BCP 47 tag whose dates and numbers are used, such as `en-DE`. */
  region: z.string(),
  /** Models that this account turned on or off for itself, by id; the record decides for the others. */
  models: z.record(z.string(), z.boolean()),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** What holds until somebody chooses. The theme is the one the browser showed before. */
export const defaultPreferences: Omit<Preferences, 'theme'> = {
  density: 'comfortable',
  motion: 'system',
  editorFont: 'jetbrains',
  editorFontSize: 13,
  region: 'en-US',
  models: {},
};

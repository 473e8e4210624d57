/** Business constants and limits (specification §9), units in the names. */
export const limits = {
  projectNameMaxCharacters: 100,
  descriptionMaxCharacters: 150,
  initialsMaxCharacters: 2,
  chatPanelDefaultPixels: 400,
  chatPanelMinPixels: 250,
  chatPanelMaxPixels: 800,
  tabletPixels: 768,
  phonePixels: 375,
  mobileLayoutBelowPixels: 768,
  notificationMilliseconds: 5000,
  notificationsVisible: 3,
  scrollDebounceMilliseconds: 150,
  searchFocusMilliseconds: 300,
  themeTransitionMilliseconds: 280,
  draftMilliseconds: 500,
  trashDays: 30,
  passwordMinCharacters: 8,
  promptMaxCharacters: 100_000,
  /** Pictures given with a prompt: how many, and how large each file may be. */
  picturesMax: 24,
  pictureMaxBytes: 30_000_000,
  /** A version keeps the whole file tree every this many versions; between them, only what changed. */
  versionTreeEvery: 50,
} as const;

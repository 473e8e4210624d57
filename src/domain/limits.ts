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
  /** The sidebar of the signed-in area, in per cent of the window; narrower than the threshold it becomes icons. */
  sidebarDefaultPercent: 20,
  sidebarMinPercent: 5,
  sidebarMaxPercent: 30,
  sidebarThresholdPercent: 8,
  sidebarMobileRem: 18,
  sidebarCollapsedRem: 4,
  sidebarStateDays: 7,
  sidebarWidthDays: 365,
  recentProjects: 3,
  notificationMilliseconds: 5000,
  notificationsVisible: 3,
  scrollDebounceMilliseconds: 150,
  searchFocusMilliseconds: 300,
  draftMilliseconds: 500,
  trashDays: 30,
  passwordMinCharacters: 8,
  promptMaxCharacters: 100_000,
  /** Pictures given with a prompt: how many, and how large each file may be. */
  picturesMax: 24,
  pictureMaxBytes: 30_000_000,
  personNameMaxCharacters: 200,
  /** A description that somebody writes by hand; cards show the first of it. */
  projectDescriptionMaxCharacters: 5000,
  /** Addresses given as references to a new project. */
  referenceUrlsMax: 20,
  /** A version keeps the whole file tree every this many versions; between them, only what changed. */
  versionTreeEvery: 50,
} as const;

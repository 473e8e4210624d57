/** Public addresses whose screens come later (specification §2.1), with the title each will carry. */
export const laterPublicPages: Readonly<Record<string, string>> = {
  '/integrations': 'Integrations',
  '/customers': 'Customers',
  '/case-studies/technova': 'Case study: TechNova',
};

/** The same for the signed-in area; paths are relative to /app. */
export const laterAppPages: Readonly<Record<string, string>> = {
  'projects/new': 'Create New',
  profile: 'Profile',
  'profile/security': 'Security',
  'profile/models': 'AI Models',
  'profile/settings': 'Settings',
  team: 'Team',
  billing: 'Billing',
  notifications: 'Notifications',
  support: 'Support',
  feedback: 'Feedback',
  'admin/models': 'AI Models',
  'admin/prompts': 'System Prompts',
  'admin/settings': 'Settings',
};

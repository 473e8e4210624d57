/** Addresses of the signed-in area whose screens come later, below /app, with the title each will carry. */
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

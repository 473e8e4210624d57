/** A figure of the marketing copy (specification §9): static, not counted. */
export type Figure = { readonly value: string; readonly label: string };

export const figures: readonly Figure[] = [
  { value: '120K+', label: 'users' },
  { value: '72+', label: 'countries' },
  { value: '500M+', label: 'API calls a month' },
  { value: '99.99%', label: 'uptime' },
];

/** What integrations are meant to reach. Not a count: the page that shows them says so. */
export const plannedIntegrations: readonly Figure[] = [
  { value: '50+', label: 'integrations' },
  { value: '5000+', label: 'apps through a workflow automation service' },
  { value: '40+', label: 'more integrations after those' },
];

import type { PlanFeature, PlanFeatureSection } from './plan';

/** What the plans hold, line by line: the limits of specification §9, and what every plan has because it runs on the device. */
export const planFeatureSections: readonly PlanFeatureSection[] = [
  {
    title: 'Making sites',
    features: [
      {
        name: 'Projects',
        tooltip: 'Sites that you keep at the same time. Deleted ones do not count.',
        free: '3',
        pro: 'Unlimited',
        enterprise: 'Unlimited',
      },
      inEveryPlan(
        'Built-in composer',
        'Makes and changes sites on this device, without a model and without a network.',
      ),
      inEveryPlan('Your own models', 'Connect a model of your own, with your key or on your machine.'),
      inEveryPlan(
        'Download as zip',
        'Plain HTML, CSS and JavaScript that opens by double click and goes on any host.',
      ),
    ],
  },
  {
    title: 'Keeping them',
    features: [
      {
        name: 'Storage',
        tooltip: 'Room for pages, pictures and versions. Your device sets its own limit too.',
        free: '5GB',
        pro: '50GB',
        enterprise: 'Unlimited',
      },
      {
        name: 'Version history',
        tooltip: 'How far back an earlier state of a site can be looked at and restored.',
        free: '7 days',
        pro: '30 days',
        enterprise: 'Unlimited',
      },
      inEveryPlan(
        'Works offline',
        'Everything but outside models works with the network unplugged, new projects too.',
      ),
    ],
  },
  {
    title: 'Working together',
    features: [
      {
        name: 'Team members',
        tooltip: 'People who can be invited to your projects, you among them.',
        free: '1',
        pro: '10',
        enterprise: 'Unlimited',
      },
      {
        name: 'Permissions',
        tooltip:
          'A role for each person: to look, to change or to administer. What is custom is agreed with whoever runs your installation.',
        free: 'Basic',
        pro: 'Advanced',
        enterprise: 'Custom',
      },
      {
        name: 'Shared workspaces',
        tooltip: 'One place for the projects of a team, as soon as it is more than one person.',
        free: false,
        pro: true,
        enterprise: true,
      },
    ],
  },
  {
    title: 'Safety and help',
    features: [
      inEveryPlan('Sealed previews', 'What is made can never read what you keep.'),
      {
        name: 'Two-factor authentication',
        tooltip:
          'A code from an authenticator app beside the password. Where no administrator has turned the limits on, every plan has it.',
        free: false,
        pro: true,
        enterprise: true,
      },
      {
        name: 'Priority support',
        tooltip: 'Your questions are answered first, where whoever runs your installation offers help.',
        free: false,
        pro: true,
        enterprise: true,
      },
      {
        name: 'SLA guarantee',
        tooltip: 'Times for answers and repairs, in writing, from whoever runs your installation.',
        free: false,
        pro: false,
        enterprise: true,
      },
    ],
  },
];

function inEveryPlan(name: string, tooltip: string): PlanFeature {
  return { name, tooltip, free: true, pro: true, enterprise: true };
}

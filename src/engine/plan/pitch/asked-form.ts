/** What visitors are asked to do on a page whose thing cannot be had by a click: its words for buttons and titles. */
export type AskedForm = {
  readonly sort: 'waitlist' | 'beta' | 'demo' | 'early' | 'preorder' | 'notify' | 'trial' | 'download';
  readonly button: string;
  readonly title: string;
  /** Where it leads: a section type. */
  readonly to: 'newsletter' | 'contact' | 'pricing' | 'download';
};

const forms: readonly (readonly [RegExp, AskedForm])[] = [
  [
    // "Automatic waiting list": what the thing keeps for others.
    /(?<!\b(?:automatic|automated|smart|digital|live|managed|built-in) )\bwait(?:ing)?[- ]?list(?!s| manage)/iu,
    { sort: 'waitlist', button: 'Join the waitlist', title: 'Join the waitlist', to: 'newsletter' },
  ],
  [
    /\b(?:beta|testers?|test ?flight)\b[^.\n]{0,30}\b(?:sign|join|apply|list|access|form|invit)|\b(?:sign|join|apply|recruit)[^.\n]{0,20}\b(?:beta|testers?)\b|\b(?:private|closed|open|public) beta\b|\bbeta (?:page|sign)/iu,
    { sort: 'beta', button: 'Join the beta', title: 'Join the beta', to: 'newsletter' },
  ],
  [
    /\b(?:early[- ]access|early[- ]bird sign|first access)\b/iu,
    { sort: 'early', button: 'Get early access', title: 'Get early access', to: 'newsletter' },
  ],
  [
    /\b(?:pre-?orders?|pre-?ordering|reserve (?:yours|one))\b/iu,
    { sort: 'preorder', button: 'Pre-order yours', title: 'Pre-order', to: 'pricing' },
  ],
  [
    /\b(?:(?:book|request|schedule|arrange|ask for|get)[- ](?:an?[- ]|your[- ])?(?:\p{L}+[- ])?demo|demo (?:form|request|requests|button|booking|call)|request[- ]a[- ]demo)\b/iu,
    { sort: 'demo', button: 'Request a demo', title: 'Request a demo', to: 'contact' },
  ],
  [
    /\b(?:coming[- ]soon|launching soon|pre-?launch|notify me|get notified|launch notification|teaser page|be notified|(?:e-?mail|launch)[- ](?:sign-?up|signup|capture|notifications?|alerts?))\b/iu,
    { sort: 'notify', button: 'Tell me when', title: 'Be the first to hear', to: 'newsletter' },
  ],
  [
    /\b(?:install(?:ation)?|add to (?:chrome|firefox)) (?:button|link)\b|\bbutton to install\b/iu,
    { sort: 'download', button: 'Install', title: 'Install', to: 'download' },
  ],
];

/** The form that a prompt asks for by name; null where it asks for none of them. */
export const askedForm = (prompt: string): AskedForm | null => {
  const form = forms.find(([words]) => words.test(prompt))?.[1] ?? null;
  // "Book a demo", in quotes: that is what the button says.
  const said =
    form?.sort === 'demo'
      ? /["“](?<said>[A-Z][a-z]+ (?:an?|your) (?:[a-z]+ )?demo)["”]/.exec(prompt)?.groups?.['said']
      : undefined;
  return form && said !== undefined ? { ...form, button: said, title: said } : form;
};

/** Whether the whole site is that form: "waitlist page for …", "coming soon page". */
export const isFormAlone = (prompt: string): boolean =>
  /\b(?:wait(?:ing)?[- ]?list|coming[- ]soon|launching soon|pre-?launch|teaser|beta|sign[- ]?up|early[- ]access|pre-?order|under construction|notify[- ]me)\s(?:sign[- ]?up\s|landing\s|launch\s)*(?:page|site|website)\b/iu.test(
    prompt,
  );

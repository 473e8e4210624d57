/** Whoever runs a model. `needsKey` is false for servers of one's own, which need an address instead. */
export type Provider = {
  readonly name: string;
  readonly needsKey: boolean;
  /** Where a key is had; none for servers of one's own. */
  readonly site?: string;
  /** The usual address of a server on this device. */
  readonly endpoint?: string;
};

/** Providers that a model can be entered under. */
export const providers: readonly Provider[] = [
  { name: 'OpenAI', needsKey: true, site: 'https://platform.openai.com/api-keys' },
  { name: 'Anthropic', needsKey: true, site: 'https://console.anthropic.com/settings/keys' },
  { name: 'Google', needsKey: true, site: 'https://aistudio.google.com/app/apikey' },
  { name: 'Ollama', needsKey: false, endpoint: 'http://localhost:11434' },
  { name: 'LM Studio', needsKey: false, endpoint: 'http://localhost:1234/v1' },
  { name: 'OpenAI-compatible', needsKey: false, endpoint: 'http://localhost:8080/v1' },
];

/** The provider of a name; a name that is not listed is a server of one's own. */
export function findProvider(name: string): Provider {
  return providers.find((provider) => provider.name === name) ?? { name, needsKey: false };
}

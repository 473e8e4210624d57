/** What is needed to ask one model. The key goes into a header and nowhere else. */
export type ModelSettings = {
  /** As people call it. */
  readonly name: string;
  /** As its provider calls it. */
  readonly systemName: string;
  readonly provider: string;
  /** Address that the provider's paths hang under. */
  readonly base: string;
  /** Empty for servers that ask for none. */
  readonly key: string;
  /** Whether it runs on this device: loading a model there takes its time. */
  readonly isLocal: boolean;
  /** Whether the policy of this page refused a request to the model's origin. */
  readonly isBlocked: () => boolean;
};

/** A page written in Markdown: its place, its name, and one sentence on what it is about. */
export type WrittenPage = {
  /** Last part of the address, and the name of the file. */ readonly slug: string;
  readonly title: string;
  readonly description: string;
};

/** Pages that belong together, under one heading. */
export type WrittenGroup = { readonly title: string; readonly pages: readonly WrittenPage[] };

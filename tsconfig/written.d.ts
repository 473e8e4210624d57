/** A page in Markdown, built to a component, with its headings. */
declare module '*.mdx' {
  import type { ComponentType } from 'react';
  const Content: ComponentType<{
    readonly components?: Readonly<Record<string, ComponentType<never> | string>>;
  }>;
  export default Content;
  export const outline: readonly {
    readonly anchor: string;
    readonly heading: string;
    readonly level: number;
  }[];
}

/** Every section of every written page, for the search. */
declare module 'virtual:written-sections' {
  const sections: readonly {
    /** Of the page, e.g. `/docs/versions`. */ readonly path: string;
    readonly anchor: string;
    readonly heading: string;
    readonly text: string;
  }[];
  export default sections;
}

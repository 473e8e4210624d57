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

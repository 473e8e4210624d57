// The typings of css-tree know the whole package only.
declare module 'css-tree/parser' {
  import { parse } from 'css-tree';
  export default parse;
}
declare module 'css-tree/walker' {
  import { walk } from 'css-tree';
  export default walk;
}
declare module 'css-tree/generator' {
  import { generate } from 'css-tree';
  export default generate;
}

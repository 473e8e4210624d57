// css-tree by its parts: the whole package brings the lexer's 150 KB of value syntax, which nothing here asks for.
export { default as parse } from 'css-tree/parser';
export { default as walk } from 'css-tree/walker';

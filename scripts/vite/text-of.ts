import type { AnyNode, Expression, Program, TemplateLiteral } from 'acorn';

type Constants = ReadonlyMap<string, Expression>;

/** What the constants at the top of a file are set to, by name. */
export function constantsOf(program: Program): Constants {
  const declarations = program.body.flatMap((statement) => {
    const one = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return one?.type === 'VariableDeclaration' && one.kind === 'const' ? one.declarations : [];
  });
  return new Map(
    declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? [[id.name, init] as const] : [],
    ),
  );
}

/** The text that an expression puts together from texts and constants; nothing where it takes anything else. */
export function textOf(node: AnyNode, constants: Constants): string | undefined {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : undefined;
    case 'Identifier': {
      const set = constants.get(node.name);
      return set && textOf(set, constants);
    }
    case 'TemplateLiteral':
      return filled(node, 'cooked', constants);
    case 'TaggedTemplateExpression':
      return isProperty(node.tag, 'raw') ? filled(node.quasi, 'raw', constants) : undefined;
    case 'BinaryExpression': {
      const [left, right] = [textOf(node.left, constants), textOf(node.right, constants)];
      return node.operator === '+' && left !== undefined && right !== undefined ? left + right : undefined;
    }
    case 'MemberExpression': {
      if (!isProperty(node, 'source') || node.object.type !== 'Identifier') return undefined;
      const set = constants.get(node.object.name);
      if (set?.type === 'Literal') return set.regex?.pattern;
      return set?.type === 'NewExpression' && set.arguments[0]
        ? textOf(set.arguments[0], constants)
        : undefined;
    }
    default:
      return undefined;
  }
}

const isProperty = (node: AnyNode, name: string): boolean =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === name;

function filled(node: TemplateLiteral, form: 'cooked' | 'raw', constants: Constants): string | undefined {
  const parts = node.expressions.map((part) => textOf(part, constants));
  return parts.includes(undefined)
    ? undefined
    : node.quasis.map(({ value }, index) => `${value[form] ?? ''}${parts[index] ?? ''}`).join('');
}

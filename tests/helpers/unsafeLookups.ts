import path from 'node:path'
import type { ElementAccessExpression, Node, SourceFile } from 'typescript/unstable/ast'
import { SyntaxKind } from 'typescript/unstable/ast'
import { isBinaryExpression, isElementAccessExpression } from 'typescript/unstable/ast/is'
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'

/** A lookup `object[key]` or a test `key in object`. */
type Lookup = { node: Node; object: Node; key: Node }

/** All nodes of a file. */
function* nodesIn(node: Node): Iterable<Node> {
  yield node
  const children: Node[] = []
  node.forEachChild((child) => {
    children.push(child)
  })
  for (const child of children) yield* nodesIn(child)
}

function lookupsIn(file: SourceFile): Lookup[] {
  return Array.from(nodesIn(file)).flatMap((node): Lookup[] => {
    if (isElementAccessExpression(node)) return isTarget(node) ? [] : [elementLookup(node)]
    const isIn = isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword
    return isIn ? [{ node, object: node.right, key: node.left }] : []
  })
}

/** True for what is only written or deleted: `object[key] = value`, `delete object[key]`. */
function isTarget(node: ElementAccessExpression): boolean {
  const { parent } = node
  if (parent.kind === SyntaxKind.DeleteExpression) return true
  return (
    isBinaryExpression(parent) &&
    parent.operatorToken.kind === SyntaxKind.EqualsToken &&
    parent.left === node
  )
}

function elementLookup(node: ElementAccessExpression): Lookup {
  return { node, object: node.expression, key: node.argumentExpression }
}

/** True for the type `string` itself, not for some known strings. */
function isAnyString(type: Type | undefined): boolean {
  return type !== undefined && (type.flags & TypeFlags.String) !== 0
}

/** True for a type that has a value for each string, and is no list. */
function isDictionary(checker: Checker, type: Type | undefined): boolean {
  const known = type && checker.getNonNullableType(type)
  if (known === undefined || checker.isArrayLikeType(known)) return false
  return checker.getIndexInfosOfType(known).some(({ keyType }) => isAnyString(keyType))
}

/** The function around a node, or the file. */
function functionAround(node: Node): Node {
  let around = node
  while (around.parent !== undefined && around.kind !== SyntaxKind.FunctionDeclaration) {
    around = around.parent
  }
  return around
}

/** True if the function around a lookup asks before whether the object has the name itself. */
function isGuarded({ node, object, key }: Lookup, file: SourceFile): boolean {
  const guard = `Object.hasOwn(${object.getText(file)}, ${key.getText(file)})`
  return functionAround(node).getText(file).includes(guard)
}

/**
 * The places in the source where a plain object is asked for a name that may be any text: `constructor` then finds
 * what every object inherits. The types tell them from lists, from Maps, and from objects with known names.
 * @param config the `tsconfig.json` of the project
 * @param isRead whether a file is looked at
 */
export function unsafeLookups(config: string, isRead: (file: string) => boolean): string[] {
  const api = new API({ cwd: path.dirname(config) })
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (project === undefined) throw new Error(`${config} is no project`)
    const { program, checker } = project
    return program.getSourceFileNames().flatMap((name) => {
      const file = isRead(name) ? program.getSourceFile(name) : undefined
      if (file === undefined) return []
      const all = lookupsIn(file)
      const keys = checker.getTypeAtLocation(all.map(({ key }) => key))
      const byText = all.filter((_, i) => isAnyString(keys[i]))
      const objects = checker.getTypeAtLocation(byText.map(({ object }) => object))
      const unsafe = byText.filter(
        (one, i) => isDictionary(checker, objects[i]) && !isGuarded(one, file),
      )
      return unsafe.map(({ node }) => {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
        return `${path.relative(path.dirname(config), name)}:${line + 1}: ${node.getText(file)}`
      })
    })
  } finally {
    api.close()
  }
}

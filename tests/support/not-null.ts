import type { Catalog } from './database-catalog.ts';
import { isEmptySet, nodeOf, nodesOf, numberOf, type TreeNode, textOf } from './query-tree.ts';

interface Scope {
  query: TreeNode;
  outer: Scope | undefined;
  /** While what an update writes is looked at: its columns are those before the update. */
  isBeforeUpdate?: boolean;
}

const SELECT = 1;
const UPDATE = 2;
const INSERT = 3;
const Rte = { relation: 0, subquery: 1, join: 2, cte: 6, group: 9 };
const SubLink = { exists: 0, expression: 4, array: 6 };
const INNER_JOIN = 0;
const IS_NOT_NULL = '1';
const BOOLEAN_OID = 16;
const CAST_FORMATS = new Set([1, 2]);

/** Functions that give a value whatever they are called with. */
const ALWAYS = new Set(['now', 'clock_timestamp', 'count', 'row_number', 'json_build_object']);
/** Functions and operators that give a value for values. Others might give null: JSON without the key, for example. */
const TOTAL = new Set(['lower', 'upper', 'split_part', 'replace', 'extract', 'hashtextextended']);
const TOTAL_OPERATORS = new Set(['+', '-', '*', '/', '||']);
/** Aggregates that give a value for a group, which is never empty. */
const GROUP_AGGREGATES = new Set(['sum', 'min', 'max', 'json_agg', 'array_agg']);

/** Proves from the analysed query that a column of its result is never null. What it cannot prove may be null. */
export function createProver(catalog: Catalog, nullableParams: boolean[]) {
  const nameOf = (oid: number) => catalog.functionNames.get(oid) ?? '';
  const assumed: { query: TreeNode; position: number }[] = [];

  const columnOf = (scope: Scope, position: number): boolean => {
    const { query } = scope;
    const operation = nodeOf(query, 'setOperations');
    if (operation) return branchesOf(operation).every((index) => rangeColumn(scope, index, position));
    const list = nodesOf(query, numberOf(query, 'commandType') === SELECT ? 'targetList' : 'returningList');
    return isProven(targetAt(list, position), scope);
  };

  const rangeColumn = (scope: Scope, index: number, position: number): boolean => {
    const entry = nodesOf(scope.query, 'rtable')[index - 1];
    if (!entry) return false;
    switch (numberOf(entry, 'rtekind')) {
      case Rte.relation: {
        const table = numberOf(entry, 'relid');
        const view = catalog.views.get(table);
        if (view) return columnOf({ query: view, outer: undefined }, position);
        return catalog.notNullColumns.has(`${table}.${position}`) || isAssigned(scope, index, position);
      }
      case Rte.subquery: {
        const query = nodeOf(entry, 'subquery');
        return query !== undefined && columnOf({ query, outer: scope }, position);
      }
      case Rte.join:
        return isProven(nodesOf(entry, 'joinaliasvars')[position - 1], scope);
      case Rte.group:
        return isProven(nodesOf(entry, 'groupexprs')[position - 1], scope);
      case Rte.cte:
        return cteColumn(upwards(scope, numberOf(entry, 'ctelevelsup')), textOf(entry, 'ctename'), position);
      default:
        return false;
    }
  };

  const cteColumn = (scope: Scope | undefined, name: string, position: number): boolean => {
    const cte = scope && nodesOf(scope.query, 'cteList').find((one) => textOf(one, 'ctename') === name);
    const query = cte && nodeOf(cte, 'ctequery');
    if (!query) return false;
    // a recursive query adds rows made from its own: its first rows decide
    if (assumed.some((one) => one.query === query && one.position === position)) return true;
    assumed.push({ query, position });
    const isNotNull = columnOf({ query, outer: scope }, position);
    assumed.pop();
    return isNotNull;
  };

  /** Whether an update gives the column of its table a value. */
  const isAssigned = (scope: Scope, index: number, position: number): boolean => {
    const { query } = scope;
    if (scope.isBeforeUpdate || numberOf(query, 'commandType') !== UPDATE) return false;
    if (numberOf(query, 'resultRelation') !== index) return false;
    return isProven(targetAt(nodesOf(query, 'targetList'), position), { ...scope, isBeforeUpdate: true });
  };

  const isVariable = (node: TreeNode, scope: Scope): boolean => {
    const home = upwards(scope, numberOf(node, 'varlevelsup'));
    if (!home || textOf(node, 'varreturningtype') !== '0') return false;
    const index = numberOf(node, 'varno');
    const position = numberOf(node, 'varattno');
    if (isRequired(home, index, position)) return true;
    // the other side of an outer join may have no row
    return isEmptySet(node, 'varnullingrels') && rangeColumn(home, index, position);
  };

  /** Whether rows with a null in the column are filtered out. */
  const isRequired = ({ query, isBeforeUpdate }: Scope, index: number, position: number): boolean => {
    // the conditions speak of what was there before
    const isWritten = numberOf(query, 'resultRelation') === index && isSet(query, position);
    if (isWritten && !isBeforeUpdate) return false;
    return conditionsOf(nodeOf(query, 'jointree')).some((condition) => requires(condition, index, position));
  };

  /** Whether the condition is true only where the column has a value. */
  const requires = (node: TreeNode, index: number, position: number): boolean => {
    const isNullInNullOut = (one: TreeNode) => isStrictIn(one, index, position);
    if (node.type === 'NULLTEST')
      return textOf(node, 'nulltesttype') === IS_NOT_NULL && argumentsOf(node).some(isNullInNullOut);
    if (node.type === 'SCALARARRAYOPEXPR')
      return (
        textOf(node, 'useOr') === 'true' &&
        isStrict(node, 'opfuncid') &&
        argumentsOf(node).some(isNullInNullOut)
      );
    return isNullInNullOut(node);
  };

  /** Whether the expression is null where the column is. */
  const isStrictIn = (node: TreeNode, index: number, position: number): boolean => {
    const inArguments = () => argumentsOf(node).some((one) => isStrictIn(one, index, position));
    switch (node.type) {
      case 'VAR':
        return (
          numberOf(node, 'varlevelsup') === 0 &&
          numberOf(node, 'varno') === index &&
          numberOf(node, 'varattno') === position
        );
      case 'OPEXPR':
        return isStrict(node, 'opfuncid') && inArguments();
      case 'FUNCEXPR':
        return isStrict(node, 'funcid') && inArguments();
      case 'RELABELTYPE':
        return inArguments();
      default:
        return false;
    }
  };
  const isStrict = (node: TreeNode, field: string) => catalog.strictFunctions.has(numberOf(node, field));

  const isProven = (node: TreeNode | undefined, scope: Scope): boolean => {
    if (!node) return false;
    const all = () => argumentsOf(node).every((one) => isProven(one, scope));
    switch (node.type) {
      case 'CONST':
        return textOf(node, 'constisnull') === 'false';
      case 'PARAM':
        return nullableParams[numberOf(node, 'paramid') - 1] === false;
      case 'VAR':
        return isVariable(node, scope);
      case 'NULLTEST':
      case 'DISTINCTEXPR':
        return true;
      case 'BOOLEXPR':
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'COERCETODOMAIN':
        return all();
      case 'COALESCEEXPR':
      // greatest and least skip nulls
      case 'MINMAXEXPR':
        return argumentsOf(node).some((one) => isProven(one, scope));
      case 'SUBLINK':
        return isSubquery(node, scope);
      case 'WINDOWFUNC':
        return ALWAYS.has(nameOf(numberOf(node, 'winfnoid')));
      case 'AGGREF':
        return isAggregate(node, scope);
      case 'OPEXPR':
        return isTotalOperator(node) && all();
      case 'FUNCEXPR':
        return ALWAYS.has(nameOf(numberOf(node, 'funcid'))) || (isTotalFunction(node) && all());
      default:
        return false;
    }
  };

  const isTotalOperator = (node: TreeNode): boolean =>
    isStrict(node, 'opfuncid') &&
    (numberOf(node, 'opresulttype') === BOOLEAN_OID ||
      TOTAL_OPERATORS.has(catalog.operatorNames.get(numberOf(node, 'opno')) ?? ''));

  const isTotalFunction = (node: TreeNode): boolean =>
    isStrict(node, 'funcid') &&
    (CAST_FORMATS.has(numberOf(node, 'funcformat')) || TOTAL.has(nameOf(numberOf(node, 'funcid'))));

  const isAggregate = (node: TreeNode, scope: Scope): boolean => {
    const name = nameOf(numberOf(node, 'aggfnoid'));
    if (ALWAYS.has(name)) return true;
    const home = upwards(scope, numberOf(node, 'agglevelsup'));
    const [argument] = nodesOf(node, 'args');
    return (
      home !== undefined &&
      GROUP_AGGREGATES.has(name) &&
      nodesOf(home.query, 'groupClause').length > 0 &&
      nodeOf(node, 'aggfilter') === undefined &&
      argument !== undefined &&
      isProven(nodeOf(argument, 'expr'), scope)
    );
  };

  const isSubquery = (node: TreeNode, scope: Scope): boolean => {
    const kind = numberOf(node, 'subLinkType');
    const query = nodeOf(node, 'subselect');
    if (kind === SubLink.exists || kind === SubLink.array) return true;
    if (kind !== SubLink.expression || !query) return false;
    // an aggregate over everything has exactly one row; other queries may have none
    const hasOneRow =
      textOf(query, 'hasAggs') === 'true' &&
      nodesOf(query, 'groupClause').length === 0 &&
      nodeOf(query, 'havingQual') === undefined &&
      nodeOf(query, 'limitOffset') === undefined;
    return hasOneRow && columnOf({ query, outer: scope }, 1);
  };

  return (query: TreeNode, position: number): boolean => columnOf({ query, outer: undefined }, position);
}

function upwards(scope: Scope, levels: number): Scope | undefined {
  let found: Scope | undefined = scope;
  for (let level = 0; level < levels; level += 1) found = found?.outer;
  return found;
}

function isSet(query: TreeNode, position: number): boolean {
  const command = numberOf(query, 'commandType');
  if (command === UPDATE) return targetAt(nodesOf(query, 'targetList'), position) !== undefined;
  return command === INSERT;
}

function targetAt(list: TreeNode[], position: number): TreeNode | undefined {
  const target = list.find((one) => numberOf(one, 'resno') === position);
  return target && nodeOf(target, 'expr');
}

/** The queries of a union, by their place in the range table. */
function branchesOf(operation: TreeNode): number[] {
  return ['larg', 'rarg'].flatMap((side) => {
    const branch = nodeOf(operation, side);
    if (!branch) return [];
    return branch.type === 'RANGETBLREF' ? [numberOf(branch, 'rtindex')] : branchesOf(branch);
  });
}

/** What is true of every row: the conditions of `where` and of inner joins. */
function conditionsOf(from: TreeNode | undefined): TreeNode[] {
  if (!from || (from.type === 'JOINEXPR' && numberOf(from, 'jointype') !== INNER_JOIN)) return [];
  const sources = [...nodesOf(from, 'fromlist'), nodeOf(from, 'larg'), nodeOf(from, 'rarg')];
  return [...conjuncts(nodeOf(from, 'quals')), ...sources.flatMap((source) => conditionsOf(source))];
}

function conjuncts(condition: TreeNode | undefined): TreeNode[] {
  if (!condition) return [];
  const isAnd = condition.type === 'BOOLEXPR' && textOf(condition, 'boolop') === 'and';
  return isAnd ? nodesOf(condition, 'args').flatMap(conjuncts) : [condition];
}

function argumentsOf(node: TreeNode): TreeNode[] {
  const argument = nodeOf(node, 'arg');
  return argument ? [argument] : nodesOf(node, 'args');
}

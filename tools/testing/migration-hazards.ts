import { parse } from 'libpg-query';

/** The part of PostgreSQL's own parse tree that the check reads. */
interface Tree {
  relation?: { relname: string };
  renameType?: string;
  cmds?: { AlterTableCmd: { subtype: string; name?: string; def?: Definition } }[];
  concurrent?: boolean;
  oldVal?: string;
  removeType?: string;
}
interface Definition {
  Constraint?: ConstraintTree;
  ColumnDef?: { constraints?: { Constraint: ConstraintTree }[] };
}
interface ConstraintTree {
  contype: string;
  skip_validation?: boolean;
  indexname?: string;
  raw_expr?: unknown;
}

/** Functions whose value is the same for all rows of a statement, so that a default needs no rewrite. */
const STABLE = /"sval":"(now|transaction_timestamp|statement_timestamp)"/;

/** Effects of a migration on existing tables that would affect a running server, each as a sentence. A
 *  statement after `-- accepts: <reason>` is accepted. */
export async function migrationHazards(sql: string): Promise<string[]> {
  const { stmts = [] } = await parse(sql);
  const bytes = Buffer.from(sql);
  const created = new Set<string>();
  const validated = new Set<string>();
  const found: string[] = [];
  let previousEnd = 0;
  for (const { stmt, stmt_location: start = 0, stmt_len: length } of stmts) {
    const end = length ? start + length : bytes.length;
    // The parser leaves the comments before a statement out.
    const text = bytes.subarray(previousEnd, end).toString();
    previousEnd = end;
    const [kind = '', tree = {}] = Object.entries(stmt ?? {})[0] as [string, Tree];
    const table = tree.relation?.relname ?? '';
    if (kind === 'CreateStmt') created.add(table);
    const commands = tree.cmds?.map(({ AlterTableCmd }) => AlterTableCmd) ?? [];
    if (commands.some(({ subtype }) => subtype === 'AT_ValidateConstraint')) validated.add(table);
    if (created.has(table) || /--[ \t]*accepts:[ \t]*\S/.test(text)) continue;
    const hazards =
      kind === 'AlterTableStmt'
        ? commands.map((command) => hazardOfCommand(command, validated.has(table)))
        : [hazardOfStatement(kind, tree)];
    for (const hazard of hazards) if (hazard) found.push(`${table || kind}: ${hazard}`);
  }
  return found;
}

function hazardOfStatement(kind: string, tree: Tree): string | null {
  if (kind === 'IndexStmt' && !tree.concurrent)
    return 'CREATE INDEX stops writing until it is made; CONCURRENTLY does not';
  if (kind === 'RenameStmt' && /TABLE|COLUMN/.test(tree.renameType ?? ''))
    return 'a server that still runs knows the old name only';
  if (kind === 'AlterEnumStmt' && tree.oldVal)
    return 'a server that still runs knows the old value only';
  if (kind === 'DropStmt' && /OBJECT_(TABLE|TYPE)/.test(tree.removeType ?? ''))
    return 'a server that still runs needs what is dropped';
  if (kind === 'UpdateStmt' || kind === 'DeleteStmt')
    return 'rows are locked until all of them are changed';
  return null;
}

function hazardOfCommand(
  { subtype, def }: { subtype: string; def?: Definition },
  isValidated: boolean,
): string | null {
  if (subtype === 'AT_AlterColumnType') return 'ALTER TYPE writes the table anew';
  if (/^AT_Set(?:Un)?Logged$/.test(subtype)) return 'SET LOGGED writes the table anew';
  if (subtype === 'AT_DropColumn') return 'a server that still runs reads the column';
  if (subtype === 'AT_SetNotNull' && !isValidated)
    return 'SET NOT NULL reads the table; not after a CHECK that was validated';
  if (subtype === 'AT_AddConstraint' && def?.Constraint) return hazardOfConstraint(def.Constraint);
  if (subtype === 'AT_AddColumn') return hazardOfColumn(def);
  return null;
}

function hazardOfConstraint({
  contype,
  skip_validation,
  indexname,
}: ConstraintTree): string | null {
  if (/CONSTR_(FOREIGN|CHECK)/.test(contype) && !skip_validation)
    return 'ADD CONSTRAINT reads the table; NOT VALID and then VALIDATE do not stop writing';
  if (/CONSTR_(UNIQUE|PRIMARY|EXCLUSION)/.test(contype) && !indexname)
    return 'ADD CONSTRAINT makes an index; USING INDEX takes one that was made CONCURRENTLY';
  return null;
}

function hazardOfColumn(def: Definition | undefined): string | null {
  const constraints = def?.ColumnDef?.constraints?.map(({ Constraint }) => Constraint) ?? [];
  const default_ = constraints.find(({ contype }) => contype === 'CONSTR_DEFAULT');
  const tree = JSON.stringify(default_?.raw_expr ?? null);
  if (/"FuncCall"/.test(tree) && !STABLE.test(tree))
    return 'a default that differs by row writes the table anew';
  if (constraints.some(({ contype }) => contype === 'CONSTR_GENERATED'))
    return 'a generated column writes the table anew';
  if (constraints.some(({ contype }) => contype === 'CONSTR_NOTNULL') && !default_)
    return 'a server that still runs inserts rows without the column';
  return constraints.map(hazardOfConstraint).find(Boolean) ?? null;
}

// What a migration may not do while the server of the release before goes on selling on the same database (DEPLOY-03):
// take away what it reads, ask of its writes what it does not know, or hold a large table for long.

/** Grow with every sale: what looks at all of their rows, or rewrites them, stops sales meanwhile. */
const largeTables = new Set([
  "audit_log",
  "change_event",
  "consumable_movement",
  "consumption",
  "idempotency_record",
  "posting",
  "sold_promotion_item",
  "stock_flow",
  "transaction",
  "transaction_item",
  "transaction_status_change",
]);

/** Statements without comments; the body of a function or of a `do` is part of its statement. */
function statementsOf(text) {
  const statements = [""];
  for (const [part] of text.matchAll(
    /--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|;|[^-$';/]+|[-$'/]/g,
  )) {
    if (part.startsWith("--") || part.startsWith("/*")) continue;
    if (part === ";") statements.push("");
    else statements[statements.length - 1] += part;
  }
  return statements
    .map((statement) => statement.replaceAll(/\s+/g, " ").trim())
    .filter((statement) => statement !== "");
}

/** The clauses of an `alter table`, at its commas outside of brackets and texts. */
function clausesOf(text) {
  const clauses = [""];
  let depth = 0;
  for (const [part] of text.matchAll(/'(?:[^']|'')*'|[(),]|[^'(),]+/g)) {
    if (part === "(") depth += 1;
    if (part === ")") depth -= 1;
    if (part === "," && depth === 0) clauses.push("");
    else clauses[clauses.length - 1] += part;
  }
  return clauses.map((clause) => clause.trim());
}

const volatile = /default (?:clock_timestamp|random|gen_random_uuid|nextval|uuidv?\w*)\(/i;

/** [rule, what it is about] of one clause of `alter table`. */
function clauseFinding(clause, table, dropped) {
  const named = (pattern) => pattern.exec(clause)?.[1];
  let name;
  if ((name = named(/^drop column (?:if exists )?(\w+)/i))) return ["drop-column", `${table}.${name}`];
  if (/^rename /i.test(clause)) return ["rename", table];
  if ((name = named(/^alter (?:column )?(\w+) (?:set data )?type /i))) return ["change-type", `${table}.${name}`];
  if ((name = named(/^alter (?:column )?(\w+) set not null/i))) return ["require-column", `${table}.${name}`];
  if ((name = named(/^alter (?:column )?(\w+) drop default/i))) return ["require-column", `${table}.${name}`];
  if ((name = named(/^add column (?:if not exists )?(\w+)/i))) {
    const needs = /\bnot null\b/i.test(clause) && !/\b(?:default|generated)\b/i.test(clause);
    if (needs) return ["require-column", `${table}.${name}`];
    if (largeTables.has(table) && volatile.test(clause)) return ["rewrite-table", `${table}.${name}`];
    return undefined;
  }
  if (
    (name = named(/^add constraint (\w+)/i) ?? (/^add (?:check|foreign|unique|primary)/i.test(clause) && "unnamed"))
  ) {
    // One that was there and is written anew is most often wider; by its name somebody has looked.
    if (dropped.has(name)) return ["replace-constraint", `${table}.${name}`];
    if (!/\bnot valid$/i.test(clause)) return ["add-constraint", `${table}.${name}`];
  }
  return undefined;
}

function statementFindings(statement, created) {
  const is = (pattern) => pattern.exec(statement);
  let found;
  if ((found = is(/^drop (table|view|function|type) (?:if exists )?([\w.]+)/i)))
    return created.has(found[2]) ? [] : [[`drop-${found[1].toLowerCase()}`, found[2]]];
  if ((found = is(/^alter table (?:if exists )?(?:only )?(\S+) (.+)$/i))) {
    const [, table, rest] = found;
    if (created.has(table)) return [];
    const clauses = clausesOf(rest);
    const dropped = new Set(
      clauses.flatMap((clause) => /^drop constraint (?:if exists )?(\w+)/i.exec(clause)?.[1] ?? []),
    );
    return clauses.map((clause) => clauseFinding(clause, table, dropped)).filter((one) => one !== undefined);
  }
  if ((found = is(/^create (unique )?index (?:concurrently )?(?:if not exists )?(\S+) on (?:only )?(\S+)/i))) {
    const [, unique, name, table] = found;
    if (created.has(table)) return [];
    if (unique) return [["add-unique", `${table}.${name}`]];
    return largeTables.has(table) ? [["index-large", `${table}.${name}`]] : [];
  }
  if ((found = is(/^(?:update|delete from) (?:only )?(\w+)/i)) && largeTables.has(found[1]) && !created.has(found[1]))
    return [["touch-all-rows", found[1]]];
  if ((found = is(/^(lock|truncate) (?:table )?(\w+)/i)) && !created.has(found[2])) return [[found[1], found[2]]];
  return [];
}

/** What this migration's text does that it may not, as `rule what`, each once. */
export function judgeMigration(source) {
  const text = [...source.matchAll(/(?:migration\(|sql(?:\.raw)?\(?|=>|=)\s*`((?:[^`\\]|\\.)*)`/g)]
    .map(([, sql]) => sql)
    .join(";\n");
  const statements = statementsOf(text);
  const created = new Set(
    statements.flatMap(
      (one) => /^create (?:temporary |temp |unlogged )?table (?:if not exists )?([\w.]+)/i.exec(one)?.[1] ?? [],
    ),
  );
  const findings = statements.flatMap((statement) => statementFindings(statement, created));
  return { statements: statements.length, findings: [...new Set(findings.map((finding) => finding.join(" ")))] };
}

// Checks that each table has one owner (packages/api/table-owners.json against the migrations), that SQL names only its
// own module's tables, and that it is only in *-repository.ts.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { inRoot, ROOT } from '../bootstrap/paths.mjs';
import { ownerOf, tablesIn, tablesOfSchema } from './table-names.mjs';

const API = 'packages/api/src';
const MIGRATIONS = `${API}/db/migrations`;
const OWNERS = 'packages/api/table-owners.json';

const readJson = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8'));

/** Texts of SQL in a file: tagged templates, and literals given to `unsafe`. */
function sqlTexts(file) {
  const texts = [];
  const visit = (node) => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'TaggedTemplateExpression' && node.tag.property?.value !== 'raw') {
      texts.push(node.template.quasis.map(({ raw }) => raw).join(' ? '));
    }
    if (node.type === 'CallExpression' && node.callee.property?.value === 'unsafe') {
      const text = node.arguments[0]?.expression;
      texts.push(text?.quasis?.map(({ raw }) => raw).join(' ? ') ?? text?.value ?? '');
    }
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseSync(readFileSync(inRoot(file), 'utf8'), { syntax: 'typescript' }).body);
  return texts;
}

function* schemaFindings(owners, schema) {
  const owned = new Map();
  for (const [owner, tables] of Object.entries(owners)) {
    for (const table of tables) {
      if (owned.has(table)) yield `${table} has two owners: ${owned.get(table)} and ${owner}`;
      owned.set(table, owner);
      if (!schema.has(table)) yield `${OWNERS}: no migration creates ${table}`;
    }
  }
  for (const table of schema) if (!owned.has(table)) yield `${OWNERS}: ${table} has no owner`;
}

function* fileFindings(file, owners, schema) {
  const texts = sqlTexts(file);
  if (texts.length === 0) return;
  const owner = ownerOf(file.slice(API.length + 1));
  if (!file.endsWith('-repository.ts') && owner !== 'db') yield `${file}: SQL outside a repository`;
  const named = new Set(texts.flatMap((text) => tablesIn(text, schema)));
  for (const table of [...named].sort()) {
    if (!(owners[owner] ?? []).includes(table))
      yield `${file}: ${table} is not a table of ${owner}`;
  }
}

const owners = readJson(OWNERS);
const schema = tablesOfSchema(
  readdirSync(inRoot(MIGRATIONS))
    .sort()
    .map((file) => readFileSync(inRoot(MIGRATIONS, file), 'utf8')),
);
const files = globSync(`${API}/**/*.ts`, { cwd: ROOT })
  .filter((file) => !/\.(?:int\.)?test\.ts$|\/test-[^/]+$/.test(file))
  .sort();
const faults = [
  ...schemaFindings(owners, schema),
  ...files.flatMap((file) => [...fileFindings(file, owners, schema)]),
];
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;

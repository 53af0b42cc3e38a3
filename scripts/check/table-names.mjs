const NAME = `"?([a-z_][a-z0-9_]*)"?`;
const NAMES = `"?[a-z_][a-z0-9_]*"?(?:, "?[a-z_][a-z0-9_]*"?)*`;
const CHANGE = new RegExp(
  String.raw`\b(?<act>create|drop) (?:unlogged )?(?:table|view|materialized view) (?:if (?:not )?exists )?(?<names>${NAMES})|\balter table (?:if exists )?(?<from>[a-z_]\w*) rename to (?<to>[a-z_]\w*)`,
  'g',
);
const SINGLE = new RegExp(
  String.raw`\b(?:join|into|update|using|references|lock table|truncate(?: table)?) (?:only )?${NAME}`,
  'g',
);
/** `from a x, b y` */
const LIST = /\bfrom ((?:only )?[a-z_][^()?;]*)/g;
const END_OF_LIST =
  /\b(?:where|join|left|right|full|inner|cross|natural|order|group|limit|returning|for|union|having|set|using|window|offset|on|except|intersect|with)\b/;

/** The text in lower case, without comments, in one line. */
function plain(sql) {
  return sql
    .replace(/--.*$/gm, ' ')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/** Tables and views that exist after these migrations, in order. @param {readonly string[]} migrations */
export function tablesOfSchema(migrations) {
  const tables = new Set();
  for (const migration of migrations) {
    for (const { groups } of plain(migration).matchAll(CHANGE)) {
      const { act, names, from, to } = groups;
      for (const name of (names ?? from).replaceAll('"', '').split(', ')) {
        if (act === 'create') tables.add(name);
        else tables.delete(name);
      }
      if (to !== undefined) tables.add(to);
    }
  }
  return tables;
}

/** The tables of the schema that a query names. @param {string} sql @param {ReadonlySet<string>} schema */
export function tablesIn(sql, schema) {
  const text = plain(sql);
  const lists = [...text.matchAll(LIST)].flatMap(([, list]) =>
    list
      .split(END_OF_LIST)[0]
      .split(',')
      .map((item) => /^ ?(?:only )?"?([a-z_][a-z0-9_]*)/.exec(item)?.[1] ?? ''),
  );
  const singles = [...text.matchAll(SINGLE)].map(([, name]) => name);
  return [...new Set([...lists, ...singles])].filter((name) => schema.has(name));
}

/** Owner of a file of the API: its module, or its part of the core. @param {string} file path below `src` */
export function ownerOf(file) {
  const [part, module] = file.split('/');
  return part === 'modules' ? module : part;
}

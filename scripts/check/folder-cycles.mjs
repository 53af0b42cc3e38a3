// Refuses cycles between folders: type-only imports count, tests do not. A rule of dependency-cruiser for folders
// (`scope: 'folder'`) takes the folders within a folder for parts of it, so it misses cycles between a folder and its
// subfolders, which most of ours were.
import { cruise } from 'dependency-cruiser';
import configuration, { TESTS } from '../../.dependency-cruiser.mjs';
import { ROOT } from '../bootstrap/paths.mjs';
import { cyclesOf } from './cycles-of.mjs';

process.chdir(ROOT);
const { output } = await cruise(['packages', 'apps'], {
  ...configuration.options,
  exclude: { path: [configuration.options.exclude.path, TESTS, String.raw`\.json$`] },
});

const folderOf = (file) => file.slice(0, file.lastIndexOf('/'));
const isOurs = (file) => /^(packages|apps)\//.test(file);
/** Folder → folders that it imports from, with the imports. */
const imports = new Map();
for (const { source, dependencies } of output.modules.filter((module) => isOurs(module.source))) {
  const from = folderOf(source);
  if (!imports.has(from)) imports.set(from, new Map());
  for (const { resolved } of dependencies.filter((one) => isOurs(one.resolved))) {
    const to = folderOf(resolved);
    if (to === from) continue;
    const known = imports.get(from).get(to) ?? [];
    imports.get(from).set(to, [...known, `${source} → ${resolved}`]);
  }
}

const cycles = cyclesOf(imports);
for (const folders of cycles) {
  console.log(`${folders.length} folders import each other in a cycle:`);
  for (const from of folders.sort()) {
    for (const [to, [example]] of imports.get(from))
      if (folders.includes(to)) console.log(`  ${example}`);
  }
}
if (cycles.length > 0) process.exitCode = 1;

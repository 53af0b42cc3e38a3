// Arrows of ARCHITECTURE.md as patterns: a new feature or module needs no new rule.

/** A workspace may import these of ours, and nothing else of ours. */
const MAY_IMPORT = {
  'packages/domain': [],
  'packages/contracts': ['packages/domain'],
  'packages/api-client': ['packages/contracts', 'packages/domain'],
  'packages/providers': ['packages/domain'],
  'packages/api': ['packages/contracts', 'packages/domain', 'packages/providers'],
  'packages/ui': [],
  'apps/web': ['packages/api-client', 'packages/contracts', 'packages/domain', 'packages/ui'],
  'apps/sandbox': ['packages/domain'],
  'apps/server': [
    ...['apps/sandbox', 'apps/web', 'packages/api', 'packages/api-client'],
    ...['packages/contracts', 'packages/domain', 'packages/providers'],
  ],
};

export const TESTS = String.raw`\.(test|int\.test|spec|suite)\.tsx?$|/(test|e2e|fixtures|testing)/|/test-[^/]+$`;
/** What handles the money of orders of any kind. */
const MONEY = '^packages/(api/src/modules|domain/src)/(orders|payments|ledger)/';
const NODE_ONLY = String.raw`\.(server|reading|desk|partner)\.tsx?$|/(entry-server|vite\.config|playwright\.config)[^/]*$|/scripts/|${TESTS}`;

const directions = Object.entries(MAY_IMPORT).map(([workspace, allowed]) => ({
  name: `${workspace.replace('/', '-')}-direction`,
  comment: `${workspace} may import of this repository only itself${allowed.map((one) => `, ${one}`).join('')}.`,
  severity: 'error',
  from: { path: `^${workspace}/`, pathNot: TESTS },
  to: { path: '^(packages|apps)/', pathNot: [workspace, ...allowed].map((one) => `^${one}/`) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...directions,
    {
      name: 'domain-is-pure',
      comment: 'No package, no file, no network, no clock of the system: rules only.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: TESTS },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-peer', 'npm-no-pkg'] },
    },
    {
      name: 'contracts-take-only-zod',
      severity: 'error',
      from: { path: '^packages/contracts/src/', pathNot: [TESTS, '/openapi/write-openapi'] },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-peer', 'npm-no-pkg'],
        pathNot: '(^|/)node_modules/zod/',
      },
    },
    {
      name: 'browser-code-has-no-node',
      comment: 'Only *.server.ts files of the web app run on the server alone.',
      severity: 'error',
      from: { path: '^(apps/web|packages/(ui|api-client))/src/', pathNot: NODE_ONLY },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-code-without-the-big-tables',
      comment:
        'The tables of offices, cities and offences are large: the browser asks the API, and searches what it got.',
      severity: 'error',
      from: { path: '^(apps/web|packages/(ui|api-client))/src/', pathNot: NODE_ONLY },
      to: {
        path: '^packages/domain/src/(places/|rto-services/|challans/offences)',
        pathNot: String.raw`/places/(states|city-search|state-tiles)\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'modules-meet-in-use-cases',
      comment: "A module may call another's use case, not its routes or its tables.",
      severity: 'error',
      from: { path: '^packages/api/src/modules/([^/]+)/', pathNot: TESTS },
      to: {
        path: String.raw`^packages/api/src/modules/.+(routes|repository)\.ts$`,
        pathNot: '^packages/api/src/modules/$1/',
      },
    },
    {
      name: 'money-knows-no-kind',
      comment:
        'Orders, payments, refunds and the ledger reach a kind of orders only through its port (docs/adr/0032). So does the queue of the desk, which is no kind.',
      severity: 'error',
      from: { path: MONEY, pathNot: TESTS },
      to: {
        path: '^packages/(api/src/modules|domain/src|contracts/src)/([^/]+)/',
        pathNot: [
          '^packages/api/src/modules/(orders|payments|ledger|auth|desk-queue)/',
          '^packages/domain/src/(orders|payments|ledger|messages|registration|shared)/',
        ],
      },
    },
    {
      name: 'one-database-driver',
      comment: 'Everything else uses the tag of db/database.ts (docs/adr/0028).',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '^packages/api/src/db/' },
      to: { path: '(^|/)node_modules/(@types/)?pg/' },
    },
    {
      name: 'areas-do-not-meet',
      comment: 'What two areas need is in parts/ or in the frame.',
      severity: 'error',
      from: { path: '^apps/web/src/areas/([^/]+)/', pathNot: TESTS },
      to: { path: '^apps/web/src/', pathNot: '^apps/web/src/(areas/$1|parts|frame)/' },
    },
    {
      name: 'the-frame-imports-no-area',
      comment: 'The areas are found by name in apps/web/src/composition.',
      severity: 'error',
      from: { path: '^apps/web/src/frame/', pathNot: TESTS },
      to: { path: '^apps/web/src/', pathNot: '^apps/web/src/frame/' },
    },
    {
      name: 'parts-import-the-frame-alone',
      severity: 'error',
      from: { path: '^apps/web/src/parts/', pathNot: TESTS },
      to: { path: '^apps/web/src/', pathNot: '^apps/web/src/(parts|frame)/' },
    },
    {
      name: 'sandbox-only-beside-the-server',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot: [
          String.raw`^apps/server/src/(main|composition|roles|sandbox[^/]*)\.ts$`,
          '^apps/sandbox/',
          TESTS,
        ],
      },
      to: { path: '^apps/sandbox/' },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: TESTS },
      to: { path: TESTS, pathNot: 'node_modules' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-undeclared-packages',
      comment: 'Name it in the package.json of the workspace that imports it.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: TESTS },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'not-found',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};

/**
 * The imports allowed, written once for all capabilities. Allow-lists: what is not named is refused.
 * `root` is the folder of the tree that is judged: empty for the product, the fixture's folder for
 * the test that plants one violation per rule.
 */
const libraries = (...names) => names.map((name) => `(^|/)node_modules/${name}(/|$)`);

/** Third-party packages that each side of an adapter may use. Node built-ins are listed as `node:`. */
const SIDES = {
  composition: ['inversify', 'reflect-metadata'],
  names: [],
  'http/contract': ['zod'],
  'http/client': ['axios', 'zod'],
  'http/server': [
    'fastify',
    '@fastify/[^/]+',
    'fastify-type-provider-zod',
    'lru-cache',
    'pino',
    'prom-client',
    'zod',
    'yaml',
    'vite',
    'node:',
  ],
  'keycloak/browser': ['keycloak-js'],
  'keycloak/verifier': ['jose', 'lru-cache', 'node:'],
  'keycloak/embedded': ['fastify', '@fastify/[^/]+', 'jose', 'zod', 'node:'],
  'storage/browser': [],
  'storage/pdf': ['pdfkit', '@types/pdfkit', 'node:'],
  'storage/postgres': ['@electric-sql/pglite', '@electric-sql/[^/]+', 'pg', '@types/pg', 'node:'],
  'storage/import': ['zod', 'yaml', 'jsonc-parser', 'image-size', 'sax', 'node:'],
  'storage/seed': ['node:'],
  'editing/forms': ['zod', 'yaml'],
  'editing/guide': ['node:'],
  'editing/page': [],
  'editing/server': ['zod', 'vite', 'node:'],
};

/** Sides that may also use a neighbour of their own family. */
const NEIGHBOURS = {
  'http/contract': ['names'],
  'http/client': ['http/contract'],
  'http/server': ['http/contract', 'keycloak/embedded', 'keycloak/verifier', 'storage/pdf', 'composition', 'names'],
  'storage/postgres': ['names', 'storage/pdf'],
  'storage/import': ['http/contract', 'names', 'storage/pdf', 'storage/postgres'],
  'storage/seed': ['names'],
  'editing/forms': ['storage/import'],
  'editing/guide': ['editing/forms'],
  'editing/page': ['editing/forms'],
  'editing/server': ['editing/forms', 'storage/import', 'storage/seed', 'http/server'],
};

/** The processes of the service are composed here, and here alone does it meet its storage, or the client of somebody else's service; all else of it knows ports. */
const SERVICE_ROOTS = [
  'main',
  'render-workers/render-worker',
  'render-workers/render-jobs',
  'startup/storage',
  'startup/rendering',
  'startup/background-jobs',
  'startup/process',
  'pages/page-sources',
  'import/import-batch',
  'import/import-command',
];
const AT_ROOTS = ['http/client', 'storage/postgres', 'storage/import', 'storage/seed'];

const BUILT_IN =
  '^(node:)?(assert|buffer|child_process|cluster|crypto|dns|events|fs|http|http2|https|module|net|os|path|perf_hooks|process|readline|stream|string_decoder|timers|tls|tty|url|util|v8|vm|worker_threads|zlib)(/|$)';

/** The rules, for dependency-cruiser. */
export const rules = (root = '') => {
  const at = (path) => `^${root}${path}`;
  const side = ([name, packages]) => ({
    name: `adapter-${name.replace('/', '-')}`,
    severity: 'error',
    comment: `adapters/${name} may use core, itself, its listed neighbours and its listed packages`,
    from: {
      path: at(`adapters/${name}/`),
      ...(name === 'http/server' ? { pathNot: at(`adapters/http/server/(${SERVICE_ROOTS.join('|')})\\.ts$`) } : {}),
    },
    to: {
      pathNot: [
        at('core/'),
        at(`adapters/${name}/`),
        ...(NEIGHBOURS[name] ?? []).map((neighbour) => at(`adapters/${neighbour}/`)),
        ...libraries(...packages.filter((one) => one !== 'node:')),
        ...(packages.includes('node:') ? [BUILT_IN] : []),
      ],
    },
  });

  return [
    {
      name: 'core-stands-alone',
      severity: 'error',
      comment: 'core imports core, ts-pattern and date-fns, and nothing else',
      from: { path: at('core/') },
      to: { pathNot: [at('core/'), ...libraries('ts-pattern', 'date-fns')] },
    },
    {
      name: 'kernel-knows-no-capability',
      severity: 'error',
      from: { path: at('core/kernel/') },
      to: { pathNot: [at('core/kernel/'), ...libraries('ts-pattern', 'date-fns')] },
    },
    {
      name: 'formatting-knows-no-capability',
      severity: 'error',
      from: { path: at('core/formatting/') },
      to: { pathNot: [at('core/(kernel|formatting)/'), ...libraries('ts-pattern', 'date-fns')] },
    },
    {
      name: 'navigation-knows-no-capability',
      severity: 'error',
      comment: 'core/page-query.ts joins what the capabilities read of a query; settings name the types that they set',
      from: { path: at('core/navigation/'), pathNot: at('core/navigation/portal-settings\\.ts$') },
      to: { pathNot: [at('core/(kernel|formatting|navigation)/'), ...libraries('ts-pattern', 'date-fns')] },
    },
    {
      name: 'no-circle-of-capabilities',
      severity: 'error',
      comment: 'capabilities of core use each other in one direction, types included',
      scope: 'folder',
      from: { path: at('core/[^/]+$') },
      to: { path: at('core/[^/]+$'), circular: true },
    },
    { name: 'no-cycles', severity: 'error', from: { path: at('(core|adapters|ui)/') }, to: { circular: true } },
    ...Object.entries(SIDES).map(side),
    {
      name: 'service-is-composed-at-its-roots',
      severity: 'error',
      comment: 'the roots of the service may use what it may, its storage, and the client of another service',
      from: { path: at(`adapters/http/server/(${SERVICE_ROOTS.join('|')})\\.ts$`) },
      to: {
        pathNot: [
          at('core/'),
          at('adapters/http/server/'),
          ...[...NEIGHBOURS['http/server'], ...AT_ROOTS].map((neighbour) => at(`adapters/${neighbour}/`)),
          ...libraries('fastify', 'pino'),
          BUILT_IN,
        ],
      },
    },
    {
      name: 'adapters-have-a-listed-side',
      severity: 'error',
      comment: 'a new side of an adapter must be given its list of packages here',
      from: { path: at('adapters/'), pathNot: Object.keys(SIDES).map((name) => at(`adapters/${name}/`)) },
      to: {},
    },
    {
      name: 'ui-knows-no-adapter',
      severity: 'error',
      comment: 'only the two entries of ui compose it with adapters',
      from: {
        path: at('ui/'),
        // Parsing sheets is the build's work.
        pathNot: [at('ui/(main|entry-server)\\.tsx$'), at('ui/hydration/'), at('ui/ssr/parse-sheet\\.ts$')],
      },
      to: {
        pathNot: [
          at('core/'),
          at('ui/'),
          ...libraries(
            'react',
            'react-dom',
            'wouter',
            'valtio',
            '@tanstack/[^/]+',
            'ts-pattern',
            'bootstrap-italia',
            'lru-cache',
            '@types/react',
            '@types/react-dom',
          ),
        ],
      },
    },
    {
      name: 'browser-never-reaches-the-service',
      severity: 'error',
      from: { path: at('ui/main\\.tsx$') },
      to: {
        path: [at('adapters/(http/server|keycloak/(verifier|embedded)|storage/(postgres|import|seed|pdf))/'), BUILT_IN],
        reachable: true,
      },
    },
    {
      name: 'steps-speak-to-the-world',
      severity: 'error',
      from: { path: at('features/(steps|walks)/') },
      to: { pathNot: [at('features/'), at('core/'), ...libraries('@cucumber/cucumber'), '^(node:)?assert(/|$)'] },
    },
    {
      name: 'everything-is-found',
      severity: 'error',
      from: { path: at('(core|adapters|ui|features)/') },
      to: { couldNotResolve: true },
    },
    {
      name: 'product-never-uses-tests',
      severity: 'error',
      from: { path: at('(core|adapters|ui)/') },
      to: { path: at('(tests|features)/') },
    },
  ];
};

/** Options of a run that reads TypeScript without the compiler's own programming interface. */
export const options = {
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(dist|reports|\\.tmp|\\.data)/' },
  enhancedResolveOptions: {
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    mainFields: ['module', 'main', 'types'],
  },
};

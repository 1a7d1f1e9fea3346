// The import rules of the project; README.md describes them.

/** Forbids imports from `from` to `to`. */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
// access-cases.ts is read by server/authorisation.test.ts.
const test = '[.]test[.]tsx?$|/access-cases[.]ts$';

module.exports = {
  forbidden: [
    never('no-cycles', 'Modules in a cycle cannot be understood or tested alone.', {}, { circular: true }),
    never(
      'no-orphans',
      'A file that nothing imports is dead code.',
      {
        orphan: true,
        pathNot: [
          test,
          '[.]config[.]ts$',
          '[.]cjs$',
          '[.]d[.]ts$',
          '^start[.]js$',
          '^server/(main|cli)[.]ts$',
          '^(e2e|bench)/',
          '^client/public/sw[.]js$',
          '^client/app/icons/',
        ],
      },
      {},
    ),
    never(
      'shared-imports-neither-client-nor-server',
      'Both depend on it.',
      { path: '^shared/' },
      { path: '^(client|server|e2e|bench)/' },
    ),
    never(
      'no-server-in-client',
      'The client calls the server through the contract only.',
      { path: '^client/' },
      { path: '^server/' },
    ),
    never(
      'no-client-in-server',
      'The server loads the built client at run time.',
      { path: '^server/' },
      { path: '^client/' },
    ),
    never(
      'shared-is-pure',
      'Shared code does no I/O: it gives the same result in the browser, on the server and in a test.',
      { path: '^shared/', pathNot: test },
      { dependencyTypes: ['core'] },
    ),

    never(
      'no-features-in-ui',
      'Components in ui are independent of the domain.',
      { path: '^client/ui/', pathNot: test },
      { path: '^client/(app|pages|features)/|^shared/features/' },
    ),
    never(
      'no-features-in-client-core',
      'Client core is independent of the domain.',
      { path: '^client/core/' },
      { path: '^client/(app|pages|features|ui)/' },
    ),
    never(
      'no-pages-in-features',
      'Pages import features.',
      { path: '^client/features/' },
      { path: '^client/(app|pages)/' },
    ),
    never(
      'no-other-feature-in-client-feature',
      'Pages combine features.',
      { path: '^client/features/([^/]+)/' },
      { path: '^client/features/', pathNot: '^client/features/$1/' },
    ),
    never(
      'whole-pages-in-tests-of-pages',
      'Only tests in client/app and client/pages are isolated, which the whole app needs.',
      { path: '^client/(core|features|ui)/' },
      { path: '^client/testing/open-page[.]tsx$' },
    ),
    never('no-app-in-pages', 'The app imports pages.', { path: '^client/pages/' }, { path: '^client/app/' }),

    never(
      'no-features-in-database',
      'Features import the database.',
      { path: '^server/database/(?!seed/)', pathNot: test },
      { path: '^server/(features|app|main|testing)' },
    ),
    never(
      'no-features-in-server-core',
      'Server core is independent of the domain.',
      { path: '^server/core/', pathNot: test },
      { path: '^server/(features|app|main|testing)' },
    ),
    never(
      'no-app-in-server-features',
      'The app imports features.',
      { path: '^server/features/', pathNot: test },
      { path: '^server/(app|features[.]ts|main|testing)' },
    ),
    never(
      'only-actions-of-other-features',
      'A feature imports only the actions of another one, from the root of its folder.',
      { path: '^server/features/([^/]+)/', pathNot: test },
      { path: '^server/features/', pathNot: '^server/features/($1/|[^/]+/actions[.]ts$)' },
    ),
    never(
      'sql-in-queries-only',
      'Only query files import the tables.',
      { path: '^server/', pathNot: [test, 'queries[.]ts$', '^server/database/(connection|seed/)'] },
      { path: '^server/database/tables[.]ts$' },
    ),
    never(
      'no-testing-outside-tests',
      'Test helpers are for tests only.',
      { path: '^(server|client|shared)/', pathNot: [test, '^(server|client)/testing/'] },
      { path: '^(server|client)/testing/|^e2e/' },
    ),
    never('not-to-unresolvable', '', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|[.]tools)/' },
    // TypeScript 7 has no API yet, so another parser reads the sources.
    parser: 'swc',
    tsPreCompilationDeps: true,
    detectJSDocImports: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.d.ts'],
    },
    skipAnalysisNotInRules: false,
  },
};

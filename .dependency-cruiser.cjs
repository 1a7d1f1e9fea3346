// The directions in which the house may be walked; the map in README.md in a form that a program can check.

/** A rule that keeps `from` out of `to`. */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
// The cases of a feature are read by the test of who may call what.
const test = '[.]test[.]tsx?$|/access-cases[.]ts$';

module.exports = {
  forbidden: [
    never('no-circles', 'A circle cannot be understood one piece at a time.', {}, { circular: true }),
    never(
      'no-orphans',
      'A file nobody imports is dead.',
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
          '^client/ui/fonts',
          '^server/core/.*-worker[.]ts$',
          '^client/public/sw[.]js$',
          '^client/app/icons/',
        ],
      },
      {},
    ),
    never(
      'shared-imports-no-wing',
      'What both sides agree on knows neither.',
      { path: '^shared/' },
      { path: '^(client|server|e2e|bench)/' },
    ),
    never(
      'client-never-meets-server',
      'They talk through the contract only.',
      { path: '^client/' },
      { path: '^server/' },
    ),
    never(
      'server-never-meets-client',
      'The bundle is loaded at run time.',
      { path: '^server/' },
      { path: '^client/' },
    ),
    never(
      'rules-are-pure',
      'A rule is the same in the browser, on the server and in a test.',
      { path: '^shared/.*/(rules|words)[.]ts$' },
      { dependencyTypes: ['core'] },
    ),
    never(
      'shared-is-pure',
      'No input, no output.',
      { path: '^shared/', pathNot: test },
      { dependencyTypes: ['core'] },
    ),

    never(
      'ui-knows-no-domain',
      '',
      { path: '^client/ui/', pathNot: test },
      { path: '^client/(app|pages|features)/|^shared/features/' },
    ),
    never(
      'client-core-knows-no-domain',
      '',
      { path: '^client/core/' },
      { path: '^client/(app|pages|features|ui)/' },
    ),
    never('features-stand-below-pages', '', { path: '^client/features/' }, { path: '^client/(app|pages)/' }),
    never(
      'client-features-do-not-meet',
      'Pages join features.',
      { path: '^client/features/([^/]+)/' },
      { path: '^client/features/', pathNot: '^client/features/$1/' },
    ),
    never('pages-stand-below-app', '', { path: '^client/pages/' }, { path: '^client/app/' }),

    never(
      'database-knows-no-feature',
      '',
      { path: '^server/database/(?!seed/)', pathNot: test },
      { path: '^server/(features|app|main|testing)' },
    ),
    never(
      'server-core-knows-no-domain',
      'Only types of the database connection.',
      { path: '^server/core/', pathNot: test },
      { path: '^server/(features|app|main|testing)' },
    ),
    never(
      'server-features-stand-below-app',
      '',
      { path: '^server/features/', pathNot: test },
      { path: '^server/(app|features[.]ts|main|testing)' },
    ),
    never(
      'features-enter-by-actions',
      'Another feature is entered only by its actions, in the root of its folder.',
      { path: '^server/features/([^/]+)/', pathNot: test },
      { path: '^server/features/', pathNot: '^server/features/($1/|[^/]+/actions[.]ts$)' },
    ),
    never(
      'only-queries-speak-sql',
      'Tables are known to files of queries alone.',
      { path: '^server/', pathNot: [test, 'queries[.]ts$', '^server/database/(connection|seed/)'] },
      { path: '^server/database/tables[.]ts$' },
    ),
    never(
      'testing-stays-in-tests',
      '',
      { path: '^(server|client|shared)/', pathNot: [test, '^(server|client)/testing/'] },
      { path: '^(server|client)/testing/|^e2e/' },
    ),
    never('not-to-unresolvable', '', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|[.]tools)/' },
    // TypeScript 7 has no programming interface yet, so another parser reads the sources.
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

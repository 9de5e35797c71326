/** Who may import whom; docs/architecture.md says why. */
const rule = (name, from, to) => ({ name, severity: 'error', from, to });

export default {
  forbidden: [
    rule('no-cycles', {}, { circular: true }),
    rule('no-unresolved', { pathNot: '^src/web/' }, { couldNotResolve: true, pathNot: '^virtual:' }),
    rule('no-undeclared-packages', {}, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
    rule(
      'rules-are-pure',
      { path: '^src/rules/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^src/(rules|messages)/' },
    ),
    rule(
      'messages-know-only-languages',
      { path: '^src/messages/' },
      { pathNot: ['^src/messages/', '^src/rules/languages\\.ts$'] },
    ),
    rule(
      'contract-knows-rules-and-zod',
      { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^src/(messages|rules|contract)/', '^node_modules/zod/'] },
    ),
    rule(
      'web-knows-only-the-type-of-the-api',
      { path: '^src/web/' },
      { path: '^src/server/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'web-knows-only-the-api-file',
      { path: '^src/web/' },
      { path: '^src/server/', pathNot: '^src/server/api\\.ts$' },
    ),
    rule('web-has-no-node', { path: '^src/web/' }, { dependencyTypes: ['core'] }),
    rule('server-knows-no-pages', { path: '^src/server/' }, { path: '^src/web/' }),
    rule(
      'src-knows-no-tests',
      { path: '^src/', pathNot: '\\.test\\.ts$' },
      { path: '^(tests|scripts|bench)/' },
    ),
    rule(
      'sandbox-is-mounted-in-one-place',
      { path: '^src/', pathNot: '^src/server/main\\.ts$' },
      { path: '^sandbox/' },
    ),
    rule(
      'extensions-know-only-the-extension-api',
      { path: '^extensions/([^/]+)/', pathNot: '\\.test\\.ts$' },
      {
        pathNot: [
          '^extensions/$1/',
          '^src/(extension|contract|rules)/',
          '^node_modules/',
          '^(node:)?[a-z_/]+$',
        ],
      },
    ),
    rule(
      'extension-api-knows-rules-and-contract',
      { path: '^src/extension/', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^src/(extension|contract|rules|messages)/', '^node_modules/', '^(node:)?[a-z_/]+$'] },
    ),
    rule(
      'only-server-code-of-the-extension-api-knows-node',
      { path: '^src/extension/', pathNot: ['^src/extension/server/', '\\.test\\.ts$'] },
      { path: '^src/extension/server/', dependencyTypesNot: ['type-only'] },
    ),
    rule('extensions-are-listed-in-one-place', { path: '^src/' }, { path: '^extensions/' }),
    rule(
      'shop-config-is-read-in-two-places',
      { path: '^src/', pathNot: '^src/(server/platform/config/config|web/lib/extensions)\\.ts$' },
      { path: '^shop\\.config\\.ts$' },
    ),
    rule('sandbox-stands-alone', { path: '^sandbox/' }, { path: '^(src|tests|scripts)/' }),
    rule(
      'platform-and-providers-know-no-domain',
      { path: '^src/server/(platform|providers)/' },
      { path: '^src/server/', pathNot: '^src/server/(platform|providers)/' },
    ),
    rule('domains-know-no-assembly', { path: '^src/server/[^/]+/' }, { path: '^src/server/[^/]+\\.ts$' }),
    rule(
      'stores-are-private',
      { path: '^src/server/([^/]+)/' },
      { path: '^src/server/([^/]+)/.+\\.store\\.ts$', pathNot: '^src/server/$1/' },
    ),
    // its rows are what the caller says: only statements are checked against the database
    rule(
      'sql-goes-through-statements',
      { path: '^src/', pathNot: '^src/server/platform/(db/statement|jobs)\\.ts$' },
      { path: '^src/server/platform/db/run-sql\\.ts$' },
    ),
    rule('routes-call-use-cases', { path: '^src/server/.+\\.routes\\.ts$' }, { path: '\\.store\\.ts$' }),
    rule(
      'sql-only-in-stores',
      {
        path: '^src/server/',
        pathNot: ['\\.store\\.ts$', '^src/server/(platform|seed)/'],
      },
      {
        path: ['^node_modules/drizzle-orm/', '^src/server/platform/db/(schema/|statement\\.ts$)'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'ui-and-lib-are-the-ground',
      { path: '^src/web/(ui|lib)/' },
      { path: '^src/web/(routes|blocks|features)/' },
    ),
    rule('features-know-no-blocks', { path: '^src/web/features/' }, { path: '^src/web/(routes|blocks)/' }),
    rule('blocks-know-no-routes', { path: '^src/web/blocks/' }, { path: '^src/web/routes/' }),
    rule(
      'features-stand-alone',
      { path: '^src/web/features/([^/]+/[^/]+)/' },
      { path: '^src/web/features/', pathNot: ['^src/web/features/$1/', '^src/web/features/shared/'] },
    ),
    rule(
      'shared-features-know-no-side',
      { path: '^src/web/features/shared/' },
      { path: '^src/web/features/(shop|admin)/' },
    ),
    // the dashboard is for customers and admins
    rule(
      'shop-pages-know-no-admin',
      { path: '^src/web/routes/[^/]+$', pathNot: '^src/web/routes/dashboard\\.tsx$' },
      { path: '^src/web/features/admin/' },
    ),
    rule('no-barrels', { path: '^src/.*/index\\.tsx?$' }, {}),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\+types/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};

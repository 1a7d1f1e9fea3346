// Entry point: installs Node 24 and the packages, builds what is needed and runs the command. Runs on Node 18 and newer.
import { buildClient } from './starter/build.js';
import { checkCode } from './starter/check.js';
import { findNode } from './starter/node.js';
import { installPackages } from './starter/packages.js';
import { root, tool } from './starter/paths.js';
import { attach, explain, passOnSignals, StartError } from './starter/run.js';
import { runDevelopment, runScript, runServer } from './starter/serve.js';
import { testAll } from './starter/test.js';

/** @typedef {import('./starter/node.js').Tools} Tools */
/** @typedef {{ withDev: boolean, run: (tools: Tools, args: string[]) => Promise<number> }} Command */

/** @type {Record<string, Command>} */
const commands = {
  start: {
    withDev: false,
    run: async (tools) => {
      await buildClient(tools);
      return runServer(tools);
    },
  },
  dev: { withDev: true, run: runDevelopment },
  test: { withDev: true, run: testAll },
  check: { withDev: true, run: async (tools) => ((await checkCode(tools)).failed === 0 ? 0 : 1) },
  seed: { withDev: false, run: (tools, args) => runScript(tools, ['server/cli.ts', 'seed', ...args]) },
  backup: { withDev: false, run: (tools, args) => runScript(tools, ['server/cli.ts', 'backup', ...args]) },
  restore: { withDev: false, run: (tools, args) => runScript(tools, ['server/cli.ts', 'restore', ...args]) },
  admin: { withDev: false, run: (tools, args) => runScript(tools, ['server/cli.ts', ...args]) },
  bench: {
    withDev: true,
    run: async (tools, args) => {
      await buildClient(tools);
      return runScript(tools, ['bench/main.ts', ...args]);
    },
  },
  format: { withDev: true, run: ({ node, env }) => attach(node, [tool('oxfmt')], env) },
};

const [name = 'start', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  process.stderr.write(`There is no command ${name}. There are: ${Object.keys(commands).join(', ')}.\n`);
  process.exit(1);
}
process.chdir(root);
passOnSignals();
try {
  const tools = await findNode();
  await installPackages(tools, command);
  process.exitCode = await command.run(tools, args);
} catch (error) {
  const failure = explain(error);
  if (!(failure instanceof StartError)) throw failure;
  process.stderr.write(`${failure.message}\n`);
  process.exitCode = 1;
}

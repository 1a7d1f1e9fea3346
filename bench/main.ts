// Runs all benchmarks, each in a process of its own: `npm run bench`, or `npm run bench -- pages bundle` for some.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const sections = [
  'bundle',
  'pages',
  'accounts',
  'uploads',
  'lighthouse',
  'database',
  'saved-searches',
  'search',
  'suggestions',
  'messages',
  'forum',
  'results',
  'live-results',
  'news',
  'tournaments',
  'map',
  'feeds',
  'newsletter',
  'overload',
  'views',
  'view-storage',
  'office',
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !sections.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`No such measurement: ${unknown.join(', ')}. There are ${sections.join(', ')}.\n`);
  process.exit(1);
}

const failed = sections
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .filter((name) => {
    process.stdout.write(`\n== ${name} ==\n`);
    return (
      spawnSync(process.execPath, [path.join(import.meta.dirname, `${name}.ts`)], { stdio: 'inherit' })
        .status !== 0
    );
  });
process.stdout.write(
  failed.length === 0 ? '\nAll goals were met.\n' : `\nGoals missed in: ${failed.join(', ')}.\n`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
